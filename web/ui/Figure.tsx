import { classes } from './classes.ts'
import styles from './Figure.module.css'

type Props = { value: number; text: string; prefix?: string; size?: 'xl' | 'm' | 's' }

/** A large amount: `value` for machines, in the unit of `text`; `text` as printed, without its prefix. */
export function Figure({ value, text, prefix = 'R$', size }: Props) {
  return (
    <data className={classes(styles.figure, size && styles[size])} value={value}>
      {prefix && <small>{prefix} </small>}
      {text}
    </data>
  )
}
