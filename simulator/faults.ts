import type { Answer } from './answer.ts'
import type { Tick } from './market.ts'

/** One thing that can go wrong with a provider. */
export type FaultKind = {
  /** For the page of people. */
  text: string
  /** What breaks below the answer: the connection. */
  wire?: 'cut' | 'slow' | 'drip'
  /** An answer in place of the right one. */
  instead?: (request: number) => Answer | undefined
  /** The right answer, spoiled. */
  spoil?: (answer: Answer) => Answer
  /** The market itself, wrong. */
  tick?: (tick: Tick, realNow: Date) => Tick
  /** How much older than the clock the market is, in milliseconds. */
  agedMs?: number
  /** Still to be read right: the answer is unusual and not wrong. */
  isHarmless?: true
}

const page = (status: number, words: string, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', ...headers },
  body: `<!doctype html><html><h1>${words}</h1></html>`,
})
const envelope = (status: number, body: unknown, headers: Record<string, string> = {}): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  body: JSON.stringify(body),
})
const limited = (headers: Record<string, string>) =>
  envelope(429, { status: 429, code: 'QuotaExceeded', message: 'limite de requisicoes excedido' }, headers)
const always = (answer: Answer) => () => answer

const onText = (change: (text: string) => string) => (answer: Answer) =>
  typeof answer.body === 'string' ? { ...answer, body: change(answer.body) } : answer
const prices = (change: (price: number) => number) => (tick: Tick) => ({
  ...tick,
  bid: change(tick.bid),
  ask: change(tick.ask),
  open: change(tick.open),
  low: change(tick.low),
  high: change(tick.high),
})

/** The catalogue of market/README §6. */
export const faults = {
  none: { text: 'Nenhuma: responde certo' },
  down: { text: 'Fora do ar: corta a conexão sem responder', wire: 'cut' },
  slow: { text: 'Lento: responde depois de 8 segundos', wire: 'slow' },
  'never-ends': { text: 'Começa a responder e não termina', wire: 'drip' },
  flapping: {
    text: 'Falha em uma de cada duas vezes',
    instead: (request) => (request % 2 === 1 ? page(503, 'Service Unavailable') : undefined),
  },
  'rate-limited': {
    text: '429 com Retry-After de 60 segundos',
    instead: always(limited({ 'Retry-After': '60' })),
  },
  'rate-limited-date': {
    text: '429 com Retry-After em data',
    instead: () => limited({ 'Retry-After': new Date(Date.now() + 60_000).toUTCString() }),
  },
  'rate-limited-silent': { text: '429 sem dizer por quanto tempo', instead: always(limited({})) },
  banned: {
    text: '418: bloqueado',
    instead: always(
      envelope(418, { code: -1003, msg: 'Way too many requests; IP banned' }, { 'Retry-After': '120' }),
    ),
  },
  unauthorized: {
    text: '401: chave recusada',
    instead: always(envelope(401, { error: true, code: 'INVALID_TOKEN' })),
  },
  payment: { text: '402: plano insuficiente', instead: always(envelope(402, { error: true })) },
  forbidden: { text: '403 com página da Cloudflare', instead: always(page(403, 'Just a moment…')) },
  gone: { text: '410: endereço desativado', instead: always(page(410, 'Gone')) },
  legal: {
    text: '451: recusado para o país',
    instead: always(envelope(451, { code: 0, msg: 'Service unavailable from a restricted location' })),
  },
  'server-error': { text: '500', instead: always(page(500, 'Internal Server Error')) },
  'bad-gateway': { text: '502', instead: always(page(502, 'Bad Gateway')) },
  unavailable: { text: '503 com página HTML', instead: always(page(503, 'Service Unavailable')) },
  timeout: { text: '522 com página HTML', instead: always(page(522, 'Connection timed out')) },
  html: { text: 'Página HTML com status 200', instead: always(page(200, 'Requisição inválida!')) },
  'error-envelope': {
    text: 'Erro em JSON com status 200',
    instead: always(envelope(200, { success: false, Information: 'rate limit' })),
  },
  empty: { text: 'Corpo vazio', spoil: (answer) => ({ ...answer, body: '' }) },
  null: { text: 'Corpo null', spoil: onText(() => 'null') },
  'empty-object': { text: 'Corpo {}', spoil: onText(() => '{}') },
  'empty-list': { text: 'Corpo []', spoil: onText(() => '[]') },
  truncated: {
    text: 'Resposta cortada no meio',
    spoil: (answer) => ({ ...answer, body: answer.body.slice(0, answer.body.length / 2) }),
  },
  comma: {
    text: 'Vírgula no lugar do ponto',
    spoil: onText((text) => text.replaceAll(/(\d)\.(\d)/g, '$1,$2')),
  },
  'not-a-number': {
    text: 'NaN no lugar dos preços',
    spoil: onText((text) => text.replaceAll(/-?\d+[.,]\d+/g, 'NaN')),
  },
  exponent: {
    text: 'Números com expoente',
    spoil: onText((text) => text.replaceAll(/"(\d+\.\d+)"/g, '"$1e0"')),
  },
  'quoted-numbers': {
    text: 'Números como textos',
    spoil: onText((text) => text.replaceAll(/:(-?\d+\.\d+)(?=[,}])/g, ':"$1"')),
  },
  'bare-texts': {
    text: 'Textos como números',
    spoil: onText((text) => text.replaceAll(/"(-?\d+\.\d+)"/g, '$1')),
  },
  crossed: {
    text: 'Compra maior que a venda',
    tick: (tick) => ({ ...tick, bid: tick.ask * 1.01, ask: tick.bid }),
  },
  'high-below-low': {
    text: 'Máxima menor que a mínima',
    tick: (tick) => ({ ...tick, high: tick.low * 0.9, low: tick.high }),
  },
  zero: { text: 'Preço zero', tick: prices(() => 0) },
  negative: { text: 'Preço negativo', tick: prices((price) => -price) },
  'ten-fold': { text: 'Preço dez vezes maior', tick: prices((price) => price * 10) },
  'hundred-fold': { text: 'Preço cem vezes maior', tick: prices((price) => price * 100) },
  future: {
    text: 'Horário dez minutos no futuro',
    tick: (tick, realNow) => ({ ...tick, pricedAt: new Date(realNow.getTime() + 600_000) }),
  },
  frozen: { text: 'Cotação parada: repete a de duas horas antes', agedMs: 7_200_000 },
  'byte-order-mark': {
    text: 'Marca de ordem de bytes no começo',
    spoil: onText((text) => `\uFEFF${text}`),
    isHarmless: true,
  },
  'text-html': {
    text: 'JSON dito como text/html',
    spoil: (answer) => ({ ...answer, headers: { ...answer.headers, 'Content-Type': 'text/html' } }),
    isHarmless: true,
  },
  'new-field': {
    text: 'Campo novo desconhecido',
    spoil: onText((text) => text.replaceAll(/(?<=[[:,])\{(?=")/g, '{"novo":true,')),
    isHarmless: true,
  },
} as const satisfies Record<string, FaultKind>

export type Fault = keyof typeof faults

export function kindOf(fault: Fault): FaultKind {
  return faults[fault]
}
