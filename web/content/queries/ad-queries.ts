import { defineQuery } from 'groq'
import { contentQuery } from './content-query.ts'

const ads = defineQuery(`{
  "enabled": coalesce(*[_type == "siteSettings"][0].adsEnabled, true),
  "networkClient": *[_type == "siteSettings"][0].adsenseClient,
  "slots": *[_type == "adSlot"] {
    place,
    "enabled": coalesce(enabled, false),
    provider,
    "creatives": coalesce(creatives[]{ "id": creative._ref, weight }, []),
    "houseFallback": houseFallback._ref,
    minHeight,
    lazyMargin,
    frequency
  },
  "creatives": *[_type == "adCreative" && defined(slug.current) && defined(href)] {
    "id": _id,
    "code": slug.current,
    kind,
    format,
    headline,
    text,
    cta,
    image,
    alt,
    href,
    createdBy,
    approvedBy,
    "advertiser": coalesce(partner->name, advertiser),
    "disclosure": partner->disclosureText
  },
  "campaigns": *[_type == "campaign" && defined(slug.current)] {
    "code": slug.current,
    from,
    to,
    "creatives": coalesce(creatives[]{ "id": creative._ref, weight }, []),
    "includePages": coalesce(includePages, []),
    "excludePages": coalesce(excludePages, []),
    "categories": coalesce(categories[]->slug.current, []),
    "tags": coalesce(tags, []),
    "device": coalesce(device, "any"),
    "weekdays": coalesce(weekdays, []),
    fromHour,
    toHour
  }
}`)

/** Everything that decides about the ad slots, whatever the page: one answer for the whole site. */
export const adsQuery = contentQuery(
  ads,
  // Only /api/anuncios reads the advertisements: no page is rendered again for them.
  () => ['ads', 'partners', 'categories'],
)

const partners = defineQuery(`
  *[_type == "affiliatePartner"] {
    _id,
    "name": coalesce(name, "Parceiro"),
    "domains": coalesce(domains, []),
    "disclosureText": coalesce(disclosureText, "Publicidade · recebemos se você contratar")
  }
`)

/** Who pays for links, by their domains. */
export const partnersQuery = contentQuery(partners, () => ['partners'])

const sellers = defineQuery(`
  *[_type == "siteSettings"] | order(_id asc) [0] { adsenseClient, contactEmail }
`)

/** Who may sell places of the site: for /ads.txt. */
export const sellersQuery = contentQuery(sellers, () => ['settings', 'ads'])
