import { definitions } from '#web/calculators/definitions.ts'
import type { CalculatorSlug } from '#web/calculators/registry.ts'
import { type Command, command } from './command.ts'

/** Every calculator by its slug. The tests beside this file, docs/metodologia.md and `npm run bench` follow it. */
// The keys are those of `definitions`.
export const calculators = Object.fromEntries(
  Object.entries(definitions).map(([slug, definition]) => [slug, command(definition)]),
) as Readonly<Record<CalculatorSlug, Command>>

/** The calculator of this slug, or the only one whose slug begins with the word: `rescisao`. */
export function calculatorFor(name: string): [slug: string, calculator: Command] | undefined {
  const entries = Object.entries(calculators)
  const begun = entries.filter(([slug]) => slug.startsWith(`${name}-`))
  return entries.find(([slug]) => slug === name) ?? (begun.length === 1 ? begun[0] : undefined)
}
