import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import type { Entry } from './find.ts'

export function calculatorEntries(slugs: readonly CalculatorSlug[]): Entry[] {
  return slugs.map((slug) => {
    const { path, title, question, words } = calculators[slug]
    return { kind: 'page', href: path, title, detail: question, words }
  })
}
