import { vi } from 'vitest'

const SECOND = 1000
const SHORTER = 10
/** Files have a limit of a minute; no source here takes more than eight seconds. */
const MAX_LIMIT = 20 * SECOND

let areLongWaitsShorter = false
/** Milliseconds that each signal would wait for. */
const limits = new WeakMap<AbortSignal, number>()

/**
 * The clock of this process, for site and simulator alike. It stands still until `pass` moves it, so that a rest of half
 * an hour takes no time; a pause between two attempts takes a tenth, and nobody is late because the machine is busy.
 */
export function startClock(now: string): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) })
  const { setTimeout } = globalThis
  const sooner = (work: (...values: unknown[]) => void, milliseconds = 0, ...values: unknown[]) => {
    const isShorter = milliseconds < SECOND || areLongWaitsShorter
    return setTimeout(work, isShorter ? milliseconds / SHORTER : milliseconds, ...values)
  }
  vi.stubGlobal('setTimeout', Object.assign(sooner, setTimeout))
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const { signal } = new AbortController()
    limits.set(signal, milliseconds)
    return signal
  })
}

export function pass(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * SECOND)
}

/** Whether waits of seconds take a tenth too: for answers that are late, and how long one waits for them. */
export function shortenLongWaits(isOn: boolean): void {
  areLongWaitsShorter = isOn
}

/** The time limit of every question that is not answered in time. */
let late: Promise<void>[] = []

/** The signal, with its time limit: for a question that will not be answered in time. */
export function withLimit(signal: AbortSignal | null | undefined): AbortSignal | null | undefined {
  const limit = signal && limits.get(signal)
  if (!limit) return signal
  const controller = new AbortController()
  late.push(
    new Promise((resolve) => {
      setTimeout(
        () => {
          // The reason that `AbortSignal.timeout` gives.
          controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'))
          resolve()
        },
        Math.min(limit, MAX_LIMIT),
      )
    }),
  )
  return controller.signal
}

/** When the last of them is over. */
export async function pastLimits(): Promise<void> {
  await Promise.all(late)
  late = []
}
