import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createSemaphore } from './semaphore.ts'

test('never more than the limit at a time, and all of them come to an end, failed ones too', async () => {
  const limited = createSemaphore(2, 100)
  let running = 0
  let maxRunning = 0
  const work = (index: number) => async () => {
    running += 1
    maxRunning = Math.max(maxRunning, running)
    await pause(1)
    running -= 1
    if (index % 3 === 0) throw new Error('damaged')
    return index
  }
  const ended = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => limited(work(index))))
  expect(maxRunning).toBe(2)
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(13)
  expect(await limited(async () => 'free again')).toBe('free again')
})

test('a full queue is refused', async () => {
  const limited = createSemaphore(1, 1)
  const first = limited(() => pause(5))
  const second = limited(() => pause(5))
  await expect(limited(() => pause(5))).rejects.toMatchObject({ status: 429 })
  await Promise.all([first, second])
})

test('what nobody waits for leaves the queue, and is never begun', async () => {
  const limited = createSemaphore(1, 100)
  const begun: string[] = []
  const work = (name: string, signal?: AbortSignal) =>
    limited(async () => {
      begun.push(name)
      await pause(5)
    }, signal)
  const left = new AbortController()
  const first = work('first')
  const gone = Array.from({ length: 50 }, (_, index) => work(`gone ${index}`, left.signal))
  const last = work('last', new AbortController().signal)
  left.abort()
  const ended = await Promise.allSettled(gone)
  expect(ended.every((one) => one.status === 'rejected' && one.reason.status === 499)).toBe(true)
  await expect(work('late', left.signal)).rejects.toMatchObject({ status: 499 })
  await Promise.all([first, last])
  expect(begun).toEqual(['first', 'last'])
})
