import type { SourceError } from '#web/rates/source-error.ts'
import { type SourceId, sources } from '#web/rates/sources.ts'
import { failureInWords } from './failure-words.ts'

/** A feed that a page reads: who answered it, and what those that were asked before said instead. */
export type FeedOutcome = {
  key: string
  answeredBy: SourceId | null
  failures: readonly { source: SourceId; error: SourceError }[]
}

export type PageFeeds = { path: string; feeds: readonly FeedOutcome[] }

/**
 * Which page has how many numbers of which source, `✗` where it was asked and gave none, and the feeds that nobody answered;
 * pages alike in one row. Below it, who could not be asked or read, and why.
 */
export function pagesTable(pages: readonly PageFeeds[]): string[] {
  const reading = pages.filter(({ feeds }) => feeds.length > 0)
  const columns = (Object.keys(sources) as SourceId[]).filter((source) =>
    reading.some((page) => cellOf(page, source) !== ''),
  )
  const alike = new Map<string, string[]>()
  for (const page of reading) {
    const rest = JSON.stringify([...cellsOf(page, columns), missingOn(page)])
    alike.set(rest, [...(alike.get(rest) ?? []), page.path])
  }
  const rows: string[][] = [
    ['Página', ...columns, 'O que falta'],
    ...Array.from(alike, ([rest, [path = '', ...others]]) => [
      others.length > 0 ? `${path} e mais ${others.length}` : path,
      // As it was written above.
      ...(JSON.parse(rest) as string[]),
    ]),
  ]
  const widths = columns.map((_, column) => Math.max(...rows.map((row) => row[column + 1]?.length ?? 0)))
  const first = Math.max(...rows.map(([path = '']) => path.length))
  return [
    ...rows.map((row) =>
      row
        .map((cell, column) => cell.padEnd([first, ...widths][column] ?? 0))
        .join('  ')
        .trimEnd(),
    ),
    ...failuresIn(reading),
  ]
}

function cellsOf(page: PageFeeds, columns: readonly SourceId[]): string[] {
  return columns.map((source) => cellOf(page, source))
}

function cellOf({ feeds }: PageFeeds, source: SourceId): string {
  const answered = feeds.filter(({ answeredBy }) => answeredBy === source).length
  if (answered > 0) return String(answered)
  return feeds.some(({ failures }) => failures.some((failure) => failure.source === source)) ? '✗' : ''
}

const MOST_NAMED = 3

function missingOn({ feeds }: PageFeeds): string {
  const keys = feeds.filter(({ answeredBy }) => answeredBy === null).map(({ key }) => key)
  if (keys.length === feeds.length) return 'todos os números'
  const rest = keys.length - MOST_NAMED
  return [...keys.slice(0, MOST_NAMED), ...(rest > 0 ? [`e mais ${rest}`] : [])].join(', ')
}

/** Each source's failures, those alike together: `✗ brapi: recusou … (indices, stock:PETR4)`. */
function failuresIn(pages: readonly PageFeeds[]): string[] {
  const keys = new Map<string, Set<string>>()
  for (const { key, failures } of pages.flatMap(({ feeds }) => feeds))
    for (const { source, error } of failures) {
      const words = `✗ ${sources[source].name}: ${failureInWords(error, sources[source].host)}`
      keys.set(words, (keys.get(words) ?? new Set()).add(key))
    }
  return Array.from(keys, ([words, of]) => `${words}: ${[...of].join(', ')}`)
}
