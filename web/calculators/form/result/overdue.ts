import { parseDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { overdueAmong, overdueInWords } from '#web/finance/core/renewal.ts'
import type { Calculator } from '../calculator.ts'
import type { Texts } from '../fields.ts'

/**
 * The tables of a calculation that a newer one should have replaced, in words: on the day whose law the texts ask for,
 * otherwise today.
 */
export function overdueTables(
  { tables, ruleDates }: Pick<Calculator, 'tables' | 'ruleDates'>,
  texts: Texts,
  today: IsoDate,
): string[] {
  const asked = ruleDates && parseDay(texts[ruleDates.field] ?? '')
  const read = ruleDates?.among?.(texts) ?? tables
  return overdueAmong(read, asked ?? today).map((overdue) => overdueInWords(overdue, today))
}
