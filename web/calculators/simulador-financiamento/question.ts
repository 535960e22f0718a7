import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { RuleSource, Statement, Step } from '#web/finance/core/statement.ts'
import type { Schedule, ScheduleRow, System } from '#web/finance/credit/amortization.ts'
import type { InsuranceEstimate } from '#web/finance/credit/housing-insurance.ts'
import type { CreditRates } from '#web/finance/tables/credit/iof-credito.ts'

export type FinancingInput = {
  /** Day of the contract; instalments fall on the same day of each month. */
  date: IsoDate
  /** A home pays no IOF; what is not a home pays that of a person. */
  asset: 'property' | 'vehicle' | 'other'
  assetValue: Cents
  downPayment: Cents
  /** Until the last instalment, grace among them. */
  months: number
  /** As the bank says it: effective or nominal per year, or per month. */
  rate: { value: Fraction; kind: 'effective' | 'nominal' | 'monthly' }
  /** Per year, the same for the whole term. TR is never below zero. */
  index: { kind: 'tr' | 'ipca'; annualRate: Fraction }
  system: System
  /** Death and disability, in the first month; it follows the balance. */
  mip: Cents
  /** Damage to the property, per month. */
  dfi: Cents
  monthlyFee: Cents
  /** Where the three above are not the reader's. */
  estimate?: InsuranceEstimate
  /** Appraisal, registration of the contract, TAC. */
  upfrontFees: Cents
  /** Whether fees and IOF are borrowed too. */
  financesCosts: boolean
  grace: { months: number; interest: 'paid' | 'capitalized' }
  balloon: Cents
  /** An extra of a date counts right after the first instalment on or after it. */
  extras: {
    monthly: Cents
    dated: readonly { date: IsoDate; amount: Cents }[]
    /** With the same instalment, the term gets smaller; in the same term, the instalment. */
    reduces: 'term' | 'instalment'
  }
  /** Everything that is owed is paid right after this instalment. */
  settleAfter?: number
  /** Outside the loan: ITBI as a share of the value, and the registry office. */
  purchase: { transferTaxRate: Fraction; registry: Cents }
  oldestBirth?: IsoDate
  familyIncome?: Cents
  goal?: { kind: 'months'; months: number } | { kind: 'savings'; amount: Cents }
}

/** paid = instalment + mip + dfi + fee, in grace as later; what is paid beyond it is in `extra`, of a month and of a year. */
export type Row = ScheduleRow & { dueOn: IsoDate; mip: Cents; dfi: Cents; fee: Cents; paid: Cents }

export type YearRow = {
  year: number
  paid: Cents
  extra: Cents
  interest: Cents
  correction: Cents
  amortization: Cents
  /** Insurances and fee. */
  charges: Cents
  balance: Cents
}

/** One way to pay the same principal; `paid` as in a row, the totals without what is paid on the day. */
export type Via = {
  /** `asked`: the loan with its own system and extras. */
  key: 'sac' | 'price' | 'asked'
  months: number
  firstPaid: Cents
  lastPaid: Cents
  totalInterest: Cents
  totalPaid: Cents
  /** The principal, then the balance after each month. */
  balances: Cents[]
}

/** CET of the contract, without extras: what each cost adds to the rate. */
export type Cet =
  | {
      ok: true
      annualRate: Fraction
      monthlyRate: Fraction
      /** From the interest alone to the CET, each with the costs before it inside. */
      ladder: {
        key: 'interest' | 'index' | 'insurance' | 'fees' | 'iof'
        annualRate: Fraction
        adds: Fraction
      }[]
    }
  | { ok: false; reason: 'no-solution' }

export type GoalAnswer =
  | { ok: true; monthlyExtra: Cents; months: number; interestSaved: Cents }
  | { ok: false; reason: 'already-met' | 'impossible' | 'needs-price-or-sac' }

export type Notice =
  | 'income'
  | 'income-fits-band'
  | 'age'
  | 'low-down-payment'
  | 'outside-sfh'
  | 'tr-clamped'
  | 'cet-with-index'
  | 'extras-not-used'
  | 'iof-of-person'
  | 'costs-estimated'
  | 'without-insurance'

/** The contract if its index were another, without insurances and extras. */
type IndexScenario = { annualRate: Fraction; lastInstalment: Cents; totalPaid: Cents }

export type IofParts = { daily: Cents; additional: Cents; rates: CreditRates }

/** Paying everything at once: what is owed that day, and the interest that then is not due. */
export type Settlement =
  | { ok: true; month: number; dueOn: IsoDate; balance: Cents; interestSaved: Cents; rule: RuleSource }
  | { ok: false; reason: 'already-paid' }

/** Of a band: nominal per year, above the TR; the first payment with the same insurances. */
type Offer = { annualRate: Fraction; firstPaid: Cents }

/** From the lowest rate of the band. */
export type Mcmv = {
  band: string
  offers: Offer[]
  /** The same by Price, where the loan is SAC, which begins higher. */
  byPrice?: Offer[]
  rule: RuleSource
}

export type Housing = {
  sfh?: { fitsProperty: boolean; fitsCost: boolean; rule: RuleSource }
  mcmv?: Mcmv
}

/** The dearest home that an income pays: at the rate of the contract, and at the highest of its band of the MCMV. */
export type Affordable = { price: Cents; byBand?: { band: string; annualRate: Fraction; price: Cents } }

export type FinancingAnswer = Statement & {
  ok: true
  /** Lines: what the loan costs beyond what it bought. Total: paid − financed value. */
  cost: Statement
  /** Money that is needed on the day: down payment, taxes and fees that are not borrowed. */
  onTheDay: Statement
  principal: Cents
  monthlyRate: Fraction
  annualRate: Fraction
  iof: Cents
  /** Absent for a home, which pays none. */
  iofParts?: IofParts
  /** `totalPaid` without insurance and fees. */
  schedule: Pick<Schedule, 'totalInterest' | 'totalCorrection' | 'totalPaid'>
  rows: Row[]
  years: YearRow[]
  /** The first month that pays back: after the grace. */
  first: Row
  firstPaid: Cents
  lastPaid: Cents
  /** Start of each month of the grace; absent without grace. */
  gracePaid?: Cents
  cet: Cet
  vias: Via[]
  /** The first instalment if the annual rate were read the other way. */
  readings: { kind: 'effective' | 'nominal'; monthlyRate: Fraction; firstInstalment: Cents }[]
  /** Gross income that the first payment asks for, by the share that banks accept. */
  incomeNeeded?: Cents
  /** The longest term that the age of the oldest borrower allows. */
  longestMonths?: number
  housing?: Housing
  /** Of a home whose buyers say their income and have a down payment. */
  affordable?: Affordable
  goal?: GoalAnswer
  settlement?: Settlement
  /** Of a home: nobody knows the TR of years. */
  scenarios: IndexScenario[]
  steps: Step[]
  notices: Notice[]
}

export type FinancingAnswerOrRefusal =
  | FinancingAnswer
  | { ok: false; reason: 'no-table-in-force' | 'nothing-to-finance' | 'too-large' | 'balloon-too-large' }
