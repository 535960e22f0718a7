import { inForce } from './in-force.ts'
import { checkCents, checkCount } from './income-tax.ts'
import { type Cents, type IsoDate, roundCents } from './money.ts'
import { type CustodyBond, treasuryCustody } from './tables/treasury-custody.ts'

type CustodyResult = { ok: true; base: Cents; fee: Cents } | { ok: false; reason: 'no-table-in-force' }

/**
 * Custody fee of B3 on the average balance of one bond over `days` calendar days:
 * (balance − free balance) × annual rate × days ÷ 365, rounded once. The day-by-day accrual of B3 was not confirmed.
 *
 * @see facts/05-renda-fixa.md §3
 */
export function treasuryCustodyFee(input: {
  bond: CustodyBond
  averageBalance: Cents
  days: number
  date: IsoDate
}): CustodyResult {
  const { bond, averageBalance, days, date } = input
  checkCents(averageBalance)
  checkCount(days)
  const table = inForce(treasuryCustody, date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const base = Math.max(0, averageBalance - table.freeBalance[bond])
  return { ok: true, base, fee: roundCents((base * table.annualRate * days) / 365) }
}
