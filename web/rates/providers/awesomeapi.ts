import * as z from 'zod/mini'
import { dayInBrasilia, formatNumber } from '#web/finance/core/format.ts'
import type { ClosingPrice } from '../chart-ranges.ts'
import type { Price } from '../quote.ts'
import { isSourceError, SourceError } from '../source-error.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { noteDropped } from '../source-states.ts'
import { decimalText, epochInstant, priceText, readAnswer, readRows } from './answer.ts'
import type { PricePoint } from './coingecko.ts'
import type { Source } from './source.ts'

export const source = {
  name: 'AwesomeAPI',
  url: 'https://docs.awesomeapi.com.br/api-de-moedas',
  host: 'economia.awesomeapi.com.br',
  licence: 'Sem termos publicados; creditamos a fonte',
  // https://docs.awesomeapi.com.br/api-de-moedas, with a key.
  limits: { month: 100_000 },
  isAskedByBrowsers: true,
  key: {
    variable: 'AWESOMEAPI_KEY',
    plan: 'gratuito',
    missing:
      'peça uma chave em docs.awesomeapi.com.br: sem ela há recusas por excesso, e o gráfico de um dia tem 100 minutos',
    note: 'With it the chart of one day has the whole session. Without it: its last 100 minutes or so.',
  },
  async ask(baseUrl, { key }) {
    const { body, simulated } = await fetchJson(`${baseUrl}/json/last/USD-BRL`, headers(key))
    const value = parseAwesomeApi(body, 'USD-BRL')
    return {
      value,
      simulated,
      text: `dólar ${formatNumber(value.last, 4)}`,
      at: value.pricedAt,
    }
  },
} as const satisfies Source

/** The prices that were read, by pair, and for the others what was wrong with them. */
export type PriceTable = Record<string, Price | { refused: string }>

/** Of the buying price. The widest of the recorded answers is a thousandth. */
const LARGEST_SPREAD = 0.02
/** Prices have four decimals: of a peso, a third of a centavo, one of them is more than that. */
const STEP = 0.000_1 * (1 + 1e-9)

// { "code": "USD", "codein": "BRL", "high": "5.222", "low": "4.9529", "varBid": "-0.2232", "bid": "4.9988",
//   "ask": "4.9993", "timestamp": "1791239406", … }. `pctChange` is not read: it has two decimals in some years and
// six in others, and follows from `bid` and `varBid`. `bid` may lie outside low and high: it did on 2022-12-19.
const row = z
  .object({
    high: priceText,
    low: priceText,
    varBid: decimalText,
    bid: priceText,
    ask: priceText,
    // Unix time in seconds; rows of 2018 are in milliseconds, and its size tells the finer ones.
    timestamp: z.string().check(z.regex(/^\d{10}(\d{3}){0,3}$/, 'não é um horário')),
  })
  .check(
    z.refine(({ bid, ask }) => Number(bid) <= Number(ask), { path: ['ask'], error: 'menor que bid' }),
    z.refine(({ bid, ask }) => Number(ask) <= Number(bid) * (1 + LARGEST_SPREAD) + STEP, {
      path: ['ask'],
      error: 'longe de bid',
    }),
    z.refine(({ high, low }) => Number(low) <= Number(high), { path: ['high'], error: 'menor que low' }),
    z.refine(({ bid, varBid }) => Number(bid) - Number(varBid) > 0, {
      path: ['varBid'],
      error: 'maior que bid',
    }),
  )
const named = z.object({ code: z.string(), codein: z.string() })
const rows = z.array(z.unknown()).check(z.minLength(1, 'está vazio'))
/** Of the rows of one answer the first alone says whose they are. */
const namedFirst = z.tuple([named], z.unknown())

/** How many quotes a minute apart the source gives at once, by its documents. */
export const mostMinutes = { anonymous: 100, withKey: 1500 } as const

/**
 * The newest prices of pairs such as `USD-BRL`, in one request. One unknown pair makes the source refuse the whole
 * batch: it is then asked again in halves, until the unknown one stands alone. https://docs.awesomeapi.com.br/api-de-moedas
 */
export async function fetchAwesomeApi(
  pairs: readonly string[],
  baseUrl: string,
  key: string | undefined,
): Promise<Answer<PriceTable>> {
  try {
    const { body, simulated } = await fetchJson(`${baseUrl}/json/last/${pairs.join(',')}`, headers(key))
    return { value: Object.fromEntries(pairs.map((pair) => [pair, priceOrRefusal(body, pair)])), simulated }
  } catch (error) {
    const isUnknown = isSourceError(error) && error.reason === 'not-found'
    if (!isUnknown) throw error
    const [pair = ''] = pairs
    if (pairs.length === 1) return { value: { [pair]: { refused: 'not-found' } }, simulated: error.simulated }
    const middle = Math.ceil(pairs.length / 2)
    const one = await fetchAwesomeApi(pairs.slice(0, middle), baseUrl, key)
    const other = await fetchAwesomeApi(pairs.slice(middle), baseUrl, key)
    return { value: { ...one.value, ...other.value }, simulated: one.simulated || other.simulated }
  }
}

