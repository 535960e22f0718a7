import { type Edition, inForce } from '../core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { type RuleSource, ruleSource } from '../core/statement.ts'
import {
  type FxOperation,
  fxClauses,
  iofCambio,
  iofCambioInvestimento,
} from '../tables/exchange/iof-cambio.ts'

type IofCambioInput = {
  operation: FxOperation
  /** In reais at the rate really charged: the institution's spread is inside. */
  amount: Cents
  /** Day of the exchange: for a card, the day on which the issuer settles the purchase. */
  date: IsoDate
}

type IofCambioResult =
  | {
      ok: true
      rate: Fraction
      iof: Cents
      total: Cents
      /** Item of Decreto 6.306/2007. */
      clause: string
      rule: RuleSource
    }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * IOF on an exchange of currency and the amount with it: `amount` × rate of the operation on `date`, rounded once.
 *
 * @see Decreto 6.306/2007, art. 15-B; facts/01-iof.md §2
 */
export function iofOnExchange({ operation, amount, date }: IofCambioInput): IofCambioResult {
  if (!(Number.isSafeInteger(amount) && amount >= 0)) throw new RangeError(`not an amount: ${amount}`)
  const edition = inForce(editionsFor(operation), date)
  const rate = edition?.rates[operation]
  if (!edition || rate === undefined) return { ok: false, reason: 'no-table-in-force' }
  const iof = roundCents(amount * rate)
  const clause = fxClauses[operation]
  return { ok: true, rate, iof, total: amount + iof, clause, rule: ruleFor(operation, edition) }
}

type FxRateChange = {
  rate: Fraction
  rule: RuleSource
  /** The rate is older than its rule says: our table begins there. */
  isOlder: boolean
}

/** Every rate that our tables have for an operation, newest first: one entry each time that it changed. */
export function fxRateHistory(operation: FxOperation): FxRateChange[] {
  const changes: FxRateChange[] = []
  for (const edition of editionsFor(operation).toReversed()) {
    const rate = edition.rates[operation]
    if (rate === undefined || rate === changes[0]?.rate) continue
    const isOlder = edition.older?.includes(operation) ?? false
    changes.unshift({ rate, rule: ruleFor(operation, edition), isOlder })
  }
  return changes
}

/** Item of art. 15-B, which the edition's name lacks; undefined for investment, whose editions name it. */
export function fxItem(operation: FxOperation): string | undefined {
  return operation === 'investment' ? undefined : fxClauses[operation].replace('art. 15-B,', 'inciso')
}

function ruleFor(operation: FxOperation, edition: Edition): RuleSource {
  return ruleSource(edition, fxItem(operation))
}

function editionsFor(operation: FxOperation) {
  return operation === 'investment' ? iofCambioInvestimento : iofCambio
}
