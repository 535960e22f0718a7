import { expect, test } from 'vitest'
import { medianMove } from './median-move.ts'

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
