import type { Answer, Sent } from './ask.ts'
import {
  all,
  answers,
  evil,
  expectation,
  framedBy,
  hasHeader,
  isText,
  jsonOf,
  lacksHeader,
  repeatsNot,
} from './expectations.ts'
import { by, type Category, type Expectation, get, hardProbe, type Probe, post, probe } from './probe.ts'

const query = (text: string, rest = '') =>
  `/v2025-02-19/data/query/production?query=${encodeURIComponent(text)}${rest}`
const ask = (text: string, params: unknown = {}) =>
  post('/v2025-02-19/data/query/production', JSON.stringify({ query: text, params }))

/** Refused as the API refuses, with words. */
const refused = (...statuses: number[]) =>
  expectation(`ser recusado em JSON com ${statuses.join(' ou ')}`, (answer) => {
    const isTold = /"(message|description)":"[^"]{5}/.test(JSON.stringify(jsonOf(answer) ?? {}))
    return statuses.includes(answer.status) && isTold ? undefined : `veio ${answer.status}`
  })
const results = (says: string, isSo: (result: unknown) => boolean) =>
  expectation(says, (answer) => {
    const result = jsonOf(answer)?.result
    return answer.status === 200 && isSo(result)
      ? undefined
      : `veio ${answer.status}, ${JSON.stringify(result)}`
  })
const nothing = results('não achar nada', (result) => Array.isArray(result) && result.length === 0)
const none = results('contar zero', (result) => result === 0)

/** Others are answered meanwhile. */
const leavesRoom = (must: Expectation) =>
  all(
    must,
    expectation('deixar o acervo responder a outros', async (_, next) => {
      const begun = Date.now()
      const { status } = await next({ path: '/v1/ping' })
      return status === 200 && Date.now() - begun < 3000
        ? undefined
        : `ping ${status} em ${Date.now() - begun} ms`
    }),
  )

const nested = (open: string, close: string, times: number) => open.repeat(times) + close.repeat(times)

export const storeQueries: Category = {
  name: 'acervo: consultas sem token',
  probes: [
    probe(
      'consulta comum',
      query('1+1'),
      results('responder', (result) => result === 2),
    ),
    probe(
      'rascunhos, pela perspectiva',
      query('count(*[_id in path("drafts.**")])', '&perspective=drafts'),
      none,
    ),
    probe('rascunhos, crus', query('count(*[_id in path("drafts.**")])', '&perspective=raw'), none),
    probe(
      'rascunhos, na versão 1',
      '/v1/data/query/production?query=count(*[_id%20in%20path(%22drafts.**%22)])',
      none,
    ),
    probe(
      'documentos escondidos por um ponto',
      query('count(*[length(string::split(_id, ".")) > 1])', '&perspective=raw'),
      none,
    ),
    probe('segredos da prévia', query('*[_type == "sanity.previewUrlSecret"]', '&perspective=raw'), nothing),
    probe(
      'um rascunho, pelo nome',
      '/v1/data/doc/production/drafts.x',
      isText('application/json', /"documents":\[\]/),
    ),
    probe('eventos com rascunhos', '/v1/data/live/events/production?includeDrafts=true', refused(401)),
    probe('sem consulta', '/v1/data/query/production', refused(400)),
    probe('consulta pela metade', query('*['), refused(400)),
    probe('parâmetro que não é JSON', query('1', '&$a={'), refused(400)),
    probe('outro conjunto de dados', '/v1/data/query/outro?query=1', refused(404)),
    probe('outra versão', '/v9/data/query/production?query=1', refused(404)),
    probe('corpo que não é JSON', post('/v1/data/query/production', '['), refused(400)),
    probe('corpo que não é um objeto', post('/v1/data/query/production', 'null'), refused(400)),
    probe(
      'corpo de outro tipo',
      post('/v1/data/query/production', '{"query":"1"}', { 'content-type': 'text/html' }),
      refused(415),
    ),
    probe(
      'corpo comprimido',
      post('/v1/data/query/production', 'x', { 'content-encoding': 'gzip' }),
      refused(415),
    ),
    probe('corpo de 300 kB', ask('1', { a: 'x'.repeat(300_000) }), leavesRoom(refused(413))),
    probe(
      'corpo de 100 níveis',
      post('/v1/data/query/production', `{"query":"1","params":{"a":${nested('[', ']', 100)}}}`),
      refused(400),
    ),
    probe('consulta de 150 níveis', ask(nested('(', ')', 150)), leavesRoom(refused(400))),
    probe('consulta de 120.000 letras', ask(`"${'x'.repeat(120_000)}"`), refused(400)),
    probe(
      'parâmetro __proto__',
      post('/v1/data/query/production', '{"query":"$__proto__","params":{"__proto__":{"x":1}}}'),
      answers(200, 400),
    ),
    hardProbe(
      'expressão que não acaba',
      ask('"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!" match "*a*a*a*a*a*a*a*a*a*a*b"'),
      answers(200, 400),
    ),
    hardProbe(
      'consulta que cresce',
      ask('count(*[count(*[count(*[_id > ^.^._id]) > 0]) > 0])'),
      leavesRoom(answers(200, 400, 429)),
    ),
    hardProbe('resultado sem fim', ask('*{"a": *{"b": *}}'), leavesRoom(answers(200, 400, 429))),
  ],
}

