import type { ReactNode } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './DataDetails.module.css'

type Props = { summary?: string; onToggle?: (isOpen: boolean) => void; children: ReactNode }

/** A table, folded: the one behind a chart when no other `summary` is given. */
export function DataDetails({ summary = 'Ver dados em tabela', onToggle, children }: Props) {
  return (
    <details
      className={styles.details}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary>
        <Icon name="table" size="small" />
        {summary}
      </summary>
      {children}
    </details>
  )
}
