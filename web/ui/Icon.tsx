import { classes } from './classes.ts'
import styles from './Icon.module.css'
import { type IconName, icons } from './icons.tsx'

/** One of the house's drawings. Always beside a text, so assistive technology never hears of it. */
export function Icon({ name, size, className }: { name: IconName; size?: 'small'; className?: string }) {
  return (
    <svg
      className={classes(styles.icon, size === 'small' && styles.small, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {icons[name]}
    </svg>
  )
}
