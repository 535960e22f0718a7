import type { IsoDate } from '../core/money.ts'
import type { RuleSource } from '../core/statement.ts'
import { type Aspects, type RuleTable, ruleTables } from './rule-tables.ts'

/** One edition after another of the same table. */
export type RuleChange = {
  /** First day of the new rule. */
  date: IsoDate
  /** Which table: `Juros sobre capital próprio`. */
  rule: string
  /** What the new edition says otherwise, in words: aspect, before, after. */
  changes: readonly { what: string; from: string; to: string }[]
  law: string
  url?: string
  confidence: RuleSource['confidence']
}

/** Every change of a rule known here, those of the future included, newest first. */
export function ruleChanges(tables: readonly RuleTable[] = ruleTables): RuleChange[] {
  return tables.flatMap(changesIn).toSorted((a, b) => {
    if (a.date !== b.date) return a.date < b.date ? 1 : -1
    return a.rule.localeCompare(b.rule, 'pt-BR')
  })
}

function changesIn({ title, editions, begins }: RuleTable): RuleChange[] {
  const newer = begins ? editions : editions.slice(0, -1)
  return newer.map((edition, index) => {
    const { from, source, url, confidence, aspects } = edition
    const before = editions[index + 1]
    const changes = differences(before?.aspects ?? {}, aspects, before ? 'sem regra guardada' : 'não havia')
    return { date: from, rule: title, changes, law: source, ...(url && { url }), confidence }
  })
}

function differences(before: Aspects, after: Aspects, noRule: string): RuleChange['changes'] {
  const named = new Set([...Object.keys(after), ...Object.keys(before)])
  return [...named]
    .map((what) => ({ what, from: before[what] ?? noRule, to: after[what] ?? noRule }))
    .filter(({ from, to }) => from !== to)
}
