import { expect, test } from 'vitest'
import { checkSfh } from './sfh.ts'

test.each([
  { value: 2_250_000_00, cost: 0.12, fitsProperty: true, fitsCost: true, from: 'os dois limites, inclusive' },
  { value: 2_250_000_01, cost: 0.12, fitsProperty: false, fitsCost: true, from: 'um centavo acima' },
  { value: 500_000_00, cost: 0.1201, fitsProperty: true, fitsCost: false, from: 'custo acima de 12 %' },
])('$value a $cost ($from)', ({ value, cost, fitsProperty, fitsCost }) => {
  expect(checkSfh(value, cost, '2026-11-20')).toMatchObject({ ok: true, fitsProperty, fitsCost })
})

test('before the new model there is no table', () => {
  expect(checkSfh(1_00, 0.1, '2025-10-09')).toEqual({ ok: false, reason: 'no-table-in-force' })
})
