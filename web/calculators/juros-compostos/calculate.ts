import type { Cents, Fraction } from '#web/finance/core/money.ts'
import { monthsToGoal } from '#web/finance/interest/savings.ts'
import {
  grossOf,
  maxMonths,
  type Plan,
  type Projection,
  project,
  type Refusal,
  refuse,
  totalOf,
} from './calculate-plan.ts'

export const maxAnnualRate: Fraction = 1

export type CompoundInput =
  | ({ solveFor: 'total' } & Plan)
  | ({ solveFor: 'contribution'; goal: Cents } & Omit<Plan, 'monthlyContribution'>)
  | ({ solveFor: 'months'; goal: Cents } & Omit<Plan, 'months'>)
  | ({ solveFor: 'rate'; goal: Cents } & Omit<Plan, 'rate'>)

/**
 * Savings with a monthly contribution at a constant compound rate, or the one value that reaches a goal.
 *
 * Solved values are the smallest that reach the goal, after the taxes: contribution in whole centavos, months whole, rate
 * to the precision of a double.
 *
 * @see facts/09-planejamento.md §1, facts/06-taxas.md §1; taxes: Lei 11.033/2004, art. 1º; Decreto 6.306/2007, art. 32
 */
export function calculateCompound(input: CompoundInput): Projection | Refusal {
  if (input.solveFor === 'contribution') return solveContribution(input)
  if (input.solveFor === 'months') return solveMonths(input)
  if (input.solveFor === 'rate') return solveRate(input)
  return project(input)
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
