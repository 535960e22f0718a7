import { expect, test } from 'vitest'
import { estimateHousingInsurance } from './housing-insurance.ts'

const home = { balance: 400_000_00, propertyValue: 500_000_00, date: '2026-11-20' } as const

test('400.000 of a home of 500.000 at 40 years: 123,58 and 23,42 (table of the CCCPM)', () => {
  expect(estimateHousingInsurance(home)).toMatchObject({ mip: 123_58, dfi: 23_42, fee: 25_00, age: 40 })
})

test.each([
  ['2008-11-20', 18, 91_46],
  ['2000-11-21', 25, 91_46],
  ['2000-11-20', 26, 117_02],
  ['1946-11-20', 80, 175_71],
  ['1930-01-01', 96, 175_71],
] as const)('born on %s: %d years, %d centavos', (oldestBirth, age, mip) => {
  expect(estimateHousingInsurance({ ...home, oldestBirth })).toMatchObject({ age, mip })
})
