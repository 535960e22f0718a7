import type { Doc } from '#lake/store/documents.ts'
import { isIsoDate } from '#web/content/article-facts.ts'
import { rulesInText } from '#web/content/text/rules-in-text.ts'
import { type ChangedRule, changedSince } from '#web/finance/changelog/changed-rules.ts'
import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { DocumentFinding } from './finding.ts'

/** The texts a rule of which has changed since their review: those whose page says so. */
export function textsBehindRules(
  documents: readonly Doc[],
  today: IsoDate,
): { document: Doc; changed: ChangedRule[] }[] {
  return documents.flatMap((document) => {
    const { reviewedOn, ruleRefs } = document
    if (typeof reviewedOn !== 'string' || !isIsoDate(reviewedOn)) return []
    const listed = Array.isArray(ruleRefs) ? ruleRefs.filter((rule) => typeof rule === 'string') : []
    const changed = changedSince(rulesInText(listed, document), reviewedOn, today)
    return changed.length === 0 ? [] : [{ document, changed }]
  })
}

export function changedRuleFindings(documents: readonly Doc[], today: IsoDate): DocumentFinding[] {
  return textsBehindRules(documents, today).flatMap(({ document, changed }) =>
    changed.map(({ title, date }) => ({
      document,
      level: 'warning' as const,
      message: `${title}: esta regra mudou em ${formatDay(date)}, depois da última revisão do texto.`,
    })),
  )
}
