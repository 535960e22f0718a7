import { hasBankCalendar, isBusinessDay } from '../calendar/business-days.ts'
import { addDays } from '../calendar/days.ts'
import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, checkCount, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { darf } from '../tables/income-tax/darf.ts'

type DueDateResult =
  | {
      ok: true
      /** Last business day of the next month. */
      due: IsoDate
      /** The same but in December, when banks do not serve the public on the last business day of the year. */
      payBy: IsoDate
    }
  | { ok: false; reason: 'no-calendar' }

/**
 * When the tax on the gains of the month of `day` is due: DARF 4600 and 6015.
 *
 * Receita and PGFN ask for the payment of December's forms by the day before the last business day of the year,
 * although the form may say the last one (PGFN notice of 12/2019).
 *
 * @see Lei 8.981/1995, art. 21, § 1º; facts/04-ganho-capital.md §7 and 10-mercado.md §2
 */
export function darfDueDate(day: IsoDate): DueDateResult {
  // 32 days after the first of a month is always in the next one.
  const nextMonth = firstOfMonth(addDays(firstOfMonth(day), 32))
  const monthAfter = firstOfMonth(addDays(nextMonth, 32))
  if (!hasBankCalendar(nextMonth)) return { ok: false, reason: 'no-calendar' }
  const due = businessDayBefore(monthAfter)
  return { ok: true, due, payBy: nextMonth.slice(5, 7) === '12' ? businessDayBefore(due) : due }
}

type LateDarfResult =
  | { ok: true; fine: Cents; interest: Cents; total: Cents; source: string }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Cost of a federal tax that is paid `daysLate` calendar days after its due date.
 *
 * fine = round(tax × min(20 %, 0,33 % × days)); interest = round(tax × (`fullMonthsSelic` + 1 %)), where
 * `fullMonthsSelic` is the sum of the monthly Selic from the month after the due date to the one before the payment.
 * No interest in the month of the due date itself (`isDueMonth`), and nothing at zero days.
 *
 * @see Lei 9.430/1996, art. 61; facts/04-ganho-capital.md §7
 */
export function calculateLateDarf({
  tax,
  daysLate,
  fullMonthsSelic,
  isDueMonth = false,
  paidOn,
}: {
  tax: Cents
  daysLate: number
  fullMonthsSelic: Fraction
  isDueMonth?: boolean
  paidOn: IsoDate
}): LateDarfResult {
  checkCents(tax)
  if (!(Number.isFinite(fullMonthsSelic) && fullMonthsSelic >= 0)) {
    throw new RangeError(`not a sum of rates: ${fullMonthsSelic}`)
  }
  const table = inForce(darf, paidOn)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const fineRate = Math.min(table.mostFine, table.dailyFine * checkCount(daysLate))
  const interestRate = daysLate === 0 || isDueMonth ? 0 : fullMonthsSelic + table.paymentMonthInterest
  const fine = roundCents(tax * fineRate)
  const interest = roundCents(tax * interestRate)
  return { ok: true, fine, interest, total: tax + fine + interest, source: table.source }
}

function firstOfMonth(day: IsoDate): IsoDate {
  // The month of a valid day and its first.
  return `${day.slice(0, 7)}-01` as IsoDate
}

function businessDayBefore(day: IsoDate): IsoDate {
  const previous = addDays(day, -1)
  return isBusinessDay(previous) ? previous : businessDayBefore(previous)
}
