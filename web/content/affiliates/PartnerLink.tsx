import type { ReactNode } from 'react'
import { PAID_LINK } from './partners.ts'

/** A link inside a text to a site that pays us for it. */
export function PartnerLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} {...PAID_LINK}>
      {children} <small>(publicidade, abre em nova aba)</small>
    </a>
  )
}
