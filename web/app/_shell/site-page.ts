import type { Metadata } from 'next'
import { cache } from 'react'
import { leaveOldAddress } from '#web/content/old-address.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import { sitePageQuery } from '#web/content/queries/page-queries.ts'
import { textMetadata } from './text-metadata.ts'

/** The text of a page whose frame is in the code. */
export const getSitePage = cache(
  async (slug: string) => (await fetchContent(sitePageQuery, { slug })) ?? leaveOldAddress(`/${slug}`),
)

export async function sitePageMetadata(slug: string): Promise<Metadata> {
  return textMetadata({ path: `/${slug}` }, await getSitePage(slug))
}
