import { expect, test } from 'vitest'
import { createWrongTries } from './wrong-tries.ts'

test('five tries are free, then the wait doubles up to a quarter of an hour; others do not wait', () => {
  const tries = createWrongTries(() => 0)
  const waits = Array.from({ length: 20 }, () => {
    tries.add('a')
    return tries.secondsToWait('a')
  })
  expect(waits.slice(0, 8)).toEqual([0, 0, 0, 0, 1, 2, 4, 8])
  expect(waits.at(-1)).toBe(900)
  expect(tries.secondsToWait('b')).toBe(0)
})

test('the wait ends by itself, the count does not; success forgets it', () => {
  let now = 0
  const tries = createWrongTries(() => now)
  for (let count = 0; count < 5; count++) tries.add('a')
  now = 1000
  expect(tries.secondsToWait('a')).toBe(0)
  tries.add('a')
  expect(tries.secondsToWait('a')).toBe(2)
  tries.forget('a')
  tries.add('a')
  expect(tries.secondsToWait('a')).toBe(0)
})
