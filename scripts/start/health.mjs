import { setTimeout as pause } from 'node:timers/promises'
import { ChildFailure } from './children.mjs'

async function answersOk(url) {
  try {
    const { ok } = await fetch(url, { signal: AbortSignal.timeout(10_000), redirect: 'manual' })
    return ok
  } catch {
    return false
  }
}

/** Waits until a child answers its health address. @throws ChildFailure when it ends first or takes too long */
export async function waitUntilHealthy(child, url, patienceMilliseconds = 60_000) {
  const deadline = Date.now() + patienceMilliseconds
  let ended = false
  void child.exited.then(() => {
    ended = true
  })
  while (!(await answersOk(url))) {
    if (ended) throw new ChildFailure(child, 'encerrou antes de responder')
    if (Date.now() > deadline)
      throw new ChildFailure(child, `não respondeu em ${patienceMilliseconds / 1000} s (${url})`)
    await pause(50)
  }
}
