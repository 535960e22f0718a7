import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { RuleSource } from '#web/finance/core/statement.ts'
import { type HoldingResult, holdBankPaper } from '#web/finance/fixed-income/bank-paper.ts'
import { type BreakEven, breakEvenByTerm } from '#web/finance/fixed-income/break-even.ts'
import { minimumTermOf } from '#web/finance/fixed-income/lci-lca.ts'
import { annualRateOf, type Yield } from '#web/finance/fixed-income/yields.ts'
import type { ExemptPaper, MinimumTerm } from '#web/finance/tables/fixed-income/lci-lca.ts'

export type LciLcaInput = {
  paperKind: ExemptPaper
  amount: Cents
  /** Applied each month after the first, on the same day. Each needs the minimum term by itself. */
  monthlyContribution: Cents
  paper: Yield
  /** Per year. */
  annualCdi: Fraction
  /** A CDB of the same term to compare with, as a share of the CDI. */
  cdbShare?: Fraction
  /** Day of the application, whose minimum term holds. */
  date: IsoDate
  maturity: IsoDate
}

type Held = Extract<HoldingResult, { ok: true }>

type LciLcaNotice = 'above-fgc' | 'business-days-estimated' | 'price-indexed-term' | 'contributions-too-late'

export type LciLcaAnswer = Held & {
  /** The fixed rate per year that pays the same. */
  annualRate: Fraction
  minimumTerm: { minimum: MinimumTerm; earliest: IsoDate; source: RuleSource }
  /** By term, the taxed paper (CDB) that leaves as much as this one. */
  breakEven: BreakEven[]
  /** The CDB that was compared, and what this paper leaves more than it; negative when it leaves less. */
  cdb?: Held & { difference: Cents }
  notices: LciLcaNotice[]
}

export type LciLcaRefusal =
  | { ok: false; reason: 'no-table-in-force' | 'too-large' }
  | {
      ok: false
      reason: 'below-minimum-term'
      paperKind: ExemptPaper
      minimum: MinimumTerm
      earliest: IsoDate
      source: RuleSource
    }

/**
 * What a LCI or LCA leaves at its maturity, exempt of income tax and IOF for an individual; the CDB that would leave
 * as much, by term, compounded; and what the FGC covers. A term below the legal minimum of its day is refused.
 *
 * @see Lei 11.033/2004, art. 3º, II; Resolução CMN 5.215/2025; facts/05-renda-fixa.md §1
 */
export function calculateLciLca(input: LciLcaInput): LciLcaAnswer | LciLcaRefusal {
  const { paperKind, paper, annualCdi, cdbShare, date, maturity } = input
  const minimumTerm = minimumTermOf(paperKind, date)
  if (!minimumTerm.ok) return minimumTerm
  const { minimum, earliest, source, priceIndexed } = minimumTerm
  if (maturity < earliest) {
    return { ok: false, reason: 'below-minimum-term', paperKind, minimum, earliest, source }
  }
  const held = holdBankPaper({ ...input, exempt: true })
  const annualRate = annualRateOf(paper)
  const breakEven = breakEvenByTerm({ from: 'exempt', annualRate, annualCdi, date: maturity })
  if (!held.ok) return held
  if (!breakEven) return { ok: false, reason: 'no-table-in-force' }
  const cdb = cdbShare === undefined ? undefined : cdbBeside(input, cdbShare, held)
  const notices: LciLcaNotice[] = []
  if (held.fgc.excess > 0) notices.push('above-fgc')
  if (held.term.isEstimated) notices.push('business-days-estimated')
  if (paper.kind === 'ipca-plus' && priceIndexed && maturity < priceIndexed.earliest) {
    notices.push('price-indexed-term')
  }
  if (input.monthlyContribution > 0) notices.push('contributions-too-late')
  return {
    ...held,
    annualRate,
    minimumTerm: { minimum, earliest, source },
    breakEven,
    ...(cdb && { cdb }),
    notices,
  }
}

function cdbBeside(input: LciLcaInput, share: Fraction, { net }: Held) {
  const paper = { kind: 'cdi-share', share, annualCdi: input.annualCdi } as const
  const held = holdBankPaper({ ...input, paper, exempt: false })
  return held.ok ? { ...held, difference: net - held.net } : undefined
}
