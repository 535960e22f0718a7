import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { redemptionTaxes } from './iof-resgate.ts'

/** One application, with what it is worth on the day of the redemption. */
export type Lot = {
  amount: Cents
  gross: Cents
  days: number
  /** Day of its own payment, when it is not the common one: a coupon. */
  paidOn?: IsoDate
}

/** Lots that pay the same rate of income tax. */
export type TaxedLots = { irRate: Fraction; lots: number; taxable: Cents; ir: Cents }

export type LotsRedemption =
  | {
      ok: true
      invested: Cents
      gross: Cents
      yield: Cents
      /** Lots of under 30 days. */
      iof: Cents
      iofLots: number
      ir: Cents
      /** Highest rate first. Empty when exempt. */
      byRate: TaxedLots[]
      net: Cents
    }
  | { ok: false; reason: 'no-table-in-force' | 'too-large' }

/** From R$ 10 trilhões on, a double no longer holds every centavo of a sum. */
const mostGross: Cents = 1_000_000_000_000_000

/**
 * What a redemption on `date` leaves of several applications, each taxed by its own age: IOF on its yield under 30
 * days, then IR on the rest, each rounded per lot. A lot with a loss pays nothing and is not set off against another.
 *
 * `exempt`: papers without either tax for an individual.
 *
 * @see Lei 11.033/2004, arts. 1º and 3º; Decreto 6.306/2007, art. 32
 */
export function redeemLots(input: { lots: readonly Lot[]; date: IsoDate; exempt: boolean }): LotsRedemption {
  const byRate = new Map<Fraction, TaxedLots>()
  const sums = { invested: 0, gross: 0, iof: 0, iofLots: 0, ir: 0 }
  for (const { amount, gross, days, paidOn = input.date } of input.lots) {
    checkCents(amount)
    sums.invested += amount
    sums.gross += gross
    if (sums.gross > mostGross) return { ok: false, reason: 'too-large' }
    checkCents(gross)
    const taxes = redemptionTaxes({ yield: gross - amount, days, date: paidOn })
    if (!taxes.ok) return taxes
    if (input.exempt) continue
    sums.iof += taxes.iof
    sums.iofLots += taxes.iof > 0 ? 1 : 0
    sums.ir += taxes.ir
    const same = byRate.get(taxes.irRate) ?? { irRate: taxes.irRate, lots: 0, taxable: 0, ir: 0 }
    const taxable = Math.max(0, gross - amount) - taxes.iof
    byRate.set(taxes.irRate, {
      ...same,
      lots: same.lots + 1,
      taxable: same.taxable + taxable,
      ir: same.ir + taxes.ir,
    })
  }
  return {
    ok: true,
    ...sums,
    yield: sums.gross - sums.invested,
    byRate: [...byRate.values()].toSorted((a, b) => b.irRate - a.irRate),
    net: sums.gross - sums.iof - sums.ir,
  }
}

/** `amount` that grew by `factor`, rounded, as a lot of `days`. */
export function grownLot(amount: Cents, factor: number, days: number): Lot {
  return { amount, gross: roundCents(amount * factor), days }
}
