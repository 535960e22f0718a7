import type { Page } from './OwnPages.tsx'

/** Share of the words of two titles that both have. */
const near = 0.6

/** Pages of other documents whose title says much the same as `title`: two of them would compete in searches. */
export function nearTitles(title: string, pages: readonly Page[], ownId: string): Page[] {
  const words = wordsOf(title)
  if (words.size < 2) return []
  return pages.filter((page) => page.id !== ownId && overlap(words, wordsOf(page.title)) >= near)
}

/** Of four letters and more, or with a figure, without accents. */
function wordsOf(title: string): Set<string> {
  const plain = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return new Set(plain.match(/[a-z0-9]+/g)?.filter((word) => word.length >= 4 || /\d/.test(word)))
}

function overlap(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  return [...some].filter((word) => others.has(word)).length / new Set([...some, ...others]).size
}
