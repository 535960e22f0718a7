import { expect, test } from 'vitest'
import { iofRatesOn, paysAlike, ratesByWay, spendingWays } from './iof-words.ts'

test('ways that pay the same are told together, the dearest first', () => {
  expect(
    ratesByWay(['card', 'cash', 'own-account'], { card: 0.035, cash: 0.035, 'own-account': 0.035 }),
  ).toBe('3,5\u00A0% no cartão, em espécie e na conta em seu nome')
  expect(ratesByWay(['card', 'cash', 'investment'], { card: 0.0238, cash: 0.035, investment: 0.0238 })).toBe(
    '3,5\u00A0% em espécie; 2,38\u00A0% no cartão e para investir',
  )
  expect(ratesByWay(['card', 'cash'], { card: 0.035 })).toBeUndefined()
})

// Decreto 10.997/2022 had the card fall alone; Decreto 12.499/2025 made all alike.
test('whether the spread alone tells them apart is asked of the day', () => {
  expect(paysAlike(spendingWays, '2025-05-01')).toBe(false)
  expect(paysAlike(spendingWays, '2026-11-20')).toBe(true)
  expect(paysAlike([...spendingWays, 'investment'], '2026-11-20')).toBe(false)
  expect(iofRatesOn('2025-05-01').card).toBe(0.0338)
})
