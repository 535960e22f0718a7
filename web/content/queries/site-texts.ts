import { stegaClean } from '@sanity/client/stega'
import { ownPath } from '#schemas/redirects.ts'
import { documentsAt, isSiteRoute } from '#schemas/site-routes.ts'
import { samesitePath } from '#web/content/same-site-path.ts'
import type { SiteTextsResult } from '#web/content/sanity.types.ts'
import { fetchAside } from './client.ts'
import { pageAtQuery, siteTextsQuery } from './site-queries.ts'

export type SiteTexts = NonNullable<SiteTextsResult>

/** Without the document, and while the store does not answer: the site has its own texts. */
const none: SiteTexts = {
  header: [],
  calculatorMenu: [],
  footer: [],
  footerColumns: [],
  homeOrder: [],
  calculators: [],
  notFoundTitle: '',
  newsletterNote: '',
}

export async function siteTexts(): Promise<SiteTexts> {
  return (await fetchAside(siteTextsQuery, {}, none)) ?? none
}

/** The links that lead to a page of ours that is there, in their order. */
export async function withPage<Link extends { label: string; href: string }>(
  links: readonly Link[],
): Promise<Link[]> {
  const checked = await Promise.all(
    links.map(async (link) => {
      const href = samesitePath(stegaClean(link.href))
      return link.label && href && (await isPage(href)) ? [{ ...link, href }] : []
    }),
  )
  return checked.flat()
}

async function isPage(href: string): Promise<boolean> {
  const path = ownPath(href)
  return (
    path !== undefined &&
    (isSiteRoute(path) || (await fetchAside(pageAtQuery, documentsAt(path), null)) !== null)
  )
}

/** `items` with those that `order` names first, in its order. */
export function inOrder<Item extends { id: string }>(
  items: readonly Item[],
  order: readonly string[],
): Item[] {
  const placeOf = ({ id }: Item) => (order.includes(id) ? order.indexOf(id) : order.length)
  return items.toSorted((one, other) => placeOf(one) - placeOf(other))
}
