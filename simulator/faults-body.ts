import type { Answer } from './answer.ts'
import { disordered, inPlaceOfNumbers, omitted, onJson, onText, withHeader, without } from './corrupt.ts'
import type { Catalogue } from './fault.ts'
import type { ProviderName } from './providers.ts'

/** All but the exchange's file, which is a ZIP. */
const texts = [
  'awesomeapi',
  'olinda',
  'sgs',
  'frankfurter',
  'coingecko',
  'mercado-bitcoin',
  'binance',
  'brapi',
  'tesouro',
  'brasilapi',
] as const satisfies ProviderName[]
/** The Treasury's is a table. */
const jsons = texts.filter((name) => name !== 'tesouro')
const epochs = ['awesomeapi', 'coingecko', 'mercado-bitcoin', 'binance', 'brapi'] as const

/** What each provider calls the number itself. */
const essential: Partial<Record<ProviderName, readonly string[]>> = {
  awesomeapi: ['ask'],
  olinda: ['cotacaoVenda', 'Mediana'],
  sgs: ['valor'],
  frankfurter: ['rate'],
  coingecko: ['current_price', 'prices'],
  'mercado-bitcoin': ['last'],
  binance: ['lastPrice'],
  brapi: ['regularMarketPrice', 'close'],
  brasilapi: ['date'],
}

/** Unix times with this many digits more than seconds have. */
const epochsWith = (digits: number) =>
  onText((text) =>
    text.replaceAll(
      /((?:"(?:timestamp|date|closeTime|openTime)":"?)|\[)(\d{10})(?:\d{3}|\d{9})?(?=[",}])/g,
      (_, before: string, seconds: string) => before + seconds + '0'.repeat(digits),
    ),
  )

const cutInHalf = (answer: Answer): Answer => ({
  ...answer,
  body: answer.body.slice(0, answer.body.length / 2),
})

const inLatin1 = (answer: Answer): Answer =>
  typeof answer.body === 'string' ? { ...answer, body: Buffer.from(answer.body, 'latin1') } : answer

const groups = (digits: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, '.')

/** The answer comes, and is not what it was. */
export const faultsOfBodies = {
  empty: { text: 'Corpo vazio', spoil: (answer) => ({ ...answer, body: '' }) },
  null: { text: 'Corpo null', spoil: onText(() => 'null'), on: texts },
  'empty-object': { text: 'Corpo {}', spoil: onText(() => '{}'), on: texts },
  'empty-list': { text: 'Corpo []', spoil: onText(() => '[]'), on: texts },
  truncated: { text: 'Resposta cortada no meio', spoil: cutInHalf },
  comma: {
    text: 'Vírgula no lugar do ponto',
    spoil: onText((text) => text.replaceAll(/(\d)\.(\d)/g, '$1,$2')),
    on: jsons,
  },
  thousands: {
    text: 'Ponto de milhar e vírgula: 1.234,56',
    spoil: onText((text) =>
      text.replaceAll(
        /(\d+)([.,])(\d+)/g,
        (_, whole: string, __, rest: string) => `${groups(whole)},${rest}`,
      ),
    ),
    on: texts,
  },
  'not-a-number': {
    text: 'NaN no lugar dos preços',
    spoil: onText((text) => text.replaceAll(/-?\d+[.,]\d+/g, 'NaN')),
    on: texts,
  },
  infinity: { text: 'Infinity no lugar dos preços', spoil: inPlaceOfNumbers('Infinity'), on: texts },
  blank: { text: 'Texto vazio no lugar dos preços', spoil: inPlaceOfNumbers(''), on: texts },
  dash: { text: 'Traço no lugar dos preços', spoil: inPlaceOfNumbers('-'), on: texts },
  exponent: {
    text: 'Números com expoente',
    spoil: onText((text) => text.replaceAll(/"(\d+\.\d+)"/g, '"$1e0"')),
    on: jsons,
  },
  'quoted-numbers': {
    text: 'Números como textos',
    spoil: onText((text) => text.replaceAll(/:(-?\d+\.\d+)(?=[,}])/g, ':"$1"')),
    on: jsons,
  },
  'bare-texts': {
    text: 'Textos como números',
    spoil: onText((text) => text.replaceAll(/"(-?\d+\.\d+)"/g, '$1')),
    on: jsons,
  },
  'removed-field': { text: 'Sem o campo do preço', spoil: without(essential), on: texts },
  'omitted-row': { text: 'Falta a primeira linha', spoil: onJson(omitted), on: jsons },
  'other-symbol': {
    text: 'Responde por outro ativo',
    spoil: onText((text) =>
      text
        .replaceAll(/"(code|base)":"[A-Z]{3}"/g, '"$1":"CAD"')
        .replaceAll(/"(symbol|stock)":"(PETR4|\^BVSP|BTCBRL)"/g, '"$1":"TROCA9"')
        .replaceAll('"id":"bitcoin"', '"id":"outra-moeda"')
        .replaceAll('"pair":"BTC-BRL"', '"pair":"XBT-BRL"'),
    ),
    on: ['awesomeapi', 'frankfurter', 'coingecko', 'mercado-bitcoin', 'binance', 'brapi'],
  },
  'disordered-rows': {
    text: 'Linhas fora de ordem, uma repetida',
    spoil: onJson(disordered),
    on: jsons,
    isHarmless: true,
  },
  'epoch-milliseconds': {
    text: 'Horários em milissegundos',
    spoil: epochsWith(3),
    on: epochs,
    isHarmless: true,
  },
  'epoch-microseconds': {
    text: 'Horários em microssegundos',
    spoil: epochsWith(6),
    on: epochs,
    isHarmless: true,
  },
  'epoch-nanoseconds': {
    text: 'Horários em nanossegundos',
    spoil: epochsWith(9),
    on: epochs,
    isHarmless: true,
  },
  'renamed-enum': {
    text: 'Fechamento volta a se chamar Fechamento PTAX',
    spoil: onText((text) => text.replaceAll('"Fechamento"', '"Fechamento PTAX"')),
    on: ['olinda'],
    isHarmless: true,
  },
  'byte-order-mark': {
    text: 'Marca de ordem de bytes no começo',
    spoil: onText((text) => `\uFEFF${text}`),
    on: texts,
    isHarmless: true,
  },
  'latin-1': {
    text: 'Letras em latin-1',
    spoil: inLatin1,
    on: texts,
    isHarmless: true,
  },
  'text-html': {
    text: 'JSON dito como text/html',
    spoil: withHeader('Content-Type', 'text/html'),
    isHarmless: true,
  },
  'wrong-date': {
    text: 'Relógio do servidor um dia atrasado no cabeçalho',
    spoil: (answer) =>
      withHeader('Date', new Date(Date.now() - 86_400_000).toUTCString())(answer, 'awesomeapi'),
    isHarmless: true,
  },
  'new-field': {
    text: 'Campo novo desconhecido',
    spoil: onText((text) => text.replaceAll(/(?<=[[:,])\{(?=")/g, '{"novo":true,')),
    on: jsons,
    isHarmless: true,
  },
} as const satisfies Catalogue
