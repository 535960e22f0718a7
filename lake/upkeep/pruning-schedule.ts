import type { Route } from '../http/router.ts'
import type { Store } from '../store/store.ts'
import { startLoop } from './background-loop.ts'
import { type Pruned, prune } from './pruning.ts'
import type { HistoryPolicy } from './pruning-policy.ts'

/** Milliseconds: a start has enough to do without it. */
const afterStart = 60_000
const betweenRuns = 3_600_000

/** Prunes a minute after the start, then every hour, and when asked at `POST /manage/prune`. */
export function startPruning(store: Store, assetFolder: string, policy: HistoryPolicy) {
  const stopping = new AbortController()
  let running: Promise<Pruned> | null = null
  const pruneOnce = (): Promise<Pruned> => {
    running ??= prune(store, assetFolder, policy, { now: Date.now(), stopped: stopping.signal }).finally(
      () => {
        running = null
      },
    )
    return running
  }
  let isStart = true
  const loop = startLoop(stopping.signal, async () => {
    if (!isStart) await pruneOnce()
    const pause = isStart ? afterStart : betweenRuns
    isStart = false
    return pause
  })
  const routes: Route[] = [
    {
      method: 'POST',
      path: '/manage/prune',
      access: 'writer',
      answer: async () => Response.json(await pruneOnce()),
    },
  ]
  return {
    routes,
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all([loop.finished, running])
    },
  }
}