const listen = (filter: string): Sent => ({
  path: `/v2025-02-19/data/listen/production?query=${encodeURIComponent(filter)}`,
  isStream: true,
  isOnce: true,
})
const hears = expectation('abrir um fluxo de eventos', ({ status, headers, body }) =>
  status === 200 && headers['content-type']?.startsWith('text/event-stream') && body.length > 0
    ? undefined
    : `veio ${status}`,
)

/** As many as one address may hold, and some more. */
const isBounded = expectation('recusar com 429 o que passa do limite de um endereço', async (_, next) => {
  const open: Answer[] = []
  for (let count = 0; count < 25; count++) open.push(await next(listen('*[_type == "x"]')))
  for (const { close } of open) close()
  return open.some(({ status }) => status === 429) ? undefined : `${open.length} abertos`
})
export const storeStreams: Category = {
  name: 'acervo: ouvintes',
  probes: [
    probe('filtro simples', listen('*[_type == "article"]'), hears),
    probe(
      'filtro que visita tudo muitas vezes',
      listen('*[count(body[count(^.body[count(^.^.body[_key > "a"]) > 0]) > 0]) > 0]'),
      refused(400),
    ),
    probe('filtro que olha outros documentos', listen('*[count(*[_id > ^._id]) > 0]'), refused(400)),
    probe('filtro pela metade', listen('*['), refused(400)),
    probe('filtro maior que um endereço', listen(`*[${'a == 1 || '.repeat(3000)}a == 1]`), answers(414, 431)),
    probe(
      'de uma página de outro',
      { ...listen('*[_type == "x"]'), headers: { origin: `https://${evil}` } },
      refused(403),
    ),
    hardProbe('25 de um endereço', '/v1/ping', isBounded),
  ],
}

const write = (name: string, sent: Sent | string): Probe =>
  probe(name, sent, all(refused(401), lacksHeader('access-control-allow-origin')))

