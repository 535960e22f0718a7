import type { Entry } from './find.ts'
import { wordsOf } from './words.ts'

const MOST_WORDS = 8

/**
 * The words of a question for the store's `match`, which knows accents: each as the entries write it most, or as it was
 * typed where they do not have it, and the beginning of one is enough. Empty when nothing in the question is a word.
 */
export function matchWords(typed: string, entries: readonly Entry[]): string {
  const spellings = spellingsOf(entries)
  return partsOf(typed.slice(0, 200))
    .flatMap((part) => {
      const [plain] = wordsOf(part)
      return plain === undefined ? [] : `${spellings.get(plain) ?? part}*`
    })
    .slice(0, MOST_WORDS)
    .join(' ')
}

/** By the word without accents, how it is written most. */
function spellingsOf(entries: readonly Entry[]): ReadonlyMap<string, string> {
  const uses = new Map<string, number>()
  for (const { title, detail, words } of entries) {
    for (const part of partsOf(`${title} ${detail} ${words}`.toLowerCase()))
      uses.set(part, (uses.get(part) ?? 0) + 1)
  }
  const byUse = [...uses].toSorted(([, one], [, other]) => one - other)
  // Of those with the same letters the last one stays.
  return new Map(byUse.map(([part]) => [wordsOf(part)[0] ?? part, part]))
}

const partsOf = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []
