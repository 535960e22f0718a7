import { fixedIncomeIrRate } from './fixed-income-ir.ts'
import { iofOnYieldShare } from './iof-investimento.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from './money.ts'

type RedemptionResult =
  | { ok: true; iofShare: Fraction; iof: Cents; irRate: Fraction; ir: Cents; netYield: Cents }
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
  if (iofShare === undefined || irRate === undefined) return { ok: false, reason: 'no-table-in-force' }
  const taxable = Math.max(0, input.yield)
  const iof = roundCents(taxable * iofShare)
  const ir = roundCents((taxable - iof) * irRate)
  return { ok: true, iofShare, iof, irRate, ir, netYield: input.yield - iof - ir }
}
