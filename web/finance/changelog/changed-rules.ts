import type { IsoDate } from '../core/money.ts'
import { type QuotedRule, type QuotedRuleId, quotedRules } from './quoted-rules.ts'

export type ChangedRule = {
  id: string
  title: string
  /** First day of the newest change. */
  date: IsoDate
}

/**
 * Which of the rules of a text have another number than when it was last reviewed, newest change first: an edition came into
 * force since, or was put into its table since. An edition that leaves the quoted number as it was is no change of it.
 */
export function changedSince(
  rules: readonly QuotedRuleId[],
  reviewedOn: IsoDate,
  today: IsoDate,
  known: Readonly<Record<string, QuotedRule>> = quotedRules,
): ChangedRule[] {
  const changed = rules.flatMap((id) => {
    const rule = known[id]
    const date = rule && newestChange(rule, reviewedOn, today)
    return date ? [{ id, title: rule.title, date }] : []
  })
  return changed.toSorted((a, b) => b.date.localeCompare(a.date))
}

function newestChange({ editions }: QuotedRule, reviewedOn: IsoDate, today: IsoDate): IsoDate | undefined {
  return editions.find(({ from, addedOn, text }, index) => {
    const known = addedOn && addedOn > from ? addedOn : from
    return from <= today && known <= today && known > reviewedOn && text !== editions[index + 1]?.text
  })?.from
}
