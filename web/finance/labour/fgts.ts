import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { monthlyRateFrom } from '../interest/interest.ts'
import { fgtsTables } from '../tables/labour/fgts.ts'

type EstimateResult =
  | { ok: true; low: Cents; high: Cents; depositRate: Fraction; annualInterest: Fraction }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Estimated range of the FGTS deposits of a contract, in centavos, for the months before the month of `lastDay`.
 *
 * low: 8 % of each month and of each December's 13º, with a salary that was smaller by `salaryGrowth` for each whole
 * year back, without any interest. high: 8 % of today's salary for all of them and for the third of a vacation each
 * twelve months, with the interest of the law, compounded monthly, without TR or profit. Both rounded once. The month
 * of admission counts whole.
 *
 * @see Lei 8.036/1990, arts. 13 and 15
 */
export function estimateFgtsDeposits({
  admission,
  lastDay,
  pay,
  salaryGrowth,
}: {
  admission: IsoDate
  lastDay: IsoDate
  pay: Cents
  salaryGrowth: Fraction
}): EstimateResult {
  checkCents(pay)
  if (!(salaryGrowth >= 0 && Number.isFinite(salaryGrowth)))
    throw new RangeError(`not a growth: ${salaryGrowth}`)
  const table = inForce(fgtsTables, lastDay)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const months = monthNumber(lastDay) - monthNumber(admission)
  const interest = 1 + monthlyRateFrom(table.annualInterest)
  let low = 0
  let high = 0
  for (let back = months; back >= 1; back--) {
    const worked = months - back + 1
    const isDecember = (monthNumber(lastDay) - back) % 12 === 0
    const thirteenth = isDecember ? Math.min(12, worked) / 12 : 0
    const vacationThird = worked % 12 === 0 ? 1 / 3 : 0
    low += (1 + thirteenth) / (1 + salaryGrowth) ** Math.floor(back / 12)
    high = high * interest + 1 + thirteenth + vacationThird
  }
  return {
    ok: true,
    depositRate: table.depositRate,
    annualInterest: table.annualInterest,
    low: roundCents(low * pay * table.depositRate),
    high: roundCents(high * pay * table.depositRate),
  }
}

/** Months from the year zero, of which December is a multiple of twelve. */
function monthNumber(day: IsoDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7))
}
