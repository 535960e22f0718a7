import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import type { RuleSource, Statement, Step } from '#web/finance/core/statement.ts'
import type { Goods } from '#web/finance/exchange/importacao.ts'
import type { State } from '#web/finance/tables/exchange/icms-importacao.ts'

/** `code` as in ISO 4217; `rate` in reais per unit, 1 for the real. */
type Currency = { code: string; rate: number }

export const conversionUses = [
  'commercial',
  'cash',
  'card',
  'account',
  'third-party',
  'investment',
  'receive',
] as const
export type ConversionUse = (typeof conversionUses)[number]

export type ConversionQuestion = {
  tab: 'converter'
  date: IsoDate
  /** Hundredths of `from`. */
  amount: Cents
  from: Currency
  to: Currency
  /** Anything but `commercial` needs the real on one side; `receive` brings money to Brazil. */
  use: ConversionUse
  spread: Fraction
  /** In reais. */
  fee: Cents
}

type Programme = 'yes' | 'no' | 'unknown'
export const payments = ['card', 'pix', 'account'] as const

export type ImportQuestion = {
  tab: 'importar'
  /** Day on which the declaration is registered. */
  date: IsoDate
  /** Of the three prices below. */
  currency: Currency
  /** Reais per US dollar: the limits of the law are in dollars. */
  dollarRate: number
  /** The same by the Receita's table, for the taxes; absent: `dollarRate`. */
  customsRate?: number
  product: Cents
  freight: Cents
  insurance: Cents
  /** A gift is what another person sends: nobody pays for it here, and no shop is in the programme. */
  goods: Goods | 'gift'
  /** Whether the shop is in the Remessa Conforme. */
  programme: Programme
  state: State
  payment: (typeof payments)[number]
  spread: Fraction
  /** In reais, charged by the carrier outside the programme. */
  dispatchFee: Cents
  brazilPrice?: Cents
}

export type CurrencyInput = ConversionQuestion | ImportQuestion

export type Notice =
  | 'iof-injunction'
  | 'freight-crosses-threshold'
  | 'gift'
  | 'medicine-icms'
  | 'dispatch-varies'
  | 'two-regimes'

export type ConversionAnswer = Statement & {
  ok: true
  tab: 'converter'
  /** Hundredths of `to`, at the commercial rates. */
  converted: Cents
  /** Units of `to` per unit of `from`, and the other way round; unrounded. */
  crossRate: number
  inverseRate: number
  inReais: Cents
  /** With spread, IOF and fee: reais per unit of the foreign currency. */
  effectiveRate?: number
  iofRate?: Fraction
  /** Hundredths of the foreign currency that the reais buy, where they are what is spent. */
  bought?: Cents
  steps: Step[]
  notices: Notice[]
}

/** One way the customs may charge the parcel; lines from the price to the door. */
export type Regime = Statement & {
  programme: 'yes' | 'no'
  customsValueUsd: Cents
  value: Cents
  duty: Cents
  icmsRate: Fraction
  icms: Cents
  iofRate: Fraction
  iof: Cents
  /** Total ÷ customs value in reais − 1. */
  overPrice: Fraction
  steps: Step[]
}

export type BrazilComparison = {
  price: Cents
  /** Total of the import − price in Brazil. */
  difference: Cents
  cheaper: 'import' | 'brazil' | 'same'
  /** The highest price of the product abroad, in hundredths of its currency, that still costs no more. */
  breakEven: { ok: true; product: Cents } | { ok: false; reason: 'never' | 'up-to-the-ceiling' }
}

/** The lines are those of the first regime. */
export type ImportAnswer = Statement & {
  ok: true
  tab: 'importar'
  /** The one asked for first, then the other where there is one; both are the answer where nobody knows. */
  regimes: Regime[]
  /** The same purchase in the states that charge least and most. */
  byState: { lowest: Cents; highest: Cents }
  brazil?: BrazilComparison
  /** The same purchase on the first day of each rule, newest first. */
  history: { words: string; duty: Cents; total: Cents; rule: RuleSource }[]
  steps: Step[]
  notices: Notice[]
}

export type CurrencyResult =
  | ConversionAnswer
  | ImportAnswer
  | { ok: false; reason: 'no-table-in-force' | 'too-little' | 'nothing-left' }
  | { ok: false; reason: 'above-ceiling'; ceiling: Cents }
