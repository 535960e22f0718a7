import type { CustomValidator, SanityClient } from 'sanity'
import { ownPath } from './redirects.ts'
import { documentsAt, isSiteRoute } from './site-routes.ts'

const apiVersion = '2026-03-01'

/** Whether a document of a type with pages stands at a path, as far as `client` sees. */
export function hasDocument(client: SanityClient, path: string): Promise<boolean> {
  return client.fetch('count(*[_type in $types && slug.current == $slug]) > 0', documentsAt(path))
}

/** A rule for an address of our own, which may go on with `?` or `#`: there is a page. */
export const leadsToOwnPage: CustomValidator<string | undefined> = async (address, { getClient }) => {
  if (!address) return true
  const path = ownPath(address)
  if (!path) return 'O endereço é de uma página nossa e começa com /.'
  const client = getClient({ apiVersion }).withConfig({ perspective: 'published' })
  return (
    isSiteRoute(path) ||
    (await hasDocument(client, path)) ||
    'Não há página no ar neste endereço: o link não apareceria.'
  )
}
