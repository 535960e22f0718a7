import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './FoldedSection.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  /** Anchor of its heading. */
  id: string
  title: string
  /** Below the title on a narrow screen: what is inside. */
  hint?: string | undefined
  /** On a wide one too: a long table. */
  always?: boolean
  headingLevel?: 2 | 3
  className?: string
  children: ReactNode
}

/** A section of a page, folded under its heading on a narrow screen. On a wide one it is open, with no line to press. */
export function FoldedSection({ id, title, hint, always, headingLevel = 2, className, children }: Props) {
  const Heading = `h${headingLevel}` as const
  return (
    <section className={classes(styles.section, !always && styles.narrow, className)} aria-labelledby={id}>
      <div className={`section-top ${styles.heading}`}>
        <Heading id={id}>{title}</Heading>
      </div>
      <details className={styles.fold}>
        <summary>
          <span>
            {title}
            {hint && <small>{hint}</small>}
          </span>
          <Icon name="chevron" />
        </summary>
        <div className="stack">{children}</div>
      </details>
    </section>
  )
}
