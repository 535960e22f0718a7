import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type IsoDate } from '../core/money.ts'
import { cryptoTables } from '../tables/income-tax/crypto.ts'
import { capitalGainsTax } from './ganho-capital.ts'

type CryptoMonthResult =
  | { ok: true; isExempt: boolean; tax: Cents; source: string }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Tax, DARF 4600, on a month's gain with coins kept in Brazil or by their owner.
 *
 * Exempt while the sales of the month, all coins together and swaps between coins included, stay up to R$ 35.000,00;
 * above that the whole `gain` (negative for a loss, which gives no tax and is not carried) pays the rates of capital gains.
 *
 * @see Lei 9.250/1995, art. 22, II; Lei 8.981/1995, art. 21; facts/04-ganho-capital.md §6
 */
export function calculateCryptoMonth({
  monthSales,
  gain,
  date,
}: {
  monthSales: Cents
  gain: Cents
  date: IsoDate
}): CryptoMonthResult {
  checkCents(Math.abs(gain))
  const table = inForce(cryptoTables, date)
  const due = capitalGainsTax(Math.max(0, gain), date)
  if (!(table && due.ok)) return { ok: false, reason: 'no-table-in-force' }
  return checkCents(monthSales) <= table.exemptSalesUpTo
    ? { ok: true, isExempt: true, tax: 0, source: table.source }
    : { ok: true, isExempt: false, tax: due.tax, source: due.source }
}
