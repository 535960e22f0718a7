import { type Cents, type Fraction, roundCents } from '#web/finance/core/money.ts'
import { normalNumbers } from '#web/finance/core/random.ts'
import type { RuleSource } from '#web/finance/core/statement.ts'
import { realHistory } from '#web/finance/fixed-income/return-history.ts'
import { ibovespaSource } from '#web/finance/series/ibovespa.ts'
import { type IsoMonth, ipcaSource } from '#web/finance/series/ipca.ts'
import { cdiSource } from '#web/finance/series/selic-target.ts'
import { type Plan, withdrawalIn } from './calculate-plan.ts'

/** How the money would have lasted with the months of the past, repeated in a circle because they are so few. */
export type HistoryOutcome = {
  from: IsoMonth
  to: IsoMonth
  /** How many months there are: the whole of what is known here, and also how many beginnings were tried. */
  months: number
  /** Of the months needed: above 1 the same months come back. */
  timesRepeated: number
  lasted: number
  /** Mean of the months, per year. */
  meanRealReturn: Fraction
  sources: RuleSource[]
}

/** One sequence from each month of the past on, from independence to the limit of age. */
export function throughHistory(
  plan: Plan,
  start: { month: number; wealth: number },
  shareOfStocks: Fraction,
): HistoryOutcome | undefined {
  const history = realHistory(shareOfStocks)
  const [first, last] = [history[0], history.at(-1)]
  if (!first || !last) return undefined
  const rates = history.map(({ realRate }) => realRate)
  const needed = (plan.ageLimit - plan.age) * 12 - start.month
  const withdrawals = Array.from({ length: needed }, (_, at) => withdrawalIn(plan, start.month + at))
  const lasted = rates.filter((_, beginning) => lasts(start.wealth, rates, beginning, withdrawals)).length
  const growth = rates.reduce((product, rate) => product * (1 + rate), 1)
  return {
    from: first.month,
    to: last.month,
    months: rates.length,
    timesRepeated: needed / rates.length,
    lasted,
    meanRealReturn: growth ** (12 / rates.length) - 1,
    sources: [cdiSource, ipcaSource, ...(shareOfStocks > 0 ? [ibovespaSource] : [])],
  }
}

function lasts(
  wealth: number,
  rates: readonly Fraction[],
  beginning: number,
  withdrawals: readonly number[],
) {
  let left = wealth
  let at = beginning
  for (const withdrawal of withdrawals) {
    left = left * (1 + (rates[at] ?? 0)) - withdrawal
    if (left < 0) return false
    at = at + 1 === rates.length ? 0 : at + 1
  }
  return true
}

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
