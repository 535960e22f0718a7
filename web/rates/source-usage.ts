import { env } from '#web/env.ts'
import type { Instant } from './quote.ts'
import { limits, plans, urlVariables, withoutAdvertising } from './source-variables.ts'
import { type SourceId, sources } from './sources.ts'

const MINUTE_MS = 60_000
const PLACE = 'requests'

/** Requests of this server to a host: how often in a month, and when in the last minute. */
type Usage = { month: string; count: number; recent: number[] }
/** Where it outlives a start (source-reader/kept-values.ts). */
type Kept = { load: (key: string) => unknown; keep: (key: string, at: Instant, held: object) => void }
type Usages = { byHost: Map<string, Usage>; kept: Kept | null }

declare global {
  var emMiudosUsage: Usages | undefined
}

/** On globalThis, as the source reader itself: each bundle of Next has a copy of this module. */
function usages(): Usages {
  globalThis.emMiudosUsage ??= { byHost: new Map(), kept: null }
  return globalThis.emMiudosUsage
}

/** Requests before this start count too: a month is longer than a process. */
export function rememberUsage(kept: Kept | null): void {
  // Kept by `noteRequest` under this name.
  const before = (kept?.load(PLACE) ?? {}) as Record<string, Usage>
  globalThis.emMiudosUsage = { byHost: new Map(Object.entries(before)), kept }
  globalThis.emMiudosNoteRequest = noteRequest
}

function noteRequest(host: string, now: number): void {
  const { byHost, kept } = usages()
  const { month, count, recent } = usageOf(host, now)
  byHost.set(host, { month, count: count + 1, recent: [...recent, now] })
  kept?.keep(PLACE, new Date(now).toISOString(), Object.fromEntries(byHost))
}

function usageOf(host: string, now: number): Usage {
  const month = new Date(now).toISOString().slice(0, 7)
  const known = usages().byHost.get(host)
  const recent = known?.recent.filter((at) => now - MINUTE_MS < at && at <= now) ?? []
  return { month, count: known?.month === month ? known.count : 0, recent }
}

/** How many requests this server made of a source in this month, and how many its plan answers; null where nobody says. */
export function monthOf(source: SourceId, now: number): { asked: number; most: number } | null {
  const most = limitsOf(source)?.month
  return most === undefined ? null : { asked: usageOf(hostOf(source), now).count, most }
}

/** Whether a source may be asked: its terms allow it here, and its plan has not run out. */
export function mayAsk(source: SourceId, now: number): boolean {
  if (isLeftOut(source)) return false
  const { minute = Infinity, month = Infinity } = limitsOf(source) ?? {}
  const { count, recent } = usageOf(hostOf(source), now)
  return count < month && recent.length < minute
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
