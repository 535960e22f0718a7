import type { Shown } from '../calculator.ts'
import { headlineValue } from '../words.ts'

/**
 * Whether what a spreadsheet makes of a formula is the headline: to half a centavo, or half of the last digit of a
 * percentage; beyond that, as many digits as both of them hold. `cents`, in reais, is for questions that were drawn, whose months
 * may differ by 0.005 too: half a centavo of the goal, at a real a month.
 */
export function isHeadline(computed: number, { headline }: Shown, cents?: number): boolean {
  const value = headlineValue(headline) / ('amount' in headline ? 100 : 1)
  const isTime = 'text' in headline && !headline.text.includes('%')
  const [nearly, digits] =
    'amount' in headline ? [cents ?? 0.005, 1e-9] : [isTime && cents ? 0.005 : 5e-5, 1e-7]
  return Math.abs(computed - value) < Math.max(nearly, Math.abs(value) * digits)
}

/** In reais: each rounding of a formula may take half a centavo of a large amount the other way. */
export function centsOfRoundings({ excel = '' }: Shown): number {
  return 0.005 + 0.01 * excel.split('ARRED(').length
}
