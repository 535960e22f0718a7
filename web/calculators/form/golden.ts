import { addMonths } from '#web/finance/calendar/days.ts'
import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { Texts } from './fields.ts'

/** A question whose answer is known from elsewhere. The first of a calculator is also asked in a browser, by keyboard. */
export type Golden = {
  /** Who says so: the specification, a law's example, an official simulator. */
  from: string
  /** By field; the rest is the example. */
  typed: Texts
  /** The headline as printed, without `R$`: `76.216,34`. */
  headline: string
  /** More that the Nota must say. */
  says?: readonly string[]
}

/** By field, a text that is wrong and what the form says of it. */
export type Wrongs = Readonly<Record<string, readonly [typed: string, message: string]>>

/** The first day on which all tables of a question hold: on the day before, the calculator refuses. */
export type OldestDay = {
  day: IsoDate
  /** Texts that ask of a day, which comes as a reader types it, and as it is. */
  typed: (typedDay: string, day: IsoDate) => Texts
  /** The law that begins there. */
  because: string
}

/** The example on a day. */
export const onDate: OldestDay['typed'] = (date) => ({ date })

/** A paper of a year from a day on. */
export const forAYear: OldestDay['typed'] = (date, day) => ({
  date,
  maturity: formatDay(addMonths(day, 12)),
})
