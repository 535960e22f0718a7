import type { ReactNode } from 'react'
import styles from './DataDetails.module.css'
import { Icon } from './Icon.tsx'

/** The table behind a chart, folded. */
export function DataDetails({ children }: { children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>
        <Icon name="table" size="small" />
        Ver dados em tabela
      </summary>
      {children}
    </details>
  )
}
