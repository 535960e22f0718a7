import { definitions } from '#web/calculators/definitions.ts'
import type { CalculatorSlug } from '#web/calculators/registry.ts'
import { type RuleChange, ruleChanges, ruleTables } from '#web/finance/changelog/rule-changes.ts'
import type { IsoDate } from '#web/finance/core/money.ts'

/** The newest change in force on `today` of a rule behind a calculator, if it is at most a year old. */
export function newRuleOf(slug: CalculatorSlug, today: IsoDate): RuleChange | undefined {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`
  return changesUntil(today).find(({ rule, date }) => date >= yearAgo && usersOf(rule).includes(slug))
}

/** Newest first. */
export function changesUntil(today: IsoDate): RuleChange[] {
  return ruleChanges().filter(({ date }) => date <= today)
}

export function usersOf(rule: string): CalculatorSlug[] {
  const table = ruleTables.find(({ title }) => title === rule)?.lawTable ?? []
  // The keys of an object written out are those of its type.
  return (Object.keys(definitions) as CalculatorSlug[]).filter((slug) =>
    definitions[slug].tables.includes(table),
  )
}

/** The place of a change on /sobre-nos, which lists them all. */
export function changeAnchor({ table, date }: RuleChange): string {
  return `regra-${table}-${date}`
}
