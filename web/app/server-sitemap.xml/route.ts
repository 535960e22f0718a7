import { getServerSideSitemap } from 'next-sitemap'
import { documentTypes } from '#schemas/document-traits.ts'
import { pageTypes } from '#schemas/document-types.ts'
import { fetchPublishedPages } from '#web/content/queries/client.ts'
import { env } from '#web/env.ts'

export const dynamic = 'force-static'
export const revalidate = 3600

/** The pages that editors write, for search engines; the fixed ones are in the sitemap that next-sitemap writes after the build. */
export async function GET(): Promise<Response> {
  const pages = await fetchPublishedPages(pageTypes.map(({ type }) => type))
  return getServerSideSitemap(
    pages.flatMap(({ _type, slug, updatedAt, isListed }) => {
      const { page } = documentTypes[_type]
      if (!page || !isListed) return []
      const lastmod = Number.isNaN(Date.parse(updatedAt)) ? undefined : updatedAt
      return [{ loc: new URL(`${page.path}/${slug}`, env.SITE_URL).href, lastmod }]
    }),
  )
}
