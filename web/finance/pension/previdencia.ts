import { inForce } from '../core/in-force.ts'
import { type Cents, checkCents, type Fraction, type IsoDate, roundCents } from '../core/money.ts'
import { monthlyRateFrom, realRateFrom } from '../interest/interest.ts'
import { previdenciaRegressiva } from '../tables/pension/previdencia-regressiva.ts'

type PrevidenciaPlan = 'PGBL' | 'VGBL'

/** One contribution: its age in years, possibly with a fraction, what was paid in and what it is worth now. */
type Contribution = { years: number; paid: Cents; value: Cents }

type RegressiveResult =
  | { ok: true; contributions: { base: Cents; rate: Fraction; ir: Cents }[]; ir: Cents; net: Cents }
  | { ok: false; reason: 'no-table-in-force' }

/**
 * Income tax of a redemption on `date` under the regressive table, by the age of each contribution. PGBL taxes the
 * whole value, VGBL only the gain; a contribution in loss pays nothing and lends nothing to the others. Rounded per
 * contribution. The IOF of VGBL falls on the way in: `iof-vgbl.ts`.
 *
 * @see Lei 11.053/2004, art. 1º; facts/05-renda-fixa.md §5
 */
export function previdenciaRegressiveTax(input: {
  plan: PrevidenciaPlan
  contributions: readonly Contribution[]
  date: IsoDate
}): RegressiveResult {
  const table = inForce(previdenciaRegressiva, input.date)
  if (!table) return { ok: false, reason: 'no-table-in-force' }
  const contributions = input.contributions.map(({ years, paid, value }) => {
    const bracket = years >= 0 ? table.brackets.find(({ upToYears }) => years <= upToYears) : undefined
    if (!bracket) throw new RangeError(`not an age in years: ${years}`)
    const gain = Math.max(0, checkCents(value) - checkCents(paid))
    const base = input.plan === 'PGBL' ? value : gain
    return { base, rate: bracket.rate, ir: roundCents(base * bracket.rate) }
  })
  const ir = contributions.reduce((sum, one) => sum + one.ir, 0)
  const total = input.contributions.reduce((sum, { value }) => sum + value, 0)
  return { ok: true, contributions, ir, net: total - ir }
}

export type Accumulation = {
  /** Saved already, in today's money. */
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
 * Final value of one centavo a month, and of the initial savings, by the age of each contribution.
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
