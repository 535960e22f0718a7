import { pageTypes } from '#schemas/document-types.ts'
import { fetchContent } from '#web/content/queries/client.ts'
import { addressesQuery } from '#web/content/queries/queries.ts'
import { redirectsQuery } from '#web/content/queries/site-queries.ts'

export const dynamic = 'force-static'
export const revalidate = 900

/**
 * `GET /enderecos.json`: the addresses that editors have made, so that scripts/server/addresses.ts can tell one that never was
 * without drawing a page. `pages` are there, `old` lead elsewhere or are gone.
 */
export async function GET(): Promise<Response> {
  const lists = pageTypes.filter(({ path }) => path !== '')
  const pages = await Promise.all(
    lists.map(async ({ type, path }) => {
      const slugs = await fetchContent(addressesQuery, { type })
      return slugs.map((slug) => `${path}/${slug}`)
    }),
  )
  const redirects = await fetchContent(redirectsQuery)
  return Response.json({ pages: pages.flat(), old: redirects.map(({ from }) => from) })
}
