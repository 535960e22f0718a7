import { cache } from 'react'
import { partnersQuery } from '#web/content/queries/ad-queries.ts'
import { fetchContent } from '#web/content/queries/client.ts'

/** Read once for each making of a page, however many links it has. */
export const readPartners = cache(() => fetchContent(partnersQuery))

/** Attributes that declare a link as paid, to search engines and to the next site. */
export const PAID_LINK = { rel: 'sponsored nofollow noopener', target: '_blank' } as const
