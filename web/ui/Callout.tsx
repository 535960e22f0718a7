import type { ReactNode } from 'react'
import styles from './Callout.module.css'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

const toneIcons = {
  explain: 'info',
  example: 'calculator',
  warning: 'warning',
  mistake: 'warning',
  alert: 'warning',
  law: 'law',
  error: 'warning',
  correction: 'edit',
} as const

type Props = { tone?: keyof typeof toneIcons; title?: ReactNode; isNote?: boolean; children: ReactNode }

/** A block set apart from the text: neutral, canário (explains), rosa (when it goes wrong), error or correction. `isNote`: beside a text. */
export function Callout({ tone, title, isNote, children }: Props) {
  const Box = isNote ? 'aside' : 'div'
  return (
    <Box role={isNote ? 'note' : undefined} className={classes(styles.callout, tone && styles[tone])}>
      {title && (
        <p className={styles.title}>
          <Icon name={tone ? toneIcons[tone] : 'info'} />
          {title}
        </p>
      )}
      {children}
    </Box>
  )
}
