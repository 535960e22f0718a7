import type { ReactNode } from 'react'
import styles from './DeadEnd.module.css'

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

/** R$ 1,00 in 100 dots, with something wrong: one `missing`, or a `broken` row. An ornament. */
function HundredDots({ fault }: { fault: 'missing' | 'broken' }) {
  const row = fault === 'missing' ? 5 : 4
  const column = fault === 'missing' ? 6 : 5
  return (
    <svg className={styles.dots} viewBox="0 0 200 200" aria-hidden="true">
      <defs>
        <pattern id="ponto" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle className={styles.dot} cx="10" cy="10" r="8" />
        </pattern>
      </defs>
      <path fill="url(#ponto)" d={`M0 0h200v${row * 20}h-200zM0 ${(row + 1) * 20}h200V200h-200z`} />
      <path fill="url(#ponto)" d={`M0 ${row * 20}h${column * 20}v20h${-column * 20}z`} />
      {fault === 'missing' ? (
        <>
          <path fill="url(#ponto)" d={`M${(column + 1) * 20} ${row * 20}H200v20H${(column + 1) * 20}z`} />
          <circle className={styles.missing} cx={column * 20 + 10} cy={row * 20 + 10} r="7" />
        </>
      ) : (
        [6, 7, 8, 9].map((place) => (
          <circle key={place} className={styles.broken} cx={place * 20 + 10} cy={row * 20 + 10} r="7" />
        ))
      )}
    </svg>
  )
}
