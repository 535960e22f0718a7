import { expect, test } from 'vitest'
import { beside, closesOfAnswer } from './asset-compare.ts'

const pair = {
  days: ['2026-11-16', '2026-11-17', '2026-11-18'] as const,
  asset: [1000, 1100, 1210],
  cdi: [1000, 1001, 1002],
}

test('another asset begins with the two, at the same amount', () => {
  const closes = [
    { day: '2026-11-13', close: 5 },
    { day: '2026-11-17', close: 6 },
  ] as const
  expect(beside({ ...pair, days: [...pair.days] }, [closes], 1000)).toEqual({
    ...{ days: pair.days, asset: pair.asset, cdi: pair.cdi },
    others: [[1000, 1200, 1200]],
  })
})

test('the youngest moves the beginning of all', () => {
  const [old, young] = [{ day: '2026-11-13', close: 4 } as const, { day: '2026-11-17', close: 8 } as const]
  const compared = beside({ ...pair, days: [...pair.days] }, [[old], [young]], 1000)
  expect(compared?.days).toEqual(['2026-11-17', '2026-11-18'])
  expect(compared?.asset).toEqual([1000, 1100])
  expect(compared?.others).toEqual([
    [1000, 1000],
    [1000, 1000],
  ])
  expect(beside({ ...pair, days: [...pair.days] }, [[{ day: '2026-11-18', close: 8 }]], 1000)).toBeNull()
  expect(beside({ ...pair, days: [...pair.days] }, [[]], 1000)).toBeNull()
})

test('an answer says whether what was paid is in its closes', () => {
  expect(closesOfAnswer({ points: [{ at: '2026-11-17', price: 10, withPayouts: 9 }] })).toEqual({
    closes: [{ day: '2026-11-17', close: 9 }],
    isWithPayouts: true,
  })
  expect(closesOfAnswer({ points: [{ at: '2026-11-17T12:00:00.000Z', price: 10 }] })).toMatchObject({
    closes: [{ day: '2026-11-17', close: 10 }],
    isWithPayouts: false,
  })
})
