import type { Instant } from './quote.ts'
import type { SourceFailure } from './source-error.ts'
import type { SourceId } from './sources.ts'

/** When a source last answered, this server or another one, and when it last failed here. */
export type SourceState = {
  answeredAt: Instant | null
  failedAt: Instant | null
  reason: SourceFailure | null
  /** Why it could not be reached, in words. */
  unreachable: string | null
  /** Since when what it answers is not believed, by feed. */
  doubts: Readonly<Record<string, Instant>>
  /** The last answer of which rows could not be read, and how many it was of all since the start. */
  dropped: (DroppedRows & { at: Instant; total: number }) | null
}

/** Rows of an answer that were left out, `of` how many, and what was wrong with the first. */
type DroppedRows = { rows: number; of: number; first: string }

declare global {
  var emMiudosSources: Map<SourceId, SourceState> | undefined
}

/** On globalThis, as the source reader itself: each bundle of Next has a copy of this module. */
function states(): Map<SourceId, SourceState> {
  globalThis.emMiudosSources ??= new Map()
  return globalThis.emMiudosSources
}

/** Nothing for one that was never asked. */
export function stateOf(source: SourceId): SourceState {
  return (
    states().get(source) ?? {
      answeredAt: null,
      failedAt: null,
      reason: null,
      unreachable: null,
      doubts: {},
      dropped: null,
    }
  )
}

export function noteAnswer(source: SourceId, at: Instant): void {
  const state = stateOf(source)
  // Kept answers of before come late.
  if (state.answeredAt === null || at > state.answeredAt) states().set(source, { ...state, answeredAt: at })
}

export function noteFailure(
  source: SourceId,
  at: Instant,
  reason: SourceFailure,
  unreachable: string | null = null,
): void {
  states().set(source, { ...stateOf(source), failedAt: at, reason, unreachable })
}

/** Rows that were left out of an answer: the others stand. */
export function noteDropped(source: SourceId, dropped: DroppedRows): void {
  const state = stateOf(source)
  const total = (state.dropped?.total ?? 0) + dropped.rows
  states().set(source, { ...state, dropped: { ...dropped, at: new Date().toISOString(), total } })
}

/** An answer that was too far from the last one, and alone with it. The first of several stands. */
export function noteDoubt(source: SourceId, feed: string, at: Instant): void {
  const state = stateOf(source)
  states().set(source, { ...state, doubts: { [feed]: at, ...state.doubts } })
}

export function endDoubt(source: SourceId, feed: string): void {
  const state = stateOf(source)
  const { [feed]: _, ...doubts } = state.doubts
  states().set(source, { ...state, doubts })
}
