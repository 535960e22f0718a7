import { env } from '#web/env.ts'
import { limits, plans, urlVariables, withoutAdvertising } from './source-variables.ts'
import { type SourceId, sources } from './sources.ts'

/** Requests of each host, in a month and in the last minute (source-reader/counted-requests.ts). */
export type CountedRequests = {
  note: (host: string, now: number) => void
  inMonth: (host: string, now: number) => number
  inMinute: (host: string, now: number) => number
}

declare global {
  var emMiudosRequests: CountedRequests | undefined
}

/** Counts from now on. On globalThis, as the source reader itself: each bundle of Next has a copy of this module. */
export function countRequestsIn(counted: CountedRequests): void {
  globalThis.emMiudosRequests = counted
  globalThis.emMiudosNoteRequest = counted.note
}

const inMonth = (host: string, now: number) => globalThis.emMiudosRequests?.inMonth(host, now) ?? 0
const inMinute = (host: string, now: number) => globalThis.emMiudosRequests?.inMinute(host, now) ?? 0

/** How many requests the servers of this machine made of a source in this month, and how many its plan answers; null where nobody says. */
export function monthOf(source: SourceId, now: number): { asked: number; most: number } | null {
  const most = limitsOf(source)?.month
  return most === undefined ? null : { asked: inMonth(hostOf(source), now), most }
}

/** Whether a source may be asked: its terms allow it here, and its plan has not run out. */
export function mayAsk(source: SourceId, now: number): boolean {
  if (isLeftOut(source)) return false
  const { minute = Infinity, month = Infinity } = limitsOf(source) ?? {}
  const host = hostOf(source)
  return inMonth(host, now) < month && inMinute(host, now) < minute
}

/** Whether its terms leave it out: beside advertisements, while nobody has agreed on others. */
export function isLeftOut(source: SourceId): boolean {
  if (env.MARKET !== 'live' || env.ADS === 'off') return false
  return withoutAdvertising.includes(source) && !env.LICENSED_SOURCES.includes(source)
}

function limitsOf(source: SourceId): (typeof limits)[SourceId] {
  if (env.MARKET !== 'live') return undefined
  const isLargerPlan = source === 'brapi' && (env.BRAPI_PLAN ?? plans.BRAPI_PLAN[0]) !== plans.BRAPI_PLAN[0]
  return isLargerPlan ? undefined : limits[source]
}

/** Of the live market: in the simulated one nothing runs out. */
function hostOf(source: SourceId): string {
  const address = env[urlVariables[source]]
  return address ? new URL(address).host : sources[source].host
}
