import type { Calculator } from '#web/calculators/form/calculator.ts'
import { type CalculatorSlug, calculators as registry } from '#web/calculators/registry.ts'
import { type Command, command } from './command.ts'

// The keys of an object written out are those of its type.
const slugs = Object.keys(registry) as CalculatorSlug[]

/** The definition of a calculator, which stands in its folder as `calculator.ts`. */
export async function definitionOf(slug: CalculatorSlug): Promise<Calculator> {
  const { calculator } = await import(`../../web/calculators/${slug}/calculator.ts`)
  return calculator
}

const commands = slugs.map(async (slug) => [slug, command(await definitionOf(slug))] as const)

/** Every calculator by its slug. The tests beside this file, docs/metodologia.md and `npm run bench` follow it. */
export const calculators = Object.fromEntries(await Promise.all(commands)) as Readonly<
  Record<CalculatorSlug, Command>
>

/** The calculator of this slug, or the only one whose slug begins with the word: `rescisao`. */
export function calculatorFor(name: string): [slug: string, calculator: Command] | undefined {
  const entries = Object.entries(calculators)
  const begun = entries.filter(([slug]) => slug.startsWith(`${name}-`))
  return entries.find(([slug]) => slug === name) ?? (begun.length === 1 ? begun[0] : undefined)
}
