import { withUtm } from '#web/ads/utm.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import type { AffiliateCta as Offer } from '../sanity.types.ts'
import styles from './AffiliateCta.module.css'
import { PAID_LINK, readPartners } from './partners.ts'

/** An offer of a partner inside a text, told as advertising before anything else. */
export async function AffiliateCta({ offer }: { offer: Offer }) {
  const partner = (await readPartners()).find(({ _id }) => _id === offer.partner?._ref)
  // A draft may lack the partner, and a partner may be gone: then there is nobody to link to.
  if (!partner || URL.parse(offer.href)?.protocol !== 'https:') return null
  const href = withUtm(offer.href, { medium: 'artigo', campaign: offer.campaign || 'texto' })
  return (
    <aside className={styles.offer} aria-label={`Publicidade de ${partner.name}`}>
      <p className={styles.label}>Link de afiliado. {partner.disclosureText}.</p>
      <div className={styles.body}>
        <p className={styles.title}>{offer.title}</p>
        <p>{offer.text}</p>
        <p>
          <ButtonLink variant="outline" href={href} {...PAID_LINK}>
            Ver em {partner.name} <small>(abre em nova aba)</small>
          </ButtonLink>
        </p>
      </div>
    </aside>
  )
}
