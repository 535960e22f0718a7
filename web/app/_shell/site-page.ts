import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { draftMode } from 'next/headers'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { fetchContent } from '#web/content/client.ts'
import { sitePageQuery } from '#web/content/page-queries.ts'

/** The text of a page whose frame is in the code. */
export const getSitePage = cache(
  async (slug: string) => (await fetchContent(sitePageQuery, { slug })) ?? notFound(),
)

export async function sitePageMetadata(slug: string): Promise<Metadata> {
  const { title, dek, seo } = stegaClean(await getSitePage(slug))
  const { isEnabled } = await draftMode()
  return {
    title: { absolute: seo?.title || title },
    description: seo?.description || dek,
    alternates: { canonical: `/${slug}` },
    robots: isEnabled ? { index: false } : undefined,
  }
}
