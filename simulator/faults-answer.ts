import type { Asked, Catalogue } from './fault.ts'
import { type Answer, json, text } from './provider.ts'

const page = (status: number, words: string) =>
  text(status, `<!doctype html><html><h1>${words}</h1></html>`, 'text/html; charset=utf-8')
const redirect = (to: string): Answer => ({ status: 302, headers: { Location: to }, body: '' })
const withHeaders = (answer: Answer, headers: Record<string, string>): Answer => ({
  ...answer,
  headers: { ...answer.headers, ...headers },
})
const limited = (headers: Record<string, string>) =>
  withHeaders(
    json(429, { status: 429, code: 'QuotaExceeded', message: 'limite de requisicoes excedido' }),
    headers,
  )
const banned = (seconds: number) =>
  withHeaders(json(418, { code: -1003, msg: 'Way too many requests; IP banned' }), {
    'Retry-After': String(seconds),
  })
const inSeconds = ({ retryAfterSeconds }: Asked) => limited({ 'Retry-After': String(retryAfterSeconds) })
const always = (answer: Answer) => () => answer

/** No answer, a late one, or a refusal. */
export const faultsOfAnswers = {
  down: { text: 'Fora do ar: corta a conexão sem responder', wire: 'cut' },
  reset: { text: 'Corta a conexão no meio da resposta', wire: 'reset' },
  // The client follows: what fails then is its own look-up, and its own handshake.
  dns: { text: 'DNS: o endereço não existe', instead: always(redirect('http://fora-do-ar.invalid/')) },
  tls: {
    text: 'TLS: a conexão segura não se forma',
    instead: ({ host }) => redirect(`https://${host}/`),
  },
  slow: { text: 'Lento: responde depois de 8 segundos', wire: 'slow' },
  tail: { text: 'Cauda lenta: uma em cada 20 respostas demora 2 segundos', wire: 'tail', isHarmless: true },
  drops: { text: 'Resposta em gotas, por 1 segundo', wire: 'drops', isHarmless: true },
  'never-ends': { text: 'Começa a responder e não termina', wire: 'drip' },
  flapping: {
    text: 'Falha em uma de cada duas vezes',
    instead: ({ count }) => (count % 2 === 1 ? page(503, 'Service Unavailable') : undefined),
  },
  'rate-limited': { text: '429 com Retry-After em segundos', instead: inSeconds },
  'rate-limited-date': {
    text: '429 com Retry-After em data',
    instead: ({ retryAfterSeconds }) =>
      limited({ 'Retry-After': new Date(Date.now() + retryAfterSeconds * 1000).toUTCString() }),
  },
  'rate-limited-silent': { text: '429 sem dizer por quanto tempo', instead: always(limited({})) },
  banned: {
    text: '418: bloqueado, pelo dobro do tempo de um 429',
    instead: ({ retryAfterSeconds }) => banned(2 * retryAfterSeconds),
  },
  'limited-then-banned': {
    text: '429, e 418 para quem insiste',
    instead: (asked) => (asked.count === 1 ? inSeconds(asked) : banned(2 * asked.retryAfterSeconds)),
  },
  unauthorized: { text: '401: chave recusada', instead: always(json(401, { code: 'INVALID_TOKEN' })) },
  payment: { text: '402: plano insuficiente', instead: always(json(402, { error: true })) },
  forbidden: { text: '403 com página da Cloudflare', instead: always(page(403, 'Just a moment…')) },
  gone: { text: '410: endereço desativado', instead: always(page(410, 'Gone')) },
  legal: {
    text: '451: recusado para o país',
    instead: always(json(451, { code: 0, msg: 'Service unavailable from a restricted location' })),
  },
  'server-error': { text: '500', instead: always(page(500, 'Internal Server Error')) },
  'bad-gateway': { text: '502', instead: always(page(502, 'Bad Gateway')) },
  unavailable: { text: '503 com página HTML', instead: always(page(503, 'Service Unavailable')) },
  'gateway-timeout': { text: '504 com página HTML', instead: always(page(504, 'Gateway Timeout')) },
  timeout: { text: '522 com página HTML', instead: always(page(522, 'Connection timed out')) },
  challenge: {
    text: 'Página de verificação da Cloudflare com status 200',
    instead: always(page(200, 'Just a moment…')),
  },
  html: { text: 'Página HTML com status 200', instead: always(page(200, 'Requisição inválida!')) },
  'error-envelope': {
    text: 'Erro em JSON com status 200',
    instead: always(json(200, { success: false, Information: 'rate limit', BizSts: { cd: 'NOK' } })),
  },
  'unknown-pair': {
    text: 'Não conhece o que se pede, no formato da fonte',
    instead: (_, { unknown }) => unknown,
  },
  'window-refused': {
    text: '406: janela de mais de 10 anos',
    instead: always(
      json(406, { error: 'janela de, no máximo, 10 anos', message: 'informe a dataInicial', syntax: '' }),
    ),
    on: 'limits',
  },
  'count-refused': {
    text: '400: pediu linhas demais',
    instead: always(
      json(400, { erro: { statusCode: 400, detail: 'A quantidade máxima de valores deve ser 20' } }),
    ),
    on: 'limits',
  },
} as const satisfies Catalogue
