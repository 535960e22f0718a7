import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Requested, requested, type Stored } from './last-good.ts'
import { isAccepted } from './packed-files.ts'
import type { Answer, HeadRest, Sending } from './response.ts'

type Body = string | Buffer
type Pack = (body: Body) => Promise<Buffer>

const brotli = promisify(brotliCompress)
const byBrotli =
  (quality: number): Pack =>
  (body) =>
    brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
const byGzip: Pack = (body) => promisify(gzip)(body)

/**
 * How an answer may be packed, best first. Brotli takes 1 ms for a page, as gzip does, and is 9 % smaller; one step below its
 * most it takes 20 ms and is 18 % smaller.
 */
const packings: Packing[] = [
  { encoding: 'br', pack: byBrotli(5), packThoroughly: byBrotli(10) },
  { encoding: 'gzip', pack: byGzip },
]

type Packing = { encoding: string; pack: Pack; packThoroughly?: Pack }

/** What is kept of an answer: one way of sending it by each packing. */
type Kept = { headers: OutgoingHttpHeaders; until: number; ways: Record<string, Way> }
type Way = { packed: Promise<Buffer> | Buffer; given: number }

/** Which answer of a page makes it worth to be packed thoroughly: most pages of a large site are asked for less. */
const worthIt = 5

/** How many addresses are known: what stands there is kept once, and no longer than Next keeps it. */
const mostAddresses = 5000

/** Bytes below which packing saves nothing. */
const smallest = 1024

/**
 * How many pages whose time is over are made anew at once. A hundred assets are over at the same time: made all at once
 * they had a page that an editor has just published wait for 13 s, on a slow machine under load.
 */
const renewedAtOnce = 2

/** Milliseconds after which one that is never heard of again no longer counts: a request may take no longer. */
const longestRenewal = 30_000

/** Headers that are of one way of sending, and no part of the answer. */
const ofSending = ['content-encoding', 'content-length', 'transfer-encoding']

/**
 * Gives a stored page or file again without asking Next, for which it would do everything anew: find its way, hash the text
 * and pack it. It is what Next would give: the same text out of its memory, as long as nothing in it has expired. When its
 * time is over, Next gives it once more and makes it anew; as long as others are in the making, it is given from here.
 * Whatever is not plainly a reader who asks for a page goes to Next.
 *
 * @param options.current what is stored by a key and has not expired (scripts/cache-handler.ts)
 * @param options.whenMade takes a listener, which gets the key of each page that has been made
 */
export function repeatStored({
  current,
  whenMade,
  answer,
}: {
  current: (key: string) => Stored | undefined
  whenMade: (listener: (key: string) => void) => void
  answer: Answer
}): Answer {
  const keys = new Map<string, string>()
  const answers = new WeakMap<Stored, Kept>()
  const renewals = new Map<string, number>()
  whenMade((key) => renewals.delete(key))

  return async (request, response) => {
    const asked = isPlain(request) ? requested.getStore() : undefined
    if (!asked) return answer(request, response)
    const key = keys.get(asked.address)
    const repeated = key === undefined ? undefined : repeatable(key)
    if (repeated) return send(request.headers, response, repeated)
    watch(response, asked, key)
    return answer(request, response)
  }

  /** What to give again, unless it is this page's turn to be made anew. */
  function repeatable(key: string): Repeated | undefined {
    const entry = current(key)
    const kept = entry && answers.get(entry)
    if (!kept) return undefined
    const isOver = Date.now() >= kept.until
    if (isOver && beginRenewal(key)) return undefined
    return { kept, isOver, isCurrent: () => current(key) === entry, value: entry.value }
  }

  /** Next has said by then from what it answers, and whether it makes it anew. */
  function watch(response: ServerResponse, asked: Requested, key: string | undefined): void {
    const { writeHead }: Sending = response
    response.writeHead = (status: number, ...rest: HeadRest) => {
      const cache = response.getHeader('x-nextjs-cache')
      if (cache !== 'STALE' && key !== undefined) renewals.delete(key)
      if (status === 200 && cache === 'HIT' && asked.stored)
        keep(asked.address, asked.stored, response.getHeaders())
      return writeHead.call(response, status, ...rest)
    }
  }

  /** @returns whether it is this page's turn */
  function beginRenewal(key: string): boolean {
    const now = Date.now()
    for (const [other, begun] of renewals) if (now - begun > longestRenewal) renewals.delete(other)
    if (renewals.has(key) || renewals.size >= renewedAtOnce) return false
    renewals.set(key, now)
    return true
  }

  function keep(
    address: string,
    { key, entry }: { key: string; entry: Stored },
    headers: OutgoingHttpHeaders,
  ): void {
    keys.delete(address)
    keys.set(address, key)
    const [oldest = address] = keys.keys()
    if (keys.size > mostAddresses) keys.delete(oldest)
    const own = Object.entries(headers).filter(([name]) => !ofSending.includes(name))
    const [, seconds = 0] = /s-maxage=(\d+)/.exec(String(headers['cache-control'])) ?? []
    answers.set(entry, {
      headers: Object.fromEntries(own),
      until: entry.lastModified + Number(seconds) * 1000,
      ways: {},
    })
  }
}

/** A whole page for a reader who has none: no part for the router, no draft, nothing to compare with. */
function isPlain({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' || headers['if-none-match'] || headers['if-modified-since']) return false
  if (headers.cookie?.includes('__prerender_bypass')) return false
  return !Object.keys(headers).some((name) => /^(?:rsc$|next-|x-prerender-)/.test(name))
}

const plainly: Packing = { encoding: 'identity', pack: async (body) => Buffer.from(body) }

/** What is given again: of a page whose time `isOver` while others are made anew, and as long as it `isCurrent`. */
type Repeated = { kept: Kept; isOver: boolean; isCurrent: () => boolean; value: Stored['value'] }

/** Each way of sending it is made when first asked for, and made better when it is asked for often. */
async function send(
  asked: IncomingHttpHeaders,
  response: ServerResponse,
  { kept, isOver, isCurrent, value }: Repeated,
): Promise<void> {
  const body = 'body' in value ? value.body : value.html
  const { encoding, pack, packThoroughly } = packingFor(kept, body, asked['accept-encoding']) ?? plainly
  const way = kept.ways[encoding] ?? { packed: pack(body), given: 0 }
  kept.ways[encoding] = way
  const sent = await way.packed
  if (++way.given === worthIt && packThoroughly)
    inTurn(async () => {
      if (isCurrent()) way.packed = await packThoroughly(body)
    })
  response.writeHead(200, {
    ...kept.headers,
    ...(isOver && { 'x-nextjs-cache': 'STALE' }),
    'content-length': sent.length,
    ...(encoding !== plainly.encoding && { 'content-encoding': encoding }),
  })
  response.end(sent)
}

let lastTurn: Promise<void> = Promise.resolve()

/**
 * One after the other, each followed by a rest of four times as long. All pages of a server that has just started are asked for
 * the fifth time within half a minute: packed as they came, they took the core from what readers were waiting for.
 */
function inTurn(work: () => Promise<void>): void {
  lastTurn = lastTurn.then(async () => {
    const begun = performance.now()
    await work()
    await pause(4 * (performance.now() - begun), undefined, { ref: false })
  })
}

function packingFor(
  kept: Kept,
  { length }: Body,
  accepted: string | string[] | undefined,
): Packing | undefined {
  if (length < smallest || !isText(kept)) return undefined
  return packings.find(({ encoding }) => isAccepted(encoding, accepted))
}

function isText({ headers }: Kept): boolean {
  return /text|json|xml|javascript/.test(String(headers['content-type']))
}
