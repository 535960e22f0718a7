import { type Cents, type Fraction, roundCents } from '#web/finance/core/money.ts'
import { normalNumbers } from '#web/finance/core/random.ts'
import type { RuleSource } from '#web/finance/core/statement.ts'
import { realCdiHistory } from '#web/finance/fixed-income/return-history.ts'
import { cdiMonthsSource } from '#web/finance/series/cdi.ts'
import { type IsoMonth, ipcaSource } from '#web/finance/series/ipca.ts'
import { cdiSource } from '#web/finance/series/selic-target.ts'
import { type Plan, withdrawalIn } from './calculate-plan.ts'

/** How the money would have lasted in the CDI of the past: from each of its months on, in a circle where it is too short. */
export type HistoryOutcome = {
  from: IsoMonth
  to: IsoMonth
  /** How many months there are, and also how many beginnings were tried. */
  months: number
  /** Of the months needed: above 1 the same months come back. */
  timesRepeated: number
  lasted: number
  /** The beginning that ran out first, or that left least. */
  worst: IsoMonth
  /** Percentiles over the beginnings, at the limit of age. */
  atLimit: Percentiles
  /** Mean of the months, per year. */
  meanRealReturn: Fraction
  sources: readonly RuleSource[]
}

/** One sequence from each month of the past on, from independence to the limit of age. */
export function throughHistory(
  plan: Plan,
  start: { month: number; wealth: number },
): HistoryOutcome | undefined {
  const history = realCdiHistory
  const [first, last] = [history[0], history.at(-1)]
  if (!first || !last) return undefined
  const rates = history.map(({ realRate }) => realRate)
  const needed = (plan.ageLimit - plan.age) * 12 - start.month
  const withdrawals = Array.from({ length: needed }, (_, at) => withdrawalIn(plan, start.month + at))
  const lives = history.map(({ month }, beginning) => ({
    month,
    ...lived(start.wealth, rates, beginning, withdrawals),
  }))
  const worst = lives.toSorted((a, b) => a.months - b.months || a.left - b.left)[0] ?? { month: first.month }
  const growth = rates.reduce((product, rate) => product * (1 + rate), 1)
  return {
    from: first.month,
    to: last.month,
    months: rates.length,
    timesRepeated: needed / rates.length,
    lasted: lives.filter(({ months }) => months === needed).length,
    worst: worst.month,
    atLimit: percentilesOf(Float64Array.from(lives, ({ left }) => left)),
    meanRealReturn: growth ** (12 / rates.length) - 1,
    sources: [cdiMonthsSource, cdiSource, ipcaSource],
  }
}

/** How many of the withdrawals were paid, and what is left. */
function lived(
  wealth: number,
  rates: readonly Fraction[],
  beginning: number,
  withdrawals: readonly number[],
): { months: number; left: number } {
  let left = wealth
  let at = beginning
  for (let month = 0; month < withdrawals.length; month++) {
    left = left * (1 + (rates[at] ?? 0)) - (withdrawals[month] ?? 0)
    if (left < 0) return { months: month, left: 0 }
    at = at + 1 === rates.length ? 0 : at + 1
  }
  return { months: withdrawals.length, left }
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
  /** At the end of each year, from the first to the limit of age. */
  course: readonly Percentiles[]
}

export type Percentiles = { p10: Cents; p50: Cents; p90: Cents }

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
  // A row of paths for each year.
  const balances = new Float64Array(years.length * paths)
  let lasted = 0
  for (let path = 0; path < paths; path++) {
    const life = { wealth: plan.wealth, years, workYears, growth }
    const see = (year: number, wealth: number) => {
      balances[year * paths + path] = wealth
    }
    if (isLasting(life, see)) lasted++
  }
  const course = years.map((_, year) => percentilesOf(balances.subarray(year * paths, (year + 1) * paths)))
  const today = { p10: plan.wealth, p50: plan.wealth, p90: plan.wealth }
  return {
    isSimulated: true,
    ...{ paths, seed, volatility },
    lasted: lasted / paths,
    atIndependence: course[workYears - 1] ?? today,
    atLimit: course.at(-1) ?? today,
    course,
  }
}

type Life = { wealth: number; years: readonly number[]; workYears: number; growth: () => number }

/** One path, year by year; whether its money pays every withdrawal. */
function isLasting(
  { wealth, years, workYears, growth }: Life,
  see: (year: number, wealth: number) => void,
): boolean {
  let left = wealth
  let isSpent = false
  // Plain loops here and below: 500 lives of sixty years are thirty thousand of these steps.
  for (let year = 0; year < years.length; year++) {
    const amount = years[year] ?? 0
    if (year < workYears) left = left * growth() + amount
    else if (isSpent || left < amount) {
      isSpent = true
      left = 0
    } else left = (left - amount) * growth()
    see(year, left)
  }
  return !isSpent
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
