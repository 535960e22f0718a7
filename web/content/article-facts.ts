import type { IsoDate } from '#web/finance/core/money.ts'
import type { LatestArticlesResult } from './sanity.types.ts'

const WORDS_PER_MINUTE = 220

/** Whole minutes, at least one, at 220 words a minute. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

/** A list with some texts at its top, each once. */
export function ledBy<Text extends { _id: string }>(first: readonly Text[], all: readonly Text[]): Text[] {
  return [...first, ...all.filter(({ _id }) => !first.some((text) => text._id === _id))]
}

type BlockType = LatestArticlesResult[number]['blocks'][number]

const mentions = [
  ['calculatorEmbed', 'Com calculadora'],
  ['rateWidget', 'Com número ao vivo'],
  ['chart', 'Com gráfico'],
  ['compareTable', 'Com tabela'],
  ['simpleTable', 'Com tabela'],
] as const satisfies readonly (readonly [BlockType, string])[]

/** The most useful extra of an article besides its text, in the words of the list; undefined without one. */
export function carries(blocks: BlockType[]): string | undefined {
  return mentions.find(([type]) => blocks.includes(type))?.[1]
}

/** Whether a field of the content store holds a day of the calendar. A draft may lack it. */
export function isIsoDate(value: string | null | undefined): value is IsoDate {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const instant = new Date(value)
  // The engine takes February 31 for March 3.
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value)
}
