import { ApiError, reportDefect } from '../http/errors.ts'
import type { Route } from '../http/router.ts'
import { type Doc, toPublishedId } from '../store/documents.ts'
import type { Store } from '../store/store.ts'
import { startLoop } from '../upkeep/background-loop.ts'
import { publicationOf } from '../write/publication.ts'
import {
  isScheduled,
  type Plan,
  type Planned,
  planPublications,
  scheduledIds,
  scheduleEntries,
  transactionIdOf,
} from './schedule.ts'

/** By draft id, why it may not be published, in Portuguese. A draft that is missing has no problems. */
export type ProblemsOf = (drafts: Doc[]) => Promise<Record<string, string[]>>

type Refusal = { rev: string; reasons: string[]; at: number }

/** Author of the transactions, as the history of the Studio names it. */
export const schedulerUser = 'agenda'

/** The system's clock may be set, or the machine sleep: a longer wait is not trusted. */
const maxWaitMs = 60_000
/** Milliseconds until a refused draft is tried again: the reason of the refusal may lie in another document. */
const retryAfter = 5 * 60_000

/** Once started, publishes each scheduled draft when its time has come, or at once when that was before the start. */
export function createScheduler(store: Store, problemsOf: ProblemsOf) {
  const stopping = new AbortController()
  const refusals = createRefusals()
  const watched = watchDrafts(store, () => loop?.wake())
  let loop: ReturnType<typeof startLoop> | undefined

  function currentPlan(now: number): Plan {
    const documents = Array.from(watched.ids).flatMap((id) => [store.get(id), store.get(toPublishedId(id))])
    return planPublications(
      documents.filter((doc) => doc !== null),
      now,
    )
  }

  function publish(planned: Planned, problems: string[]): void {
    if (problems.length > 0) {
      refusals.add(planned, problems)
      return
    }
    const { draft, published } = planned
    try {
      const transactionId = transactionIdOf(draft)
      store.commit(publicationOf(draft, published), { transactionId, author: schedulerUser })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Also when someone changed the draft meanwhile: its new revision has no refusal, so the next tick looks at it.
      refusals.add(planned, [error.message])
    }
  }

  /** One look at what is due. @returns how long to rest, in milliseconds */
  async function tick(): Promise<number> {
    const now = Date.now()
    const plan = currentPlan(now)
    const open = plan.due.filter((planned) => !refusals.holds(planned, now))
    if (open.length === 0) return restOf(plan, now)
    const problems = await problemsOfAll(open, problemsOf, stopping.signal)
    if (!stopping.signal.aborted)
      for (const planned of open) publish(planned, problems[planned.draft._id] ?? [])
    return 0
  }

  const routes: Route[] = [
    {
      method: 'GET',
      path: '/manage/schedule',
      access: 'operator',
      answer: () => Response.json(scheduleEntries(currentPlan(Date.now()), refusals.of)),
    },
  ]
  return {
    routes,
    start(): void {
      loop = startLoop(stopping.signal, tick)
    },
    async stop(): Promise<void> {
      watched.stop()
      stopping.abort()
      await loop?.finished
    },
  }
}

function restOf({ due, later }: Plan, now: number): number {
  if (due.length === 0 && later.length === 0) return Number.POSITIVE_INFINITY
  const [next] = later
  return next ? Math.min(next.at - now, maxWaitMs) : maxWaitMs
}

/** Without an answer nothing is published: unchecked content must not go live by itself. */
async function problemsOfAll(
  open: Planned[],
  problemsOf: ProblemsOf,
  stopped: AbortSignal,
): ReturnType<ProblemsOf> {
  try {
    return await problemsOf(open.map(({ draft }) => draft))
  } catch (error) {
    if (!stopped.aborted) reportDefect(error)
    return Object.fromEntries(open.map(({ draft }) => [draft._id, ['A conferência do conteúdo falhou.']]))
  }
}

/** Why drafts were not published, for the revision that was looked at. */
function createRefusals() {
  const refusals = new Map<string, Refusal>()
  const of = ({ _id, _rev }: Doc): Refusal | undefined => {
    const refusal = refusals.get(_id)
    return refusal?.rev === _rev ? refusal : undefined
  }
  return {
    of,
    add({ draft }: Planned, reasons: string[]): void {
      refusals.set(draft._id, { rev: draft._rev, reasons, at: Date.now() })
    },
    holds({ draft }: Planned, now: number): boolean {
      const refusal = of(draft)
      return refusal !== undefined && now - refusal.at < retryAfter
    },
  }
}

/** The ids of the scheduled drafts, kept up to date; `onChange` after each change of one of them. */
function watchDrafts(store: Store, onChange: () => void) {
  const ids = new Set(scheduledIds(store.database))
  const stop = store.onTransaction(({ changes }) => {
    let isTouched = false
    for (const { documentId, after } of changes) {
      const wasScheduled = ids.delete(documentId)
      if (after && isScheduled(after)) ids.add(documentId)
      isTouched ||= wasScheduled || ids.has(documentId)
    }
    if (isTouched) onChange()
  })
  return { ids, stop }
}
