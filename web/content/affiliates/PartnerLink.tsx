import type { ReactNode } from 'react'
import { isPartnerAddress } from '#web/ads/partner-links.ts'
import { PAID_LINK, readPartners } from './partners.ts'

type Props = { href: string; plain: ReactNode; children: ReactNode }

/** A link to another site inside a text: marked when the site pays us for it, `plain` otherwise. */
export async function PartnerLink({ href, plain, children }: Props) {
  const partners = await readPartners()
  if (!partners.some(({ domains }) => isPartnerAddress(href, domains))) return plain
  return (
    <a href={href} {...PAID_LINK}>
      {children} <small>(publicidade, abre em nova aba)</small>
    </a>
  )
}
