import type { Hook } from './webhook-config.ts'
import { signatureHeader } from './webhook-message.ts'
import type { Delivery } from './webhook-queue.ts'

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
