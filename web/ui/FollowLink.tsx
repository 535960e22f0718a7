import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A link that leads on, at the end of a part of a page. */
export function FollowLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="follow" href={href}>
      {children}
      <Icon name="arrow" size="small" />
    </a>
  )
}
