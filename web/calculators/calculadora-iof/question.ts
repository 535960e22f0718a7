import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { RuleSource, Statement, Step } from '#web/finance/core/statement.ts'
import type { Borrower, CreditRates, SpecialCredit } from '#web/finance/tables/credit/iof-credito.ts'
import type { FxOperation } from '#web/finance/tables/exchange/iof-cambio.ts'

export type ExchangeQuestion = {
  tab: 'cambio'
  date: IsoDate
  operation: FxOperation
  /** In reais, the institution's spread inside. */
  amount: Cents
}

export type CreditQuestion = {
  tab: 'credito'
  /** Day of the release. */
  date: IsoDate
  borrower: Borrower
  purpose: 'ordinary' | SpecialCredit
  /** Amount of the loan, or with `financed` the cash of the borrower. */
  amount: Cents
  monthlyRate: Fraction
  months: number
  /** `single`: everything in one payment at the end. */
  system: 'price' | 'sac' | 'single'
  /** Due on the same day of each month, or each 30 days. */
  monthLength: 'calendar' | '30-days'
  financed: boolean
}

export type RedemptionQuestion = {
  tab: 'investimento'
  /** Day of the redemption. */
  date: IsoDate
  yield: Cents
  /** Calendar days since the application. */
  days: number
  product: 'fixed-income' | 'lci-lca'
}

export type VgblQuestion = {
  tab: 'vgbl'
  contributions: readonly { date: IsoDate; insurer: string; amount: Cents }[]
}

export type IofInput = ExchangeQuestion | CreditQuestion | RedemptionQuestion | VgblQuestion

export type Notice =
  | 'iof-injunction'
  | 'capped-at-365-days'
  | 'zero-from-day-30'
  | 'exempt'
  | 'uncertain-rule'

/** A rule that held from its own first day on, in words: `3,5 %`. `isOlder`: that day is only where our table begins. */
export type RuleChange = { words: string; rule: RuleSource; isOlder?: boolean }

type Common = Statement & {
  ok: true
  iof: Cents
  /** IOF ÷ its base. */
  rate: Fraction
  /** IOF ÷ what the operation costs: amount with tax, interest with tax, yield, contributions. */
  shareOfCost: Fraction
  steps: Step[]
  /** Newest first. */
  history: RuleChange[]
  notices: Notice[]
}

/** `iof` is that of the days of this instalment; the additional rate is on the whole. */
export type InstallmentRow = {
  month: number
  dueOn: IsoDate
  days: number
  amortization: Cents
  iof: Cents
}

export type ExchangeAnswer = Common & { tab: 'cambio' }

/** Lines are the two parts of the IOF; `loan` is what the borrower takes home. */
export type CreditAnswer = Common & {
  tab: 'credito'
  rates: CreditRates
  principal: Cents
  interest: Cents
  loan: Statement
  installments: InstallmentRow[]
}

/** Lines go from the yield to what is left of it. */
export type RedemptionAnswer = Common & {
  tab: 'investimento'
  days: { day: number; share: Fraction; iof: Cents; ir: Cents; netYield: Cents }[]
}

/** One line for each contribution, and what it is charged on. */
export type VgblAnswer = Common & {
  tab: 'vgbl'
  contributed: Cents
  charged: { taxed: Cents; rate: Fraction }[]
}

type Refusal = { ok: false; reason: 'no-table-in-force' }

export type IofResult = ExchangeAnswer | CreditAnswer | RedemptionAnswer | VgblAnswer | Refusal
