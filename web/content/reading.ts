import type { ArticlesQueryResult } from './sanity.types.ts'

const WORDS_PER_MINUTE = 200

/** Whole minutes, at least one, at 200 words a minute; tables and blocks are not counted in `words`. */
export function minutesToRead(words: number): number {
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE))
}

type BlockType = ArticlesQueryResult[number]['blocks'][number]

const mentions = [
  ['calculatorEmbed', 'Com calculadora'],
  ['rateWidget', 'Com cotação ao vivo'],
  ['simpleTable', 'Com tabela'],
] as const satisfies readonly (readonly [BlockType, string])[]

/** What an article carries besides text, in the words of the list: the most useful first. */
export function carries(blocks: BlockType[]): string | undefined {
  return mentions.find(([type]) => blocks.includes(type))?.[1]
}
