import { type Cents, type Fraction, roundCents } from '../core/money.ts'
import { monthlyRateFrom, realRateFrom } from '../interest/interest.ts'

export type Accumulation = {
  /** What is saved already, in today's money. */
  initial: Cents
  /** Until the first withdrawal, one contribution at the end of each. */
  months: number
  /** Per year, before inflation and tax. */
  annualReturn: Fraction
  inflation: Fraction
}

/** Contributions of about the same age, in today's money at the end of the plan, in centavos not rounded. */
type Lot = { years: number; paid: number; value: number }

/**
 * What a plan has in the end for one centavo a month, and for what was saved before, by the age of each contribution.
 *
 * Everything is in today's money: a contribution is corrected by inflation while it is paid in and grows at the real
 * rate; what was paid loses to inflation, so that value − paid is the nominal gain, which the tax looks at. A lot holds
 * the contributions older than a year less than its `years`, up to that age.
 */
export function lotsOf({ initial, months, annualReturn, inflation }: Accumulation): {
  monthly: Lot[]
  initial: Lot
} {
  const realMonthly = monthlyRateFrom(realRateFrom(annualReturn, inflation))
  const inflationMonthly = monthlyRateFrom(inflation)
  const lots = new Map<number, Lot>()
  // Multiplied on from month to month: a power for each would take longer than all the rest.
  let [paid, value] = [1, 1]
  for (let age = 0; age < months; age++) {
    // The brackets of the law end with a whole year, which belongs to them.
    const years = Math.ceil(age / 12)
    const lot = lots.get(years) ?? { years, paid: 0, value: 0 }
    lots.set(years, { years, paid: lot.paid + paid, value: lot.value + value })
    paid /= 1 + inflationMonthly
    value *= 1 + realMonthly
  }
  return {
    monthly: [...lots.values()],
    initial: { years: months / 12, paid: initial * paid, value: initial * value },
  }
}

/** `lots` for a contribution of `monthly` centavos, each rounded to whole centavos. */
export function roundedLots(lots: ReturnType<typeof lotsOf>, monthly: Cents) {
  return [...lots.monthly.map((lot) => scaled(lot, monthly)), scaled(lots.initial, 1)]
}

function scaled({ years, paid, value }: Lot, monthly: number) {
  return { years, paid: roundCents(paid * monthly), value: roundCents(value * monthly) }
}