/** One wrong row must not take the others with it; an answer that is no table at all is refused as a whole. */
function priceOrRefusal(body: unknown, pair: string): Price | { refused: string } {
  const { length } = Object.keys(readAnswer(z.record(z.string(), z.unknown()), body))
  try {
    return parseAwesomeApi(body, pair)
  } catch (error) {
    if (!isSourceError(error)) throw error
    noteDropped('awesomeapi', { rows: 1, of: length, first: error.message })
    return { refused: error.message }
  }
}

/** Reads one pair from the answer, an object keyed `USDBRL`, which may carry others. */
export function parseAwesomeApi(answer: unknown, pair: string): Price {
  const [code = '', codein = ''] = pair.split('-')
  const key = `${code}${codein}`
  refuseOther(readAnswer(z.object({ [key]: named }), answer)[key], pair, key)
  const values = readAnswer(z.object({ [key]: row }), answer)[key]
  if (!values) throw new SourceError('format', 'ausente', { field: key })
  const bid = Number(values.bid)
  const ask = Number(values.ask)
  const change = Number(values.varBid)
  return {
    kind: 'spot',
    last: ask,
    bid,
    ask,
    low: Number(values.low),
    high: Number(values.high),
    change,
    changeFraction: change / (bid - change),
    pricedAt: epochInstant(Number(values.timestamp)),
  }
}

function refuseOther(names: z.output<typeof named> | undefined, pair: string, field: string): void {
  const [code, codein] = pair.split('-')
  if (names?.code !== code) {
    throw new SourceError('format', `outra moeda, ${names?.code}`, { field: `${field}.code` })
  }
  if (names?.codein !== codein) {
    throw new SourceError('format', `outra moeda, ${names?.codein}`, { field: `${field}.codein` })
  }
}

/**
 * The sell price of the newest quotes, about a minute apart while the market moves, oldest first: at most 100, or 1500
 * with a key. Its documents call it sequential; its path has no `/json`.
 */
export async function fetchAwesomeApiMinutes(
  pair: string,
  baseUrl: string,
  key: string | undefined,
): Promise<Answer<PricePoint[]>> {
  const count = key ? mostMinutes.withKey : mostMinutes.anonymous
  const { body, simulated } = await fetchJson(`${baseUrl}/${pair}/${count}`, headers(key))
  return { value: parseAwesomeApiMinutes(body, pair), simulated }
}

/** Rows come newest first, and may repeat an instant: the first of its rows is the last that was written. */
export function parseAwesomeApiMinutes(answer: unknown, pair: string): PricePoint[] {
  const [names] = readAnswer(namedFirst, answer)
  refuseOther(names, pair, '0')
  const byInstant = new Map<string, PricePoint>()
  for (const { ask, timestamp } of readRows('awesomeapi', row, readAnswer(rows, answer))) {
    const at = epochInstant(Number(timestamp))
    if (!byInstant.has(at)) byInstant.set(at, { at, price: Number(ask) })
  }
  return [...byInstant.values()].toSorted((one, other) => one.at.localeCompare(other.at))
}

/** The sell price at the end of each of the last `days` days, oldest first; at most 90 are answered for sure. */
export async function fetchAwesomeApiDaily(
  pair: string,
  days: number,
  baseUrl: string,
  key: string | undefined,
): Promise<Answer<ClosingPrice[]>> {
  const { body, simulated } = await fetchJson(`${baseUrl}/json/daily/${pair}/${days}`, headers(key))
  return { value: parseAwesomeApiDaily(body), simulated }
}

/** Two rows may be of one day: the later one closes it. Days come as instants, and are days of Brasília. */
export function parseAwesomeApiDaily(answer: unknown): ClosingPrice[] {
  const byDay = new Map<string, ClosingPrice & { at: string }>()
  for (const { ask, timestamp } of readRows('awesomeapi', row, readAnswer(rows, answer))) {
    const at = epochInstant(Number(timestamp))
    const day = dayInBrasilia(new Date(at))
    const known = byDay.get(day)
    if (!known || known.at < at) byDay.set(day, { day, close: Number(ask), at })
  }
  return [...byDay.values()]
    .map(({ day, close }) => ({ day, close }))
    .toSorted((one, other) => one.day.localeCompare(other.day))
}

function headers(key: string | undefined): Record<string, string> {
  return key ? { 'x-api-key': key } : {}
}
