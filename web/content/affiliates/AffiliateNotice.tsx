import { partnerLinks } from '#web/ads/partner-links.ts'
import { Callout } from '#web/ui/Callout.tsx'
import type { Body } from '../sanity.types.ts'
import { readPartners } from './partners.ts'

const WORDS =
  'Publicidade: este texto tem links de parceiros. Podemos receber comissão se você contratar por eles; o que está escrito e a ordem das opções não mudam por isso.'

type Props = {
  body: Body
  /** Set by the editor. A link of a partner in `body` outweighs it: the notice is shown anyway. */
  affiliate?: boolean
  /** The editor's text in place of the standard one. */
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
