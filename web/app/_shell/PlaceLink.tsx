import type { Place } from '#web/app/_frame/navigation.ts'

export function PlaceLink({ place, withQuestion = false }: { place: Place; withQuestion?: boolean }) {
  const { label, href, question, covers } = place
  const detail = withQuestion && question && <small>{question}</small>
  return (
    // The script of the shell writes aria-current into the served page, before React looks at it.
    <a href={href} data-covers={covers?.join(' ')} suppressHydrationWarning>
      {detail ? <span>{label}</span> : label}
      {detail}
    </a>
  )
}
