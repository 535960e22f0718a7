import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { annuityFactor } from '#web/finance/interest/annuity.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'

/** Everything in today's money. */
export type Plan = {
  age: number
  ageLimit: number
  monthlyExpense: Cents
  wealth: Cents
  monthlyContribution: Cents
  /** Per year, above inflation. */
  contributionGrowth: Fraction
  realReturn: Fraction
  withdrawalRate: Fraction
  /** Part of each withdrawal that goes to the tax. */
  withdrawalTax: Fraction
  /** INSS, rent…, each from an age on, to the end. */
  otherIncomes: readonly { name: string; monthly: Cents; fromAge: number }[]
  date: IsoDate
}

/** From `month` on, tax included, unrounded centavos. */
export function withdrawalIn(
  { age, monthlyExpense, otherIncomes, withdrawalTax }: Plan,
  month: number,
): number {
  const received = otherIncomes.reduce(
    (sum, { monthly, fromAge }) => sum + (month >= (fromAge - age) * 12 ? monthly : 0),
    0,
  )
  return Math.max(0, monthlyExpense - received) / (1 - withdrawalTax)
}

/**
 * The wealth that frees from work at the end of `month`: the withdrawal that never ends × 12 ÷ withdrawal rate, and the
 * present value of what is withdrawn above it until the other incomes begin. Unrounded centavos.
 */
export function requiredAt(plan: Plan, month: number): { forever: number; bridge: number } {
  return requirementOf(plan)(month)
}

/** `requiredAt` for many months of one plan. */
function requirementOf(plan: Plan): (month: number) => { forever: number; bridge: number } {
  const monthlyRate = monthlyRateFrom(plan.realReturn)
  const starts = plan.otherIncomes.map(({ fromAge }) => (fromAge - plan.age) * 12).toSorted((a, b) => a - b)
  const last = starts.at(-1) ?? 0
  const lasting = withdrawalIn(plan, last)
  const spans = starts.map((until, at) => {
    const from = starts[at - 1] ?? Number.NEGATIVE_INFINITY
    return { from, until, above: withdrawalIn(plan, from) - lasting }
  })
  const forever = (lasting * 12) / plan.withdrawalRate
  return (month) => {
    if (month >= last) return { forever, bridge: 0 }
    const bridge = spans.reduce((sum, { from, until, above }) => {
      if (above === 0 || until <= month) return sum
      const waited = annuityFactor(monthlyRate, Math.max(0, from - month))
      return sum + above * (annuityFactor(monthlyRate, until - month) - waited)
    }, 0)
    return { forever, bridge }
  }
}

/** The first month whose end has enough, and the wealth there; undefined when the limit of age comes before. */
export function independenceOf(plan: Plan): { month: number; wealth: number } | undefined {
  const monthlyRate = monthlyRateFrom(plan.realReturn)
  const months = (plan.ageLimit - plan.age) * 12
  const required = requirementOf(plan)
  let wealth: number = plan.wealth
  let contribution: number = plan.monthlyContribution
  for (let month = 0; month < months; month++) {
    const { forever, bridge } = required(month)
    if (wealth >= forever + bridge) return { month, wealth }
    wealth = wealth * (1 + monthlyRate) + contribution
    if ((month + 1) % 12 === 0) contribution *= 1 + plan.contributionGrowth
  }
  return undefined
}
