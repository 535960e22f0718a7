import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { propertyRules } from '../tables/income-tax/ganho-capital.ts'
import { capitalGainsTax, type Gain, gainOf, type Sale } from './ganho-capital.ts'

type PropertySale = Sale & {
  boughtOn: IsoDate
  soldOn: IsoDate
  /** The seller's only property, and no other one sold in five years. */
  isOnlyProperty?: boolean
  /** Part of a home's price put into homes in Brazil within 180 days, once in five years. */
  reinvested?: Cents
}

type PropertySaleResult =
  | ({
      ok: true
      /** Fraction of the gain that the year of purchase takes off: 1 up to 1969, 0 since 1989. */
      purchaseReduction: Fraction
      /** Gain after that reduction. */
      reducedGain: Cents
      months1: number
      months2: number
      factor1: number
      factor2: number
      /** After the two factors, before exemption and reinvestment. */
      gainAfterFactors: Cents
      exemption: 'only-property' | 'none'
      /** Part of the price put into another home, 0 to 1. */
      reinvestedFraction: Fraction
      base: Cents
      tax: Cents
      source: string
    } & Gain)
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Income tax of a person who sells land or a building in Brazil.
 *
 * reduced = round(gain × (1 − min(1, 5 % × (1989 − year of purchase))));
 * after factors = round(reduced × 1,0060^−m1 × 1,0035^−m2), factors not rounded;
 * base = round(after factors × (1 − reinvested ÷ sale)), or zero for the only property up to R$ 440.000,00;
 * tax by slices of the base. m1 and m2 count calendar months, both ends included: m1 from the purchase (01/1996 at the
 * earliest) to 11/2005, m2 from 12/2005 (or the purchase, if later) to the sale.
 *
 * The last centavo was not compared with the GCAP program. A purchase up to 1969 is a reduction of 100 %, not an
 * `exemption`.
 *
 * @see Lei 7.713/1988, art. 18; Lei 9.250/1995, art. 23; Lei 11.196/2005, arts. 39 and 40; facts/04-ganho-capital.md §3
 */
export function calculatePropertySale({
  boughtOn,
  soldOn,
  isOnlyProperty = false,
  reinvested = 0,
  ...sale
}: PropertySale): PropertySaleResult {
  if (soldOn < boughtOn) throw new RangeError(`sold on ${soldOn}, before the purchase on ${boughtOn}`)
  checkCents(reinvested)
  const result = gainOf(sale)
  const rules = inForce(propertyRules, soldOn)
  if (!rules) return { ok: false, reason: 'no-table-in-force' }

  const { perYear, before } = rules.purchaseReduction
  const purchaseReduction = Math.min(1, Math.max(0, perYear * (before - Number(boughtOn.slice(0, 4)))))
  const reducedGain = roundCents(result.gain * (1 - purchaseReduction))

  const { factor1: first, factor2: second } = rules
  const months1 = monthsIn(later(boughtOn, first.from), earlier(soldOn, first.through))
  const months2 = monthsIn(later(boughtOn, second.from), soldOn)
  const factor1 = (1 + first.monthlyRate) ** -months1
  const factor2 = (1 + second.monthlyRate) ** -months2
  const gainAfterFactors = roundCents(reducedGain * factor1 * factor2)

  const exemption = isOnlyProperty && sale.sale <= rules.onlyPropertyUpTo ? 'only-property' : 'none'
  const reinvestedFraction = sale.sale > 0 ? Math.min(1, reinvested / sale.sale) : 0
  const base = exemption === 'none' ? roundCents(gainAfterFactors * (1 - reinvestedFraction)) : 0
  const due = capitalGainsTax(base, soldOn)
  if (!due.ok) return due
  return {
    ok: true,
    ...result,
    purchaseReduction,
    reducedGain,
    months1,
    months2,
    factor1,
    factor2,
    gainAfterFactors,
    exemption,
    reinvestedFraction,
    base,
    tax: due.tax,
    source: `${rules.source}; ${due.source}`,
  }
}

// A month, YYYY-MM, or the month of a day. Both compare as strings once cut to seven characters.
type Month = string

function later(one: Month, other: Month): Month {
  return one.slice(0, 7) > other.slice(0, 7) ? one : other
}

function earlier(one: Month, other: Month): Month {
  return one.slice(0, 7) < other.slice(0, 7) ? one : other
}

/** Calendar months from `first` to `last`, both counted; zero when `last` comes before. */
function monthsIn(first: Month, last: Month): number {
  return Math.max(0, monthNumber(last) - monthNumber(first) + 1)
}

function monthNumber(month: Month): number {
  return Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7))
}
