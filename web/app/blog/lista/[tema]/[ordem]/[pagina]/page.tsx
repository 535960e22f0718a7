import { notFound } from 'next/navigation'
import type { Routed } from '../../../../../_shell/routed.ts'
import { BlogList } from '../../../../BlogList.tsx'
import { filteredTexts } from '../../../../blog-texts.ts'
import { isOrder, readPage } from '../../../../blog-view.ts'
import { readBlog } from '../../../../read-blog.ts'

export const metadata = filteredTexts

/** Behind `/blog?tema=&ordem=&pagina=` (next.config.js); each is made at its first request and kept. */
export function generateStaticParams(): { tema: string; ordem: string; pagina: string }[] {
  return []
}

type Props = Routed<'tema' | 'ordem' | 'pagina'>

export default async function FilteredBlogPage({ params }: Props) {
  const { tema, ordem, pagina } = await params
  const page = readPage(pagina)
  if (!page || !isOrder(ordem)) notFound()
  const view = { theme: tema === 'todos' ? undefined : tema, order: ordem, page }
  return <BlogList view={view} {...(await readBlog(view))} />
}
