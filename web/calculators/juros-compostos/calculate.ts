import {
  annualRateFrom,
  type ContributionAt,
  futureValue,
  inTodaysMoney,
  monthlyRateFrom,
  monthsToGoal,
  realRateFrom,
} from '#web/finance/interest.ts'
import { type Cents, type Fraction, roundCents } from '#web/finance/money.ts'

export const maxMonths = 720
export const maxAnnualRate: Fraction = 1
/** From R$ 10 trilhões on, a double no longer holds every centavo. */
export const maxTotal: Cents = 1_000_000_000_000_000

export type Plan = {
  initial: Cents
  /** The contribution of the first year. */
  monthlyContribution: Cents
  rate: { value: Fraction; per: 'year' | 'month' }
  months: number
  contributionAt: ContributionAt
  /** Per year: after each twelve contributions the next twelve are this much larger, rounded to the centavo. */
  contributionGrowth: Fraction
  /** Per year. */
  inflation?: Fraction
}

export type CompoundInput =
  | ({ solveFor: 'total' } & Plan)
  | ({ solveFor: 'contribution'; goal: Cents } & Omit<Plan, 'monthlyContribution'>)
  | ({ solveFor: 'months'; goal: Cents } & Omit<Plan, 'months'>)
  | ({ solveFor: 'rate'; goal: Cents } & Omit<Plan, 'rate'>)

export type MonthRow = {
  month: number
  contribution: Cents
  interest: Cents
  invested: Cents
  balance: Cents
}

/** `interest` is that of the year; the last year may have fewer than twelve months. */
export type YearRow = { year: number; invested: Cents; interest: Cents; balance: Cents }

export type Projection = {
  ok: true
  /** The plan asked about, with the value that was solved for filled in. */
  plan: Plan
  total: Cents
  /** initial + contributions + interest = total, to the centavo. */
  contributions: Cents
  invested: Cents
  interest: Cents
  /** The total at the prices of today, when the plan has an inflation. */
  todaysMoney?: { total: Cents; realAnnualRate: Fraction }
  monthlyRate: Fraction
  annualRate: Fraction
  months: MonthRow[]
  years: YearRow[]
  /** The first month whose interest exceeds its contribution (a virada). */
  turn?: number
  /** The month, with its fraction, in which the goal is reached. Only when solved for months without growth. */
  exactMonths?: number
}

export type Refusal = {
  ok: false
  reason: 'too-large' | 'unreachable' | 'already-reached' | 'contribution-not-needed' | 'rate-not-needed'
}

/**
 * Savings with a monthly contribution at a constant compound rate, or the one value that reaches a goal.
 *
 * Only the balance is compounded, unrounded; each figure shown is rounded once, and the interest of any span is what
 * the rounded balances leave after the contributions, so that every table adds up. Solved values are the smallest
 * that reach the goal: contribution in whole centavos, months whole, rate to the precision of a double.
 *
 * @see facts/09-planejamento.md §1, facts/06-taxas.md §1
 */
export function calculateCompound(input: CompoundInput): Projection | Refusal {
  if (input.solveFor === 'contribution') return solveContribution(input)
  if (input.solveFor === 'months') return solveMonths(input)
  if (input.solveFor === 'rate') return solveRate(input)
  return project(input)
}

/** The total alone, for comparing plans. Above `maxTotal` it is only an order of magnitude. */
export function totalOf(plan: Plan): Cents {
  return roundCents(balanceAfter(plan, plan.months))
}

function solveContribution(input: Extract<CompoundInput, { solveFor: 'contribution' }>) {
  const { goal } = input
  const reaches = (monthlyContribution: Cents) => totalOf({ ...input, monthlyContribution }) >= goal
  if (reaches(0)) return refuse('contribution-not-needed')
  let tooLittle = 0
  // The goal itself, put in once, already reaches it.
  let enough = goal
  while (enough - tooLittle > 1) {
    const middle = Math.floor((tooLittle + enough) / 2)
    if (reaches(middle)) enough = middle
    else tooLittle = middle
  }
  return project({ ...input, monthlyContribution: enough })
}

function solveMonths(input: Extract<CompoundInput, { solveFor: 'months' }>) {
  const { goal, initial, monthlyContribution, contributionAt } = input
  if (initial >= goal) return refuse('already-reached')
  for (let months = 1; months <= maxMonths; months++) {
    const plan = { ...input, months }
    if (totalOf(plan) < goal) continue
    const projection = project(plan)
    if (!projection.ok || input.contributionGrowth !== 0) return projection
    const { monthlyRate } = projection
    const exact = monthsToGoal(goal, {
      initial,
      contribution: monthlyContribution,
      monthlyRate,
      contributionAt,
    })
    return exact.ok ? { ...projection, exactMonths: exact.months } : projection
  }
  return refuse('unreachable')
}

