import type { ReactNode } from 'react'
import styles from './Faq.module.css'
import { Icon } from './Icon.tsx'

/** Questions that open one by one. */
export function Faq({ items }: { items: readonly { question: string; answer: ReactNode }[] }) {
  return (
    <div className={styles.faq}>
      {items.map(({ question, answer }) => (
        <details key={question}>
          <summary>
            {question}
            <Icon name="plus" className={styles.sign} />
          </summary>
          <div className={styles.answer}>{answer}</div>
        </details>
      ))}
    </div>
  )
}
