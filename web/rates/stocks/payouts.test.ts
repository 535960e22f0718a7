import { expect, test } from 'vitest'
import { dividendYield, type Payout, type PayoutKind } from '../providers/brapi-corporate.ts'
import { netOf } from './payouts.ts'

const payout = (kind: PayoutKind, paidOn: Payout['paidOn'], gross = 1): Payout => ({
  kind,
  label: kind,
  heldOn: '2025-12-22',
  paidOn,
  isDeadline: false,
  gross,
})

test.each([
  ['jcp', '2025-12-30', 0.85, 'Lei 9.249/1995: 15 %'],
  ['jcp', '2026-03-20', 0.825, 'LC 224/2025: 17,5 %'],
  ['jcp', null, 0.85, 'pela data-com, de 2025'],
  ['dividend', '2026-03-20', 1, 'até R$ 50.000 por mês, nada'],
  ['fund-income', '2026-03-20', 1, 'isento'],
] as const)('%s paid on %s: %d (%s)', (kind, paidOn, net, _) => {
  expect(netOf(payout(kind, paidOn))).toBeCloseTo(net, 12)
})

test('what the source names otherwise has no known tax', () => {
  expect(netOf(payout('other', '2026-03-20'))).toBeNull()
  expect(netOf({ ...payout('jcp', null), heldOn: null })).toBeNull()
})

test('the yield counts a year by the data-com, its last day and not its first', () => {
  const held = (heldOn: Payout['heldOn'], gross: number) => ({ ...payout('dividend', null, gross), heldOn })
  const payouts = [
    held('2026-11-19', 0.5),
    held('2026-11-18', 1),
    held('2025-11-19', 2),
    held('2025-11-18', 4),
    held(null, 8),
  ]
  // (1 + 2) ÷ 30.
  expect(dividendYield(payouts, 30, '2026-11-18', '2025-11-18')).toBeCloseTo(0.1, 12)
  expect(dividendYield([], 30, '2026-11-18', '2025-11-18')).toBe(0)
  expect(dividendYield(null, 30, '2026-11-18', '2025-11-18')).toBeNull()
})
