import { formatDay, formatNumber } from '#web/finance/core/format.ts'
import type { Edition } from '#web/finance/core/in-force.ts'
import type { Texts } from '../fields.ts'
import { amountOf, type Hypothesis } from './checking.ts'

// How banks may count, shared by the calculators of loans and cards.

/** 0.0345 → 345: hundredths of a percent, as a document's `3,45 %` is read. */
export const hundredths = (rate: number) => Math.round(rate * 10_000)

/** A solved field to two decimals: an instalment in whole centavos gives no more. */
export const shortRate = (texts: Texts, field: string) => formatNumber(amountOf(texts, field), 2)

/** The IOF by each edition of its tables, on the first day of it. */
export function otherRules(editions: readonly Edition[], lines: readonly string[]): Hypothesis[] {
  return editions.map(({ from }) => ({
    key: 'other-rule',
    cause: `o IOF pela regra de ${formatDay(from)}`,
    when: 'O banco teria usado a alíquota de outra data.',
    ask: 'De que data é a alíquota do IOF usada?',
    lines,
    change: (texts) => ({ ...texts, date: formatDay(from) }),
  }))
}
