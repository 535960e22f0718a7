import { calculateFlows } from './calculate-flows.ts'
import { calculateSimple } from './calculate-simple.ts'
import type { RoiInput, RoiResult } from './types.ts'

/**
 * Whether an investment paid for itself: return, the same per year, payback, present value and internal rate, against
 * the CDI after income tax.
 *
 * @see facts/09-planejamento.md §1; each mode says its own rounding
 */
export function calculateReturn(input: RoiInput): RoiResult {
  return input.mode === 'simple' ? calculateSimple(input) : calculateFlows(input)
}
