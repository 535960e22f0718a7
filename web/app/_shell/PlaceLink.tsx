import type { Place } from './navigation.ts'
import styles from './PlaceLink.module.css'

/** A link to a place of the site, or its muted name while the place does not exist. */
export function PlaceLink({ place, withQuestion = false }: { place: Place; withQuestion?: boolean }) {
  const { label, href, question } = place
  const detail = withQuestion && question && <small>{question}</small>
  if (!href) {
    return (
      <span className={styles.soon}>
        <span>
          {label} <small>(em breve)</small>
        </span>
        {detail}
      </span>
    )
  }
  return (
    // The script of the shell writes aria-current into the served page, before React looks at it.
    <a href={href} suppressHydrationWarning>
      {detail ? <span>{label}</span> : label}
      {detail}
    </a>
  )
}
