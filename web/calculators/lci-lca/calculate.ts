import { businessDayFrom } from '#web/finance/calendar/business-days.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { RuleSource } from '#web/finance/core/statement.ts'
import { type HoldingResult, holdBankPaper } from '#web/finance/fixed-income/bank-paper.ts'
import { type Beside, besideOf } from '#web/finance/fixed-income/beside.ts'
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
  /** Of a paper over the IPCA, whether it is corrected each month: a LCI so corrected lasts longer. */
  isMonthlyCorrected: boolean
  /** Of the same person in the same conglomerate: it shares the limit of the FGC. */
  otherDeposits: Cents
  /** Of savings accounts: target per year, TR per month. */
  selicTarget: Fraction
  monthlyTr: Fraction
}

type Held = Extract<HoldingResult, { ok: true }>

type LciLcaNotice = 'above-fgc' | 'paid-later' | 'price-indexed-term' | 'contributions-too-late'

export type LciLcaAnswer = Held & {
  /** The fixed rate per year that pays the same. */
  annualRate: Fraction
  minimumTerm: { minimum: MinimumTerm; earliest: IsoDate; source: RuleSource }
  /** By term, that of the question first, the taxed paper (CDB) that leaves as much as this one. */
  breakEven: BreakEven[]
  /** The same money in a savings account and in Tesouro Selic. */
  beside: Beside
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
      isMonthlyCorrected: boolean
      minimum: MinimumTerm
      earliest: IsoDate
      source: RuleSource
    }

/**
 * Net of a LCI or LCA at its maturity, exempt of income tax and IOF for an individual; the CDB that would leave
 * as much, by term, compounded; and what the FGC covers. A term below the legal minimum of its day is refused.
 *
 * @see Lei 11.033/2004, art. 3º, II; Resoluções CMN 4.410/2015, art. 4º, and 5.215/2025; facts/05-renda-fixa.md §1
 */
export function calculateLciLca(input: LciLcaInput): LciLcaAnswer | LciLcaRefusal {
  const { paper, annualCdi, cdbShare } = input
  const required = requiredTermOf(input)
  if (!required.ok) return required
  const { minimumTerm, isDoubted } = required
  const held = holdBankPaper({ ...input, exempt: true })
  if (!held.ok) return held
  const annualRate = annualRateOf(paper)
  const { term, paidOn } = held
  const breakEven = breakEvenByTerm({ from: 'exempt', annualRate, annualCdi, date: paidOn, term })
  if (!breakEven) return { ok: false, reason: 'no-table-in-force' }
  const cdb = cdbShare === undefined ? undefined : cdbBeside(input, cdbShare, held)
  const notices: LciLcaNotice[] = []
  if (held.fgc.excess > 0) notices.push('above-fgc')
  if (paidOn > input.maturity) notices.push('paid-later')
  if (isDoubted) notices.push('price-indexed-term')
  if (input.monthlyContribution > 0) notices.push('contributions-too-late')
  return {
    ...held,
    annualRate,
    minimumTerm,
    breakEven,
    beside: besideOf({ ...input, exempt: true }, input),
    ...(cdb && { cdb }),
    notices,
  }
}

type RequiredTerm =
  | { ok: true; minimumTerm: LciLcaAnswer['minimumTerm']; isDoubted: boolean }
  | Extract<LciLcaRefusal, { ok: false }>

/**
 * How long the paper has to last: a LCI over the IPCA that is corrected each month, longer than the others. What is only
 * said of a LCA over the IPCA is doubted, not required.
 */
function requiredTermOf({ paperKind, paper, date, maturity, ...input }: LciLcaInput): RequiredTerm {
  const term = minimumTermOf(paperKind, date)
  if (!term.ok) return term
  const { priceIndexed } = term
  const isConfirmed = priceIndexed !== undefined && priceIndexed.source.confidence !== 'uncertain'
  const isMonthlyCorrected = paper.kind === 'ipca-plus' && isConfirmed && input.isMonthlyCorrected
  const { minimum, earliest, source } =
    isMonthlyCorrected && priceIndexed ? { ...priceIndexed, minimum: { months: priceIndexed.months } } : term
  if (businessDayFrom(maturity) < earliest) {
    return {
      ok: false,
      reason: 'below-minimum-term',
      paperKind,
      isMonthlyCorrected,
      minimum,
      earliest,
      source,
    }
  }
  const isDoubted =
    paper.kind === 'ipca-plus' &&
    priceIndexed !== undefined &&
    !isConfirmed &&
    maturity < priceIndexed.earliest
  return { ok: true, minimumTerm: { minimum, earliest, source }, isDoubted }
}

function cdbBeside(input: LciLcaInput, share: Fraction, { net }: Held) {
  const paper = { kind: 'cdi-share', share, annualCdi: input.annualCdi } as const
  const held = holdBankPaper({ ...input, paper, exempt: false })
  return held.ok ? { ...held, difference: net - held.net } : undefined
}
