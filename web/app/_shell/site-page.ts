import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { cache } from 'react'
import { leaveOldAddress } from '#web/content/old-address.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import { sitePageQuery } from '#web/content/queries/page-queries.ts'
import { describePage } from './page-metadata.ts'

/** The text of a page whose frame is in the code. */
export const getSitePage = cache(
  async (slug: string) => (await fetchContent(sitePageQuery, { slug })) ?? leaveOldAddress(`/${slug}`),
)

export async function sitePageMetadata(slug: string): Promise<Metadata> {
  const { title, dek, seo, _rev } = stegaClean(await getSitePage(slug))
  const { isEnabled } = await draftMode()
  return {
    ...describePage({ path: `/${slug}`, title: seo?.title || title, description: seo?.description || dek }),
    // For the Studio: which version the page shows (studio/actions/on-site.ts).
    other: { revision: _rev },
    robots: isEnabled ? { index: false } : undefined,
  }
}
