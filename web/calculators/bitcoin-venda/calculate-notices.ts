import { formatNumber } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import type { CoinSaleInput } from './calculate-question.ts'

/** What the page must warn about; its text is in `words.ts`. */
export type NoticeCode =
  | 'no-cost'
  | 'exempt-gain'
  | 'over-limit'
  | 'other-sales-too'
  | 'loss'
  | 'abroad-annual'
  | 'report'
  | 'below-minimum'

export function noticesOf(
  { averageCost, custody }: CoinSaleInput,
  result: {
    gain: Cents
    loss: Cents
    tax: Cents
    isExempt: boolean
    isAboveLimit: boolean
    hasOtherSales: boolean
    isPayable: boolean
  },
): NoticeCode[] {
  const isAbroad = custody === 'exterior'
  const found: [boolean, NoticeCode][] = [
    [averageCost === undefined, 'no-cost'],
    [result.isExempt, 'exempt-gain'],
    [result.isAboveLimit, 'over-limit'],
    [result.isAboveLimit && result.hasOtherSales, 'other-sales-too'],
    [result.loss > 0, 'loss'],
    [isAbroad, 'abroad-annual'],
    [custody !== 'brasil', 'report'],
    [!isAbroad && result.tax > 0 && !result.isPayable, 'below-minimum'],
  ]
  return found.filter(([applies]) => applies).map(([, code]) => code)
}

/** A quantity of coins with the decimals that it has, at most eight. */
export function numberInWords(quantity: number): string {
  const [, decimals = ''] = String(Number(quantity.toFixed(8))).split('.')
  // Below a millionth `String` writes an exponent.
  return formatNumber(quantity, quantity < 1e-6 ? 8 : decimals.length)
}
