import { httpError } from '../http/errors.ts'

/**
 * Lets `limit` pieces of work run at a time and the others wait, so that many requests for large pictures do not
 * take all the memory at once. Refuses with 429 when `queue` are waiting already. Work that nobody waits for any more
 * (`signal`) leaves the queue, with 499.
 */
export function createSemaphore(limit: number, queue: number) {
  const waiting: (() => void)[] = []
  let running = 0

  function place(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const enter = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const leave = () => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(nobodyWaits())
      }
      waiting.push(enter)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  return async function run<Result>(work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    if (signal?.aborted) throw nobodyWaits()
    if (running >= limit) {
      if (waiting.length >= queue)
        throw httpError(429, 'Imagens demais ao mesmo tempo. Tente de novo em instantes.')
      await place(signal)
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

function nobodyWaits() {
  return httpError(499, 'Quem pediu a imagem já não espera por ela')
}
