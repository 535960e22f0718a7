import { createHash } from 'node:crypto'
import { decodeSignatureHeader, isValidSignature } from '@sanity/webhook'

/**
 * Oldest signature accepted, in milliseconds. Hosted Sanity retries a failed delivery for up to 30 minutes and may
 * send the first signature again, so a shorter window would drop late retries; five minutes more for slow clocks.
 */
const OLDEST = 35 * 60_000

/** A signature of the future is a clock ahead of ours, or an attempt to outlive the window. */
const FURTHEST_AHEAD = 5 * 60_000

export const MAX_BODY_BYTES = 256 * 1024

const MAX_KEY_LENGTH = 200

const REMEMBERED_FOR = 24 * 60 * 60_000
const REMEMBERED_AT_MOST = 10_000

/** Whether a header could be a signature at all. Anybody can call without one; that says nothing of our own secret. */
export function isSigned(header: string | null): boolean {
  return header !== null && /^t=\d{1,20},v1=[\w-]{20,200}$/.test(header)
}

/** Checks the signature over the raw body by any of the secrets, and its age at the instant `now` (milliseconds). */
export async function judgeSignature(
  rawBody: string,
  header: string | null,
  secrets: readonly string[],
  now: number,
): Promise<'valid' | 'forged' | 'expired'> {
  if (!header) return 'forged'
  const verdicts = await Promise.all(secrets.map((secret) => isValidSignature(rawBody, header, secret)))
  if (!verdicts.includes(true)) return 'forged'
  const { timestamp } = decodeSignatureHeader(header)
  return timestamp >= now - OLDEST && timestamp <= now + FURTHEST_AHEAD ? 'valid' : 'expired'
}

/**
 * Identities of a delivery: its signature, and its idempotency key together with the signed body. The key alone is not
 * signed: an old delivery sent again under the key of a change to come would make that change look like a repeat.
 */
export function marksOf(rawBody: string, signature: string, key: string | null): string[] {
  const { timestamp, hashedPayload } = decodeSignatureHeader(signature)
  const digest = createHash('sha256').update(rawBody).digest('base64url')
  return [
    `${timestamp} ${hashedPayload}`,
    ...(key === null ? [] : [`${digest} ${key.slice(0, MAX_KEY_LENGTH)}`]),
  ]
}

/**
 * Deliveries already handled, by their marks, for a day. It lives in the memory of one process: after a restart, or in
 * another process, a repeated delivery expires its tags once more, which costs a render and no more.
 */
export class HandledDeliveries {
  readonly #until = new Map<string, number>()

  has(key: string, now: number): boolean {
    return (this.#until.get(key) ?? 0) > now
  }

  add(key: string, now: number): void {
    this.#until.delete(key)
    this.#until.set(key, now + REMEMBERED_FOR)
    for (const [oldest, until] of this.#until) {
      if (until > now && this.#until.size <= REMEMBERED_AT_MOST) break
      this.#until.delete(oldest)
    }
  }

  get size(): number {
    return this.#until.size
  }
}

const LOGGED_EVERY = 60_000

/** Counts what anybody can cause, so that the log gets a line a minute and not one for each call. */
export class RefusalCount {
  #unlogged = 0
  #quietUntil = 0

  /** How many there were since the last line, when it is time for the next one. */
  add(now: number): number | undefined {
    this.#unlogged += 1
    if (now < this.#quietUntil) return undefined
    const count = this.#unlogged
    this.#unlogged = 0
    this.#quietUntil = now + LOGGED_EVERY
    return count
  }
}

/** Body of a request as text, or undefined as soon as it is longer than `limit` bytes, whatever its headers claim. */
export async function readBody(request: Request, limit: number): Promise<string | undefined> {
  if (!request.body) return ''
  const reader = request.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader.cancel()
      return undefined
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
