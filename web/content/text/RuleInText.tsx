import { type QuotedRuleId, quotedRules } from '#web/finance/changelog/quoted-rules.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import styles from './RuleInText.module.css'

type RuleInTextProps = {
  rule: QuotedRuleId
  /** Without the law: the sentence has it, or has several numbers. */
  isPlain: boolean
}

/** A number of the law inside a sentence: the one in force today, with its law. */
export function RuleInText({ rule, isPlain }: RuleInTextProps) {
  const quote = quotedRules[rule].on(todayInBrasilia())
  if (!quote) return <span>(sem dado)</span>
  const { text, source } = quote
  const law = `${quote.law}${source.confidence === 'uncertain' ? ', não confirmado' : ''}`
  const number = (
    <data className={styles.rule} value={text}>
      {text}
    </data>
  )
  if (isPlain) return number
  return (
    <>
      {number} <small className={styles.law}>({source.url ? <a href={source.url}>{law}</a> : law})</small>
    </>
  )
}
