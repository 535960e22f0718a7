import { type Cents, type Fraction, roundCents } from '../core/money.ts'
import { type Line, type RuleSource, type Statement, statement } from '../core/statement.ts'
import { growthFactor } from './interest.ts'

/** One kind of cost of an option. Costs are positive, what comes back is negative. */
export type CostPart = {
  key: string
  label: string
  formula: string
  source?: RuleSource
  /** Centavos by month, the first today; may carry fractions. */
  amounts: readonly number[]
}

/**
 * Running present value of each part by month: entry t is Σ aⱼ ÷ (1 + i)ʲ for j from 0 to t. Unrounded centavos;
 * `monthlyRate` above −1.
 */
export function runningPresentValue({ amounts }: Pick<CostPart, 'amounts'>, monthlyRate: Fraction): number[] {
  const discount = growthFactor(monthlyRate, -1)
  let factor = 1
  let sum = 0
  return amounts.map((amount) => {
    sum += amount * factor
    factor *= discount
    return sum
  })
}

/** In money of today, one line for each part; each is what it adds to the rounded sum, so that they add up. */
export function presentStatement(parts: readonly CostPart[], monthlyRate: Fraction): Statement {
  let exact = 0
  const lines = parts.map((part): Line => {
    const before = roundCents(exact)
    exact += runningPresentValue(part, monthlyRate).at(-1) ?? 0
    const { key, label, formula, source } = part
    return { key, label, formula, source, amount: roundCents(exact) - before }
  })
  return statement(lines, presentCost(parts, monthlyRate))
}

/** The whole in money of today, rounded once. */
export function presentCost(parts: readonly CostPart[], monthlyRate: Fraction): Cents {
  return roundCents(
    parts.reduce((sum, part) => sum + (runningPresentValue(part, monthlyRate).at(-1) ?? 0), 0),
  )
}
