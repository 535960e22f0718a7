import { addDays } from '#web/finance/calendar/days.ts'
import { businessDaysInWords, type Term } from '#web/finance/calendar/term.ts'
import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import {
  type Line,
  type RuleSource,
  type Statement,
  type Step,
  statement,
} from '#web/finance/core/statement.ts'
import { type BreakEven, breakEvenByTerm, sameNet } from '#web/finance/fixed-income/break-even.ts'
import { minimumTermOf } from '#web/finance/fixed-income/lci-lca.ts'
import {
  exemptionLines,
  fixedIncomeIrRate,
  grownLot,
  iofOnYieldShare,
  redeemLots,
  redemptionTaxLines,
} from '#web/finance/fixed-income/redemption.ts'
import {
  annualRateOf,
  equivalentsOf,
  type Indexes,
  type Yield,
  yieldFactor,
  yieldInWords,
} from '#web/finance/fixed-income/yields.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'

export type CdiConversionInput = {
  amount: Cents
  paper: Yield
  /** LCI, LCA and the like: neither income tax nor IOF. */
  exempt: boolean
  indexes: Indexes
  term: Term
  /** Day of the redemption, whose taxes hold. */
  date: IsoDate
  /** The day that was asked for, when it has no banks: `date` is the next business day. */
  asked?: IsoDate
}

/** The same money said in each way of paying. `share` is undefined at a CDI of 0. */
type Equivalents = ReturnType<typeof equivalentsOf>

export type CdiConversionResult =
  | ({
      ok: true
      /** Before taxes, per year and per month. */
      annualRate: Fraction
      monthlyRate: Fraction
      /** After taxes: in the term, and the yearly rate that compounds to it. */
      netRate: Fraction
      netAnnualRate: Fraction
      irRate: Fraction
      iofShare: Fraction
      /** Equal net results in this term: papers that pay tax, by their gross rate, and papers that do not. */
      taxed: Equivalents
      exempt: Equivalents
      breakEven: BreakEven[]
      sensitivity: Sensitivity
      /** Of an exempt paper issued on the day of the application: the first day on which a LCI or LCA may end. */
      minimumTerm?: { months: number; earliest: IsoDate; source: RuleSource }
      steps: Step[]
      notices: ('iof' | 'minimum-term' | 'business-days-estimated')[]
    } & Statement)
  | CdiConversionRefusal

/**
 * The same paper with its index constant at another level: the IPCA for a paper over it, the CDI for any other. A fixed
 * rate stays, and what it is worth as a share of the CDI moves.
 */
type Sensitivity = {
  index: 'cdi' | 'ipca'
  rows: { level: Fraction; annualRate: Fraction; netAnnualRate: Fraction; share: Fraction | undefined }[]
}

export type CdiConversionRefusal = { ok: false; reason: 'no-table-in-force' | 'too-large' }

const indexShifts = [-0.02, -0.01, 0, 0.01, 0.02]

/**
 * A paper's rate per year before and after taxes, and what a share of the CDI, a fixed rate, CDI + and IPCA + must pay,
 * with tax or without, to leave as much in the same term. Rates are unrounded and compounded; the amounts have the
 * precision of B3.
 *
 * @see facts/06-taxas.md §1; Lei 11.033/2004, art. 1º; Decreto 6.306/2007, art. 32
 */
export function calculateCdiConversion(input: CdiConversionInput): CdiConversionResult {
  const { paper, indexes, term, date, exempt } = input
  const irRate = fixedIncomeIrRate(term.days, date)
  const iofShare = iofOnYieldShare(term.days, date)
  const redeemed = redeemLots({ lots: [lotOf(input)], date, exempt })
  if (irRate === undefined || iofShare === undefined) return noTable
  if (!redeemed.ok) return redeemed
  const kept = (1 - iofShare) * (1 - irRate)
  const annualRate = annualRateOf(paper)
  const netOf = (gross: Fraction) => (exempt ? gross : sameNet(gross, term.businessDays, kept))
  const netAnnualRate = netOf(annualRate)
  const taxedRate = exempt ? sameNet(annualRate, term.businessDays, 1 / kept) : annualRate
  const from = exempt ? 'exempt' : 'taxed'
  const breakEven = breakEvenByTerm({ from, annualRate, annualCdi: indexes.annualCdi, date, term })
  if (!breakEven) return noTable
  const taxes = exempt ? exemptionLines(date) : redemptionTaxLines(redeemed, date)
  const minimumTerm = minimumTermAt(input)
  return {
    ok: true,
    ...statement([...appliedLines(input), ...taxes], redeemed.net),
    annualRate,
    monthlyRate: monthlyRateFrom(annualRate),
    netRate: (1 + netAnnualRate) ** (term.businessDays / 252) - 1,
    netAnnualRate,
    ...(exempt ? { irRate: 0, iofShare: 0 } : { irRate, iofShare }),
    taxed: equivalentsOf(taxedRate, indexes),
    exempt: equivalentsOf(netAnnualRate, indexes),
    breakEven,
    sensitivity: sensitivityOf(input, netOf),
    minimumTerm,
    steps: stepsOf(input, annualRate),
    notices: [
      ...(redeemed.iof > 0 ? (['iof'] as const) : []),
      ...(minimumTerm ? (['minimum-term'] as const) : []),
      ...(term.isEstimated ? (['business-days-estimated'] as const) : []),
    ],
  }
}

