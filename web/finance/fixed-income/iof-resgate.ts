import { inForce } from '../core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import { fixedIncomeIr } from '../tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento } from '../tables/fixed-income/iof-investimento.ts'
import { fixedIncomeIrRate } from './fixed-income-ir.ts'
import { iofOnYieldShare } from './iof-investimento.ts'

type RedemptionResult =
  | {
      ok: true
      iofShare: Fraction
      iof: Cents
      irRate: Fraction
      ir: Cents
      netYield: Cents
      iofRule: RuleSource
      irRule: RuleSource
    }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * IOF and income tax on the yield of a fixed-income redemption on `date`, `days` calendar days after the
 * application: IOF = yield × share of the day, IR = (yield − IOF) × rate of the term, each rounded. A yield of zero
 * or less pays nothing.
 *
 * @see Decreto 6.306/2007, art. 32 and annex; Lei 11.033/2004, art. 1º; facts/01-iof.md §4
 */
export function redemptionTaxes(input: { yield: Cents; days: number; date: IsoDate }): RedemptionResult {
  const { days, date } = input
  if (!Number.isSafeInteger(input.yield)) throw new RangeError(`not an amount: ${input.yield}`)
  const iofShare = iofOnYieldShare(days, date)
  const irRate = fixedIncomeIrRate(days, date)
  const iofTable = inForce(iofInvestimento, date)
  const irTable = inForce(fixedIncomeIr, date)
  if (iofShare === undefined || irRate === undefined || !iofTable || !irTable)
    return { ok: false, reason: 'no-table-in-force' }
  const taxable = Math.max(0, input.yield)
  const iof = roundCents(taxable * iofShare)
  const ir = roundCents((taxable - iof) * irRate)
  const rules = { iofRule: ruleSource(iofTable), irRule: ruleSource(irTable) }
  return { ok: true, iofShare, iof, irRate, ir, netYield: input.yield - iof - ir, ...rules }
}
