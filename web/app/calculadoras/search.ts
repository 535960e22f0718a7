import { type CalculatorSlug, calculators } from '#web/calculators/registry.ts'
import { plain } from '#web/ui/tables/sortable.ts'

/** Words that say nothing of what is searched. */
const fillers = new Set(
  'a o e de da do das dos um uma em no na meu minha meus minhas eu por para com que quanto'.split(' '),
)

/**
 * The calculators that a reader may mean, best first: those that have most of the typed words, each counted by its
 * beginning, in their question, title or synonyms. All of them for an empty search, none when no word is known.
 */
export function searchCalculators(slugs: readonly CalculatorSlug[], typed: string): CalculatorSlug[] {
  const asked = wordsOf(typed).filter((word) => !fillers.has(word))
  if (asked.length === 0) return [...slugs]
  const scored = slugs.map((slug) => ({ slug, score: scoreOf(slug, asked) }))
  const best = Math.max(...scored.map(({ score }) => score))
  if (best === 0) return []
  // Half of the best: who types three words wants no list of all that have one of them.
  return scored
    .filter(({ score }) => score > best / 2)
    .toSorted((one, other) => other.score - one.score)
    .map(({ slug }) => slug)
}

function scoreOf(slug: CalculatorSlug, asked: readonly string[]): number {
  const { title, question, words } = calculators[slug]
  const known = wordsOf(`${title} ${question} ${words}`)
  return asked.filter((word) => known.some((one) => isSame(one, word))).length
}

/** The same stem: `financiar` finds financiamento, `carros` finds carro. */
function isSame(known: string, asked: string): boolean {
  const length = Math.max(3, Math.min(known.length, asked.length) - 2)
  if (known.length < 4 || asked.length < 4) return known === asked
  return known.slice(0, length) === asked.slice(0, length) && Math.abs(known.length - asked.length) < 7
}

function wordsOf(text: string): string[] {
  return plain(text).match(/[\p{L}\p{N}%+]+/gu) ?? []
}
