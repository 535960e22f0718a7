import { inForce } from '../core/in-force.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { type Insurance, iofSeguro } from '../tables/exchange/iof-seguro.ts'

type IofSeguroResult =
  | { ok: true; rate: Fraction; iof: Cents; total: Cents; source: string }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * IOF on an insurance premium paid on `date` and the premium with it: `netPremium` × rate, rounded once.
 *
 * @see Decreto 6.306/2007, art. 22; facts/01-iof.md §5
 */
export function iofOnInsurance(input: {
  insurance: Insurance
  netPremium: Cents
  date: IsoDate
}): IofSeguroResult {
  const { insurance, netPremium, date } = input
  if (!(Number.isSafeInteger(netPremium) && netPremium >= 0))
    throw new RangeError(`not an amount: ${netPremium}`)
  const edition = inForce(iofSeguro, date)
  if (!edition) return { ok: false, reason: 'no-table-in-force' }
  const rate = edition.rates[insurance]
  const iof = roundCents(netPremium * rate)
  return { ok: true, rate, iof, total: netPremium + iof, source: edition.source }
}
