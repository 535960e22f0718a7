import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { Statement, Step } from '#web/finance/core/statement.ts'
import type { Destination } from './destinations.ts'

export const itemKinds = [
  'tickets',
  'lodging',
  'food',
  'transport',
  'tours',
  'shopping',
  'insurance',
  'visa',
  'phone',
  'other',
] as const
export type ItemKind = (typeof itemKinds)[number]

export const itemPers = ['trip', 'day', 'night', 'person', 'person-day'] as const

export type Item = {
  kind: ItemKind
  /** Hundredths of `currency`. */
  amount: Cents
  /** `BRL`, or one of the currencies of the trip. */
  currency: string
  per: (typeof itemPers)[number]
  /** Of what an adult pays, where it is per person. */
  childShare: Fraction
  /** By the reader; without it, its kind names it. */
  name?: string
}

export const paymentWays = ['card', 'account', 'cash'] as const
export type PaymentWay = (typeof paymentWays)[number]

type Payment = { way: PaymentWay; share: Fraction; spread: Fraction }

export type TripInput = {
  /** Day of the rule, and the one from which to save. */
  date: IsoDate
  departure: IsoDate
  return: IsoDate
  adults: number
  children: number
  /** Foreign ones; `rate` in reais per unit. None for a trip in Brazil. */
  currencies: readonly { code: string; rate: number }[]
  /** Reais per US dollar, for the limits of the customs. */
  dollarRate?: number
  items: readonly Item[]
  /** Beside every item, in its own currency. */
  contingency: Fraction
  /** Of what is spent in foreign currencies; the shares add up to 1. */
  payments: readonly Payment[]
  saved: Cents
  /** Of the savings, net. */
  annualYield: Fraction
  /** Of the table, where lodging, meals and visa began; its figures are the reader's to change. */
  destination?: Destination
  /** Kinds of spending that were left empty, in words. */
  unpriced?: readonly string[]
}

export type Notice =
  | 'iof-injunction'
  | 'baggage-quota'
  | 'declare-cash'
  /** Without the dollar nothing can be compared with the limits: they are said all the same. */
  | 'limits-unknown'
  | 'departure-past'
  | 'enough-saved'

/** Money to have in each way to pay. */
export type Purse = {
  way: PaymentWay
  currency: string
  /** Hundredths of the currency. */
  amount: Cents
  commercialRate: number
  spread: Fraction
  iofRate: Fraction
  total: Cents
  vet: number
}

export type TripAnswer = Statement & {
  ok: true
  days: number
  nights: number
  people: number
  perPerson: Cents
  perDay: Cents
  perPersonDay: Cents
  /** Spread and IOF over the total. */
  exchangeCosts: Cents
  exchangeShare: Fraction
  purses: Purse[]
  /** The whole trip with all that is foreign paid in one way, cheapest first; fewer than two say nothing. */
  allIn: { way: PaymentWay; total: Cents }[]
  /** Spent in reais, contingency inside. */
  inReais: Cents
  /** The same trip with every currency 10 % cheaper and dearer. */
  shock: { cheaper: Cents; dearer: Cents }
  savings: { months: number; missing: Cents; perMonth: Cents }
  steps: Step[]
  notices: Notice[]
}

export type TripResult = TripAnswer | { ok: false; reason: 'no-table-in-force' | 'nothing-to-spend' }
