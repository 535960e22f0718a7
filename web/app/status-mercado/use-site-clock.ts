import { useEffect, useState } from 'react'

const TICK_MS = 15_000
/** A page is kept a minute by the server and a little by a CDN; what is older says nothing about the device's clock. */
const YOUNG_MS = 5 * 60_000
/** Below it a clock is right enough, and the answer about the time has aged about as much. */
const TOLERANCE_MS = 2 * 60_000

type SiteClock = {
  now: Date
  /** How far the device is ahead of the site (negative: behind), when that matters. */
  deviceAheadMs: number | null
}

/**
 * The time to judge markets by. It is the served instant in the HTML, then the device's clock, unless that clock
 * disagrees with the page: then the site is asked for the time and the difference taken off.
 */
export function useSiteClock(servedAt: string): SiteClock {
  const [now, setNow] = useState(() => new Date(servedAt))
  const [aheadMs, setAheadMs] = useState(0)

  useEffect(() => {
    const age = Date.now() - Date.parse(servedAt)
    if (age >= -TOLERANCE_MS && age <= YOUNG_MS) return
    let isGone = false
    void askAheadMs().then((ahead) => {
      if (!isGone && ahead !== null && Math.abs(ahead) > TOLERANCE_MS) setAheadMs(ahead)
    })
    return () => {
      isGone = true
    }
  }, [servedAt])

  useEffect(() => {
    const tick = () => setNow(new Date(Date.now() - aheadMs))
    tick()
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [aheadMs])

  return { now, deviceAheadMs: aheadMs === 0 ? null : aheadMs }
}

/** Without an answer, the device's clock is all there is. */
async function askAheadMs(): Promise<number | null> {
  try {
    const answer = await fetch('/api/status-mercado', { cache: 'no-store' })
    const body: { asOf?: unknown } = await answer.json()
    const asOf = typeof body.asOf === 'string' ? Date.parse(body.asOf) : Number.NaN
    return Number.isNaN(asOf) ? null : Date.now() - asOf
  } catch {
    return null
  }
}
