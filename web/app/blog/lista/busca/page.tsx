import { notFound } from 'next/navigation'
import { entriesOf } from '#web/app/_search/entries.ts'
import { createSearch } from '#web/app/_search/find.ts'
import { fetchSearchable } from '#web/content/queries/client.ts'
import type { Routed } from '../../../_shell/routed.ts'
import { BlogList } from '../../BlogList.tsx'
import { filteredTexts } from '../../blog-texts.ts'
import { isOrder, readPage } from '../../blog-view.ts'
import { readBlog } from '../../read-blog.ts'

export const metadata = filteredTexts

/** Behind `/blog?q=` (next.config.js). What people search for has no end: it is asked every time and kept nowhere. */
export default async function BlogSearchPage({ searchParams }: Routed) {
  const { q, tema, ordem, pagina } = await searchParams
  const order = single(ordem) ?? 'atualizados'
  const page = readPage(single(pagina) ?? '1')
  if (!page || !isOrder(order)) notFound()
  const search = (single(q) ?? '').trim().slice(0, 100)
  const view = { search, theme: single(tema), order, page }
  const [blog, searchable] = await Promise.all([readBlog(view), fetchSearchable()])
  // The articles that have the words are the list itself.
  const elsewhere = createSearch(entriesOf(searchable))(search).filter(({ kind }) => kind !== 'article')
  return <BlogList view={view} {...blog} elsewhere={elsewhere} />
}

/** The first of several, as a form sends one; undefined for none, or an empty one. */
function single(value: string | string[] | undefined): string | undefined {
  return (Array.isArray(value) ? value[0] : value) || undefined
}
