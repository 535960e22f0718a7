import * as z from 'zod/mini'
import { formatNumber } from '#web/finance/core/format.ts'
import type { Instant } from '../quote.ts'
import { SourceError } from '../source-error.ts'
import { fetchJson } from '../source-reader/fetch-source.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { epochInstant, epochNumber, newest, priceText, readAnswer, readRows } from './answer.ts'
import { type Candle, type CandleStep, fetchOfPair, inOrder } from './exchange.ts'
import type { Source } from './source.ts'

export const source = {
  name: 'Mercado Bitcoin',
  url: 'https://www.mercadobitcoin.com.br',
  host: 'api.mercadobitcoin.net',
  licence: 'Dados públicos de mercado, com crédito',
  // One a second, of each kind of question.
  limits: { minute: 60 },
  restsDays: 1,
  async ask(baseUrl) {
    const answer = await fetchMercadoBitcoin(['BTC-BRL'], baseUrl)
    const { last, pricedAt } = newest(answer.value)
    return { ...answer, text: `bitcoin ${formatNumber(last)}`, at: pricedAt }
  },
} as const satisfies Source

/** The book of one pair in reais; `open` is the price 24 hours before. */
export type Ticker = {
  pair: string
  last: number
  bid: number
  ask: number
  high: number
  low: number
  open: number
  pricedAt: Instant
}

// [{ "pair": "BTC-BRL", "high": "399900.00000000", …, "last": "397795.00000000", "date": 1789684205000000000 }]
const ticker = z
  .object({
    pair: z.string().check(z.minLength(1, 'está vazio')),
    last: priceText,
    buy: priceText,
    sell: priceText,
    high: priceText,
    low: priceText,
    open: priceText,
    date: epochNumber,
  })
  .check(z.refine(({ high, low }) => Number(low) <= Number(high), { path: ['high'], error: 'menor que low' }))
const tickers = z.array(z.unknown())

/** The newest prices of pairs such as `BTC-BRL`. https://api.mercadobitcoin.net/api/v4/docs */
export async function fetchMercadoBitcoin(
  pairs: readonly string[],
  baseUrl: string,
): Promise<Answer<Ticker[]>> {
  const { body, simulated } = await fetchJson(`${baseUrl}/api/v4/tickers?symbols=${pairs.join(',')}`)
  return { value: parseMercadoBitcoin(body, pairs), simulated }
}

/** Without those that are wrong: a coin that was not traded has zeros. */
function readTickers(answer: unknown): z.infer<typeof ticker>[] {
  return readRows('mercado-bitcoin', ticker, readAnswer(tickers, answer))
}

/** As `fetchMercadoBitcoin`, without the pairs that the venue does not trade. */
export async function fetchKnownTickers(
  pairs: readonly string[],
  baseUrl: string,
): Promise<Answer<Ticker[]>> {
  const { body, simulated } = await fetchJson(`${baseUrl}/api/v4/tickers?symbols=${pairs.join(',')}`)
  const known = readTickers(body).map(({ pair }) => pair)
  return {
    value: parseMercadoBitcoin(
      body,
      pairs.filter((pair) => known.includes(pair)),
    ),
    simulated,
  }
}

/** The tickers of `pairs`, in their order. A pair that is missing is not found: the venue answers `[]` for it. */
export function parseMercadoBitcoin(answer: unknown, pairs: readonly string[]): Ticker[] {
  const rows = new Map(readTickers(answer).map((row) => [row.pair, row]))
  return pairs.map((pair) => {
    const row = rows.get(pair)
    if (!row) throw new SourceError('not-found', 'ausente', { field: pair })
    return {
      pair,
      last: Number(row.last),
      bid: Number(row.buy),
      ask: Number(row.sell),
      high: Number(row.high),
      low: Number(row.low),
      open: Number(row.open),
      // Seconds in the documentation, nanoseconds as answered.
      pricedAt: epochInstant(row.date),
    }
  })
}

// { "t": [1789430400, …], "o": ["394000.00000000", …], "h": […], "l": […], "c": […], "v": […] }: one column a field.
const prices = z.array(priceText)
const columns = z
  .object({
    t: z.array(epochNumber),
    o: prices,
    h: prices,
    l: prices,
    c: prices,
    v: z.array(z.string().check(z.regex(/^\d{1,15}(\.\d{1,12})?$/, 'não é um número'))),
  })
  .check(
    isComplete('o'),
    isComplete('h'),
    isComplete('l'),
    isComplete('c'),
    isComplete('v'),
    z.refine(({ h, l }) => h.every((high, index) => Number(l[index]) <= Number(high)), {
      path: ['h'],
      error: 'menor que l',
    }),
    z.refine(
      ({ c, h, l }) =>
        c.every((close, index) => Number(l[index]) <= Number(close) && Number(close) <= Number(h[index])),
      { path: ['c'], error: 'fora de l e h' },
    ),
  )

type Name = 'o' | 'h' | 'l' | 'c' | 'v'

function isComplete(name: Name) {
  return z.refine<{ t: number[] } & Record<Name, string[]>>(
    (answer) => answer[name].length === answer.t.length,
    {
      path: [name],
      error: 'não tem um valor para cada horário',
    },
  )
}

/** The last `count` candles of a pair such as `BTC-BRL`, until `now`. https://api.mercadobitcoin.net/api/v4/docs */
export async function fetchMercadoBitcoinCandles(
  pair: string,
  step: CandleStep,
  count: number,
  now: number,
  baseUrl: string,
): Promise<Answer<Candle[]>> {
  const query = `symbol=${pair}&resolution=${step}&to=${Math.floor(now / 1000)}&countback=${count}`
  const { body, simulated } = await fetchOfPair(`${baseUrl}/api/v4/candles?${query}`, pair)
  return { value: parseMercadoBitcoinCandles(body, pair), simulated }
}

/** A pair that the venue does not trade has no candles, or, as among the tickers, is answered with `[]`. */
export function parseMercadoBitcoinCandles(answer: unknown, pair: string): Candle[] {
  if (Array.isArray(answer) && answer.length === 0)
    throw new SourceError('not-found', 'ausente', { field: pair })
  const { t, c } = readAnswer(columns, answer)
  if (t.length === 0) throw new SourceError('not-found', 'ausente', { field: 't' })
  return inOrder(t.map((time, index) => ({ openedAt: epochInstant(time), close: Number(c[index]) })))
}
