import { fetchContent } from '#web/content/client.ts'
import { addressesQuery, articleQuery } from '#web/content/queries.ts'
import { drawShareImage } from './draw-share-image.ts'

export const dynamic = 'force-static'

/** Each picture is drawn at its first request, and kept as long as its article stays as it is. */
export function generateStaticParams(): { slug: string }[] {
  return []
}

export async function GET(
  _: Request,
  { params }: RouteContext<'/blog/[slug]/imagem.png'>,
): Promise<Response> {
  const { slug } = await params
  const slugs = await fetchContent(addressesQuery, { type: 'article' })
  const article = slugs.includes(slug) && (await fetchContent(articleQuery, { slug }))
  if (!article) return new Response(null, { status: 404 })
  const { category, title, dek, keyPoints } = article
  const summary = shortened(keyPoints[0] ?? dek)
  const image = await drawShareImage({ category, title, summary })
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/png' } })
}

/** Two lines of the picture. */
const LONGEST = 118

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST))}…`
}
