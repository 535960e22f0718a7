import { getServerSideSitemap } from 'next-sitemap'
import { documentTypes, pageTypes } from '#schemas/document-types.ts'
import { fetchPublished } from '#web/content/client.ts'
import { pagesQuery } from '#web/content/queries.ts'
import { env } from '#web/env.ts'

export const dynamic = 'force-static'
export const revalidate = 3600

/** The pages that editors write; the fixed ones are in the sitemap that next-sitemap writes after the build. */
export async function GET(): Promise<Response> {
  const types = pageTypes.map(({ type }) => type)
  const tags = types.map((type) => documentTypes[type].tag)
  const pages = await fetchPublished(pagesQuery, { types }, tags)
  return getServerSideSitemap(
    pages.flatMap(({ _type, slug, updatedAt }) => {
      const { page } = documentTypes[_type]
      return page ? [{ loc: new URL(`${page.path}/${slug}`, env.SITE_URL).href, lastmod: updatedAt }] : []
    }),
  )
}
