import { calculateConversion } from './calculate-conversion.ts'
import { calculateImport } from './calculate-import.ts'
import type { CurrencyInput, CurrencyResult } from './types.ts'

/**
 * An amount in another currency, or a purchase abroad with every tax until the door.
 *
 * @see facts/08-importacao.md; each tab says its own rounding
 */
export function calculateCurrency(input: CurrencyInput): CurrencyResult {
  return input.tab === 'converter' ? calculateConversion(input) : calculateImport(input)
}
