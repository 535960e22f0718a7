import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import { samesitePath } from '#web/content/same-site-path.ts'

export async function GET(request: Request): Promise<Response> {
  const draft = await draftMode()
  draft.disable()
  redirect(samesitePath(new URL(request.url).searchParams.get('voltar')) ?? '/blog')
}
