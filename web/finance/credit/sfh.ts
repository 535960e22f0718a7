import { inForce } from '../core/in-force.ts'
import type { Cents, Fraction, IsoDate } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { sfhTables } from '../tables/credit/sfh.ts'

type SfhResult =
  | { ok: true; fitsProperty: boolean; fitsCost: boolean; rule: RuleSource }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Whether a home loan is within the limits of the SFH on `date`: value of the property, and cost per year above the
 * TR as an effective fraction. FGTS may pay a loan of the SFH only.
 *
 * @see facts/07-financiamento.md §2
 */
export function checkSfh(propertyValue: Cents, annualCost: Fraction, date: IsoDate): SfhResult {
  const table = inForce(sfhTables, date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  return {
    ok: true,
    fitsProperty: propertyValue <= table.propertyLimit,
    fitsCost: annualCost <= table.annualCostLimit,
    rule: ruleSource(table),
  }
}
