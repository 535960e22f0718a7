import { mistakesBetween, mistakesIn } from './typo.ts'
import { phrasesOf, stemOf, wordsOf } from './words.ts'

/** Headings of each kind of result. */
export const kinds = {
  page: 'Calculadoras e páginas',
  article: 'Artigos',
  asset: 'Ações, fundos e criptomoedas',
  term: 'Glossário',
} as const
export type Kind = keyof typeof kinds

export type Entry = {
  kind: Kind
  href: string
  title: string
  /** A second line, read and searched. */
  detail: string
  /** Searched, and not shown: synonyms, and what people call it. */
  words: string
}

/** What a question finds. `isNear`: none of it is what was asked. */
export type Found = { groups: Group[]; isNear: boolean }

/** Entries of one kind, best first. */
export type Group = { kind: Kind; entries: Entry[] }

/** Most entries that an answer has, while one types. */
const MOST = 8

/** Of the best score, what an entry must have to be an answer at all. */
const LEAST = 0.2

/**
 * Of what a question says, each word by its rarity, what its best entry must have more than: with half, the other half is about
 * something else. Of the questions tried, 69 of 70 with an answer are above it, and 28 of 35 without one are not.
 */
const ANSWERED = 0.5

/** Longer than any question. */
const LONGEST = 100

/** A calculation or a live page answers; a text explains. */
const kindWeights: Readonly<Record<Kind, number>> = {
  page: 1.5,
  asset: 1,
  term: 1,
  article: 1,
}

/** How much a word says of an entry that has it; the second line of a text is a whole sentence. */
function weightedFields({ kind, title, words, detail }: Entry): [text: string, weight: number][] {
  const isSentence = kind === 'term' || kind === 'article'
  return [
    [title, 1],
    [words, 0.9],
    [detail, isSentence ? 0.4 : 0.7],
  ]
}

/** Of what the last word, which may be half typed, is only the beginning of. */
const BEGINNING = 0.5

type Index = {
  /** By stem, the entries that have it, each with the weight of its best field. */
  postings: ReadonlyMap<string, ReadonlyMap<Entry, number>>
  /** Every word, by how many entries have it. */
  words: ReadonlyMap<string, number>
}

/**
 * Makes the search over some entries: given what somebody typed, the groups that answer it, best first, each in its order;
 * none when nothing here does, and what is near where the best has less than half of the question. A typo is looked for only in a word that no entry has. A word that nobody knows counts for
 * nothing, and where most of them are such the answer is none.
 *
 * An entry scores for each stem of the question that it has, the more the rarer the stem (its inverse document frequency),
 * and for how much of its title they are.
 */
export function createSearch(entries: readonly Entry[], most = MOST): (typed: string) => Found {
  const index = indexOf(entries)
  return (typed) => {
    const asked = [...new Set(phrasesOf(wordsOf(typed.slice(0, LONGEST))))]
    const stems = [...new Set(asked.flatMap((word) => stemMeant(word, index) ?? []))]
    if (stems.length === 0 || stems.length * 2 < asked.length) return { groups: [], isNear: false }
    const found = [...scoresOf(stems, index, entries.length)]
      .map(([entry, score]) => ({
        entry,
        score: score * kindWeights[entry.kind] * (1 + shareOfTitle(entry, stems)),
      }))
      .toSorted((one, other) => other.score - one.score)
    const [best] = found
    const least = LEAST * (best?.score ?? 0)
    const entriesFound = found.filter(({ score }) => score >= least).slice(0, most)
    return {
      groups: grouped(entriesFound.map(({ entry }) => entry)),
      isNear: best !== undefined && saidBy(best.entry, asked, index, entries.length) <= ANSWERED,
    }
  }
}

