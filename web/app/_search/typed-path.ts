import type { Entry, Found } from './find.ts'
import { mistakesBetween, mistakesIn } from './typo.ts'

const MOST = 3

/**
 * Suggestions for an address that does not exist: those like it, then what its words find. A term of the
 * glossary has no address of its own.
 */
export function proposalsFor(
  path: string,
  entries: readonly Entry[],
  search: (typed: string) => Found,
): Entry[] {
  const typed = lettersOf(path)
  const alike = entries
    .map((entry) => ({ entry, mistakes: mistakesBetween(typed, lettersOf(entry.href)) }))
    .filter(({ mistakes }) => mistakes <= mistakesIn(typed))
    .toSorted((one, other) => one.mistakes - other.mistakes)
    .map(({ entry }) => entry)
  const named = search(path.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')).groups.flatMap(({ kind, entries }) =>
    kind === 'term' ? [] : entries,
  )
  return [...new Set([...alike, ...named])].slice(0, MOST)
}

function lettersOf(path: string): string {
  return path
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase()
}

/** A part of an address with its accents; one that is broken as it is. */
export function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch (error) {
    if (error instanceof URIError) return part
    throw error
  }
}
