import { calculators } from '#web/calculators/registry.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import styles from './RuleChanges.module.css'
import { changesUntil, usersOf } from './rules-behind.ts'

/** The last rules that changed, and which calculators they change. */
export function RuleChanges({ count }: { count: number }) {
  const changes = changesUntil(todayInBrasilia()).slice(0, count)
  return (
    <section aria-labelledby="regras">
      <div className="section-top">
        <h2 id="regras">Regras que mudaram</h2>
      </div>
      <ol className={styles.changes}>
        {changes.map(({ date, rule, law, changes: [first], confidence }) => (
          <li key={`${date} ${rule}`}>
            <time dateTime={date}>{formatDay(date)}</time>
            <b>{rule}</b>
            {first && (
              <span>
                {first.what}: de {first.from} para {first.to}
              </span>
            )}
            <small>
              {law}
              {confidence === 'uncertain' && ' (não confirmado)'}. Muda:{' '}
              {usersOf(rule)
                .map((slug) => calculators[slug].title)
                .join(', ')}
              .
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}
