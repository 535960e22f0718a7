import { isIsoDate } from '#web/content/article-facts.ts'
import { changedSince } from '#web/finance/changelog/changed-rules.ts'
import { formatDay } from '#web/finance/core/format.ts'
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

/** Says that a rule behind a text has changed since its last review; nothing when none has. */
export function RuleChanged({ ruleRefs, reviewedOn, text }: Props) {
  if (!isIsoDate(reviewedOn)) return null
  const changed = changedSince(rulesInText(ruleRefs, text), reviewedOn, todayInBrasilia())
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
