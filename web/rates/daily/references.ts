import { dayInBrasilia } from '#web/finance/core/format.ts'
import type { Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { SgsSeries } from '../providers/bcb-sgs.ts'
import { read } from '../source-reader/source-reader.ts'
import { indicator } from './indicators.ts'

/** An official rate as a number, and of when it is; `isUndated`: the day it was asked on (day-of-rate.ts). */
export type Reference = { rate: Fraction; day: IsoDate; isUndated?: true; simulated: boolean }

/** Rates of a comparison of investments: CDI and Selic per year, TR per month. A rate without a source is absent. */
export type References = { cdi?: Reference; selic?: Reference; tr?: Reference }

export async function readReferences(): Promise<References> {
  const [cdi, selic, tr] = await Promise.all([newest('cdiYear'), newest('selicTarget'), newest('tr')])
  return { ...(cdi && { cdi }), ...(selic && { selic }), ...(tr && { tr }) }
}

async function newest(series: SgsSeries): Promise<Reference | undefined> {
  const year = Number(dayInBrasilia(new Date()).slice(0, 4))
  // A year from its first day on is a day.
  const { held } = await read(indicator(series, `${year - 1}-01-01` as IsoDate))
  const point = held?.value.at(-1)
  if (!(held && point)) return undefined
  const { value, day, isUndated } = point
  return { rate: value / 100, day, ...(isUndated && { isUndated }), simulated: held.simulated }
}
