import type { Fraction } from '#web/finance/core/money.ts'
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
