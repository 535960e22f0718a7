import { isQuotedRule, type QuotedRuleId } from '#web/finance/changelog/quoted-rules.ts'

/** The numbers of the law that a text leans on: those its editor lists, and those in its sentences, at any depth. */
export function rulesInText(listed: readonly string[] | null | undefined, text: unknown): QuotedRuleId[] {
  const found = new Set((listed ?? []).filter(isQuotedRule))
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    if ('_type' in part && part._type === 'ruleRef' && 'rule' in part && isQuotedRule(part.rule)) {
      found.add(part.rule)
    }
    for (const inner of Object.values(part)) look(inner)
  }
  look(text)
  return Array.from(found)
}