export const storeDoors: Category = {
  name: 'acervo: entrada, nomes e escrita',
  probes: [
    write('alteração', post('/v1/data/mutate/production', '{"mutations":[]}')),
    write('ação', post('/v1/data/actions/production', '{"actions":[]}')),
    write('envio de imagem', post('/v1/assets/images/production', 'x')),
    write('envio de arquivo', post('/v1/assets/files/production', 'x')),
    write('exportação', '/v1/data/export/production'),
    write('cópia do banco', '/v1/manage/snapshot'),
    write('webhooks', '/v1/manage/hooks'),
    write('agenda', '/v1/manage/schedule'),
    write('limpeza', post('/v1/manage/prune', '{}')),
    write('quem é alguém', '/v1/users/editor'),
    write('token inventado', get(query('1'), { authorization: 'Bearer forged' })),
    write('token vazio em rota fechada', get('/v1/users/editor', { authorization: 'Bearer ' })),
    probe(
      'envio grande sem token',
      post('/v1/assets/images/production', 'x'.repeat(300_000)),
      refused(401, 413),
    ),
    probe('entrada para outro site', `/v1/auth/login/local?origin=https://${evil}`, refused(400)),
    probe(
      'entrada com o nome do Studio como usuário',
      `/v1/auth/login/local?origin=http://localhost:3333@${evil}`,
      refused(400),
    ),
    probe('entrada sem destino', '/v1/auth/login/local', refused(400)),
    probe('entrada para um script', '/v1/auth/login/local?origin=javascript:alert(1)', refused(400)),
    probe(
      'senha para outro site',
      post(`/v1/auth/login/local?origin=https://${evil}`, 'passphrase=x'),
      refused(400),
    ),
    probe('código de entrada inventado', '/v1/auth/fetch?sid=forged', refused(401)),
    probe('nome de outro', get('/v1/ping', { host: evil }), answers(404, 421)),
    probe('nome que começa como o nosso', get('/v1/ping', { host: `localhost.${evil}` }), answers(404, 421)),
    probe('nome com usuário', get('/v1/ping', { host: `${evil}@localhost` }), answers(400)),
    probe(
      'página de outro',
      get(query('1'), { origin: `https://${evil}` }),
      all(refused(403), lacksHeader('access-control-allow-origin')),
    ),
    probe('página sem origem', get(query('1'), { origin: 'null' }), refused(403)),
    probe(
      'pergunta de permissão de outro',
      by('OPTIONS', '/v1/data/query/production', {
        origin: `https://${evil}`,
        'access-control-request-method': 'POST',
      }),
      all(refused(403), lacksHeader('access-control-allow-origin')),
    ),
    probe(
      'figura em página de outro',
      get(query('1'), { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }),
      refused(403),
    ),
    probe(
      'dados abertos por link de outro',
      get(query('1'), { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }),
      refused(403),
    ),
    probe('primeira página', '/', all(isText('text/html', /Acervo/), framedBy('nobody'))),
    probe(
      'resposta que ninguém guarda, mostra ou adivinha',
      '/v1/ping',
      all(
        hasHeader('cache-control', /^no-store$/),
        hasHeader('cross-origin-resource-policy', /^same-origin$/),
        framedBy('nobody'),
      ),
    ),
    probe('método que não há', by('DELETE', '/v1/ping'), refused(405)),
    probe('TRACE', by('TRACE', '/v1/ping'), answers(405)),
    probe('endereço que não há', '/v1/nada', refused(404)),
    probe('endereço que não é UTF-8', '/v1/%ff', refused(400)),
    probe('o banco como arquivo', '/content.sqlite', refused(404)),
  ],
}

const pictureQuery = '*[_type == "sanity.imageAsset" && extension in ["jpg", "png", "webp"]][0].url'

/** The first picture that there is, drawn as large and as dear as one can ask. */
const isDear = expectation('ser desenhada em tempo, ou recusada', async (answer, next) => {
  const url = jsonOf(answer)?.result
  if (url === undefined) return `veio ${answer.status}`
  // A store without pictures.
  if (typeof url !== 'string') return undefined
  const begun = Date.now()
  const { status } = await next({
    path: `${new URL(url).pathname}?fm=avif&w=4000&h=4000&fit=scale&q=100`,
    isOnce: true,
  })
  return [200, 400, 429].includes(status) && Date.now() - begun < 15_000
    ? undefined
    : `veio ${status} em ${Date.now() - begun} ms`
})

export const storePictures: Category = {
  name: 'acervo: imagens',
  probes: [
    probe('que não há', '/images/local/production/nada.png', refused(404)),
    probe('com subida', '/images/local/production/..%2f..%2fcontent.sqlite', refused(404)),
    probe('com subida no projeto', '/images/..%2f../production/x.png', refused(404)),
    probe('com zero no nome', '/images/local/production/a%00.png', refused(404)),
    probe('arquivo com subida', '/files/local/production/..%2f..%2fcontent.sqlite', refused(404)),
    probe(
      'de uma página de outro',
      get('/images/local/production/nada.png', { origin: `https://${evil}` }),
      all(refused(404), repeatsNot(evil)),
    ),
    hardProbe('a mais cara', query(pictureQuery), isDear),
  ],
}
