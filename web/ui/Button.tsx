import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'

type Look = { variant?: 'solid' | 'outline' | 'plain'; size?: 'small' }

function look({ variant = 'solid', size, className }: Look & { className?: string }) {
  return classes(
    styles.button,
    variant === 'outline' && styles.outline,
    variant === 'plain' && styles.plain,
    size === 'small' && styles.small,
    className,
  )
}

export function Button({
  variant,
  size,
  className,
  type = 'button',
  ...props
}: Look & ComponentProps<'button'>) {
  return <button {...props} type={type} className={look({ variant, size, className })} />
}

export function ButtonLink({
  variant,
  size,
  className,
  ...props
}: Look & ComponentProps<'a'> & { href: string }) {
  return <a {...props} className={look({ variant, size, className })} />
}
