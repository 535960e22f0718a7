import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import type { IconName } from '../Icon.tsx'
import { Icon } from '../Icon.tsx'
import styles from './Carimbo.module.css'

type Props = {
  tone?: 'ok' | 'warning' | 'muted' | 'error'
  size?: 'large'
  icon?: IconName
  children: ReactNode
}

/** The house's stamp: state or date of a rule, three words at most. */
export function Carimbo({ tone, size, icon, children }: Props) {
  return (
    <p className={classes(styles.carimbo, tone && styles[tone], size === 'large' && styles.large)}>
      {icon && <Icon name={icon} className={styles.icon} />}
      {children}
    </p>
  )
}
