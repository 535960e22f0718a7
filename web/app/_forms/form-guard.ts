import { createHmac, randomBytes } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { readBody } from '#web/content/webhook/webhook.ts'
import { createRateLimit } from './rate-limit.ts'

/** The largest form: a message of 3,000 signs, each of nine bytes once written for an address. */
const MAX_BODY_BYTES = 32_768

const perCaller = { most: 5, windowMs: 10 * 60_000 }
const perSite = { most: 100, windowMs: 60 * 60_000 }

export type Posted = { fields: URLSearchParams } | { refused: 'malformed' | 'elsewhere' }

/** A form of another site is refused: it would speak for a reader who does not know. */
export async function readForm(request: Request): Promise<Posted> {
  const origin = request.headers.get('sec-fetch-site')
  if (origin !== null && origin !== 'same-origin') return { refused: 'elsewhere' }
  const type = request.headers.get('content-type') ?? ''
  if (!type.startsWith('application/x-www-form-urlencoded')) return { refused: 'malformed' }
  const body = await readBody(request, MAX_BODY_BYTES)
  return body === undefined ? { refused: 'malformed' } : { fields: new URLSearchParams(body) }
}

/** Whether the field that no reader sees was filled in, as programs do. */
export function isProgram(fields: URLSearchParams): boolean {
  return (fields.get('site') ?? '') !== ''
}

/** Limits of one form: so much from an address, and so much in all, for addresses can be forged. */
export function createFormLimit(now?: () => number) {
  const ofCaller = createRateLimit(perCaller, now)
  const ofSite = createRateLimit(perSite, now)
  return (request: Request): number => ofCaller(callerOf(request)) || ofSite('all')
}

/** Of this process alone: a name made with it leads to no address. */
const secret = randomBytes(32)

/** A name for where a request comes from, which lasts as long as this process. */
export function callerOf(request: Request): string {
  // The last one is what the nearest proxy, or Next itself, saw.
  const address = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() ?? ''
  // A household has a whole /64 of the newer addresses.
  const part = isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address
  return createHmac('sha256', secret).update(part).digest('base64url')
}
