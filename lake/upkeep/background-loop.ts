import { reportDefect } from '../http/errors.ts'

/** Wait after a step that failed, in milliseconds. */
const afterDefect = 60_000

/**
 * Repeats `step` until stopped; it answers how many milliseconds to rest, and `wake` cuts the rest short.
 *
 * A step that fails is reported and tried again after a minute.
 */
export function startLoop(stopped: AbortSignal, step: () => Promise<number>) {
  let wake = () => {}
  // A wake that comes while a step is running must not be lost: the step may have looked before the change.
  let woken = false
  const rest = (milliseconds: number) =>
    new Promise<void>((resolve) => {
      if (woken || stopped.aborted) return resolve()
      const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })

  async function run(): Promise<void> {
    while (!stopped.aborted) {
      woken = false
      const pause = await step().catch((error: unknown) => {
        // For example a full disk: nothing is lost, it is tried again.
        reportDefect(error)
        return afterDefect
      })
      if (pause > 0) await rest(pause)
    }
  }

  stopped.addEventListener('abort', () => wake())
  return {
    wake(): void {
      woken = true
      wake()
    },
    finished: run(),
  }
}
