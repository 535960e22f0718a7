import { redirect } from 'next/navigation'
import { draftLinkQuery } from '#schemas/draft-link.ts'
import { addressOf } from '#schemas/page-address.ts'
import { openDrafts } from '#web/content/preview/draft-cookie.ts'
import { draftClient } from '#web/content/queries/client.ts'

/** A link that was taken back opens nothing new, and what it has opened closes after this. */
const anHour = 60 * 60

/** Opens one draft to whoever has its link (studio/actions/draft-link-action.tsx), and no other page. */
export async function GET(request: Request): Promise<Response> {
  if (!draftClient) return Response.json({ error: 'read token is not configured' }, { status: 503 })
  const secret = new URL(request.url).searchParams.get('segredo') ?? ''
  const page = secret && (await pageOf(secret))
  if (!page)
    return new Response('Este link não vale mais. Peça outro a quem o mandou.', {
      status: 410,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
    })
  await openDrafts(page, anHour)
  redirect(page)
}

async function pageOf(secret: string): Promise<string | undefined> {
  const client = draftClient?.withConfig({ stega: false })
  const id = await client?.fetch<string | null>(draftLinkQuery, { secret, now: new Date().toISOString() })
  const draft =
    id &&
    (await client?.fetch<{ _type: string; slug: unknown } | null>('*[_id == $id][0]{_type, slug}', { id }))
  return draft ? addressOf(draft._type, draft.slug) : undefined
}
