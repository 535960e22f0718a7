import { inForce } from '../core/in-force.ts'
import type { Fraction, IsoDate } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { growthFactor, monthlyRateFrom } from '../interest/interest.ts'
import { fixedIncomeIr } from '../tables/fixed-income/fixed-income-ir.ts'

type NetCdi =
  | {
      ok: true
      /** Calendar days of the term, months of 365 ÷ 12. */
      days: number
      grossFactor: number
      irRate: Fraction
      /** What the CDI leaves per year when income tax is paid once, at the end. */
      netAnnualRate: Fraction
      irRule: RuleSource
    }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * What a constant CDI makes of one real in `months`, and the rate per year that is left after income tax at the end:
 * F = (1 + CDI)^(months ÷ 12), net = (1 + (F − 1) × (1 − IR))^(12 ÷ months) − 1. Unrounded.
 *
 * @see Lei 11.033/2004, art. 1º; facts/06-taxas.md §1
 */
export function netCdi(input: { annualCdi: Fraction; months: number; date: IsoDate }): NetCdi {
  const { annualCdi, months, date } = input
  if (!(months > 0 && Number.isFinite(months))) throw new RangeError(`not a term: ${months}`)
  const edition = inForce(fixedIncomeIr, date)
  const days = Math.round((months * 365) / 12)
  const irRate = edition?.brackets.find(({ upToDays }) => days <= upToDays)?.rate
  if (!edition || irRate === undefined) return { ok: false, reason: 'no-table-in-force' }
  const monthlyCdi = monthlyRateFrom(annualCdi)
  const gain = Math.expm1(Math.log1p(monthlyCdi) * months) * (1 - irRate)
  return {
    ok: true,
    days,
    grossFactor: growthFactor(monthlyCdi, months),
    irRate,
    netAnnualRate: Math.expm1((Math.log1p(gain) * 12) / months),
    irRule: ruleSource(edition),
  }
}
