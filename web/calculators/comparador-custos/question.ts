import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { RuleSource, Statement, Step } from '#web/finance/core/statement.ts'
import type { CostPart } from '#web/finance/interest/present-cost.ts'

type Shared = {
  /** Of today: the law of exchange, of the yield and of a sale. */
  date: IsoDate
  /** Yield per year, net of tax: the rate of every present value. */
  annualYield: Fraction
  /** Where the reader told the yield before the income tax. */
  taxed?: { grossYield: Fraction; irRate: Fraction; rule: RuleSource }
}

export type InstalmentsQuestion = Shared & {
  mode: 'instalments'
  cashPrice: Cents
  instalments: number
  instalment: Cents
  firstAt: 'now' | 'next-month'
}

export type RentOrBuyQuestion = Shared & {
  mode: 'rent-or-buy'
  years: number
  rent: Cents
  /** Of rent and of what only an owner pays, once a year. */
  annualAdjustment: Fraction
  propertyValue: Cents
  /** Per year. */
  appreciation: Fraction
  downPayment: Cents
  /** ITBI, registry, appraisal. */
  purchaseCosts: Cents
  annualLoanRate: Fraction
  loanMonths: number
  system: 'sac' | 'price'
  /** MIP, DFI and fee per month, while the loan lasts. */
  loanCharges: Cents
  /** Per month: maintenance, the owner's part of the condominium. */
  ownerCosts: Cents
  /** Of the price when it is sold. */
  sellingCost: Fraction
  /** Whether the gain of the sale pays income tax: a home is often exempt. */
  taxesGain: boolean
}

export type CarQuestion = Shared & {
  mode: 'car'
  years: number
  price: Cents
  /** Per year. */
  depreciation: Fraction
  ipvaRate: Fraction
  /** Per year. */
  insurance: Cents
  maintenance: Cents
  kmPerMonth: number
  /** Centavos per kilometre, with their fraction. */
  fuelPerKm: number
  appPerKm: number
  /** Per month, fuel not included. */
  subscription?: Cents
}

export const abroadWays = ['card', 'account', 'cash', 'pix'] as const
type AbroadWay = (typeof abroadWays)[number]

export type AbroadQuestion = Shared & {
  mode: 'abroad'
  amount: Cents
  /** As the Nota writes it: `US$`. */
  currency: string
  /** Reais per unit. */
  commercialRate: number
  ways: readonly { way: AbroadWay; spread: Fraction; fee: Cents }[]
  /** When the card bill is paid. */
  cardPaidAt: 'now' | 'next-month'
}

export type ComparisonInput = InstalmentsQuestion | RentOrBuyQuestion | CarQuestion | AbroadQuestion

export type OptionKey =
  | 'cash-price'
  | 'instalments'
  | 'rent'
  | 'buy'
  | 'own-car'
  | 'app'
  | 'subscription'
  | AbroadWay

export type Candidate = {
  key: OptionKey
  parts: CostPart[]
  /** Paid back to who leaves after so many months, in centavos of that month. */
  exit?: { label: string; formula: string; source?: RuleSource; valueAt: (month: number) => number }
}

/** Lines in money of today. */
export type Option = Statement & { key: OptionKey }

export type BreakEven =
  | { kind: 'cash-price'; amount: Cents }
  | { kind: 'years'; years: number }
  | { kind: 'km-per-month'; km: number }

export type Notice = 'hidden-interest' | 'discount-for-instalments' | 'iof-injunction' | 'no-break-even'

export type Comparison = Statement & {
  ok: true
  mode: ComparisonInput['mode']
  options: Option[]
  /** Absent when the cheapest cost the same. */
  winner?: OptionKey
  /** Between the cheapest and the next one, in money of today. */
  difference: Cents
  /** In the instalments of a shop, per month and what it compounds to in a year. */
  embeddedMonthlyRate?: Fraction
  embeddedAnnualRate?: Fraction
  breakEven?: BreakEven
  /** Cost for who leaves after so many years, in money of today. */
  years: { year: number; totals: { key: OptionKey; total: Cents }[] }[]
  /** The same question with the yield one point lower and higher. */
  sensitivity: { annualYield: Fraction; winner?: OptionKey; difference: Cents }[]
  steps: Step[]
  notices: Notice[]
}

export type ComparisonResult = Comparison | { ok: false; reason: 'no-table-in-force' | 'too-large' }
