import { isIsoDate } from '#web/content/article-facts.ts'
import { type ChangedRule, changedSince, overdueRules } from '#web/finance/changelog/changed-rules.ts'
import { formatDay } from '#web/finance/core/format.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { overdueInWords } from '#web/finance/core/renewal.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { Callout } from '#web/ui/Callout.tsx'
import { rulesInText } from './rules-in-text.ts'

type Props = {
  /** The rules that the editor lists. */
  ruleRefs: readonly string[] | null
  reviewedOn: string | null
  /** Whatever has text in it. */
  text: unknown
}

/**
 * Says that a rule behind a text has changed since its last review, or that its table should have been renewed by now;
 * nothing when neither is so.
 */
export function RuleChanged({ ruleRefs, reviewedOn, text }: Props) {
  const today = todayInBrasilia()
  const rules = rulesInText(ruleRefs, text)
  return (
    <>
      {isIsoDate(reviewedOn) && <Changed changed={changedSince(rules, reviewedOn, today)} />}
      <OutOfDate words={overdueWords(rules, today)} />
    </>
  )
}

function overdueWords(rules: readonly string[], today: IsoDate): string[] {
  const found = overdueRules(today).filter(({ rule }) => rules.includes(rule))
  return [...new Set(found.map(({ overdue }) => overdueInWords(overdue, today)))]
}

function OutOfDate({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Callout tone="alert" title="Tabela vencida">
      {words.map((sentence) => (
        <p key={sentence}>{sentence} O número exibido ainda é o anterior: confira antes de usar.</p>
      ))}
    </Callout>
  )
}

function Changed({ changed }: { changed: readonly ChangedRule[] }) {
  if (changed.length === 0) return null
  return (
    <Callout tone="alert" title="Regra mudou">
      {changed.map(({ id, title, date }) => (
        <p key={id}>
          {title}: esta regra mudou em <time dateTime={date}>{formatDay(date)}</time>; o texto está em
          revisão. O número exibido já é o novo.
        </p>
      ))}
    </Callout>
  )
}
