import type { Calculator, Result } from './calculator.ts'
import type { Texts } from './fields.ts'

/** What becomes of the example with these texts changed, for tests. */
export function ask<Answer>(calculator: Calculator<Answer>, changes: Texts = {}) {
  return calculator.evaluate({ ...calculator.example, ...changes })
}

/** The result of a question that is known to have one, for tests and texts of a page. */
export function resultOf<Answer>(calculator: Calculator<Answer>, changes: Texts = {}): Result<Answer> {
  const evaluation = ask(calculator, changes)
  if ('result' in evaluation) return evaluation.result
  throw new Error(`${calculator.slug} has no answer: ${JSON.stringify(evaluation)}`)
}

/** What is wrong with the example so changed, by field. */
export function errorsOf(calculator: Calculator, changes: Texts): Readonly<Record<string, string>> {
  const evaluation = ask(calculator, changes)
  return 'errors' in evaluation ? evaluation.errors : {}
}
