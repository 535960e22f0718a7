import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import styles from './MoreFields.module.css'

type Props = { summary: string; hidden?: boolean; children: ReactNode }

/** Fields that most people leave alone, folded at the end of a FieldGrid. */
export function MoreFields({ summary, hidden, children }: Props) {
  return (
    <details className={styles.more} hidden={hidden}>
      <summary>
        {summary}
        <Icon name="chevron" />
      </summary>
      <FieldGrid>{children}</FieldGrid>
    </details>
  )
}
