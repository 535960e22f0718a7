import { isQuotedRule } from '#web/finance/changelog/quoted-rules.ts'
import {
  formatBrl,
  formatDay,
  formatNumber,
  formatPercent,
  percentInWords,
} from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { evaluate, type Figures } from './expression.ts'
import { isLive } from './portable-text.ts'
import { bare, difference, ruleOn, shortened, unsigned } from './worked.ts'

/** The day for which the numbers of the law in these texts were checked. */
export const CHECKED_ON: IsoDate = '2026-11-22'

/** Functions that every text may call. */
export const common = {
  brl: formatBrl,
  day: formatDay,
  number: formatNumber,
  percent: formatPercent,
  percentInWords,
  bare,
  difference,
  shortened,
  unsigned,
  /** A number of the law in plain words, where none of today fits, as people type it: `R$ 20 mil`, `20 %`. */
  rule: (id: string, day: IsoDate = CHECKED_ON) => {
    if (!isQuotedRule(id)) throw new RangeError(`Not a rule: ${id}`)
    return ruleOn(id, day).replace(/\.000,00$/, ' mil')
  },
} satisfies Figures

export type TextSource = { file: string; figures: Figures }

/** Markdown, and the line of the file where it begins. */
export type Passage = { markdown: string; line: number }

class TextError extends RangeError {}

export function refuse({ file }: TextSource, line: number, message: string, cause?: unknown): never {
  throw new TextError(`${file}:${line}: ${message}`, { cause })
}

/** Does `make`; what it throws gets the file and the line before it. */
export function locate<T>(source: TextSource, line: number, make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof TextError) throw error
    return refuse(source, line, error instanceof Error ? error.message : String(error), error)
  }
}

/** The value of what stands between two braces. @throws RangeError for a number of today: a document keeps it by its name */
export function figureOf(expression: string, { figures }: TextSource): unknown {
  if (isLive(expression))
    throw new RangeError(`Only a paragraph can show {{${expression}}}, a number of today`)
  return evaluate(expression, figures)
}

/** The words of a text with its figures in their places. */
export function fill(words: string, source: TextSource): string {
  return words.replaceAll('&nbsp;', '\u00A0').replace(/\{\{([^}]+)\}\}/g, (_, expression: string) => {
    const value = figureOf(expression, source)
    if (typeof value === 'string') return value
    if (Number.isInteger(value)) return String(value)
    throw new RangeError(`{{${expression}}} is not words: write it with brl(…), percent(…) or number(…)`)
  })
}
