import { getServerSideSitemap } from 'next-sitemap'
import { fetchPublished } from '#web/content/client.ts'
import { articleSlugsQuery } from '#web/content/queries.ts'
import { env } from '#web/env.ts'

export const dynamic = 'force-static'
export const revalidate = 3600

/** Articles; the fixed pages are in the sitemap that next-sitemap writes after the build. */
export async function GET(): Promise<Response> {
  const articles = await fetchPublished(articleSlugsQuery, {}, ['articles'])
  return getServerSideSitemap(
    articles.map(({ slug, updatedAt }) => ({
      loc: new URL(`/blog/${slug}`, env.SITE_URL).href,
      lastmod: updatedAt,
    })),
  )
}
