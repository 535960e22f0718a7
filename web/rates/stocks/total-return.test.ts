import { expect, test } from 'vitest'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { Payout } from '../providers/brapi-corporate.ts'
import { adjustedCloses, returnsOf } from './total-return.ts'

const bar = (day: IsoDate, close: number, adjusted: number | null) => ({
  ...{ day, close, adjusted, open: close, high: close, low: close, volume: 1 },
})
const paid = (heldOn: Payout['heldOn']): Payout => ({
  ...{ kind: 'dividend', label: 'DIVIDENDO', heldOn, paidOn: null, isDeadline: false, gross: 2 },
})

test('adjusted closes that differ have the payouts in them', () => {
  // R$ 2 of R$ 20 paid on the 17th: 20 × (1 − 2 ÷ 20).
  const bars = [bar('2026-11-17', 20, 18), bar('2026-11-18', 18, 18)]
  expect(returnsOf(bars, [paid('2026-11-17')])).toEqual({
    closes: [
      { day: '2026-11-17', close: 18 },
      { day: '2026-11-18', close: 18 },
    ],
    basis: 'with-payouts',
  })
})

test('equal closes although something was paid were adjusted before, and get nothing more', () => {
  const bars = [bar('2026-11-17', 18, 18), bar('2026-11-18', 18, 18)]
  expect(returnsOf(bars, [paid('2026-11-17')]).basis).toBe('adjusted-by-source')
  // Not in the price yet, before the first session, of an unknown day: nothing was paid between.
  expect(returnsOf(bars, [paid('2026-11-18'), paid('2026-11-16'), paid(null)]).basis).toBe('with-payouts')
  expect(returnsOf(bars, null).basis).toBe('price')
})

test('without adjusted closes there is the price', () => {
  const bars = [bar('2026-11-17', 20, 18), bar('2026-11-18', 18, null)]
  expect(returnsOf(bars, [paid('2026-11-17')])).toMatchObject({
    basis: 'price',
    closes: [{ close: 20 }, { close: 18 }],
  })
})

test('the closes that the source adjusted: all of them, and only where they are others', () => {
  // Two for one on the 18th: 20 before it is 10 of today.
  const split = [bar('2026-11-17', 20, 10), bar('2026-11-18', 10.2, 10.2)]
  expect(adjustedCloses(split)).toEqual([
    { day: '2026-11-17', close: 10 },
    { day: '2026-11-18', close: 10.2 },
  ])
  expect(adjustedCloses([bar('2026-11-17', 20, 20), bar('2026-11-18', 20.1, 20.1)])).toEqual([])
  expect(adjustedCloses([bar('2026-11-17', 20, 10), bar('2026-11-18', 10.2, null)])).toEqual([])
  expect(adjustedCloses([])).toEqual([])
})
