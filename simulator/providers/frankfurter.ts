import { addDays } from '#web/finance/business-days.ts'
import { dayInBrasilia } from '#web/finance/format.ts'
import { json, type Provider } from '../answer.ts'
import { isSimulated } from '../market.ts'

/** Frankfurter v2: the rate of the last close of a pair, a number with its day. */
export const frankfurter: Provider = ({ pathname }, view) => {
  const [, base, quote] = /^\/v2\/rate\/([A-Z]{3})\/([A-Z]{3})$/.exec(pathname) ?? []
  const pair = `${base}-${quote}`
  if (!base || !isSimulated(pair)) return json(404, { message: 'not found' })
  const today = dayInBrasilia(view.now)
  // The last day that is over: the daily rate comes out after it.
  const last = view.bars(pair, addDays(today, -12), addDays(today, -1)).at(-1)
  if (!last) return json(404, { message: 'not found' })
  return json(200, { date: last.day, base, quote, rate: Number(last.close.toPrecision(5)) })
}
