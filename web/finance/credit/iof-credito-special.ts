import { inForce } from '../core/in-force.ts'
import { type Cents, type IsoDate, roundCents } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import type { CreditRates } from '../tables/credit/iof-credito.ts'
import { iofCreditoSpecial, type SpecialCredit } from '../tables/credit/iof-credito-special.ts'

type SpecialIofResult =
  | { ok: true; iof: Cents; rates: CreditRates; rule: RuleSource }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * IOF on a loan whose purpose takes the daily rate away: nothing, or the additional rate alone on the principal,
 * rounded once.
 *
 * @see Decreto 6.306/2007, arts. 8º and 9º; facts/01-iof.md §3
 */
export function iofOnSpecialCredit(
  purpose: SpecialCredit,
  principal: Cents,
  date: IsoDate,
): SpecialIofResult {
  if (!(Number.isSafeInteger(principal) && principal >= 0))
    throw new RangeError(`not an amount: ${principal}`)
  const edition = inForce(iofCreditoSpecial[purpose], date)
  if (!edition) return { ok: false, reason: 'no-table-in-force' }
  const { daily, additional } = edition
  const iof = roundCents(principal * additional)
  return { ok: true, iof, rates: { daily, additional }, rule: ruleSource(edition) }
}
