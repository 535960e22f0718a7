import { reportDefect } from './errors.ts'
import type { Store } from './store.ts'
import { type Sender, send } from './webhook-delivery.ts'
import { deliveryFor, type Hook, type ParsedHook, parseHook } from './webhook-message.ts'
import { type Delivery, openQueue, type PendingChange, type WebhookQueue } from './webhook-queue.ts'

type WebhookOptions = {
  store: Store
  hooks: Hook[]
  projectId: string
  dataset: string
  /** Wait after the first failure, in milliseconds; it doubles with each further one, up to a minute. */
  backoffBase?: number
}

const longestBackoff = 60_000
const retryFor = 30 * 60_000

/**
 * Sends one signed request per changed document and hook, in the format of hosted Sanity's GROQ webhooks.
 *
 * Each hook has one request at a time, in commit order: while one is retried, the later ones wait.
 * At least once: a stop in the middle of a request repeats it with the same idempotency key.
 */
export function startWebhooks({ store, hooks, projectId, dataset, backoffBase = 1000 }: WebhookOptions): {
  stop(): Promise<void>
} {
  const parsed = hooks.map(parseHook)
  const queue = openQueue(
    store.database,
    hooks.map(({ id }) => id),
  )
  const stopping = new AbortController()
  const sender: Sender = { projectId, dataset, stopped: stopping.signal }
  const couriers = parsed.map((hook) => startCourier(hook, queue, sender, backoffBase))
  const clerk = startWorker(stopping.signal, async () => {
    const change = queue.nextChange()
    if (!change) return Number.POSITIVE_INFINITY
    const deliveries = await Promise.all(parsed.map((hook) => wantedDelivery(hook, change, queue)))
    // A stop may have closed the database meanwhile; the change is still in its table for the next start.
    if (stopping.signal.aborted) return 0
    queue.settleChange(
      change,
      deliveries.filter((delivery) => delivery !== null),
    )
    for (const courier of couriers) courier.wake()
    return 0
  })
  const unsubscribe = store.onTransaction(clerk.wake)
  return {
    async stop() {
      unsubscribe()
      queue.close()
      stopping.abort()
      await Promise.all([clerk, ...couriers].map((worker) => worker.finished))
    },
  }
}

/** A query that fails on this document sends nothing and is logged; it must not hold up the other hooks. */
async function wantedDelivery(hook: ParsedHook, change: PendingChange, queue: WebhookQueue) {
  try {
    return await deliveryFor(hook, change)
  } catch (error) {
    queue.log({ hookId: hook.id, idempotencyKey: '', outcome: `GROQ: ${error}`, milliseconds: 0 })
    return null
  }
}

function startCourier(hook: ParsedHook, queue: WebhookQueue, sender: Sender, backoffBase: number) {
  const startedAt = Date.now()
  let failures = 0
  let lastFailure = 0
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
    const expired = Date.now() - Math.max(delivery.queuedAt, startedAt) > retryFor
    if (kind === 'retry' && !expired) {
      failures += 1
      lastFailure = Date.now()
    } else {
      failures = 0
      queue.remove(delivery)
    }
  }

  const worker = startWorker(sender.stopped, async () => {
    const delivery = queue.nextDelivery(hook.id)
    if (!delivery) return Number.POSITIVE_INFINITY
    const pause = hurried ? backoffBase : Math.min(longestBackoff, backoffBase * 2 ** (failures - 1))
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

/** Repeats `step` until stopped; it answers how many milliseconds to rest, and `wake` cuts the rest short. */
function startWorker(stopped: AbortSignal, step: () => Promise<number>) {
  let wake = () => {}
  // A wake that comes while a step is running must not be lost: the step may have looked before the change.
  let woken = false
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (woken || stopped.aborted) return resolve()
      const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    while (!stopped.aborted) {
      woken = false
      const pause = await step().catch((error: unknown) => {
        // For example a full disk: nothing is lost, it is tried again.
        reportDefect(error)
        return longestBackoff
      })
      if (pause > 0) await rest(pause)
    }
  }

  stopped.addEventListener('abort', () => wake())
  return {
    wake(): void {
      woken = true
      wake()
    },
    finished: run(),
  }
}
