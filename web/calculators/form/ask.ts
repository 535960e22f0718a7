import type { IsoDate } from '#web/finance/core/money.ts'
import type { Calculator, Result } from './calculator.ts'
import type { Texts } from './fields.ts'

/** The day on which tests ask an example, and texts of a page that tell it: their figures are the same on every day. */
export const workedDay: IsoDate = '2026-11-20'

/** For tests. */
export function ask<Answer>(calculator: Calculator<Answer>, changes: Texts = {}, today = workedDay) {
  return calculator.evaluate({ ...calculator.exampleOn(today), ...changes })
}

/** The result of a question that is known to have one, for tests and texts of a page. */
export function resultOf<Answer>(
  calculator: Calculator<Answer>,
  changes: Texts = {},
  today = workedDay,
): Result<Answer> {
  const evaluation = ask(calculator, changes, today)
  if ('result' in evaluation) return evaluation.result
  throw new Error(`${calculator.slug} has no answer: ${JSON.stringify(evaluation)}`)
}

export function errorsOf(calculator: Calculator, changes: Texts): Readonly<Record<string, string>> {
  const evaluation = ask(calculator, changes)
  return 'errors' in evaluation ? evaluation.errors : {}
}
