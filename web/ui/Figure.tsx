import { classes } from './classes.ts'
import styles from './Figure.module.css'

type Props = { value: number; text: string; prefix?: string; size?: 'xl' | 'm' | 's' | 'long' | 'longer' }

/** Ten billions of reais to the centavo, or a rate with its unit, must fit where a thousand does. */
function sizeOf(text: string): 'm' | 'long' | 'longer' | undefined {
  if (text.length <= 11) return undefined
  if (text.length <= 15) return 'm'
  return text.length <= 22 ? 'long' : 'longer'
}

/** A large amount: `value` for machines, in the unit of `text`; `text` as printed, without its prefix. */
export function Figure({ value, text, prefix = 'R$', size = sizeOf(`${prefix}${text}`) }: Props) {
  return (
    <data className={classes(styles.figure, size && styles[size])} value={value}>
      {prefix && <small>{prefix} </small>}
      {text}
    </data>
  )
}
