import { expect, test } from 'vitest'
import { createLoginThrottle } from './login-throttle.ts'

test('five tries are free, then the wait doubles up to a quarter of an hour; others do not wait', () => {
  const throttle = createLoginThrottle(() => 0)
  const waits = Array.from({ length: 20 }, () => {
    throttle.add('a')
    return throttle.secondsToWait('a')
  })
  expect(waits.slice(0, 8)).toEqual([0, 0, 0, 0, 1, 2, 4, 8])
  expect(waits.at(-1)).toBe(900)
  expect(throttle.secondsToWait('b')).toBe(0)
})

test('the wait ends by itself, the count does not; success forgets it', () => {
  let now = 0
  const throttle = createLoginThrottle(() => now)
  for (let count = 0; count < 5; count++) throttle.add('a')
  now = 1000
  expect(throttle.secondsToWait('a')).toBe(0)
  throttle.add('a')
  expect(throttle.secondsToWait('a')).toBe(2)
  throttle.forget('a')
  throttle.add('a')
  expect(throttle.secondsToWait('a')).toBe(0)
})
