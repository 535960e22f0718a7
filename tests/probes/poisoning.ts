import { setTimeout as pause } from 'node:timers/promises'
import { type Answer, type Ask, type Sent, textOf } from './ask.ts'
import { evil, expectation, headerOf, headingOf, isFramedByUs, marker } from './expectations.ts'
import { type Category, get, type Probe, probe } from './probe.ts'

/** Milliseconds until a cache has kept what was asked for before. */
const keptAfter = 60

const faults: [string, (answer: Answer) => boolean][] = [
  ['não abre', (answer) => answer.status !== 200 || headingOf(answer) === ''],
  ['cabe na moldura de qualquer site', (answer) => !isFramedByUs(answer)],
  ['é de um editor', (answer) => headerOf(answer, 'cache-control').includes('private')],
  ['repete o que outro pediu', (answer) => [evil, marker].some((word) => textOf(answer).includes(word))],
]

/** Fault of the page for all readers, asked twice, right after a request that a cache may mistake for the page's. */
async function faultOfPage(ask: Ask, path: string): Promise<string | undefined> {
  for (let times = 0; times < 2; times++) {
    await pause(keptAfter)
    const answer = await ask(get(path, { 'accept-encoding': 'gzip' }))
    const [fault] = faults.find(([, isWrong]) => isWrong(answer)) ?? []
    if (fault) return `depois disso, ${path} ${fault} (${answer.status})`
  }
  return undefined
}

/** Each has a separate page, which no other probe has just asked for. */
function pair(name: string, path: string, spell: (path: string) => string | Sent): Probe {
  const spelt = spell(path)
  const sent = typeof spelt === 'string' ? { path: spelt } : spelt
  const accepts = { 'accept-encoding': 'gzip', ...sent.headers }
  return probe(
    name,
    { ...sent, headers: accepts },
    expectation(`deixar ${path} como é para os leitores`, (_, ask) => faultOfPage(ask, path)),
  )
}

export const poisoning: Category = {
  name: 'cópias envenenadas',
  probes: [
    pair('duas barras', '/roi', (path) => `/${path}`),
    pair('três barras', '/acoes', (path) => `//${path}`),
    pair('traço codificado', '/conversor-cdi', (path) => path.replace('-', '%2D')),
    pair('letra codificada', '/calculadoras', (path) => path.replace('c', '%63')),
    pair('barra codificada', '/investimentos/cdb', (path) => `/${path.slice(1).replace('/', '%2F')}`),
    pair('barra no fim', '/renda-passiva', (path) => `${path}/`),
    pair('ponto', '/criptomoedas', (path) => `/.${path}`),
    pair('subida', '/calculadora-iof', (path) => `/x/..${path}`),
    pair('subida codificada', '/ganho-capital', (path) => `/x/%2e%2e${path}`),
    pair('maiúsculas', '/aposentadoria', (path) => path.toUpperCase()),
    pair('moldura', '/rentabilidade-real', (path) => `${path}?embed=1`),
    pair('moldura, escrita duas vezes', '/conversor-taxas', (path) => `${path}?embed=&embed=1`),
    pair('Host de outro', '/simulador-financiamento', (path) => get(path, { host: evil })),
    pair('X-Forwarded-Host de outro', '/rescisao-trabalhista', (path) =>
      get(path, { 'x-forwarded-host': evil }),
    ),
    pair('o endereço inteiro, de outro', '/independencia-financeira', (path) => `http://${evil}${path}`),
    pair('cookie de rascunho inventado', '/orcamento-viagem', (path) =>
      get(path, { cookie: '__prerender_bypass=forged' }),
    ),
    pair('parte do roteador', '/comparador-custos', (path) => get(path, { rsc: '1' })),
    pair('uma parte', '/status-mercado', (path) => get(path, { range: 'bytes=0-10' })),
    pair('método trocado', '/sobre-nos', (path) => ({ method: 'HEAD', path })),
    pair('consulta que ninguém lê', '/termos-uso', (path) => `${path}?x=${marker}`),
    pair('nonce de quem pergunta', '/politica-privacidade', (path) =>
      get(path, { 'content-security-policy': `script-src 'nonce-${marker}'` }),
    ),
    pair('zero no fim', '/contato', (path) => `${path}%00`),
    pair('consulta codificada', '/calculadora-moedas', (path) => `${path}%3Fembed=1`),
    pair('página retirada por cabeçalho', '/bitcoin-hoje', (path) =>
      get(path, { 'x-invoke-path': '/endereco-removido', 'x-matched-path': '/endereco-removido' }),
    ),
  ],
}
