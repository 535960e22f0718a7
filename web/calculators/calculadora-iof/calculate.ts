import { calculateCreditIof } from './calculate-credit.ts'
import { calculateExchangeIof } from './calculate-exchange.ts'
import { calculateRedemptionIof } from './calculate-redemption.ts'
import { calculateVgblIof } from './calculate-vgbl.ts'
import type { IofInput, IofResult } from './types.ts'

/**
 * IOF on an exchange, a loan, a redemption or contributions to VGBL, by the rule of the day: lines that add up, the rate
 * on the whole, its share of the cost, and how the rule changed.
 *
 * @see Decreto 6.306/2007; facts/01-iof.md; each tab says its own rounding
 */
export function calculateIof(input: IofInput): IofResult {
  switch (input.tab) {
    case 'cambio':
      return calculateExchangeIof(input)
    case 'credito':
      return calculateCreditIof(input)
    case 'investimento':
      return calculateRedemptionIof(input)
    case 'vgbl':
      return calculateVgblIof(input)
  }
}
