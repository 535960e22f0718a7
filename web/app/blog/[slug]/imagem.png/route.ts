import { fetchContent } from '#web/content/queries/client.ts'
import { addressesQuery, articleQuery } from '#web/content/queries/queries.ts'
import { answerShareImage } from '../../../_share/draw-share-image.ts'
import { articleShared } from '../../../_share/share-texts.ts'
import type { Routed } from '../../../_shell/routed.ts'

export const dynamic = 'force-static'

/** Each picture is drawn at its first request, and kept as long as its article stays as it is. */
export function generateStaticParams(): { slug: string }[] {
  return []
}

export async function GET(_: Request, { params }: Pick<Routed<'slug'>, 'params'>): Promise<Response> {
  const { slug } = await params
  const slugs = await fetchContent(addressesQuery, { type: 'article' })
  const article = slugs.includes(slug) && (await fetchContent(articleQuery, { slug }))
  return answerShareImage(article ? articleShared(article) : undefined)
}