/** How much of a question an entry has, from 0 to 1. A sum of money is no subject; a word that nobody knows is the rarest. */
function saidBy(entry: Entry, asked: readonly string[], index: Index, total: number): number {
  const subjects = asked.filter((word) => !/^\d+$|^mil$/.test(word))
  const weights = subjects.map((word) => {
    const stem = stemMeant(word, index)
    const having = [...index.postings].filter(([known]) => stem !== undefined && known.startsWith(stem))
    const uses = having.reduce((sum, [, entries]) => sum + entries.size, 0)
    return {
      weight: Math.log(1 + total / Math.max(1, uses)),
      has: having.some(([, entries]) => entries.has(entry)),
    }
  })
  const sum = (some: typeof weights) => some.reduce((all, { weight }) => all + weight, 0)
  return subjects.length === 0 ? 1 : sum(weights.filter(({ has }) => has)) / sum(weights)
}

function indexOf(entries: readonly Entry[]): Index {
  const postings = new Map<string, Map<Entry, number>>()
  const words = new Map<string, number>()
  for (const entry of entries) {
    for (const [text, weight] of weightedFields(entry)) {
      const own = wordsOf(text)
      for (const word of new Set([...own, ...phrasesOf(own)])) {
        words.set(word, (words.get(word) ?? 0) + 1)
        const having = postings.get(stemOf(word)) ?? new Map<Entry, number>()
        postings.set(stemOf(word), having.set(entry, Math.max(having.get(entry) ?? 0, weight)))
      }
    }
  }
  return { postings, words }
}

/** The stem of a word, of what it begins, or of the word that it is a typo of; undefined for one unlike any. */
function stemMeant(word: string, { postings, words }: Index): string | undefined {
  const stem = stemOf(word)
  const known = [...words.keys()]
  if (postings.has(stem) || known.some((each) => each.startsWith(word))) return stem
  const forgiven = mistakesIn(word)
  const [nearest] = known
    // Few mistype the first letter.
    .filter((each) => each[0] === word[0] && Math.abs(each.length - word.length) <= forgiven)
    .map((each) => ({ each, mistakes: mistakesBetween(word, each), uses: words.get(each) ?? 0 }))
    .filter(({ mistakes }) => mistakes <= forgiven)
    .toSorted((one, other) => one.mistakes - other.mistakes || other.uses - one.uses)
  return nearest && stemOf(nearest.each)
}

/** The more of the stems an entry has, the more each of them counts. */
function scoresOf(stems: readonly string[], index: Index, total: number): Map<Entry, number> {
  const scores = new Map<Entry, { sum: number; count: number }>()
  for (const [place, stem] of stems.entries()) {
    const isLast = place === stems.length - 1
    for (const [entry, score] of scoresOfOne(stem, isLast, index, total)) {
      const { sum, count } = scores.get(entry) ?? { sum: 0, count: 0 }
      scores.set(entry, { sum: sum + score, count: count + 1 })
    }
  }
  return new Map([...scores].map(([entry, { sum, count }]) => [entry, (sum * count) / stems.length]))
}

/** A stem that may be half typed also matches its continuations. */
function scoresOfOne(stem: string, isLast: boolean, { postings }: Index, total: number): Map<Entry, number> {
  const best = new Map<Entry, number>()
  const meant = isLast ? [...postings].filter(([known]) => known.startsWith(stem)) : []
  for (const [known, having] of [[stem, postings.get(stem) ?? []] as const, ...meant]) {
    const entries = [...having]
    const rarity = Math.log(1 + total / entries.length) * (known === stem ? 1 : BEGINNING)
    for (const [entry, weight] of entries) best.set(entry, Math.max(best.get(entry) ?? 0, rarity * weight))
  }
  return best
}

/** From 0 to 1. */
function shareOfTitle({ title }: Entry, stems: readonly string[]): number {
  const own = phrasesOf(wordsOf(title)).map(stemOf)
  return own.filter((stem) => stems.includes(stem)).length / Math.max(own.length, 1)
}

/** By kind, in the order of the best of each. */
export function grouped(best: readonly Entry[]): Group[] {
  return [...new Set(best.map(({ kind }) => kind))].map((kind) => ({
    kind,
    entries: best.filter((entry) => entry.kind === kind),
  }))
}
