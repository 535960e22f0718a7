import type { ReactNode } from 'react'
import styles from './Miudos.module.css'

/** The one plain sentence that restates a result. Starts by itself with "Em miúdos:". */
export function Miudos({ children }: { children: ReactNode }) {
  return (
    <p className={styles.miudos}>
      <b>Em miúdos:</b> {children}
    </p>
  )
}
