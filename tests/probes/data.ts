import {
  all,
  answers,
  expectation,
  isCsv,
  isData,
  isJsonError,
  isText,
  jsonOf,
  marker,
  repeatsNot,
} from './expectations.ts'
import { type Category, get, probe } from './probe.ts'

const is400 = isJsonError(400)
const is404 = isJsonError(404)
const has = (...keys: string[]) => isData((data) => keys.every((key) => key in data))

/** Health says how parts are, and no address, path or secret of the machine. */
const tellsLittle = expectation('dizer o estado de cada parte, e nada da máquina', (answer) => {
  const data = jsonOf(answer)
  const text = JSON.stringify(data ?? {})
  const isTelling = Array.isArray(data?.checks) && data.checks.length > 0 && typeof data.state === 'string'
  return isTelling && !/\/(srv|var|home|tmp|work)\/|redis:\/\/|Bearer/.test(text)
    ? undefined
    : text.slice(0, 200)
})

/** A source may not have the year. */
const ratesOrNone = expectation('responder as cotações de um ano, ou dizer que não há', (answer) => {
  const found = jsonOf(answer)
  return found?.rates || typeof found?.error === 'string' ? undefined : `veio ${answer.status}`
})

/** The open data are described whole: each address of the document answers. */
const describesAddresses = expectation('descrever endereços que respondem', async (answer, ask) => {
  const paths = Object.keys(jsonOf(answer)?.paths ?? {})
  if (paths.length < 5) return `${paths.length} endereços`
  for (const path of paths.filter((one) => !one.includes('{'))) {
    const { status } = await ask({ path })
    if (![200, 400, 503].includes(status)) return `${path}: ${status}`
  }
  return undefined
})

