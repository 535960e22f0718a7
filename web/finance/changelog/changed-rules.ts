import type { IsoDate } from '../core/money.ts'
import { type Overdue, overdueOn } from '../core/renewal.ts'
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
    const date = rule && changesOf(rule, today).find(({ knownOn }) => knownOn > reviewedOn)?.from
    return date ? [{ id, title: rule.title, date }] : []
  })
  return changed.toSorted((a, b) => b.date.localeCompare(a.date))
}

/** The day on which the last change of each number of the law was in force and in its table, newest first. */
export function lastChanges(today: IsoDate): { rule: QuotedRuleId; changedOn: IsoDate }[] {
  // Object.keys widens to strings; the table is a constant.
  const ids = Object.keys(quotedRules) as QuotedRuleId[]
  return ids
    .flatMap((rule) => {
      const days = changesOf(quotedRules[rule], today).map(({ knownOn }) => knownOn)
      const changedOn = days.toSorted().at(-1)
      return changedOn ? [{ rule, changedOn }] : []
    })
    .toSorted((a, b) => b.changedOn.localeCompare(a.changedOn))
}

/** The numbers of the law whose table is overdue on `today`, each with its table. */
export function overdueRules(today: IsoDate): { rule: QuotedRuleId; overdue: Overdue }[] {
  // As above.
  const ids = Object.keys(quotedRules) as QuotedRuleId[]
  return ids.flatMap((rule) => {
    const source = quotedRules[rule].on(today)?.source
    const overdue = source && overdueOn([source], today)
    return overdue ? [{ rule, overdue }] : []
  })
}

/** The changes of a number until `today`, newest first; the first edition that we have changes nothing. */
function changesOf({ editions }: QuotedRule, today: IsoDate): { from: IsoDate; knownOn: IsoDate }[] {
  return editions.flatMap(({ from, addedOn, text }, index) => {
    const before = editions[index + 1]
    const knownOn = addedOn && addedOn > from ? addedOn : from
    return before && text !== before.text && knownOn <= today ? [{ from, knownOn }] : []
  })
}
