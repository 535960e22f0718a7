import { lastChanges, overdueRules } from '#web/finance/changelog/changed-rules.ts'
import { type QuotedRuleId, quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import { type Day, today } from '../day.ts'

// Object.keys widens to strings; the table is a constant.
const ruleIds = Object.keys(quotedRules) as QuotedRuleId[]

/** The numbers of the law that a text can lean on, for a list of the Studio: each with its value and its law today. */
export const ruleList = ruleIds.map((value) => ({ value, title: ruleTitle(value, today()) }))

function ruleTitle(id: QuotedRuleId, day: Day): string {
  const { title, on } = quotedRules[id]
  const rule = on(day)
  return rule ? `${title}: ${rule.text} (${rule.source.source})` : `${title}: sem regra em vigor`
}

/** For the queue of texts whose rule changed: the last change of each number, newest first. */
export const changedRules = (day = today()) => lastChanges(day)

/** For the queue of texts that quote a table whose next edition should have come. */
export const rulesOverdue = (day = today()) => overdueRules(day).map(({ rule }) => rule)
