import { inForce } from '../core/in-force.ts'
import type { IsoDate } from '../core/money.ts'
import type { RuleSource } from '../core/statement.ts'
import { iofInjunction } from '../tables/exchange/iof-injunction.ts'

/**
 * Whether the rate of `date` rests on the order that the Supreme Court has still to confirm (ADC 96): one that the
 * order brought back. `history` is newest first; a rate that the decrees of 2025 did not change does not depend on it.
 */
export function dependsOnInjunction(history: readonly { rule: RuleSource }[], date: IsoDate): boolean {
  const order = inForce(iofInjunction, date)
  const change = history.find(({ rule }) => rule.from <= date)
  return order !== undefined && change !== undefined && change.rule.from >= order.from
}

/** Why an IOF of today may change backwards, for the notices of every page that charges it. */
export const injunctionInWords =
  'O IOF de hoje vale por decisão liminar do STF (ADC 96, de 16 e 18/07/2025). O plenário ainda não julgou: a alíquota pode mudar.'
