import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { draftClient } from '#web/content/queries/client.ts'
import { samesitePath } from '#web/content/same-site-path.ts'

/** The Studio opens this with a secret that it has just stored; the store says whether the secret is its own. */
export async function GET(request: Request): Promise<Response> {
  if (!draftClient) return Response.json({ error: 'read token is not configured' }, { status: 503 })
  const { isValid, redirectTo } = await validatePreviewUrl(draftClient, request.url)
  if (!isValid) return Response.json({ error: 'invalid preview secret' }, { status: 401 })
  const draft = await draftMode()
  draft.enable()
  await limitDraftCookie()
  redirect(samesitePath(redirectTo) ?? '/')
}

const aDay = 24 * 60 * 60

/** Next's own cookie would stay until the browser is closed. */
async function limitDraftCookie(): Promise<void> {
  const jar = await cookies()
  const cookie = jar.get('__prerender_bypass')
  // In a frame of the Studio, which is another site, as Next sets it.
  if (cookie) jar.set({ ...cookie, httpOnly: true, sameSite: 'none', secure: true, path: '/', maxAge: aDay })
}
