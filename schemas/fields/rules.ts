import { type QuotedRuleId, quotedRules } from '#web/finance/changelog/quoted-rules.ts'

/** The numbers of the law that a text can lean on, for a list of the Studio. */
export const ruleList = Object.entries(quotedRules).map(([value, { title }]) => ({
  // Object.entries widens the keys; the list is a constant.
  value: value as QuotedRuleId,
  title,
}))
