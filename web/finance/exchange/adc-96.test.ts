import { expect, test } from 'vitest'
import { creditRateHistory } from '../credit/iof-credito.ts'
import { dependsOnAdc96 } from './adc-96.ts'
import { fxRateHistory } from './iof-cambio.ts'

test.each([
  ['2026-11-20', true],
  ['2025-07-17', true],
  ['2025-07-16', false],
  ['2018-03-02', false],
] as const)('the card on %s: %s', (date, depends) => {
  expect(dependsOnAdc96(fxRateHistory('card'), date)).toBe(depends)
})

test('what the decrees of 2025 left as it was does not depend on the court', () => {
  expect(dependsOnAdc96(fxRateHistory('inflow'), '2026-11-20')).toBe(false)
  expect(dependsOnAdc96(creditRateHistory('individual'), '2026-11-20')).toBe(false)
  expect(dependsOnAdc96(creditRateHistory('company'), '2026-11-20')).toBe(true)
})