const noTable: CdiConversionRefusal = { ok: false, reason: 'no-table-in-force' }

function lotOf({ amount, paper, term }: CdiConversionInput) {
  return grownLot(amount, yieldFactor(paper, term.businessDays), term.days)
}

/** Of a LCI or LCA of that day, whatever the term that was asked. */
function minimumTermAt({ date, term, exempt }: CdiConversionInput) {
  if (!exempt) return undefined
  const rule = minimumTermOf('lci', addDays(date, -term.days))
  if (!rule.ok || !('months' in rule.minimum)) return undefined
  return { months: rule.minimum.months, earliest: rule.earliest, source: rule.source }
}

function sensitivityOf(
  { paper, indexes }: CdiConversionInput,
  netOf: (gross: Fraction) => Fraction,
): Sensitivity {
  const index = paper.kind === 'ipca-plus' ? 'ipca' : 'cdi'
  const now = index === 'ipca' ? indexes.annualIpca : indexes.annualCdi
  const shifted = indexShifts.map((shift) => Number((now + shift).toFixed(6)))
  // A CDI has no negative levels, a price index does.
  const levels = new Set(shifted.map((level) => (index === 'cdi' ? Math.max(0, level) : level)))
  const rows = [...levels].map((level) => {
    const annualRate = annualRateOf(atIndex(paper, level))
    const annualCdi = index === 'cdi' ? level : indexes.annualCdi
    const { share } = equivalentsOf(annualRate, { ...indexes, annualCdi })
    return { level, annualRate, netAnnualRate: netOf(annualRate), share }
  })
  return { index, rows }
}

function atIndex(paper: Yield, level: Fraction): Yield {
  if (paper.kind === 'fixed') return paper
  return paper.kind === 'ipca-plus' ? { ...paper, annualIpca: level } : { ...paper, annualCdi: level }
}

function appliedLines(input: CdiConversionInput): Line[] {
  const { amount, paper, term } = input
  const { gross } = lotOf(input)
  const factor = formatNumber(yieldFactor(paper, term.businessDays), 8)
  return [
    { key: 'amount', label: 'Valor aplicado', amount, formula: 'como no formulário' },
    {
      key: 'yield',
      label: 'Rendimento bruto',
      amount: gross - amount,
      formula: `${formatBrl(amount)} × (${factor} − 1): ${yieldInWords(paper)} por ${businessDaysInWords(term.businessDays)}`,
    },
  ]
}

function stepsOf({ paper, term }: CdiConversionInput, annualRate: Fraction): Step[] {
  return [
    {
      key: 'annual-rate',
      label: 'Taxa por ano, antes do imposto',
      unit: 'fraction',
      value: annualRate,
      formula: annualRateInWords(paper),
    },
    {
      key: 'business-days',
      label: 'Dias úteis',
      unit: 'days',
      value: term.businessDays,
      formula: term.isEstimated
        ? `${formatNumber(term.days, 0)} × 252 ÷ 365, em dias corridos`
        : 'do calendário de feriados',
    },
  ]
}

function annualRateInWords(paper: Yield): string {
  switch (paper.kind) {
    case 'cdi-share':
      return `(1 + CDI por dia útil × ${percentInWords(paper.share)})^252 − 1, e não CDI × ${percentInWords(paper.share)}`
    case 'cdi-plus':
      return `(1 + ${percentInWords(paper.annualCdi)}) × (1 + ${percentInWords(paper.spread)}) − 1`
    case 'fixed':
      return 'a taxa do formulário'
    case 'ipca-plus':
      return `(1 + ${percentInWords(paper.annualIpca)}) × (1 + ${percentInWords(paper.realRate)}) − 1`
  }
}
