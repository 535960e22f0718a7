import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { requested } from './last-good.mjs'
import { isAccepted } from './packed-files.mjs'

const brotli = promisify(brotliCompress)
const byBrotli = (quality) => (body) =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

/**
 * How an answer may be packed, best first. Brotli takes 1 ms for a page, as gzip does, and is 9 % smaller; one step below its
 * most it takes 20 ms and is 18 % smaller.
 */
const packings = [
  { encoding: 'br', pack: byBrotli(5), packThoroughly: byBrotli(10) },
  { encoding: 'gzip', pack: promisify(gzip) },
]

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
 * @param current what is stored by a key and has not expired, or nothing (scripts/cache-handler.mjs)
 * @param whenMade takes a listener, which gets the key of each page that has been made
 */
export function repeatStored({ current, whenMade, answer }) {
  const keys = new Map()
  const answers = new WeakMap()
  const renewals = new Map()
  whenMade((key) => renewals.delete(key))

  return async (request, response) => {
    const asked = isPlain(request) && requested.getStore()
    if (!asked) return answer(request, response)
    const key = keys.get(asked.address)
    const entry = current(key)
    const kept = entry && answers.get(entry)
    const isOver = kept && Date.now() >= kept.until
    if (kept && !(isOver && beginRenewal(key))) {
      const isCurrent = () => current(key) === entry
      return send(request, response, { kept, isOver, isCurrent }, entry.value)
    }
    watch(response, asked, key)
    return answer(request, response)
  }

  /** Next has said by then from what it answers, and whether it makes it anew. */
  function watch(response, asked, key) {
    const { writeHead } = response
    response.writeHead = (status, ...rest) => {
      const cache = response.getHeader('x-nextjs-cache')
      if (cache !== 'STALE') renewals.delete(key)
      if (status === 200 && cache === 'HIT' && asked.stored) keep(asked, response.getHeaders())
      return writeHead.call(response, status, ...rest)
    }
  }

  /** @returns whether it is this page's turn */
  function beginRenewal(key) {
    const now = Date.now()
    for (const [other, begun] of renewals) if (now - begun > longestRenewal) renewals.delete(other)
    if (renewals.has(key) || renewals.size >= renewedAtOnce) return false
    renewals.set(key, now)
    return true
  }

  function keep({ address, stored: { key, entry } }, headers) {
    keys.delete(address)
    keys.set(address, key)
    if (keys.size > mostAddresses) keys.delete(keys.keys().next().value)
    const own = Object.entries(headers).filter(([name]) => !ofSending.includes(name))
    const [, seconds = 0] = /s-maxage=(\d+)/.exec(headers['cache-control']) ?? []
    answers.set(entry, {
      headers: Object.fromEntries(own),
      until: entry.lastModified + Number(seconds) * 1000,
      ways: {},
    })
  }
}

/** A whole page for a reader who has none: no part for the router, no draft, nothing to compare with. */
function isPlain({ method, headers }) {
  if (method !== 'GET' || headers['if-none-match'] || headers['if-modified-since']) return false
  if (headers.cookie?.includes('__prerender_bypass')) return false
  return !Object.keys(headers).some((name) => /^(?:rsc$|next-|x-prerender-)/.test(name))
}

/** Each way of sending it is made when first asked for, and made better when it is asked for often. */
async function send({ headers: asked }, response, { kept, isOver, isCurrent }, { html, body = html }) {
  const {
    encoding,
    pack = Buffer.from,
    packThoroughly,
  } = packingFor(kept, body, asked['accept-encoding']) ?? {}
  kept.ways[encoding] ??= { packed: pack(body), given: 0 }
  const way = kept.ways[encoding]
  const sent = await way.packed
  if (++way.given === worthIt && packThoroughly)
    inTurn(async () => {
      if (isCurrent()) way.packed = await packThoroughly(body)
    })
  response.writeHead(200, {
    ...kept.headers,
    ...(isOver && { 'x-nextjs-cache': 'STALE' }),
    'content-length': sent.length,
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(sent)
}

let lastTurn = Promise.resolve()

/**
 * One after the other, each followed by a rest of four times as long. All pages of a server that has just started are asked for
 * the fifth time within half a minute: packed as they came, they took the core from what readers were waiting for.
 */
function inTurn(work) {
  lastTurn = lastTurn.then(async () => {
    const begun = performance.now()
    await work()
    await pause(4 * (performance.now() - begun), undefined, { ref: false })
  })
}

function packingFor(kept, { length }, accepted) {
  if (length < smallest || !isText(kept)) return undefined
  return packings.find(({ encoding }) => isAccepted(encoding, accepted))
}

function isText({ headers }) {
  return /text|json|xml|javascript/.test(headers['content-type'])
}
