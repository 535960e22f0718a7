import { type Cents, type Fraction, roundCents } from '#web/finance/core/money.ts'
import { normalNumbers } from '#web/finance/core/random.ts'
import { type Plan, withdrawalIn } from './calculate-plan.ts'

export type Simulation = {
  paths: number
  /** The same seed gives the same paths. */
  seed: number
  /** Standard deviation of the real return of a year. */
  volatility: Fraction
}

export type Simulated = Simulation & {
  isSimulated: true
  /** Part of the paths whose money lasts to the limit of age, leaving work on the planned year. */
  lasted: Fraction
  /** Of the paths, the wealth that a tenth, a half and nine tenths of them do not pass. */
  atIndependence: Percentiles
  atLimit: Percentiles
}

type Percentiles = { p10: Cents; p50: Cents; p90: Cents }

const mostCents: Cents = 1_000_000_000_000_000

/**
 * The plan lived many times with random years: lognormal real returns with the plan's return as mean and `volatility` as
 * standard deviation, year by year; contributions at the end of the year, withdrawals at its beginning. A model, not the
 * past: real markets have worse tails.
 */
export function simulate(plan: Plan, workYears: number, { paths, seed, volatility }: Simulation): Simulated {
  const next = normalNumbers(seed)
  const sigma = Math.sqrt(Math.log1p((volatility / (1 + plan.realReturn)) ** 2))
  const mu = Math.log1p(plan.realReturn) - sigma ** 2 / 2
  const growth = () => Math.exp(mu + sigma * next())
  const years = yearsOf(plan, workYears)
  const [contributions, withdrawals] = [years.slice(0, workYears), years.slice(workYears)]
  const atIndependence = new Float64Array(paths)
  const atLimit = new Float64Array(paths)
  let lasted = 0
  for (let path = 0; path < paths; path++) {
    const gathered = gather(plan.wealth, contributions, growth)
    const left = spend(gathered, withdrawals, growth)
    if (left >= 0) lasted++
    atIndependence[path] = gathered
    atLimit[path] = Math.max(0, left)
  }
  return {
    isSimulated: true,
    ...{ paths, seed, volatility },
    lasted: lasted / paths,
    atIndependence: percentilesOf(atIndependence),
    atLimit: percentilesOf(atLimit),
  }
}

// Plain loops: ten thousand lives of sixty years are six hundred thousand of these steps.
function gather(initial: Cents, contributions: readonly number[], growth: () => number): number {
  let wealth: number = initial
  for (const added of contributions) wealth = wealth * growth() + added
  return wealth
}

/** Negative when the money ends. */
function spend(gathered: number, withdrawals: readonly number[], growth: () => number): number {
  let left = gathered
  for (const taken of withdrawals) {
    left -= taken
    if (left < 0) return -1
    left *= growth()
  }
  return left
}

/** Contributions of each year of work, then withdrawals of each year without. */
function yearsOf(plan: Plan, workYears: number): number[] {
  return Array.from({ length: plan.ageLimit - plan.age }, (_, year) => {
    if (year < workYears) return plan.monthlyContribution * 12 * (1 + plan.contributionGrowth) ** year
    const months = Array.from({ length: 12 }, (_month, at) => withdrawalIn(plan, year * 12 + at))
    return months.reduce((sum, withdrawal) => sum + withdrawal, 0)
  })
}

function percentilesOf(values: Float64Array): Percentiles {
  const sorted = values.toSorted()
  const at = (part: number) => {
    const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
    return roundCents(Math.min(value, mostCents))
  }
  return { p10: at(0.1), p50: at(0.5), p90: at(0.9) }
}
