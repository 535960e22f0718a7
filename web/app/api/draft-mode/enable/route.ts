import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { redirect } from 'next/navigation'
import { openDrafts } from '#web/content/preview/draft-cookie.ts'
import { draftClient } from '#web/content/queries/client.ts'
import { samesitePath } from '#web/content/same-site-path.ts'

const aDay = 24 * 60 * 60

/** The Studio opens this with a secret that it has just stored; the store says whether the secret is its own. */
export async function GET(request: Request): Promise<Response> {
  if (!draftClient) return Response.json({ error: 'read token is not configured' }, { status: 503 })
  const { isValid, redirectTo } = await validatePreviewUrl(draftClient, request.url)
  if (!isValid) return Response.json({ error: 'invalid preview secret' }, { status: 401 })
  await openDrafts('/', aDay)
  redirect(samesitePath(redirectTo) ?? '/')
}
