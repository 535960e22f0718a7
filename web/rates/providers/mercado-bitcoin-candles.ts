import * as z from 'zod/mini'
import { SourceError } from '../source-error.ts'
import type { Answer } from '../source-reader/source-reader.ts'
import { epochInstant, epochNumber, priceText, readAnswer } from './answer.ts'
import { type Candle, type CandleStep, fetchOfPair, inOrder } from './exchange.ts'

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
