import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { sources } from '../sources.ts'

/** A day of a rate; `isUndated`: the source says none, and it is the day it was asked on. */
type DayOfRate = { day: IsoDate; isUndated?: true }

/** `CDI de 18/11/2026`, or `CDI segundo a BrasilAPI em 22/11/2026`: the only source without days. */
export function rateAndDay(name: string, { day, isUndated }: DayOfRate): string {
  return `${name} ${isUndated ? `segundo a ${sources.brasilapi.name} em` : 'de'} ${formatDay(day)}`
}
