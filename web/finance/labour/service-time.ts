import { addDays, dayNumber, daysBetween } from '../calendar/days.ts'
import type { IsoDate } from '../core/money.ts'

/**
 * The same day `months` later, or the first of the next month when that one has no such day.
 *
 * @see Código Civil, art. 132 §3º
 */
export function monthsAfter(day: IsoDate, months: number): IsoDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const first = firstOfMonth(year * 12 + month - 1 + months)
  // No month has fewer days: the length of the month need not be looked up. Cutting an `IsoDate` leaves an `IsoDate`.
  if (date <= 28) return `${first.slice(0, 8)}${day.slice(8)}` as IsoDate
  const next = firstOfMonth(year * 12 + month + months)
  return date > daysBetween(first, next) ? next : addDays(first, date - 1)
}

/**
 * Years that are whole on `day` since `admission`: on the anniversary, not on its eve.
 *
 * @see Lei 810/1949, art. 1º; Código Civil, art. 132 §3º
 */
export function completeYears(admission: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(admission.slice(0, 4))
  return monthsAfter(admission, years * 12) <= day ? years : years - 1
}

/** Months that are whole on `day` since `start`. */
export function completeMonths(start: IsoDate, day: IsoDate): number {
  const months =
    (Number(day.slice(0, 4)) - Number(start.slice(0, 4))) * 12 +
    Number(day.slice(5, 7)) -
    Number(start.slice(5, 7))
  return monthsAfter(start, months) <= day ? months : months - 1
}

/** Days of the month of `lastDay` that are paid: those since `admission` or the first, `monthDays` when all of them. */
export function salaryDays(admission: IsoDate, lastDay: IsoDate, monthDays: number): number {
  const first = startOfMonth(lastDay)
  const worked = daysBetween(laterOf(admission, first), lastDay) + 1
  return worked === daysBetween(first, monthsAfter(first, 1)) ? monthDays : Math.min(worked, monthDays)
}

/**
 * Twelfths of the 13º from 1 January of the year of `lastDay` (or admission) to `end`, the projected date: one for
 * each calendar month with at least `fewestDays`. More than twelve when the notice crosses into the next year.
 *
 * @see Lei 4.090/1962, art. 1º §2º
 */
export function thirteenthAvos(
  admission: IsoDate,
  lastDay: IsoDate,
  end: IsoDate,
  fewestDays: number,
): number {
  const newYear = firstOfMonth(Number(lastDay.slice(0, 4)) * 12)
  const start = laterOf(admission, newYear)
  const afterEnd = dayNumber(end) + 1
  let avos = 0
  for (let first = startOfMonth(start); first <= end; first = monthsAfter(first, 1)) {
    const next = monthsAfter(first, 1)
    const days = Math.min(dayNumber(next), afterEnd) - dayNumber(laterOf(first, start))
    if (days >= fewestDays) avos += 1
  }
  return avos
}

/**
 * Twelfths of vacation from the start of the acquisition period that runs on `lastDay` to `end`, the projected date.
 * More than twelve when the notice completes the period.
 *
 * @see CLT, art. 146, parágrafo único
 */
export function vacationAvos(admission: IsoDate, lastDay: IsoDate, end: IsoDate, fewestDays: number): number {
  const before = completeYears(admission, lastDay) * 12
  const afterEnd = addDays(end, 1)
  let avos = 0
  while (monthsAfter(admission, before + avos + 1) <= afterEnd) avos += 1
  const rest = daysBetween(monthsAfter(admission, before + avos), afterEnd)
  return rest >= fewestDays ? avos + 1 : avos
}

/**
 * Months worked from `admission` to `lastDay`, both included; the last counts when it has at least `fewestDays`.
 *
 * @see Lei 7.998/1990, art. 4º § 3º (15 days)
 */
export function monthsWorked(admission: IsoDate, lastDay: IsoDate, fewestDays: number): number {
  const years = completeYears(admission, lastDay)
  return years * 12 + vacationAvos(admission, lastDay, lastDay, fewestDays)
}

function laterOf(a: IsoDate, b: IsoDate): IsoDate {
  return addDays(a, Math.max(0, daysBetween(a, b)))
}

function startOfMonth(day: IsoDate): IsoDate {
  return addDays(day, 1 - Number(day.slice(8)))
}

/** `index` counts months from the year zero. */
function firstOfMonth(index: number): IsoDate {
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1].map(String)
  // Built from numbers in the order of the type.
  return `${year?.padStart(4, '0')}-${month?.padStart(2, '0')}-01` as IsoDate
}
