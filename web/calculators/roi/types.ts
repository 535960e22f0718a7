import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { Statement, Step } from '#web/finance/core/statement.ts'
import type { DatedFlow, InternalRate } from '#web/finance/interest/internal-rate.ts'

type Opportunity = {
  /** Day of the income tax rule, the one on which the money would leave the CDI. */
  date: IsoDate
  /** Per year, before tax. */
  annualCdi: Fraction
}

export type SimpleQuestion = Opportunity & {
  mode: 'simple'
  invested: Cents
  /** All that came back. */
  final: Cents
  months: number
}

export type FlowsQuestion = Opportunity & {
  mode: 'flows'
  /** Money out is negative. By month, the first one today; or each on its day. */
  flows: { by: 'month'; amounts: readonly Cents[] } | { by: 'date'; dated: readonly DatedFlow[] }
}

export type RoiInput = SimpleQuestion | FlowsQuestion

export type Notice = 'no-irr' | 'several-irr' | 'not-paid-back' | 'below-cdi'

/** The same money in the CDI: gross yield, income tax on it, and what is left per year. */
export type CdiAlternative = Statement & { netAnnualRate: Fraction; irRate: Fraction }

export type SimpleAnswer = Statement & {
  ok: true
  mode: 'simple'
  roi: Fraction
  annualRoi: Fraction
  cdi: CdiAlternative
  /** What came back less what the CDI would have left. */
  overCdi: Cents
  excel: string
  steps: Step[]
  notices: Notice[]
}

/** Lines add up to the net present value at the net CDI. */
export type FlowsAnswer = Statement & {
  ok: true
  mode: 'flows'
  roi: Fraction
  /** Per year, from a monthly or a dated internal rate. */
  irr: InternalRate | { ok: false; reason: 'too-large' }
  netAnnualCdi: Fraction
  npv: Cents
  /** In months, with their fraction; dated flows in days ÷ 365 × 12. */
  payback?: number
  discountedPayback?: number
  /** In order of time. */
  rows: { period: number; date?: IsoDate; amount: Cents; present: Cents; balance: Cents }[]
  excel: string
  steps: Step[]
  notices: Notice[]
}

export type RoiResult =
  | SimpleAnswer
  | FlowsAnswer
  | { ok: false; reason: 'no-table-in-force' | 'nothing-invested' | 'no-term' | 'too-large' }
