import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import styles from './FieldGrid.module.css'

/** Fields as joined cells, like a printed form: two columns, one on the narrowest screens. */
export function FieldGrid({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classes(styles.grid, className)} />
}

/** The row of buttons at the foot of a FieldGrid. */
export function FieldActions({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={classes(styles.actions, className)} />
}
