import { randomUUID } from 'node:crypto'
import { oldCounts } from '#lake/write/counting.ts'
import { type AdCount, type Counts, countsKept, longestPath, mostAds, mostMissed } from '#schemas/counts.ts'
import { today } from '#schemas/day.ts'
import { isProgramName } from '#web/ads/programs.ts'
import { isOfApi, type Stage } from './answer.ts'

const everyMs = 60_000
const timeoutMs = 5000
/** Addresses of a day that are told apart: the most asked of them go to the store. */
const mostRemembered = 2000

type Sums = { ads: Map<string, AdCount>; missed: Map<string, number>; isSent: boolean }

/**
 * Sums of this run of the server, by day in Brasília. They go out as one document for each day, written anew each time: what
 * is sent twice counts once, and servers add up beside each other. Nothing in them is of a person.
 */
export class DaySums {
  readonly #run = randomUUID().slice(0, 8)
  readonly #days = new Map<string, Sums>()

  countAd(place: string, piece: string, event: 'view' | 'click'): void {
    const sums = this.#ofToday()
    const key = `${place} ${piece}`
    const row = sums.ads.get(key) ?? { place, piece, views: 0, clicks: 0 }
    if (!sums.ads.has(key) && sums.ads.size >= mostAds) return
    row[event === 'view' ? 'views' : 'clicks'] += 1
    sums.ads.set(key, row)
    sums.isSent = false
  }

  /** @param address as it was asked for; one that no reader would ask for is left out */
  countMissed(address: string): void {
    const path = plausiblePath(address)
    const sums = this.#ofToday()
    if (!path || (!sums.missed.has(path) && sums.missed.size >= mostRemembered)) return
    sums.missed.set(path, (sums.missed.get(path) ?? 0) + 1)
    sums.isSent = false
  }

  /** What has changed since it was last taken. A day begins with an empty document: zero is not the same as no count. */
  take(): Counts[] {
    this.#ofToday()
    for (const [day, { isSent }] of this.#days) {
      // The store takes none of the day before yesterday.
      if (day < today(-1) || (isSent && day !== today())) this.#days.delete(day)
    }
    const unsent = [...this.#days].filter(([, { isSent }]) => !isSent)
    return unsent.map(([day, sums]) => {
      sums.isSent = true
      return { _id: `counts.${day}.${this.#run}`, _type: 'counts', day, ...rowsOf(sums) }
    })
  }

  /** After a failure: these are to be taken once more. */
  putBack(documents: readonly Counts[]): void {
    for (const { day } of documents) {
      const sums = this.#days.get(day)
      if (sums) sums.isSent = false
    }
  }

  #ofToday(): Sums {
    const sums = this.#days.get(today()) ?? { ads: new Map(), missed: new Map(), isSent: false }
    this.#days.set(today(), sums)
    return sums
  }
}

function rowsOf({ ads, missed }: Sums): Pick<Counts, 'ads' | 'missed'> {
  return {
    ads: Array.from(ads.values(), (row) => ({ ...row })),
    missed: Array.from(missed, ([path, times]) => ({ path, times }))
      .toSorted((a, b) => b.times - a.times)
      .slice(0, mostMissed),
  }
}

/** First parts of addresses that scanners try. */
const scanned = new Set(
  'admin administrator actuator cgi-bin config console geoserver graphql login manager owa phpmyadmin remote solr vendor wp-admin wp-content wp-includes wp-json'.split(
    ' ',
  ),
)

/**
 * A path of words, as a page has it, decoded and without what follows `?`; undefined for files, attempts of scanners, and
 * where a long number may be somebody's.
 */
function plausiblePath(address: string): string | undefined {
  const [given = ''] = address.split(/[?#]/, 1)
  const path = decodeURIComponent(given).normalize('NFC').replace(/\/$/, '')
  const segments = path
    .replace(/\.html?$/, '')
    .slice(1)
    .split('/')
  if (path.length > longestPath || segments.length > 6 || /\d{8}/.test(path)) return undefined
  if (isOfApi(path) || scanned.has((segments[0] ?? '').toLowerCase())) return undefined
  const isWords = segments.every((segment) =>
    segment.split(/[-_]/).every((word) => /^[\p{L}\p{M}\d]{1,24}$/u.test(word)),
  )
  return isWords ? path : undefined
}

/** Counts the addresses without a page that readers ask for. */
export function countMissed(sums: Pick<DaySums, 'countMissed'>): Stage {
  return async (asked, next) => {
    const answer = await next(asked)
    const { method, headers } = asked.request
    const isPage = (headers['sec-fetch-dest'] ?? 'document') === 'document'
    const asksHtml = headers.accept?.includes('text/html') === true
    const isReader = isPage && asksHtml && !headers['sec-purpose'] && !isProgramName(headers['user-agent'])
    if (answer.status === 404 && method === 'GET' && isReader && !asked.isDraft) {
      sums.countMissed(asked.address)
    }
    return answer
  }
}

type Environment = Record<string, string | undefined>

/**
 * Sends sums to the content store, every minute while there are new ones; the first time of a day it has the store delete what
 * is too old. Without SANITY_COUNT_TOKEN nothing is sent.
 *
 * @returns to be called before the process ends
 */
export function sendSums(sums: DaySums, env: Environment): () => Promise<void> {
  const { SANITY_COUNT_TOKEN: token, SANITY_API_HOST, SANITY_PROJECT_ID, SANITY_DATASET } = env
  if (!token) return async () => {}
  const host = SANITY_API_HOST || `https://${SANITY_PROJECT_ID}.api.sanity.io`
  const address = `${host}/v2025-02-19/data/mutate/${SANITY_DATASET || 'production'}`
  const mutate = async (mutations: object[]) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mutations }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  }
  let cleanedOn = ''
  let failure = ''

  async function send(): Promise<void> {
    const documents = sums.take()
    try {
      if (documents.length > 0) await mutate(documents.map((document) => ({ createOrReplace: document })))
      if (cleanedOn !== today()) {
        await mutate([{ delete: { query: oldCounts, params: { before: today(-countsKept) } } }])
        cleanedOn = today()
      }
      failure = ''
    } catch (error) {
      sums.putBack(documents)
      // A store that is away says the same every minute.
      if (String(error) !== failure) console.error(JSON.stringify({ counts: 'unsent', error: String(error) }))
      failure = String(error)
    }
  }

  // One after another: a later sum must not arrive first.
  let last = send()
  const timer = setInterval(() => {
    last = last.then(send)
  }, everyMs).unref()
  return () => {
    clearInterval(timer)
    return last.then(send)
  }
}
