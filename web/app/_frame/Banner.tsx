import type { ComponentProps } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import styles from './Banner.module.css'

/** One line below the header. */
export function Banner({ children, ...attributes }: ComponentProps<'aside'>) {
  return (
    <aside {...attributes} className={styles.banner} aria-label="Aviso">
      <div className="container">
        <Icon name="info" size="small" />
        <span>{children}</span>
      </div>
    </aside>
  )
}