export const data: Category = {
  name: 'entradas dos dados abertos',
  probes: [
    probe('cotação', '/api/cotacoes?series=usd-brl', has('series', 'quote', 'provenance')),
    probe('cotação sem série', '/api/cotacoes', is400),
    probe('cotação de __proto__', '/api/cotacoes?series=__proto__', is400),
    probe('cotação de duas séries, uma inventada', '/api/cotacoes?series=usd-brl&series=x', is400),
    probe('cotação com script', `/api/cotacoes?series=<script>${marker}`, all(is400, repeatsNot(marker))),
    probe('série', '/api/series?series=usd-brl&range=1M', has('points', 'source')),
    probe('série em tabela', '/api/series?series=btc-brl&range=1M&formato=csv', isCsv()),
    probe('série de um ativo', '/api/series?series=PETR4&range=1A', has('points')),
    probe('série que não há', '/api/series?series=nada&range=1M', isJsonError(400, 404)),
    probe('série sem período', '/api/series?series=usd-brl', is400),
    probe('série em um período que não há', '/api/series?series=usd-brl&range=9Z', is400),
    probe('série em outro formato', '/api/series?series=usd-brl&range=1M&formato=xml', is400),
    probe('câmbio de um ano', '/api/cambio?moeda=USD&ano=2025', ratesOrNone),
    probe('câmbio antes de haver', '/api/cambio?moeda=USD&ano=1998', is400),
    probe('câmbio do futuro', '/api/cambio?moeda=USD&ano=9999', is400),
    probe('câmbio de um ano que não é um', '/api/cambio?moeda=USD&ano=NaN', is400),
    probe('câmbio de um ano negativo', '/api/cambio?moeda=USD&ano=-2025', is400),
    probe('câmbio de um ano sem fim', `/api/cambio?moeda=USD&ano=${'9'.repeat(400)}`, is400),
    probe('câmbio de um ano com vírgula', '/api/cambio?moeda=USD&ano=2025.5', is400),
    probe('câmbio de outra moeda', '/api/cambio?moeda=XXX&ano=2025', is400),
    probe('câmbio de constructor', '/api/cambio?moeda=constructor&ano=2025', is400),
    probe('ativo', '/api/ativos?codigo=PETR4', has('name', 'quote')),
    probe('ativos de uma classe', '/api/ativos?classe=fii', has('assets', 'provenance')),
    probe('ativos em tabela', '/api/ativos?classe=acao&formato=csv', isCsv()),
    probe('títulos', '/api/ativos?classe=titulo', has('assets')),
    probe('ativos sem dizer quais', '/api/ativos', is400),
    probe('ativos de uma classe que não há', '/api/ativos?classe=constructor', is400),
    probe('ativo que não há', '/api/ativos?codigo=NADA3', is404),
    probe('ativo __proto__', '/api/ativos?codigo=__proto__', is404),
    probe('ativo com zero no nome', '/api/ativos?codigo=PETR4%00', is404),
    probe('ativo com nome sem fim', `/api/ativos?codigo=${'A'.repeat(4000)}`, all(is404, repeatsNot('AAAA'))),
    probe('ativos em outro formato', '/api/ativos?classe=acao&formato=xml', is400),
    probe('expectativa', '/api/expectativas?indicador=ipca', has('years', 'indicator')),
    probe('expectativa toString', '/api/expectativas?indicador=toString', is400),
    probe('expectativa sem indicador', '/api/expectativas', is400),
    probe('regras de hoje', '/api/regras', has('tables', 'on')),
    probe('regras em tabela', '/api/regras?formato=csv', isCsv()),
    probe('regras de um dia que não há', '/api/regras?em=2026-13-45', is400),
    probe('regras de 30 de fevereiro', '/api/regras?em=2026-02-30', is400),
    probe('regras do ano zero', '/api/regras?em=0000-00-00', is400),
    probe('regras de um dia com hora', '/api/regras?em=2026-01-01T00:00:00Z', is400),
    probe('uma regra', '/api/regras/inss', has('editions', 'fields')),
    probe('uma regra que não há', '/api/regras/nada', is404),
    probe('a regra __proto__', '/api/regras/__proto__', is404),
    probe('a regra acima', '/api/regras/..%2f..%2f', is400),
    probe('uma regra em outro formato', '/api/regras/inss?formato=xml', is400),
    probe('estado dos mercados', '/api/status-mercado', has('markets', 'asOf')),
    probe('números do dia', '/api/numeros', has('figures', 'inText')),
    probe('descrição dos dados', '/api/openapi.json', describesAddresses),
    probe(
      'busca',
      '/api/busca',
      expectation('ser uma lista do que se procura', (answer) =>
        Array.isArray(jsonOf(answer)) ? undefined : `veio ${answer.status}`,
      ),
    ),
    probe('saúde', '/api/saude', tellsLittle),
    probe(
      'métricas, para quem vem de fora',
      get('/api/metricas', { 'x-forwarded-for': '203.0.113.9' }),
      is404,
    ),
    probe(
      'métricas, com outra senha',
      get('/api/metricas', { 'x-forwarded-for': '127.0.0.1', authorization: 'Bearer x' }),
      is404,
    ),
    probe('anúncios', '/api/anuncios?pagina=/&tela=larga&lugares=rodape', has('slots')),
    probe(
      'anúncios de um lugar que não há',
      '/api/anuncios?pagina=/&tela=larga&lugares=__proto__',
      isJsonError(400),
    ),
    probe(
      'anúncios de uma tela que não há',
      '/api/anuncios?pagina=/&tela=enorme&lugares=rodape',
      isJsonError(400),
    ),
    probe(
      'anúncios de um endereço inteiro',
      '/api/anuncios?pagina=https://x.example&tela=larga&lugares=rodape',
      isJsonError(400),
    ),
    probe(
      'anúncios com lista sem fim',
      `/api/anuncios?pagina=/&tela=larga&lugares=${'rodape,'.repeat(200)}`,
      isJsonError(400),
    ),
    probe('moldura de anúncio de um lugar que não há', '/api/anuncios/rede?lugar=__proto__', answers(404)),
    probe('dados que não há', '/api/nao-existe', is404),
    probe('dados que não há, fundo', '/api/a/b/c/d', is404),
    probe('página dos dados', '/api', isText('text/html', /openapi\.json/)),
  ],
}
