import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import { FieldGrid } from './FieldGrid.tsx'
import styles from './MoreFields.module.css'

/** Fields that most people leave alone, folded at the end of a FieldGrid. */
export function MoreFields({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>
        {summary}
        <Icon name="chevron" />
      </summary>
      <FieldGrid>{children}</FieldGrid>
    </details>
  )
}
