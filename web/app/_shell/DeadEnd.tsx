import type { ReactNode } from 'react'
import styles from './DeadEnd.module.css'
import { HundredDots } from './HundredDots.tsx'

type Props = {
  stamp: ReactNode
  title: ReactNode
  fault: 'missing' | 'broken'
  caption: string
  children: ReactNode
}

/** A page one did not ask for: not found, broken, without connection. Says what happened and where to go. */
export function DeadEnd({ stamp, title, fault, caption, children }: Props) {
  return (
    <div className={styles.deadEnd}>
      <div className={styles.text}>
        {stamp}
        <h1>{title}</h1>
        {children}
      </div>
      <figure className={styles.art}>
        <HundredDots fault={fault} />
        <figcaption>{caption}</figcaption>
      </figure>
    </div>
  )
}
