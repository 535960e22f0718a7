import type { ReactNode } from 'react'
import styles from './Sample.module.css'

export function Sample({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="section stack" aria-labelledby={`${id}-nome`} data-sample={id}>
      <div className="section-top">
        <h2 id={`${id}-nome`}>{title}</h2>
      </div>
      {children}
    </section>
  )
}

type Props = {
  name: string
  children: ReactNode /** A part that sticks to the window stays in its place here. */
  isHeld?: boolean
}

export function State({ name, isHeld = false, children }: Props) {
  return (
    <div className={styles.state} data-state={name}>
      <p className={styles.name}>{name}</p>
      <div className={isHeld ? styles.held : undefined}>{children}</div>
    </div>
  )
}
