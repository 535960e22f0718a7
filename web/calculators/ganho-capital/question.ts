import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'

export type GainInput = {
  kind: 'imovel' | 'bem_movel' | 'acoes_fora_da_bolsa' | 'cripto' | 'exterior'
  price: Cents
  /** Borne by the seller. */
  saleExpenses: Cents
  cost: Cents
  /** Added to the cost by the law; only with a document. */
  itbi: Cents
  purchaseBrokerage: Cents
  improvements: Cents
  interest: Cents
  boughtOn: IsoDate
  /** The day of the contract of sale: the tables are those of this day. */
  soldOn: IsoDate
  /** Of the seller in what is co-owned: 1 for all of it. All amounts above are those of the whole. */
  share: Fraction
  isOnlyProperty: boolean
  /** Any other one, in five years: ends the exemption of the only property. */
  soldOtherInFiveYears: boolean
  isResidential: boolean
  /** Of the seller's share, put into homes in Brazil within 180 days. */
  reinvested: Cents
  /** The exemption for buying another home: given once in five years. */
  usedReinvestmentInFiveYears: boolean
  /** Everything of the same nature that the seller sold in the month, this sale included; its share when absent. */
  monthSales?: Cents
  /** Shares, funds, accounts with yield or coins in an institution abroad: Lei 14.754/2023. */
  isFinancialAbroad: boolean
  /** Gain already taxed in the sale of other parts of the same asset, until the end of the next year. */
  earlierGain: Cents
  /** When the price comes in, of the whole; empty when it is paid on the day of the sale. */
  instalments: readonly { date: IsoDate; amount: Cents }[]
}
