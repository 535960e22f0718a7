import type { Term } from '../calendar/term.ts'
import type { Fraction, IsoDate } from '../core/money.ts'
import { growthFactor } from '../interest/interest.ts'
import { fixedIncomeIrRate, iofOnYieldShare } from './redemption.ts'
import { equivalentsOf } from './yields.ts'

/** Terms that a comparison shows. The first is 181 days: one less pays the highest rate. */
const terms = [
  { label: '6 meses', days: 181, businessDays: 126 },
  { label: '1 ano', days: 365, businessDays: 252 },
  { label: '2 anos', days: 730, businessDays: 504 },
  { label: '3 anos', days: 1095, businessDays: 756 },
  { label: '5 anos', days: 1825, businessDays: 1260 },
] as const

export type BreakEven = {
  label: string
  days: number
  businessDays: number
  /** Marks the reader's term, which precedes `terms`. */
  isOwn?: true
  irRate: Fraction
  /** Rate per year at which the other kind of paper leaves as much. */
  annualRate: Fraction
  /** The same as a share of the CDI, and by the usual rule that divides or multiplies by 1 − IR. Undefined at CDI 0. */
  share: Fraction | undefined
  linearShare: Fraction | undefined
}

/**
 * By term, what a taxed paper must pay to leave as much as an exempt one at `annualRate` (`from: 'exempt'`), or an
 * exempt one to leave as much as a taxed one (`from: 'taxed'`). Compounded over the term:
 * exempt → taxed G = 1 + (F − 1) ÷ (1 − IR), taxed → exempt G = 1 + (F − 1) × (1 − IR), rate = G^(252 ÷ du) − 1.
 * `term` is shown first, under 30 days with its IOF; all others pass them. Unrounded. Undefined before the first table.
 *
 * @see facts/06-taxas.md §1 (gross-up); Lei 11.033/2004, art. 1º
 */
export function breakEvenByTerm(input: {
  from: 'exempt' | 'taxed'
  annualRate: Fraction
  annualCdi: Fraction
  date: IsoDate
  term?: Term
}): BreakEven[] | undefined {
  const { annualCdi, date } = input
  const asShare = (annualRate: Fraction) => equivalentsOf(annualRate, { annualCdi, annualIpca: 0 }).share
  const own = asShare(input.annualRate)
  const rows: BreakEven[] = []
  for (const term of [...ownTerm(input.term), ...terms]) {
    const irRate = fixedIncomeIrRate(term.days, date)
    const iofShare = iofOnYieldShare(term.days, date)
    if (irRate === undefined || iofShare === undefined) return undefined
    const left = (1 - iofShare) * (1 - irRate)
    const kept = input.from === 'exempt' ? 1 / left : left
    const annualRate = sameNet(input.annualRate, term.businessDays, kept)
    rows.push({ ...term, irRate, annualRate, share: asShare(annualRate), linearShare: own && own * kept })
  }
  return rows
}

/** Without a business day there is no yield to compare. */
function ownTerm(term: Term | undefined) {
  if (!term || term.businessDays === 0) return []
  const { days, businessDays } = term
  return [{ label: 'seu prazo', days, businessDays, isOwn: true as const }]
}

/** Annual rate whose gain in `businessDays` is `kept` times the gain of `annualRate`. Unrounded. */
export function sameNet(annualRate: Fraction, businessDays: number, kept: number): Fraction {
  const gain = (growthFactor(annualRate, businessDays / 252) - 1) * kept
  return growthFactor(gain, 252 / businessDays) - 1
}
