import { type Cents, type Fraction, roundCents } from '#web/finance/core/money.ts'
import { maxTotal, type Plan, totalOf } from './calculate-plan.ts'

type Column = { amount: Cents; change: -0.2 | 0 | 0.2 }
type Row = { rate: Fraction; change: Fraction; totals: (Cents | 'too-large')[] }

export type Sensitivity = { varied: 'monthlyContribution' | 'initial'; columns: Column[]; rows: Row[] }

const steps = { year: 0.01, month: 0.001, cdi: 0.1, ipca: 0.01 } as const

/**
 * The total with the rate a step lower and higher and the contribution 20 % lower and higher.
 *
 * A step is 1 percentage point of a yearly rate, 0,1 of a monthly one and 10 of a share of the CDI. Without contributions the initial amount
 * varies instead. A rate that would fall below zero has no row.
 */
export function sensitivityOf(plan: Plan): Sensitivity {
  const varied = plan.monthlyContribution > 0 ? 'monthlyContribution' : 'initial'
  const step = steps[plan.rate.per]
  const columns = ([-0.2, 0, 0.2] as const).map((change) => ({
    change,
    amount: roundCents(plan[varied] * (1 + change)),
  }))
  const rows = [-step, 0, step]
    // Fifteen digits: 0.1365 − 0.01 leaves a tail of binary noise.
    .map((change) => ({ change, rate: Number((plan.rate.value + change).toPrecision(15)) }))
    .filter(({ rate }) => rate >= 0)
    .map(({ change, rate }) => ({
      change,
      rate,
      totals: columns.map(({ amount }) => {
        const total = totalOf({ ...plan, [varied]: amount, rate: { ...plan.rate, value: rate } })
        return total > maxTotal ? 'too-large' : total
      }),
    }))
  return { varied, columns, rows }
}
