import {
  type ContributionAt,
  futureValue,
  inTodaysMoney,
  monthsToGoal,
  realRateFrom,
} from '#web/finance/interest.ts'
import { type Cents, type Fraction, type IsoDate, roundCents } from '#web/finance/money.ts'
import { type Statement, statement } from '#web/finance/statement.ts'
import { linesOf } from './calculate-lines.ts'
import { type MonthRow, monthRows, type YearRow, yearRows } from './calculate-months.ts'
import { type Rate, ratesOf } from './calculate-rates.ts'
import { taxesOf } from './calculate-tax.ts'

export const maxMonths = 720
export const maxAnnualRate: Fraction = 1
/** From R$ 10 trilhões on, a double no longer holds every centavo. */
export const maxTotal: Cents = 1_000_000_000_000_000

export type Plan = {
  initial: Cents
  /** The contribution of the first year. */
  monthlyContribution: Cents
  rate: Rate
  months: number
  contributionAt: ContributionAt
  /** Per year: after each twelve contributions the next twelve are this much larger, rounded to the centavo. */
  contributionGrowth: Fraction
  /** Per year. */
  inflation?: Fraction
  /** Day of the initial amount, when the redemption pays IOF and income tax as fixed income. */
  taxedFrom?: IsoDate
}

export type CompoundInput =
  | ({ solveFor: 'total' } & Plan)
  | ({ solveFor: 'contribution'; goal: Cents } & Omit<Plan, 'monthlyContribution'>)
  | ({ solveFor: 'months'; goal: Cents } & Omit<Plan, 'months'>)
  | ({ solveFor: 'rate'; goal: Cents } & Omit<Plan, 'rate'>)

export type Projection = Statement & {
  ok: true
  /** The plan asked about, with the value that was solved for filled in. `total` is after its taxes. */
  plan: Plan
  /** initial + contributions + interest = gross, to the centavo; gross − IOF − income tax = total. */
  gross: Cents
  tax?: { iof: Cents; ir: Cents; redeemedOn: IsoDate }
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
  reason:
    | 'too-large'
    | 'unreachable'
    | 'already-reached'
    | 'contribution-not-needed'
    | 'rate-not-needed'
    | 'no-table-in-force'
}

/**
 * Savings with a monthly contribution at a constant compound rate, or the one value that reaches a goal.
 *
 * Only the balance is compounded, unrounded; each figure shown is rounded once, and the interest of any span is what
 * the rounded balances leave after the contributions, so that every table adds up. Solved values are the smallest
 * that reach the goal, after the taxes: contribution in whole centavos, months whole, rate to the precision of a double.
 *
 * @see facts/09-planejamento.md §1, facts/06-taxas.md §1; taxes: Lei 11.033/2004, art. 1º; Decreto 6.306/2007, art. 32
 */
export function calculateCompound(input: CompoundInput): Projection | Refusal {
  if (input.solveFor === 'contribution') return solveContribution(input)
  if (input.solveFor === 'months') return solveMonths(input)
  if (input.solveFor === 'rate') return solveRate(input)
  return project(input)
}

/** The total alone, after taxes, for comparing plans. Above `maxTotal` it is only an order of magnitude. */
export function totalOf(plan: Plan): Cents {
  const gross = grossOf(plan)
  const redeemed = plan.taxedFrom && taxesIn(plan, plan.taxedFrom).redeemed
  return redeemed?.ok ? gross - redeemed.iof - redeemed.ir : gross
}

function grossOf(plan: Plan): Cents {
  return roundCents(balanceAfter(plan, plan.months))
}

function taxesIn(plan: Plan, from: IsoDate) {
  const contributionOf = (month: number) => contributionIn(plan, month)
  return taxesOf({
    ...plan,
    from,
    monthlyRate: ratesOf(plan.rate).monthlyRate,
    contributionIn: contributionOf,
  })
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
    // The gross first: it is cheap, and the net is never more.
    if (grossOf(plan) < goal || totalOf(plan) < goal) continue
    const projection = project(plan)
    if (!projection.ok || input.contributionGrowth !== 0 || input.taxedFrom) return projection
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
  const gross = grossOf(plan)
  if (gross > maxTotal) return refuse('too-large')
  const taxes = plan.taxedFrom && taxesIn(plan, plan.taxedFrom)
  if (taxes && !taxes.redeemed.ok) return refuse(taxes.redeemed.reason)
  const { monthlyRate, annualRate } = ratesOf(plan.rate)
  const months = monthRows({ ...plan, monthlyRate, contributionIn: (month) => contributionIn(plan, month) })
  const invested = months.at(-1)?.invested ?? plan.initial
  const [contributions, interest] = [invested - plan.initial, gross - invested]
  const total = taxes?.redeemed.ok ? gross - taxes.redeemed.iof - taxes.redeemed.ir : gross
  const tax = taxes?.redeemed.ok ? { redeemed: taxes.redeemed, redeemedOn: taxes.redeemedOn } : undefined
  return {
    ok: true,
    plan,
    ...statement(linesOf({ ...plan, contributions, interest, monthlyRate, ...(tax && { tax }) }), total),
    gross,
    ...(tax && { tax: { iof: tax.redeemed.iof, ir: tax.redeemed.ir, redeemedOn: tax.redeemedOn } }),
    contributions,
    invested,
    interest,
    todaysMoney: todaysMoney(plan, total, annualRate),
    monthlyRate,
    annualRate,
    months,
    years: yearRows(months),
    turn: months.find((row) => row.contribution > 0 && row.interest > row.contribution)?.month,
  }
}

function todaysMoney({ inflation, months }: Plan, total: Cents, annualRate: Fraction) {
  if (inflation === undefined) return undefined
  const inToday = roundCents(inTodaysMoney(total, inflation, months))
  return { total: inToday, realAnnualRate: realRateFrom(annualRate, inflation) }
}

/** Year by year, because the contribution changes with the year. Unrounded centavos. */
function balanceAfter(plan: Plan, months: number): number {
  const { contributionAt } = plan
  const { monthlyRate } = ratesOf(plan.rate)
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

function planOf(input: Plan): Plan {
  const {
    initial,
    monthlyContribution,
    rate,
    months,
    contributionAt,
    contributionGrowth,
    inflation,
    taxedFrom,
  } = input
  const possible =
    Number.isSafeInteger(initial) &&
    Number.isSafeInteger(monthlyContribution) &&
    Math.min(initial, monthlyContribution, rate.value) >= 0 &&
    Number.isInteger(months) &&
    months >= 1 &&
    months <= maxMonths &&
    contributionGrowth > -1
  if (!possible) throw new RangeError(`not a plan: ${JSON.stringify(input)}`)
  return {
    initial,
    monthlyContribution,
    rate,
    months,
    contributionAt,
    contributionGrowth,
    inflation,
    taxedFrom,
  }
}

function refuse(reason: Refusal['reason']): Refusal {
  return { ok: false, reason }
}
