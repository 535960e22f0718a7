import type { ReactNode } from 'react'
import { Icon, type IconName } from '../Icon.tsx'
import styles from './DataDetails.module.css'

type Props = { summary?: string; icon?: IconName; onToggle?: (isOpen: boolean) => void; children: ReactNode }

/** Data, folded: the table behind a chart when no other `summary` is given. */
export function DataDetails({ summary = 'Ver em tabela', icon = 'table', onToggle, children }: Props) {
  return (
    <details
      className={styles.details}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary>
        <Icon name={icon} size="small" />
        {summary}
      </summary>
      {children}
    </details>
  )
}
