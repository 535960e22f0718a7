import { expect, test } from 'vitest'
import { createThrottle } from './throttle.ts'

test('questions begin apart and in order, and one that fails holds up no other', async () => {
  const throttled = createThrottle(40)
  const began: number[] = []
  const ask = (name: number) =>
    throttled(async () => {
      began.push(Date.now())
      if (name === 1) throw new Error('no answer')
      return name
    })
  const outcomes = await Promise.allSettled([ask(0), ask(1), ask(2)])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  const gaps = began.slice(1).map((time, index) => time - (began[index] ?? 0))
  // A timer may come a millisecond early.
  for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(38)
})
