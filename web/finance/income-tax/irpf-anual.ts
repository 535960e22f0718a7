import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, roundCents } from '../core/money.ts'
import { incomeTax, lowerBase } from '../core/progressive-tax.ts'
import { irpfAnualTables } from '../tables/income-tax/irpf-anual.ts'
import type { IrrfResult } from './irrf.ts'

/**
 * Income tax of the annual return on the taxable `income` of the calendar `year`.
 *
 * The base is the lower of income − legal deductions and income − 20 % (capped); the reduction of 2026 looks at the
 * income: round(8.429,73 − 0,095575 × income) between 60.000 and 88.200. Rounded as the monthly one, and the
 * simplified discount too.
 *
 * @see Lei 15.270/2025 (reducer); facts/03-inss-irrf.md §1
 */
export function calculateIrpfAnual({
  year,
  income,
  legalDeductions = 0,
}: {
  year: number
  income: Cents
  legalDeductions?: Cents
}): IrrfResult {
  checkCents(income)
  if (!(Number.isInteger(year) && year >= 1000 && year <= 9999)) throw new RangeError(`not a year: ${year}`)
  const table = inForce(irpfAnualTables, `${year}-01-01`)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const simplified = Math.min(roundCents(income * table.simplifiedRate), table.simplifiedCap)
  const { form, base } = lowerBase(income, checkCents(legalDeductions), simplified)
  return { ok: true, form, base, ...incomeTax(table, income, base), source: table.source }
}
