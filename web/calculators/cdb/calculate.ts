// The example to copy for a new calculator: one file of arithmetic, its question among it.
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { type HoldingResult, holdBankPaper } from '#web/finance/fixed-income/bank-paper.ts'
import { type BreakEven, breakEvenByTerm } from '#web/finance/fixed-income/break-even.ts'
import { annualRateOf, type Yield } from '#web/finance/fixed-income/yields.ts'

export type CdbInput = {
  amount: Cents
  /** Applied each month after the first, on the same day. */
  monthlyContribution: Cents
  paper: Yield
  /** Per year, to say the break-even as a share of it. */
  annualCdi: Fraction
  /** Day of the application, whose rules of the FGC hold; the taxes are those of the maturity. */
  date: IsoDate
  maturity: IsoDate
}

type CdbNotice = 'above-fgc' | 'iof' | 'business-days-estimated'

type Held = Extract<HoldingResult, { ok: true }>

export type CdbResult =
  | (Held & {
      /** The fixed rate per year that pays the same, before taxes. */
      annualRate: Fraction
      /** By term, the exempt paper (LCI, LCA) that leaves as much as this one. */
      breakEven: BreakEven[]
      notices: CdbNotice[]
    })
  | CdbRefusal

export type CdbRefusal = { ok: false; reason: 'no-table-in-force' | 'too-large' }

/**
 * What a CDB leaves at its maturity, after IOF and income tax, with the index constant; what the FGC covers of it; and
 * the LCI or LCA that would leave as much, by term.
 *
 * @see Lei 11.033/2004, art. 1º; Decreto 6.306/2007, art. 32; facts/05-renda-fixa.md §1, §2 and §7
 */
export function calculateCdb(input: CdbInput): CdbResult {
  const { annualCdi, paper, maturity } = input
  const held = holdBankPaper({ ...input, exempt: false })
  if (!held.ok) return held
  const annualRate = annualRateOf(paper)
  const breakEven = breakEvenByTerm({ from: 'taxed', annualRate, annualCdi, date: maturity })
  if (!breakEven) return { ok: false, reason: 'no-table-in-force' }
  return { ...held, annualRate, breakEven, notices: noticesOf(held) }
}

function noticesOf({ fgc, iof, term }: Held): CdbNotice[] {
  const notices: CdbNotice[] = []
  if (fgc.excess > 0) notices.push('above-fgc')
  if (iof > 0) notices.push('iof')
  if (term.isEstimated) notices.push('business-days-estimated')
  return notices
}