function solveRate(input: Extract<CompoundInput, { solveFor: 'rate' }>) {
  const { goal } = input
  const planAt = (value: Fraction): Plan => ({ ...input, rate: { value, per: 'year' } })
  const reaches = (value: Fraction) => totalOf(planAt(value)) >= goal
  if (reaches(0)) return refuse('rate-not-needed')
  if (!reaches(maxAnnualRate)) return refuse('unreachable')
  let tooLow = 0
  let enough = maxAnnualRate
  // 60 halvings of [0, 1] end below the spacing of doubles.
  for (let step = 0; step < 60; step++) {
    const middle = (tooLow + enough) / 2
    if (reaches(middle)) enough = middle
    else tooLow = middle
  }
  return project(planAt(enough))
}

function project(input: Plan): Projection | Refusal {
  const plan = planOf(input)
  const total = totalOf(plan)
  if (total > maxTotal) return refuse('too-large')
  const months = monthRows(plan)
  const invested = months.at(-1)?.invested ?? plan.initial
  const { monthlyRate, annualRate } = ratesOf(plan)
  return {
    ok: true,
    plan,
    total,
    contributions: invested - plan.initial,
    invested,
    interest: total - invested,
    todaysMoney: todaysMoney(plan, total, annualRate),
    monthlyRate,
    annualRate,
    months,
    years: yearRows(months),
    turn: months.find(({ contribution, interest }) => contribution > 0 && interest > contribution)?.month,
  }
}

function todaysMoney({ inflation, months }: Plan, total: Cents, annualRate: Fraction) {
  if (inflation === undefined) return undefined
  const inToday = roundCents(inTodaysMoney(total, inflation, months))
  return { total: inToday, realAnnualRate: realRateFrom(annualRate, inflation) }
}

function monthRows(plan: Plan): MonthRow[] {
  const { contributionAt } = plan
  const { monthlyRate } = ratesOf(plan)
  const rows: MonthRow[] = []
  let yearOpening: number = plan.initial
  let balance = plan.initial
  let invested = plan.initial
  for (let month = 1; month <= plan.months; month++) {
    const contribution = contributionIn(plan, month)
    const months = ((month - 1) % 12) + 1
    const exact = futureValue({ initial: yearOpening, contribution, monthlyRate, months, contributionAt })
    const next = roundCents(exact)
    invested += contribution
    rows.push({ month, contribution, interest: next - balance - contribution, invested, balance: next })
    balance = next
    if (months === 12) yearOpening = exact
  }
  return rows
}

function yearRows(months: MonthRow[]): YearRow[] {
  const years: YearRow[] = []
  for (const { month, interest, invested, balance } of months) {
    const year = Math.ceil(month / 12)
    const earlier = years[year - 1]?.interest ?? 0
    years[year - 1] = { year, invested, interest: earlier + interest, balance }
  }
  return years
}

/** Year by year, because the contribution changes with the year. Unrounded centavos. */
function balanceAfter(plan: Plan, months: number): number {
  const { contributionAt } = plan
  const { monthlyRate } = ratesOf(plan)
  let balance: number = plan.initial
  for (let done = 0; done < months; done += 12) {
    const contribution = contributionIn(plan, done + 1)
    const span = Math.min(12, months - done)
    balance = futureValue({ initial: balance, contribution, monthlyRate, months: span, contributionAt })
  }
  return balance
}

function contributionIn({ monthlyContribution, contributionGrowth }: Plan, month: number): Cents {
  return roundCents(monthlyContribution * (1 + contributionGrowth) ** Math.floor((month - 1) / 12))
}

function ratesOf({ rate: { value, per } }: Plan) {
  return per === 'year'
    ? { annualRate: value, monthlyRate: monthlyRateFrom(value) }
    : { annualRate: annualRateFrom(value), monthlyRate: value }
}

function planOf(input: Plan): Plan {
  const { initial, monthlyContribution, rate, months, contributionAt, contributionGrowth, inflation } = input
  const possible =
    Number.isSafeInteger(initial) &&
    Number.isSafeInteger(monthlyContribution) &&
    Math.min(initial, monthlyContribution, rate.value) >= 0 &&
    Number.isInteger(months) &&
    months >= 1 &&
    months <= maxMonths &&
    contributionGrowth > -1
  if (!possible) throw new RangeError(`not a plan: ${JSON.stringify(input)}`)
  return { initial, monthlyContribution, rate, months, contributionAt, contributionGrowth, inflation }
}

function refuse(reason: Refusal['reason']): Refusal {
  return { ok: false, reason }
}
