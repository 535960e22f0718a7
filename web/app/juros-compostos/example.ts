import { type CompoundInput, calculateCompound } from '#web/calculators/juros-compostos/calculate.ts'
import type { Plan } from '#web/calculators/juros-compostos/calculate-plan.ts'
import { exampleRate } from '#web/calculators/juros-compostos/input.ts'

/** The example of the page: 1.000 and 300 a month for ten years. The same as the fields show at first. */
export const examplePlan: Plan = {
  initial: 1000_00,
  monthlyContribution: 300_00,
  rate: { value: exampleRate.value, per: 'year' },
  months: 120,
  contributionAt: 'end',
  contributionGrowth: 0,
}

/** The answer to a question that is known to have one. */
export function answerTo(input: CompoundInput) {
  const answer = calculateCompound(input)
  if (!answer.ok) throw new Error(`no answer: ${answer.reason}`)
  return answer
}
