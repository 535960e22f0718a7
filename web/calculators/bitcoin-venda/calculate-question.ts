import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'

export type CoinSaleInput = {
  date: IsoDate
  /** So many coins, or coins for so many reais. */
  sold: { quantity: number } | { gross: Cents }
  /** Of one coin. */
  price: Cents
  brokerage: Fraction
  /** Average cost of one coin; without it there is no gain to speak of. */
  averageCost?: Cents
  /** Of all coins in the month, swaps too, this sale among them; at least as much as it. Without it, this sale alone. */
  monthSales?: Cents
  /** In an exchange in Brazil, in the owner's own wallet, or in an institution abroad. */
  custody: 'brasil' | 'propria' | 'exterior'
}
