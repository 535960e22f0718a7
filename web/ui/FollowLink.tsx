import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

type Props = {
  href: string
  /** In a menu: pages that are found under it. */
  covers?: readonly string[]
  children: ReactNode
}

/** A link that leads on, at the end of a part of a page. */
export function FollowLink({ href, covers, children }: Props) {
  return (
    <a
      className="follow"
      href={href}
      data-covers={covers?.join(' ')}
      suppressHydrationWarning={covers !== undefined}
    >
      {children}
      <Icon name="arrow" size="small" />
    </a>
  )
}
