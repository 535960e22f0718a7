import type { ReactNode } from 'react'
import styles from './Fold.module.css'
import { Icon } from './Icon.tsx'

type Props = { summary: string; id?: string; open?: boolean; children: ReactNode }

/** One of several parts of a page, each folded under its name. */
export function Fold({ summary, id, open, children }: Props) {
  return (
    <details className={styles.fold} id={id} open={open}>
      <summary>
        {summary}
        <Icon name="chevron" />
      </summary>
      {children}
    </details>
  )
}
