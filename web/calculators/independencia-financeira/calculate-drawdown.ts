import { type Cents, roundCents } from '#web/finance/core/money.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'
import { type Plan, withdrawalIn } from './calculate-plan.ts'

/** A year without work: opening + growth − withdrawals = closing, in centavos of today. */
export type DrawdownYear = { age: number; opening: Cents; growth: Cents; withdrawals: Cents; closing: Cents }

export type Drawdown = {
  years: DrawdownYear[]
  /** Months after independence in which the money ends; absent when it lasts to the limit of age. */
  endsAfter?: number
}

/** What is left from independence to the limit of age, withdrawing at the end of each month at the constant return. */
export function drawdownOf(plan: Plan, start: { month: number; wealth: number }): Drawdown {
  const monthlyRate = monthlyRateFrom(plan.realReturn)
  const end = (plan.ageLimit - plan.age) * 12
  const years: DrawdownYear[] = []
  let wealth = start.wealth
  let month = start.month
  while (month < end) {
    const opening = wealth
    let withdrawn = 0
    const yearEnd = Math.min(month + 12, end)
    const age = plan.age + Math.floor(month / 12)
    for (; month < yearEnd; month++) {
      const wanted = withdrawalIn(plan, month)
      const grown = wealth * (1 + monthlyRate)
      if (grown < wanted - 0.5) {
        years.push(yearOf(age, opening, withdrawn + grown, 0))
        return { years, endsAfter: month - start.month }
      }
      wealth = Math.max(0, grown - wanted)
      withdrawn += wanted
    }
    years.push(yearOf(age, opening, withdrawn, wealth))
  }
  return { years }
}

function yearOf(age: number, opening: number, withdrawn: number, closing: number): DrawdownYear {
  const rounded = {
    opening: roundCents(opening),
    withdrawals: roundCents(withdrawn),
    closing: roundCents(closing),
  }
  return { age, ...rounded, growth: rounded.closing - rounded.opening + rounded.withdrawals }
}
