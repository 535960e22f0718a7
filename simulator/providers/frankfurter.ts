import { addDays } from '#web/finance/calendar/days.ts'
import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { isSimulated } from '../market.ts'
import { type Answer, json, type Provider, type View } from '../provider.ts'
import { marketStart } from '../sessions.ts'

/**
 * The example to copy for a source, with `web/rates/providers/frankfurter.ts`, which is not imported here: both would share
 * a mistake.
 *
 * Frankfurter v2: `/rate` is one pair, `/rates` the quotes of a base as a flat list; the last close, with its day.
 */
export const frankfurter: Provider = {
  answer,
  example: '/v2/rate/USD/BRL',
  recorded: {
    '/v2/rate/USD/BRL': 'v2_rate_EUR_USD.docs.json',
    '/v2/rates?base=EUR&quotes=BRL,USD&providers=ECB': 'v2_rates_2024-01-15.docs.json',
  },
  traits: ['text', 'json', 'prices', 'names'],
  numbers: ['rate'],
  unknown: notFound(),
}

function answer({ pathname, searchParams }: URL, view: View): Answer {
  const [, base, quote] = /^\/v2\/rate\/([A-Z]{3})\/([A-Z]{3})$/.exec(pathname) ?? []
  if (base && quote) {
    const row = rateOf(base, quote, view)
    return row ? json(200, row) : notFound()
  }
  const quotes = searchParams.get('quotes')?.split(',')
  if (pathname !== '/v2/rates' || !quotes) return notFound()
  // Which central bank is asked for changes no price: there is one of a close here. It changes which currencies there are.
  const given = searchParams.get('providers') === 'ECB' ? quotes.filter((one) => inEcb.includes(one)) : quotes
  const of = searchParams.get('base') ?? 'EUR'
  const [from, to] = [isoDay(searchParams.get('from')), isoDay(searchParams.get('to'))]
  const rows =
    from && to
      ? given.flatMap((one) => daysOf(of, one, from, to, view))
      : given.flatMap((one) => rateOf(of, one, view) ?? [])
  return rows.length > 0 ? json(200, rows) : notFound()
}

/** Simulated currencies with a reference rate of the European Central Bank. */
const inEcb = [
  'USD', 'BRL', 'GBP', 'MXN', 'CAD', 'AUD', 'NZD', 'CHF', 'JPY', 'CNY', 'HKD', 'KRW', 'INR', 'THB', 'TRY', 'ILS', 'ZAR', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK',
] // biome-ignore format: a list of names

function isoDay(text: string | null): IsoDate | undefined {
  // The pattern is that of `IsoDate`.
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? (text as IsoDate) : undefined
}

function notFound() {
  return json(404, { message: 'not found' })
}

function rateOf(base: string, quote: string, view: View) {
  const last = lastClose(`${base}-${quote}`, view) ?? crossClose(base, quote, view)
  return last && { date: last.day, base, quote, rate: Number(last.close.toPrecision(5)) }
}

/** The close of each day that is over, of what has a price in reais. */
function daysOf(base: string, quote: string, from: IsoDate, to: IsoDate, view: View) {
  const until = [to, addDays(dayInBrasilia(view.now), -1)].toSorted()[0] ?? to
  const first = from < marketStart ? marketStart : from
  const closes = (code: string) => {
    const bars = code === 'BRL' ? [] : view.bars(`${code}-BRL`, first, until)
    return new Map(bars.map(({ day, close }) => [day, close]))
  }
  const quoted = closes(quote)
  return Array.from(closes(base), ([date, close]) => {
    const rate = quote === 'BRL' ? close : close / (quoted.get(date) ?? Number.NaN)
    return { date, base, quote, rate: Number(rate.toPrecision(5)) }
  }).filter(({ rate }) => rate > 0)
}

/** Through the real, in which every currency has a price. */
function crossClose(base: string, quote: string, view: View) {
  const [one, other] = [lastClose(`${base}-BRL`, view), lastClose(`${quote}-BRL`, view)]
  return one && other && { day: one.day, close: one.close / other.close }
}

/** Of the last day that is over: the daily rate comes out after it. */
function lastClose(pair: string, view: View) {
  const today = dayInBrasilia(view.now)
  return isSimulated(pair) ? view.bars(pair, addDays(today, -12), addDays(today, -1)).at(-1) : undefined
}
