import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

/** A link to subscribe to alerts: of a price, a day, a rule. */
export function BellLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="follow" href={href}>
      <Icon name="bell" size="small" />
      {children}
    </a>
  )
}
