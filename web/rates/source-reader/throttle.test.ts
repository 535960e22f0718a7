import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createQueue, createThrottle } from './throttle.ts'

const gap = 40

/** Asks three questions, of which the second fails, while `meanwhile` happens. */
async function askThree(meanwhile: () => void) {
  const throttled = createThrottle(gap)
  const began: { name: number; at: number }[] = []
  const ask = (name: number) =>
    throttled(async () => {
      began.push({ name, at: performance.now() })
      if (name === 1) throw new Error('no answer')
      return name
    })
  const asked = Promise.allSettled([ask(0), ask(1), ask(2)])
  await pause(gap / 2)
  meanwhile()
  const outcomes = await asked
  return {
    order: began.map(({ name }) => name),
    statuses: outcomes.map(({ status }) => status),
    gaps: began.slice(1).map(({ at }, index) => at - (began[index]?.at ?? 0)),
  }
}

/** A busy machine: for a while this process gets nothing done. */
function holdUp(): void {
  const until = performance.now() + 3 * gap
  while (performance.now() < until);
}

test.each([
  ['on an idle machine', () => undefined],
  ['on a busy one', holdUp],
])('questions begin apart and in order, and one that fails holds up no other, %s', async (_, meanwhile) => {
  const { order, statuses, gaps } = await askThree(meanwhile)
  expect(order).toEqual([0, 1, 2])
  expect(statuses).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  // A timer may come a millisecond early.
  for (const each of gaps) expect(each).toBeGreaterThanOrEqual(gap - 1)
})

test('one question at a time, in order, and one that fails holds up no other', async () => {
  const queued = createQueue()
  const events: string[] = []
  const ask = (name: number) =>
    queued(async () => {
      events.push(`begins ${name}`)
      await new Promise((resolve) => setTimeout(resolve, 10 - name))
      events.push(`ends ${name}`)
      if (name === 1) throw new Error('no answer')
      return name
    })
  const outcomes = await Promise.allSettled([ask(0), ask(1), ask(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(events).toEqual([0, 1, 2].flatMap((name) => [`begins ${name}`, `ends ${name}`]))
})
