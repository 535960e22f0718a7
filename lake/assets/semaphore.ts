import { httpError } from '../http/errors.ts'

/**
 * Lets `limit` pieces of work run at a time and the others wait, so that many requests for large pictures do not
 * take all the memory at once. Refuses with 429 when `queue` are waiting already.
 */
export function createSemaphore(limit: number, queue: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running >= limit) {
      if (waiting.length >= queue)
        throw httpError(429, 'Imagens demais ao mesmo tempo. Tente de novo em instantes.')
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place goes to the next one, or becomes free.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
