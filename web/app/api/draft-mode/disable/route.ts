import { closedDrafts } from '#web/content/preview/draft-cookie.ts'
import { samesitePath } from '#web/content/same-site-path.ts'

export function GET(request: Request): Response {
  const back = samesitePath(new URL(request.url).searchParams.get('voltar')) ?? '/blog'
  // The Studio's preview is of every page, a link is of one.
  const headers = closedDrafts(['/', new URL(back, request.url).pathname])
  headers.set('location', back)
  return new Response(null, { status: 307, headers })
}
