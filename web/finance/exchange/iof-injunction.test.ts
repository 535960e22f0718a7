import { expect, test } from 'vitest'
import { creditRateHistory } from '../credit/iof-credito.ts'
import { fxRateHistory } from './iof-cambio.ts'
import { dependsOnInjunction } from './iof-injunction.ts'

test.each([
  ['2026-11-20', true],
  ['2025-07-17', true],
  ['2025-07-16', false],
  ['2018-03-02', false],
] as const)('the card on %s: %s', (date, depends) => {
  expect(dependsOnInjunction(fxRateHistory('card'), date)).toBe(depends)
})

test('what the decrees of 2025 left as it was does not depend on the court', () => {
  expect(dependsOnInjunction(fxRateHistory('inflow'), '2026-11-20')).toBe(false)
  expect(dependsOnInjunction(creditRateHistory('individual'), '2026-11-20')).toBe(false)
  expect(dependsOnInjunction(creditRateHistory('company'), '2026-11-20')).toBe(true)
})
