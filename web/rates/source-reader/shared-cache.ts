import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { createClient } from 'redis'

/** Held by one server, so that the others wait for its answer. */
type Shared<Value> = {
  key: string
  keptSeconds: number
  isSettled: (found: Value) => boolean
  /** From the value that stood there. */
  work: (found: Value | null) => Promise<Value>
}

export type SharedCache = {
  /** The cached value, or what `work` makes on one server alone while the others wait for it. */
  once<Value>(asked: Shared<Value>): Promise<Value>
  close(): void
}

/** Longer than a feed with three sources that all time out. */
const LOCK_MS = 20_000
const POLL_MS = 100
const CONNECT_MS = 2000
const COMMAND_MS = 2000

const unlockScript =
  'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end return 0'

/**
 * A cache in Redis, shared by every server of the site. Without Redis each server goes on by itself: a cache that is
 * down must not take a page with it.
 */
export function createSharedCache(url: string): SharedCache {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandOptions: { timeout: COMMAND_MS },
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: (tries) => Math.min(tries * 200, 5000) },
  })
  // Without a listener, a lost connection would end the process.
  client.on('error', () => {})
  // It goes on trying by itself; whoever asks first waits for the first attempt alone.
  const triedOnce = new Promise<void>((resolve) => {
    client.once('error', () => resolve())
    client.connect().then(
      () => resolve(),
      () => resolve(),
    )
  })

  async function once<Value>({ key, keptSeconds, isSettled, work }: Shared<Value>): Promise<Value> {
    const token = randomUUID()
    const lock = `em-miudos:lock:${key}`
    const place = `em-miudos:${key}`
    let found: Value | null = null
    const giveUp = Date.now() + LOCK_MS
    while (Date.now() < giveUp) {
      try {
        await triedOnce
        found = parsed<Value>(await client.get(place))
        if (found !== null && isSettled(found)) return found
        const isMine = await client.set(lock, token, { NX: true, PX: LOCK_MS })
        if (isMine !== null) break
      } catch {
        return work(found)
      }
      await sleep(POLL_MS)
    }
    const made = await work(found)
    await keep(place, made, keptSeconds)
    await client.eval(unlockScript, { keys: [lock], arguments: [token] }).catch(() => {})
    return made
  }

  async function keep(place: string, made: unknown, keptSeconds: number): Promise<void> {
    await client.set(place, JSON.stringify(made), { EX: keptSeconds }).catch(() => {})
  }

  return { once, close: () => client.destroy() }
}

/** Nothing when it is not what we write. */
function parsed<Value>(text: string | null): Value | null {
  if (text === null) return null
  try {
    // Only this module writes under its prefix, and each key belongs to one feed.
    return JSON.parse(text) as Value
  } catch {
    return null
  }
}
