import { afterEach, expect, test, vi } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

afterEach(() => void vi.useRealTimers())

test('so many in a window, then the minutes that are left; others do not wait', () => {
  let now = 0
  const minutesToWait = createRateLimit({ most: 2, windowMs: 600_000 }, () => now)
  expect([minutesToWait('a'), minutesToWait('a'), minutesToWait('a')]).toEqual([0, 0, 10])
  expect(minutesToWait('b')).toBe(0)
  now = 541_000
  expect(minutesToWait('a')).toBe(1)
  now = 600_000
  expect([minutesToWait('a'), minutesToWait('a'), minutesToWait('a')]).toEqual([0, 0, 10])
})

test('when the window is over, nothing of a caller is left, also where nobody else comes', () => {
  vi.useFakeTimers()
  const kept = vi.spyOn(Map.prototype, 'delete')
  const minutesToWait = createRateLimit({ most: 1, windowMs: 600_000 })
  minutesToWait('someone')
  kept.mockClear()
  vi.advanceTimersByTime(600_000)
  expect(kept.mock.calls).toContainEqual(['someone'])
  expect(vi.getTimerCount()).toBe(0)
  kept.mockRestore()
})

test('ten thousand callers at once are not too many', () => {
  const minutesToWait = createRateLimit({ most: 1, windowMs: 600_000 }, () => 0)
  for (let count = 0; count <= 10_000; count++) minutesToWait(`${count}`)
  expect([minutesToWait('0'), minutesToWait('10000')]).toEqual([0, 10])
})
