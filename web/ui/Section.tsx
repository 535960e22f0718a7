import type { ReactNode } from 'react'

type Props = {
  /** Anchor of its heading. */
  id: string
  title: string
  /** Beside the heading: a link. */
  beside?: ReactNode
  className?: string
  children?: ReactNode
}

/** A section of a page under its heading, by which it is named. */
export function Section({ id, title, beside, className, children }: Props) {
  return (
    <section className={className} aria-labelledby={id}>
      <div className="section-top">
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {children}
    </section>
  )
}
