import { partnerLinks } from '#web/ads/partner-links.ts'
import { Callout } from '#web/ui/Callout.tsx'
import type { Body } from '../sanity.types.ts'
import { readPartners } from './partners.ts'

const WORDS =
  'Publicidade: este texto tem links de parceiros. Podemos receber comissão se você contratar por eles; o que está escrito e a ordem das opções não mudam por isso.'

type Props = {
  body: Body
  /** What the editor said. A link that pays says it louder. */
  affiliate?: boolean
  /** The editor's words for it. */
  disclosure?: string
}

/** At the top of a text that earns money by its links: whether the editor remembered to say so or not. */
export async function AffiliateNotice({ body, affiliate, disclosure }: Props) {
  const domains = (await readPartners()).flatMap((partner) => partner.domains)
  if (!affiliate && partnerLinks(body, domains).length === 0) return null
  return (
    <Callout title="Publicidade">
      <p>{disclosure || WORDS}</p>
    </Callout>
  )
}
