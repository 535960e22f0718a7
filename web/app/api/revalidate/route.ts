import { setTimeout as delay } from 'node:timers/promises'
import { SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { revalidateTag } from 'next/cache'
import { after } from 'next/server'
import { contentChange, isOfLists, tagsOf } from '#web/content/queries/tags.ts'
import { BulkEdits } from '#web/content/webhook/bulk-edits.ts'
import { noteWebhook } from '#web/content/webhook/last-webhook.ts'
import {
  HandledDeliveries,
  isSigned,
  judgeSignature,
  MAX_BODY_BYTES,
  marksOf,
  RefusalCount,
  readBody,
} from '#web/content/webhook/webhook.ts'
import { env } from '#web/env.ts'

const handled = new HandledDeliveries()
const bulkEdits = new BulkEdits()
const refusals = new RefusalCount()

/** How long a pass over the lists waits for the rest of a bulk edit. */
const PASS_AFTER = 2_000

/** While a secret is changed, what was signed with the one before is accepted too. */
const secrets = [env.SANITY_WEBHOOK_SECRET, env.SANITY_WEBHOOK_SECRET_BEFORE].flatMap(
  (secret) => secret ?? [],
)

/** Called by the content store after each publication: expires the pages that show the changed document. */
export async function POST(request: Request): Promise<Response> {
  const started = Date.now()
  if (secrets.length === 0) return refuse(503, 'webhook secret is not configured')
  const rawBody = await readBody(request, MAX_BODY_BYTES)
  if (rawBody === undefined) return refuse(413, 'body too large')
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? ''
  const verdict = await judgeSignature(rawBody, signature, secrets, started)
  if (verdict !== 'valid') {
    noteWebhook(isSigned(signature) ? 'refused' : 'unsigned', started)
    return refuse(401, `${verdict} signature`)
  }
  noteWebhook('accepted', started)
  const change = parseChange(rawBody)
  if (!change) return refuse(400, 'body is not a content change')

  const marks = marksOf(rawBody, signature, request.headers.get('idempotency-key'))
  if (marks.some((mark) => handled.has(mark, started))) return Response.json({ repeated: true })
  const tags = tagsOf(change)
  const later = bulkEdits.isOneOfMany(started) ? tags.filter(isOfLists) : []
  expire(tags.filter((tag) => !later.includes(tag)))
  if (bulkEdits.gather(later)) after(passOverLists)
  // Remembered last: a delivery that failed half way must be accepted when it is retried.
  for (const mark of marks) handled.add(mark, started)
  const { _id, _type, _rev } = change
  const ms = Date.now() - started
  console.log(JSON.stringify({ webhook: _id, type: _type, rev: _rev, tags, later, ms, status: 200 }))
  return Response.json({ tags, ...(later.length > 0 && { later }) })
}

/** The next request sees what was published. */
function expire(tags: readonly string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}

async function passOverLists(): Promise<void> {
  await delay(PASS_AFTER)
  const tags = bulkEdits.release()
  expire(tags)
  console.log(JSON.stringify({ webhook: 'pass over lists', tags }))
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
  const count = refusals.add(Date.now())
  if (count !== undefined) console.log(JSON.stringify({ webhook: 'refused', error, status, count }))
  return Response.json({ error }, { status })
}
