import { calculators } from '#web/calculators/registry.ts'
import type { RuleChange } from '#web/finance/changelog/rule-changes.ts'
import { changeInWords } from '#web/finance/changelog/rule-words.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { BellLink } from '#web/ui/BellLink.tsx'
import { FoldedSection } from '#web/ui/FoldedSection.tsx'
import { FollowLink } from '#web/ui/FollowLink.tsx'
import { Section } from '#web/ui/Section.tsx'
import styles from './RuleChanges.module.css'
import { changeAnchor, changesUntil, usersOf } from './rules-behind.ts'

export function RuleChanges({ count }: { count: number }) {
  const changes = changesUntil(todayInBrasilia()).slice(0, count)
  return (
    <FoldedSection
      id="regras"
      title="Regras que mudaram"
      hint={changes[0] && `${formatDay(changes[0].date)}: ${changes[0].rule}`}
    >
      <ol className={styles.changes}>
        {changes.map((change) => (
          <ChangeInShort key={changeAnchor(change)} change={change} />
        ))}
      </ol>
      <p>
        <FollowLink href="/sobre-nos#regras">Todas as mudanças</FollowLink>
      </p>
      <BellLink href="/api/regras/feed.xml">Receber as próximas no leitor de notícias (RSS)</BellLink>
    </FoldedSection>
  )
}

/** Every change that is known, each whole: the older ones behind a summary. */
export function AllRuleChanges({ first }: { first: number }) {
  const changes = changesUntil(todayInBrasilia())
  const list = (some: readonly RuleChange[]) => (
    <ol className={styles.changes}>
      {some.map((change) => (
        <Change key={changeAnchor(change)} change={change} id={changeAnchor(change)} />
      ))}
    </ol>
  )
  return (
    <Section id="regras" title="Regras que mudaram">
      <div className="stack">
        <p>
          Cada lei das nossas contas, com o que mudou e desde quando. Receba as próximas pelo{' '}
          <a href="/api/regras/feed.xml">feed de mudanças</a> (Atom) ou baixe as{' '}
          <a href="/api#regras">tabelas em JSON e CSV</a>.
        </p>
        {list(changes.slice(0, first))}
        <details>
          <summary className={styles.more}>Ver as {changes.length - first} mudanças anteriores</summary>
          {list(changes.slice(first))}
        </details>
      </div>
    </Section>
  )
}

function ChangeInShort({ change }: { change: RuleChange }) {
  const { date, rule, changes, news } = change
  const [first] = changes
  return (
    <li>
      <time dateTime={date}>{formatDay(date)}</time>
      <b>{rule}</b>
      <span>{news ?? (first && `${first.what}: ${changeInWords(first)}`)}</span>
      <small>
        <a href={`/sobre-nos#${changeAnchor(change)}`}>Ver a lei e o que mais mudou</a>
      </small>
    </li>
  )
}

type ChangeProps = { change: RuleChange; id?: string }

function Change({ change: { date, rule, law, changes, confidence }, id }: ChangeProps) {
  const users = usersOf(rule)
  return (
    <li id={id}>
      <time dateTime={date}>{formatDay(date)}</time>
      <b>{rule}</b>
      {changes.map(({ what, ...change }) => (
        <span key={what}>
          {what}: <em>{changeInWords(change)}</em>
        </span>
      ))}
      <small>
        {law}
        {confidence === 'uncertain' && ' (não confirmado)'}.
        {users.length > 0 && ` Muda: ${users.map((slug) => calculators[slug].title).join(', ')}.`}
      </small>
    </li>
  )
}
