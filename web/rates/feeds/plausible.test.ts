import { expect, test } from 'vitest'
import { addDays, addMonths } from '#web/finance/calendar/days.ts'
import { endsElsewhere, medianMove, refuseEmpty, refuseSpikes, rewritesPast } from './plausible.ts'

const closes = (...prices: number[]) => prices.map((close) => ({ close }))
const moved = (now: number[], before: number[]) =>
  endsElsewhere(closes(...now), closes(...before), ({ close }) => close, 'fx')

test('a history that ends 15 % away from the one of before is not believed alone', () => {
  expect(moved([5.3, 5.4], [5.2, 5.3])).toBe(false)
  expect(moved([53, 54], [5.2, 5.3])).toBe(true)
  expect(moved([0.53, 0.54], [5.2, 5.3])).toBe(true)
  expect(moved([], [5.2])).toBe(false)
  expect(moved([5.2], [])).toBe(false)
})

const selic = (value: number) => [{ day: '2026-11-18' as const, value }]

test.each([
  // IPCA of August 2026, revised: market/README §1.3.
  [-0.32, -0.3, false],
  [0.01, 0.04, false],
  [13.75, 13.65, false],
  [13.75, 137.5, true],
  [13.75, 0, true],
  [13.75, -13.75, true],
  // The CDI of a day.
  [0.050788, 0, true],
  [0.050788, 0.50788, true],
])('%d that becomes %d on the same day: more than a revision is %s', (before, now, expected) => {
  expect(rewritesPast(selic(now), selic(before))).toBe(expected)
})

test('another day may have any value', () => {
  expect(rewritesPast([{ day: '2026-11-19', value: 1 }], selic(13.75))).toBe(false)
})

test('what was the newest day may be missing while another is wrong, and a series never ends before it did', () => {
  const ipca = (...values: number[]) =>
    values.map((value, index) => ({ day: addMonths('2026-06-01', index), value }))
  const lastGood = ipca(4.64, 4.44, 4.22)
  expect(rewritesPast(ipca(4.64, 4.44, 4.22, 4.1), lastGood)).toBe(false)
  expect(rewritesPast(ipca(46.4, 4.44, 4.22, 4.1), lastGood)).toBe(true)
  expect(rewritesPast(ipca(4.64, 4.44), lastGood)).toBe(true)
})

test('a value without a day is held against the newest, and the newest against it', () => {
  const undated = (value: number) => [{ day: '2026-11-22' as const, isUndated: true as const, value }]
  expect(rewritesPast(undated(13.75), selic(13.75))).toBe(false)
  expect(rewritesPast(undated(14), selic(13.75))).toBe(false)
  expect(rewritesPast(undated(137.5), selic(13.75))).toBe(true)
  expect(rewritesPast(selic(13.75), undated(137.5))).toBe(true)
  expect(rewritesPast(selic(14), undated(13.75))).toBe(false)
})

test('a rate far from both days beside it is a mistake; a leap that stays is not', () => {
  const days = (...rates: number[]) =>
    rates.map((rate, index) => ({ day: addDays('2026-11-10', index), rate }))
  expect(() => refuseSpikes(days(5.2, 52, 5.3))).toThrow('longe dos dias vizinhos')
  expect(() => refuseSpikes(days(1.21, 1.98, 1.9))).not.toThrow()
  expect(() => refuseSpikes(days(52, 5.2))).not.toThrow()
})

test('a range that has rows is not answered without any', () => {
  expect(() => refuseEmpty([])).toThrow('nenhum valor')
  expect(() => refuseEmpty([1])).not.toThrow()
})

const rows = (prices: Record<string, number>) => Object.entries(prices)
const move = (now: Record<string, number>, before: Record<string, number>) =>
  medianMove(
    rows(now),
    rows(before),
    ([code]) => code,
    ([, price]) => price,
  )

test('one that jumped does not speak for the list; all of them do', () => {
  const before = { PETR4: 38, VALE3: 61, WEGE3: 44 }
  expect(move({ PETR4: 19, VALE3: 61.61, WEGE3: 44 }, before)).toBeCloseTo(0.01, 10)
  expect(move({ PETR4: 380, VALE3: 610, WEGE3: 440 }, before)).toBeCloseTo(9, 10)
})

test('what is in one list only says nothing', () => {
  expect(move({ PETR4: 38 }, { VALE3: 61 })).toBe(0)
  expect(move({}, {})).toBe(0)
})
