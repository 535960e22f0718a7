import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { isKept } from '../kept-answer.ts'
import { type Instant, type Quote, type Reading, whileKept } from '../quote.ts'
import { FRESH_MS } from '../renewal.ts'
import { series } from '../series.ts'
import { sources } from '../sources.ts'
import { askAwesomeApi } from './ask-awesomeapi.ts'
import { type QuoteState, quoteState, withoutConnection } from './quote-state.ts'

const CLOCK_MS = 30_000

/**
 * Served reading, when it was made, until when it is new enough, and whether the browser may ask AwesomeAPI when
 * the site is silent.
 */
export type ServedReading = {
  reading: Reading
  servedAt: Instant
  freshUntil: Instant
  mayAskDirectly: boolean
}

export type LiveReading = {
  quote: Quote | null
  state: QuoteState
  /** The clock the state was judged by: the server's in the HTML, the visitor's from then on. */
  now: Date
  offline: boolean
  /** The quote came from AwesomeAPI to this browser: our own answer could not be reached. */
  isDirect: boolean
  /** Asks the site now, and gives the state that came of it. */
  refresh: () => Promise<Pick<LiveReading, 'quote' | 'state'>>
}

/**
 * The served reading, renewed every 5 minutes while the page is visible, or also while it is not. Asks at mount only when
 * what came in the HTML is older than that, or failed. Several components of a page share one request.
 */
export function useReading(
  { reading: served, servedAt, mayAskDirectly }: ServedReading,
  { whileHidden }: { whileHidden: boolean } = { whileHidden: false },
): LiveReading {
  const now = useClock(servedAt)
  const [isOld] = useState(() => !isYoung(served))
  const url = `/api/cotacoes?series=${served.series}`
  const page = { served, servedAt }
  const ask = () => (mayAskDirectly ? fetchOrAskDirectly(url, page) : fetchReading(url, page))
  const { data, error, mutate } = useSWR<Renewed>(url, ask, {
    fallbackData: served,
    revalidateOnMount: isOld,
    refreshInterval: FRESH_MS,
    refreshWhenHidden: whileHidden,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  // Cut again by this device's clock: a page may be kept for days.
  const reading: Renewed = { ...(data ?? served), quote: whileKept((data ?? served).quote, now.getTime()) }
  const offline = error !== undefined || reading.isKept === true

  async function refresh() {
    try {
      const asked = await ask()
      await mutate(asked, { revalidate: false })
      return { quote: asked.quote, state: judge(asked, new Date(), asked.isKept === true) }
    } catch {
      // Through SWR, which keeps the failure for every component that shows this reading.
      await mutate()
      return { quote: reading.quote, state: judge(reading, new Date(), true) }
    }
  }

  const isDirect = reading.isDirect === true
  return { quote: reading.quote, state: judge(reading, now, offline), now, offline, isDirect, refresh }
}

/** `isKept`: the last that this device got, from its service worker. */
type Renewed = Reading & { isDirect?: boolean; isKept?: boolean }
type Page = { served: Reading; servedAt: Instant }

function judge({ series: id, quote, failedAt, isDirect }: Renewed, now: Date, offline: boolean): QuoteState {
  const state = quoteState(quote, now, failedAt, series[id].market)
  if (offline) return withoutConnection(state, quote, now)
  return isDirect
    ? { ...state, cardStamp: `${state.cardStamp}, direto da ${sources.awesomeapi.name}` }
    : state
}

/** The site, and when it cannot be reached the source itself. */
async function fetchOrAskDirectly(url: string, page: Page): Promise<Renewed> {
  const reading = await fetchReading(url, page).catch(() => undefined)
  if (reading && !reading.isKept) return reading
  try {
    return { ...(await askAwesomeApi(page.served)), isDirect: true }
  } catch (failure) {
    if (reading) return reading
    throw failure
  }
}

async function fetchReading(url: string, { servedAt }: Page): Promise<Renewed> {
  // `no-cache` asks with the ETag, so the button never gets the browser's copy unasked.
  const answer = await fetch(url, { cache: 'no-cache' })
  // 503 is a reading without a quote.
  if (!answer.ok && answer.status !== 503) throw new Error(`HTTP ${answer.status}`)
  return { ...(await answer.json()), isKept: isKept(answer, servedAt) }
}

function isYoung({ quote, failedAt }: Reading): boolean {
  return quote !== null && failedAt === null && Date.now() - Date.parse(quote.fetchedAt) < FRESH_MS
}

/** The served instant while hydrating, so the first render equals the HTML; then the visitor's clock. */
function useClock(servedAt: Instant): Date {
  const [now, setNow] = useState(() => new Date(servedAt))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, CLOCK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
