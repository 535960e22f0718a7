import { useEffect, useState } from 'react'
import { type SanityClient, useClient } from 'sanity'
import { pagesWithAds } from '#schemas/fields/site-pages.ts'
import { addressOf } from '#schemas/page-address.ts'
import { pagesQuery } from '#schemas/site-routes.ts'

/** `id`: of its document; a page of the code has none. */
export type Page = { address: string; title: string; id?: string }

/** The pages of the site, by address: those of the code, and the published ones of editors. */
async function ownPages(client: SanityClient): Promise<Page[]> {
  const found = await client
    .withConfig({ perspective: 'published' })
    .fetch<{ _id: string; _type: string; slug: unknown; title: string }[]>(pagesQuery)
  const written = found.flatMap(({ _id, _type, slug, title }) => {
    const address = addressOf(_type, slug)
    return address ? [{ address, title, id: _id }] : []
  })
  const ofCode = pagesWithAds.map<Page>(({ value, title }) => ({ address: value, title }))
  return [...new Map([...ofCode, ...written].map((page) => [page.address, page])).values()]
}

/** Empty until the store has answered. */
export function useOwnPages(): Page[] {
  const client = useClient({ apiVersion: '2026-03-01' })
  const [pages, setPages] = useState<Page[]>([])
  useEffect(() => {
    let isCurrent = true
    // Without an answer there are no suggestions, and the field takes any address as before.
    void ownPages(client).then(
      (found) => isCurrent && setPages(found),
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [client])
  return pages
}

/** Suggestions for a field whose `list` is `id`; the browser searches titles and addresses. */
export function PageOptions({ id, pages }: { id: string; pages: readonly Page[] }) {
  return (
    <datalist id={id}>
      {pages.map(({ address, title }) => (
        <option key={address} value={address}>
          {title}
        </option>
      ))}
    </datalist>
  )
}
