import type { Edition } from '../core/in-force.ts'
import type { IsoDate } from '../core/money.ts'
import { copomYears } from '../tables/calendar/copom-meetings.ts'
import { ecbYears } from '../tables/calendar/ecb-meetings.ts'
import { fomcYears } from '../tables/calendar/fomc-meetings.ts'
import { ipcaYears } from '../tables/calendar/ipca-releases.ts'
import { payrollYears } from '../tables/calendar/us-payroll-releases.ts'
import { isUsDaylightTime, sundayFrom } from './b3-session.ts'
import { bankHolidayName } from './business-days.ts'
import { addDays, isWeekend } from './days.ts'

export type EventKind = 'copom' | 'ipca' | 'fomc' | 'payroll' | 'ecb' | 'holiday'

export type EconomicEvent = {
  kind: EventKind
  day: IsoDate
  /** Minutes since midnight in Brasília; none for what lasts all day. */
  minutes?: number
  confidence: Edition['confidence']
  /** When its date was last compared with a source. */
  checkedOn?: IsoDate
  /** Of a holiday. */
  name?: string
}

/** An hour as minutes since midnight. */
const at = (hour: number, minute = 0) => hour * 60 + minute

/**
 * When each kind comes out, in minutes of Brasília, which is three hours behind UTC all year: New York is one hour behind
 * it in its summer and two in its winter, Frankfurt five ahead in its summer and four in its winter.
 *
 * @see Copom: BC, comunicado sobre 2026 (18:30); IBGE (9:00); Fed (14:00 ET); BLS (8:30 ET); BCE (14:15 CET)
 */
const hours: Record<Exclude<EventKind, 'holiday'>, (day: IsoDate) => number> = {
  copom: () => at(18, 30),
  ipca: () => at(9),
  fomc: (day) => at(14) + behindNewYork(day),
  payroll: (day) => at(8, 30) + behindNewYork(day),
  ecb: (day) => at(14, 15) - (isEuropeanSummer(day) ? at(5) : at(4)),
}

function behindNewYork(day: IsoDate): number {
  return isUsDaylightTime(day) ? at(1) : at(2)
}

/** From the last Sunday of March until the day before the last Sunday of October. Directive 2000/84/EC. */
function isEuropeanSummer(day: IsoDate): boolean {
  const year = day.slice(0, 4)
  // Both are days: the first on which the last Sunday of their month can fall.
  const [march, october] = [`${year}-03-25`, `${year}-10-25`] as [IsoDate, IsoDate]
  return sundayFrom(march) <= day && day < sundayFrom(october)
}

const days: Record<Exclude<EventKind, 'holiday'>, readonly (Edition & { days: readonly IsoDate[] })[]> = {
  copom: copomYears.map((year) => ({ ...year, days: year.decisions })),
  ipca: ipcaYears.map((year) => ({ ...year, days: year.releases })),
  fomc: fomcYears.map((year) => ({ ...year, days: year.decisions })),
  payroll: payrollYears.map((year) => ({ ...year, days: year.releases })),
  ecb: ecbYears.map((year) => ({ ...year, days: year.decisions })),
}

/**
 * Events from `first` to `last`, both included, in chronological order: decisions and releases of `kinds`, and
 * weekdays on which Brazil does not trade currencies.
 */
export function economicEvents(kinds: readonly EventKind[], first: IsoDate, last: IsoDate): EconomicEvent[] {
  const events = kinds.flatMap((kind) => (kind === 'holiday' ? holidays(first, last) : dated(kind)))
  return events
    .filter(({ day }) => first <= day && day <= last)
    .toSorted((one, other) => one.day.localeCompare(other.day) || (one.minutes ?? 0) - (other.minutes ?? 0))
}

function dated(kind: Exclude<EventKind, 'holiday'>): EconomicEvent[] {
  return days[kind].flatMap((edition) =>
    edition.days.map((day) => ({
      kind,
      day,
      minutes: hours[kind](day),
      confidence: edition.confidence,
      checkedOn: edition.checkedOn,
    })),
  )
}

function holidays(first: IsoDate, last: IsoDate): EconomicEvent[] {
  const found: EconomicEvent[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const name = bankHolidayName(day)
    if (name && !isWeekend(day)) found.push({ kind: 'holiday', day, confidence: 'confirmed', name })
  }
  return found
}

/**
 * The next day on which the Copom announces the Selic target, `day` included; undefined beyond the calendars that are
 * sure: what reads it makes an appointment of it.
 */
export function nextCopomDecision(day: IsoDate): IsoDate | undefined {
  const sure = copomYears.filter(({ confidence }) => confidence !== 'uncertain')
  const decisions = sure.flatMap((year) => year.decisions).toSorted()
  return decisions.find((decision) => decision >= day)
}
