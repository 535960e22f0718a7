import { setTimeout as pause } from 'node:timers/promises'
import { type Child, ChildFailure } from './children.ts'

async function answersOk(url: string, ended: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([ended, AbortSignal.timeout(10_000)])
    const { ok } = await fetch(url, { signal, redirect: 'manual' })
    return ok
  } catch {
    return false
  }
}

/** Waits until a child answers its health address. @throws ChildFailure when it ends first or takes too long */
export async function waitUntilHealthy(
  child: Child,
  url: string,
  patienceMilliseconds = 60_000,
): Promise<void> {
  const deadline = Date.now() + patienceMilliseconds
  // Where its port is held, nobody refuses a question to a program that has ended.
  const ended = new AbortController()
  void child.exited.then(() => ended.abort())
  while (!(await answersOk(url, ended.signal))) {
    if (ended.signal.aborted) throw new ChildFailure(child, 'encerrou antes de responder')
    if (Date.now() > deadline)
      throw new ChildFailure(child, `não respondeu em ${patienceMilliseconds / 1000} s (${url})`)
    await pause(50)
  }
}
