import { type QuotedRuleId, quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import styles from './RuleInText.module.css'

export function isQuotedRule(rule: unknown): rule is QuotedRuleId {
  return typeof rule === 'string' && Object.hasOwn(quotedRules, rule)
}

/** A number of the law inside a sentence: the one in force today, with its law. */
export function RuleInText({ rule }: { rule: QuotedRuleId }) {
  const quote = quotedRules[rule].on(todayInBrasilia())
  if (!quote) return <span>(sem dado)</span>
  const { text, source } = quote
  const law = `${quote.law}${source.confidence === 'uncertain' ? ', não confirmado' : ''}`
  return (
    <>
      <data className={styles.rule} value={text}>
        {text}
      </data>{' '}
      <small className={styles.law}>({source.url ? <a href={source.url}>{law}</a> : law})</small>
    </>
  )
}
