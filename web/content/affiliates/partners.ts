import { cache } from 'react'
import { partnersQuery } from '#web/content/queries/ad-queries.ts'
import { fetchContent } from '#web/content/queries/client.ts'

/** Read once for each making of a page, however many links it has. */
export const readPartners = cache(() => fetchContent(partnersQuery))

/** What tells a search engine and the next site about a link that pays us. */
export const PAID_LINK = { rel: 'sponsored nofollow noopener', target: '_blank' } as const
