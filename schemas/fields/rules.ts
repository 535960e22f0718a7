import { type QuotedRuleId, quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import { type Day, dayBefore, today } from './day.ts'

// Object.keys widens to strings; the table is a constant.
const ruleIds = Object.keys(quotedRules) as QuotedRuleId[]

/** The numbers of the law that a text can lean on, for a list of the Studio: each with its value and its law today. */
export const ruleList = ruleIds.map((value) => ({ value, title: ruleTitle(value, today()) }))

function ruleTitle(id: QuotedRuleId, day: Day): string {
  const { title, on } = quotedRules[id]
  const rule = on(day)
  return rule ? `${title}: ${rule.text} (${rule.source.source})` : `${title}: sem regra em vigor`
}

/** The rules whose number is another one since `changedOn`, newest first. What never changed is not in it. */
export function changedRules(day = today()): { rule: QuotedRuleId; changedOn: Day }[] {
  return ruleIds
    .flatMap((rule) => {
      const changedOn = lastChange(rule, day)
      return changedOn ? [{ rule, changedOn }] : []
    })
    .toSorted((left, right) => right.changedOn.localeCompare(left.changedOn))
}

/** The first day of the number that is in force on `day`: an edition that repeats the number before it is no change. */
function lastChange(rule: QuotedRuleId, day: Day): Day | undefined {
  const now = quotedRules[rule].on(day)
  if (!now) return undefined
  const before = quotedRules[rule].on(dayBefore(now.source.from))
  if (!before) return undefined
  return before.text === now.text ? lastChange(rule, dayBefore(now.source.from)) : now.source.from
}
