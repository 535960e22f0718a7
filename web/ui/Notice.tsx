import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'

const toneIcons = { warning: 'clock', error: 'warning', muted: 'offline' } as const

type Props = { tone: keyof typeof toneIcons; action?: ReactNode; children: ReactNode }

/** One line about a state: late (`warning`), failed (`error`), without connection (`muted`). */
export function Notice({ tone, action, children }: Props) {
  return (
    <div className={classes(styles.notice, styles[tone])}>
      <Icon name={toneIcons[tone]} />
      <span className={styles.text}>{children}</span>
      {action}
    </div>
  )
}
