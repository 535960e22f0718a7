import { withUtm } from '#web/ads/utm.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import styles from './AffiliateCta.module.css'
import { PAID_LINK, readPartners } from './partners.ts'

type Props = {
  partnerId: string
  offer: { title: string; text: string; href: string; campaign: string }
}

/** An offer of a partner inside a text, labelled as advertising before anything else. */
export async function AffiliateCta({ partnerId, offer }: Props) {
  const partner = (await readPartners()).find(({ _id }) => _id === partnerId)
  // A partner may be gone: then there is nobody to link to.
  if (!partner || URL.parse(offer.href)?.protocol !== 'https:') return null
  const href = withUtm(offer.href, { medium: 'artigo', campaign: offer.campaign || 'texto' })
  return (
    <aside className={styles.offer} data-partner={partnerId} aria-label={`Publicidade de ${partner.name}`}>
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
