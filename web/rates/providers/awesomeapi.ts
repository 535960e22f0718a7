import * as z from 'zod/mini'
import { fetchJson } from '../fetch-json.ts'
import type { Price } from '../quote.ts'
import { SourceError } from '../source-error.ts'

// Every value is a string with a dot. Not `coerce`: it would read an empty `bid` as a dollar at zero.
const price = z.string().check(
  z.regex(/^\d{1,9}(\.\d{1,10})?$/, 'não é um número'),
  z.refine((text) => Number(text) > 0, 'não é positivo'),
)
const difference = z.string().check(z.regex(/^-?\d{1,9}(\.\d{1,10})?$/, 'não é um número'))

// { "code": "USD", "codein": "BRL", "high": "5.222", "low": "4.9529", "varBid": "-0.2232", "bid": "4.9988",
//   "ask": "4.9993", "timestamp": "1791239406", … }. `pctChange` is not read: it has two decimals in some years and
// six in others, and follows from `bid` and `varBid`. `bid` may lie outside low and high: it did on 2022-12-19.
const pairAnswer = z
  .object({
    code: z.string(),
    codein: z.string(),
    high: price,
    low: price,
    varBid: difference,
    bid: price,
    ask: price,
    // Unix time in seconds; rows of 2018 are in milliseconds.
    timestamp: z.string().check(z.regex(/^(\d{10}|\d{13})$/, 'não é um horário')),
  })
  .check(
    z.refine(({ bid, ask }) => Number(bid) <= Number(ask), { path: ['ask'], error: 'menor que bid' }),
    z.refine(({ high, low }) => Number(low) <= Number(high), { path: ['high'], error: 'menor que low' }),
    z.refine(({ bid, varBid }) => Number(bid) - Number(varBid) > 0, {
      path: ['varBid'],
      error: 'maior que bid',
    }),
  )

/** The newest price of a pair such as `USD-BRL`. https://docs.awesomeapi.com.br/api-de-moedas */
export async function fetchAwesomeApi(
  pair: string,
  baseUrl: string,
  key: string | undefined,
): Promise<Price> {
  const { body, simulated } = await fetchJson(`${baseUrl}/json/last/${pair}`, key ? { 'x-api-key': key } : {})
  return { ...parseAwesomeApi(body, pair), simulated }
}

/** Reads one pair from the answer, an object keyed `USDBRL`, which may carry others. */
export function parseAwesomeApi(answer: unknown, pair: string): Omit<Price, 'simulated'> {
  const [code = '', codein = ''] = pair.split('-')
  const key = `${code}${codein}`
  const parsed = z.object({ [key]: pairAnswer }).safeParse(answer)
  if (!parsed.success) throw wrongField(parsed.error.issues[0])
  const row = parsed.data[key]
  if (!row) throw new SourceError('format', 'ausente', { field: key })
  if (row.code !== code) throw new SourceError('format', `outra moeda, ${row.code}`, { field: `${key}.code` })
  if (row.codein !== codein)
    throw new SourceError('format', `outra moeda, ${row.codein}`, { field: `${key}.codein` })
  const bid = Number(row.bid)
  const change = Number(row.varBid)
  return {
    bid,
    ask: Number(row.ask),
    low: Number(row.low),
    high: Number(row.high),
    change,
    changeFraction: change / (bid - change),
    pricedAt: instantFrom(row.timestamp),
  }
}

function instantFrom(timestamp: string): string {
  return new Date(Number(timestamp) * (timestamp.length === 13 ? 1 : 1000)).toISOString()
}

function wrongField(issue: { path: PropertyKey[]; message: string } | undefined): SourceError {
  return new SourceError('format', issue?.message ?? 'fora do formato', { field: issue?.path.join('.') })
}
