import { expect, test } from 'vitest'
import { inReais } from './currencies.ts'

test('what one costs in reais: the euro in reais over the euro in it, to five digits', () => {
  const rates = { BRL: 6.1074, GBP: 0.8623, JPY: 176.95, KRW: 1645.3 }
  expect(inReais({ day: '2026-11-18', rates })).toEqual([
    ['GBP', 7.0827],
    ['JPY', 0.034515],
    ['KRW', 0.003712],
  ])
})

test('without the real there is no rate of any', () => {
  expect(inReais({ day: '2026-11-18', rates: { GBP: 0.8623 } })).toEqual([])
})
