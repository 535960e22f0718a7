import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { revalidateTag } from 'next/cache'
import { contentChange, tagsOf } from '#web/content/tags.ts'
import { HandledDeliveries, judgeSignature, MAX_BODY_BYTES, readBody } from '#web/content/webhook.ts'
import { env } from '#web/env.ts'

const handled = new HandledDeliveries()

/** Called by the content store after each publication: expires the pages that show the changed document. */
export async function POST(request: Request): Promise<Response> {
  const started = Date.now()
  const secret = env.SANITY_WEBHOOK_SECRET
  if (!secret) return refuse(503, 'webhook secret is not configured')
  const rawBody = await readBody(request, MAX_BODY_BYTES)
  if (rawBody === undefined) return refuse(413, 'body too large')
  const verdict = await judgeSignature(rawBody, request.headers.get(SIGNATURE_HEADER_NAME), secret, started)
  if (verdict !== 'valid') return refuse(401, `${verdict} signature`)
  const change = parseChange(rawBody)
  if (!change) return refuse(400, 'body is not a content change')

  const key = request.headers.get('idempotency-key')
  if (key && handled.has(key, started)) return Response.json({ repeated: true })
  const tags = tagsOf(change)
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  // Remembered last: a delivery that failed half way must be accepted when it is retried.
  if (key) handled.add(key, started)
  console.log(
    JSON.stringify({ webhook: change._id, type: change._type, tags, ms: Date.now() - started, status: 200 }),
  )
  return Response.json({ tags })
}

function parseChange(rawBody: string) {
  try {
    return contentChange.safeParse(JSON.parse(rawBody)).data
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function refuse(status: number, error: string): Response {
  console.log(JSON.stringify({ webhook: 'refused', error, status }))
  return Response.json({ error }, { status })
}
