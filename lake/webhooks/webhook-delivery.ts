import { createHash, createHmac } from 'node:crypto'
import { runDelta } from '../query/groq.ts'
import { type Doc, isDraftId, isVersionId } from '../store/documents.ts'
import type { Hook, ParsedHook } from './webhook-config.ts'
import type { Delivery, NewDelivery, PendingChange } from './webhook-queue.ts'

/** Context of a hook's GROQ besides the document: the published documents it refers to, and where it runs. */
export type Surroundings = {
  get(id: string): Doc | null
  projectId: string
  dataset: string
}

/** The request a hook wants for a change, or null when it does not want any. */
export async function deliveryFor(
  hook: ParsedHook,
  change: PendingChange,
  surroundings: Surroundings,
): Promise<NewDelivery | null> {
  const { before, after, documentId, transactionId, timestamp } = change
  const operation = before ? (after ? 'update' : 'delete') : 'create'
  if (!hook.on.includes(operation) || !wantsKind(hook, documentId)) return null
  const delta = { before, after, ...surroundings }
  if ((await runDelta(hook.filterTree, delta)) !== true) return null
  return {
    hookId: hook.id,
    // Derived, not random: working through the same change again after a crash gives the same key.
    idempotencyKey: createHash('sha256')
      .update(`${hook.id}\n${transactionId}\n${documentId}`)
      .digest('base64url'),
    transactionId,
    transactionTime: timestamp,
    documentId,
    operation,
    body: JSON.stringify((await runDelta(hook.projectionTree, delta)) ?? null),
  }
}

function wantsKind(hook: Hook, documentId: string): boolean {
  if (isDraftId(documentId)) return hook.includeDrafts
  return isVersionId(documentId) ? hook.includeAllVersions : true
}

const requestTimeout = 30_000

/**
 * `retry` is a failure that may pass by itself: no answer, 429 or 5xx. A redirect is not followed and counts as a
 * refusal. `outcome` goes to the attempt log.
 */
type Verdict = { kind: 'delivered' | 'dropped' | 'retry'; outcome: string }

export type Sender = { projectId: string; dataset: string; stopped: AbortSignal }

/** One attempt, signed with the current time: receivers refuse old signatures. */
export async function send(hook: Hook, delivery: Delivery, sender: Sender): Promise<Verdict> {
  try {
    const response = await fetch(hook.url, {
      method: hook.httpMethod,
      headers: headersOf(hook, delivery, sender),
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.any([sender.stopped, AbortSignal.timeout(requestTimeout)]),
    })
    await response.body?.cancel()
    return { kind: kindOf(response.status), outcome: String(response.status) }
  } catch (error) {
    return { kind: 'retry', outcome: reasonOf(error) }
  }
}

function kindOf(status: number): Verdict['kind'] {
  if (status >= 200 && status < 300) return 'delivered'
  return status === 429 || status >= 500 ? 'retry' : 'dropped'
}

// fetch says "fetch failed" and keeps the reason (ECONNREFUSED …) in the cause.
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

function headersOf(hook: Hook, delivery: Delivery, { projectId, dataset }: Sender): Record<string, string> {
  return {
    ...hook.headers,
    'content-type': 'application/json',
    ...(hook.secret && {
      'sanity-webhook-signature': signatureHeader(delivery.body, hook.secret, Date.now()),
    }),
    'idempotency-key': delivery.idempotencyKey,
    'sanity-transaction-id': delivery.transactionId,
    'sanity-transaction-time': delivery.transactionTime,
    'sanity-dataset': dataset,
    'sanity-document-id': delivery.documentId,
    'sanity-project-id': projectId,
    'sanity-webhook-id': hook.id,
    'sanity-operation': delivery.operation,
  }
}

/** `t=<unix ms>,v1=<base64url HMAC-SHA256 of "t.body">`, as @sanity/webhook verifies it. */
function signatureHeader(body: string, secret: string, now: number): string {
  return `t=${now},v1=${createHmac('sha256', secret).update(`${now}.${body}`).digest('base64url')}`
}
