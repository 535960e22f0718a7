import { httpError } from '../http/errors.ts'
import type { Route } from '../http/router.ts'
import type { Store } from '../store/store.ts'
import { startLoop } from '../upkeep/background-loop.ts'
import { type Hook, type ParsedHook, parseHook } from './webhook-config.ts'
import { deliveryFor, type Sender, type Surroundings, send } from './webhook-delivery.ts'
import { hookStates, lastAttempts } from './webhook-log.ts'
import { type Delivery, openQueue, type PendingChange, type WebhookQueue } from './webhook-queue.ts'

type WebhookOptions = {
  store: Store
  hooks: Hook[]
  projectId: string
  dataset: string
  /** Wait after the first failure, in milliseconds; it doubles with each further one, up to a minute. */
  backoffBase?: number
  /** For how long a failing delivery is tried again, in milliseconds. */
  retryFor?: number
}

const maxBackoff = 60_000
/** Most waits of the first length before a receiver that is not there at all is asked again: that costs both sides nothing. */
const maxWaitsWhileDown = 5
const halfAnHour = 30 * 60_000
const attemptsShown = 100

/** Milliseconds before the next try of a delivery that has failed `failures` times, the last time with `outcome`. */
export function pauseAfter(failures: number, outcome: string, backoffBase: number): number {
  const isDown = /ECONNREFUSED|ENOTFOUND|EHOSTUNREACH/.test(outcome)
  const longest = isDown ? maxWaitsWhileDown * backoffBase : maxBackoff
  return Math.min(longest, backoffBase * 2 ** (failures - 1))
}

type Patience = { backoffBase: number; retryFor: number }

export type Webhooks = ReturnType<typeof startWebhooks>

/**
 * Sends one signed request per changed document and hook, in the format of hosted Sanity's GROQ webhooks.
 *
 * Each hook has one request at a time, in commit order: while one is retried, the later ones of that hook wait.
 * At least once: a stop in the middle of a request repeats it with the same idempotency key.
 */
export function startWebhooks({ store, hooks, projectId, dataset, ...patience }: WebhookOptions) {
  const { backoffBase = 1000, retryFor = halfAnHour } = patience
  const parsed = hooks.filter(({ isDisabled }) => !isDisabled).map(parseHook)
  const ids = parsed.map(({ id }) => id)
  const queue = openQueue(store.database, ids, {
    drafts: parsed.some(({ includeDrafts }) => includeDrafts),
    versions: parsed.some(({ includeAllVersions }) => includeAllVersions),
  })
  const stopping = new AbortController()
  const sender: Sender = { projectId, dataset, stopped: stopping.signal }
  const deliveryLoops = new Map(
    parsed.map((hook) => [hook.id, startDeliveryLoop(hook, queue, sender, { backoffBase, retryFor })]),
  )
  const surroundings = { get: store.get, projectId, dataset }
  const changeLoop = startLoop(stopping.signal, async () => {
    const changes = queue.nextChanges()
    if (changes.length === 0) return Number.POSITIVE_INFINITY
    const pairs = changes.flatMap((change) => parsed.map((hook) => ({ hook, change })))
    const wanted = await Promise.all(
      pairs.map(({ hook, change }) => wantedDelivery(hook, change, queue, surroundings)),
    )
    // A stop may have closed the database meanwhile; the changes are still in their table for the next start.
    if (stopping.signal.aborted) return 0
    const deliveries = wanted.filter((delivery) => delivery !== null)
    queue.settleChanges(changes, deliveries)
    for (const { hookId } of deliveries) deliveryLoops.get(hookId)?.wake()
    return 0
  })
  const unsubscribe = store.onTransaction(changeLoop.wake)

  function sendAgain(attemptId: number): Delivery {
    const delivery = queue.deliveryOf(attemptId)
    if (!delivery) throw httpError(404, `A entrega da tentativa ${attemptId} não está mais guardada`)
    const deliveryLoop = deliveryLoops.get(delivery.hookId)
    if (!deliveryLoop) throw httpError(409, `O webhook ${delivery.hookId} está desligado ou não existe mais`)
    queue.repeat(delivery)
    deliveryLoop.wake()
    return delivery
  }

  return {
    routes: hookRoutes(store, hooks, sendAgain),
    async stop(): Promise<void> {
      unsubscribe()
      queue.close()
      stopping.abort()
      await Promise.all([changeLoop, ...deliveryLoops.values()].map((worker) => worker.finished))
    },
  }
}

function hookRoutes(store: Store, hooks: Hook[], sendAgain: (attemptId: number) => Delivery): Route[] {
  return [
    {
      method: 'GET',
      path: '/manage/hooks',
      access: 'operator',
      answer: () => Response.json(hookStates(store.database, hooks)),
    },
    {
      method: 'GET',
      path: '/manage/hooks/attempts',
      access: 'operator',
      answer: ({ url }) => {
        const hookId = url.searchParams.get('hook')
        return Response.json(lastAttempts(store.database, { hookId, limit: attemptsShown }))
      },
    },
    {
      method: 'POST',
      path: '/manage/hooks/attempts/:attempt/resend',
      access: 'operator',
      answer: ({ path }) => {
        const { hookId, documentId } = sendAgain(Number(path.attempt))
        return Response.json({ hookId, documentId })
      },
    },
  ]
}

/** A query that fails on this document sends nothing and is logged; it must not hold up the other hooks. */
async function wantedDelivery(
  hook: ParsedHook,
  change: PendingChange,
  queue: WebhookQueue,
  surroundings: Surroundings,
) {
  try {
    return await deliveryFor(hook, change, surroundings)
  } catch (error) {
    queue.log({ hookId: hook.id, idempotencyKey: '', outcome: `GROQ: ${error}`, milliseconds: 0 })
    return null
  }
}

function startDeliveryLoop(
  hook: ParsedHook,
  queue: WebhookQueue,
  sender: Sender,
  { backoffBase, retryFor }: Patience,
) {
  const startedAt = Date.now()
  let failures = 0
  let lastFailure = 0
  let lastOutcome = ''
  // A waiting delivery is tried early when a new one arrives, since the receiver may be up again by now,
  // but never sooner than the first back-off.
  let hurried = false

  async function attempt(delivery: Delivery): Promise<void> {
    hurried = false
    const begun = Date.now()
    const { kind, outcome } = await send(hook, delivery, sender)
    if (sender.stopped.aborted) return
    const { hookId, idempotencyKey } = delivery
    queue.log({ hookId, idempotencyKey, outcome, milliseconds: Date.now() - begun })
    // Time during which the store itself was off does not count: its receiver was probably off too.
    const isExpired = Date.now() - Math.max(delivery.queuedAt, startedAt) > retryFor
    if (kind === 'retry' && !isExpired) {
      failures += 1
      lastFailure = Date.now()
      lastOutcome = outcome
    } else {
      failures = 0
      queue.end(delivery, kind === 'retry' ? 'expired' : kind)
    }
  }

  const worker = startLoop(sender.stopped, async () => {
    const delivery = queue.nextDelivery(hook.id)
    if (!delivery) return Number.POSITIVE_INFINITY
    const pause = hurried ? backoffBase : pauseAfter(failures, lastOutcome, backoffBase)
    const remaining = failures === 0 ? 0 : lastFailure + pause - Date.now()
    if (remaining > 0) return remaining
    await attempt(delivery)
    return 0
  })
  return {
    ...worker,
    wake(): void {
      hurried = true
      worker.wake()
    },
  }
}
