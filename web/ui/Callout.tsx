import type { ReactNode } from 'react'
import styles from './Callout.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

const toneIcons = { explain: 'info', alert: 'warning', error: 'warning', correction: 'edit' } as const

type Props = { tone?: keyof typeof toneIcons; title?: ReactNode; children: ReactNode }

/** A block set apart from the text: neutral, canário (explains), rosa (when it goes wrong), error or correction. */
export function Callout({ tone, title, children }: Props) {
  return (
    <div className={classes(styles.callout, tone && styles[tone])}>
      {title && (
        <p className={styles.title}>
          <Icon name={tone ? toneIcons[tone] : 'info'} />
          {title}
        </p>
      )}
      {children}
    </div>
  )
}
