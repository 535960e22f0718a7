import type { ReactNode } from 'react'
import type { IconName } from './Icon.tsx'
import { Icon } from './Icon.tsx'
import styles from './QuestionList.module.css'

type Props = { items: readonly { href: string; icon: IconName; title: string; detail: ReactNode }[] }

/** The reader's questions, each a link to the page that answers it. */
export function QuestionList({ items }: Props) {
  return (
    <ul className={styles.questions}>
      {items.map(({ href, icon, title, detail }) => (
        <li key={href}>
          <a href={href}>
            <Icon name={icon} />
            <span>
              <b>{title}</b>
              <small>{detail}</small>
            </span>
            <Icon name="arrow" size="small" className={styles.arrow} />
          </a>
        </li>
      ))}
    </ul>
  )
}
