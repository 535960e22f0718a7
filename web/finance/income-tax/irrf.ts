import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, checkCount, type IsoDate } from '../core/money.ts'
import { type DeductionForm, type IncomeTax, incomeTax, lowerBase } from '../core/progressive-tax.ts'
import { irrfTables } from '../tables/income-tax/irrf.ts'

type Irrf = IncomeTax & { form: DeductionForm; base: Cents; source: string }

export type IrrfResult = ({ ok: true } & Irrf) | { ok: false; reason: 'no-table-in-force' }

export type Deductions = {
  dependants?: number
  /** Other legal deductions of the month: court-ordered alimony, private pension in payroll. */
  otherDeductions?: Cents
}

/**
 * Income tax withheld from the taxable `income` of a month (all that one payer paid), or from the 13º, alone.
 *
 * base = max(0, income − the greater of legal deductions (INSS, dependants, others) and simplified discount);
 * tax = round(base × rate − parcel); from 2026 less the reduction, which is affine on the gross income:
 * the whole tax up to the first limit of the table, nothing above the second.
 *
 * Here the simplified discount may be used on the 13º too: the law has no exception, but no official text confirms it.
 *
 * @see Lei 9.250/1995, arts. 3º, 3º-A and 4º; facts/03-inss-irrf.md §2
 */
export function calculateIrrf({
  income,
  inss,
  date,
  dependants = 0,
  otherDeductions = 0,
}: { income: Cents; inss: Cents; date: IsoDate } & Deductions): IrrfResult {
  checkCents(income)
  const table = inForce(irrfTables, date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const legal = checkCents(inss) + checkCount(dependants) * table.perDependant + checkCents(otherDeductions)
  const { form, base } = lowerBase(income, legal, table.simplifiedDiscount)
  return { ok: true, form, base, ...incomeTax(table, income, base), source: table.source }
}
