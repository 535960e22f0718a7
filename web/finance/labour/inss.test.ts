import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateInss, calculateSalarioFamilia } from './inss.ts'

const pay = fc.integer({ min: 0, max: 100_000_00 })

test.each([
  { salary: 8475_55, date: '2026-11-20', contribution: 988_09, from: 'ir-o-10: teto, soma sem truncar' },
  { salary: 1621_00, date: '2026-11-20', contribution: 121_58, from: 'ir-o-11: 121,575 sobe o centavo' },
  { salary: 5000_00, date: '2026-11-30', contribution: 501_51, from: 'ir-o-03' },
  { salary: 3036_00, date: '2025-12-31', contribution: 257_73, from: 'Receita, exemplo 1 da Lei 15.270' },
  { salary: 4000_00, date: '2025-12-31', contribution: 373_41, from: 'Receita, exemplo 2 da Lei 15.270' },
  { salary: 5000_00, date: '2025-12-31', contribution: 509_60, from: 'Receita, exemplo 3 da Lei 15.270' },
  { salary: 6000_00, date: '2025-12-31', contribution: 649_60, from: 'Receita, exemplo 4 da Lei 15.270' },
  { salary: 3000_00, date: '2024-01-31', contribution: 258_82, from: 'ir-o-09' },
  { salary: 0, date: '2026-11-20', contribution: 0, from: 'nada sobre nada' },
] as const)('INSS de $salary em $date → $contribution ($from)', ({ salary, date, contribution }) => {
  expect(calculateInss({ salary, date })).toMatchObject({ ok: true, contribution })
})

test('trap: INSS R$ 0,01 rounding, inss_calculator #10: the slices are not cut one by one', () => {
  // Cut at two decimals they are 121,57 + 115,36 + 174,17 + 576,97 = 988,07; rounded, 121,58 + … = 988,10.
  expect(calculateInss({ salary: 8475_55, date: '2026-11-20' })).toMatchObject({ contribution: 988_09 })
  // 121,575 + 64,1097: rounded one by one they would be 185,69.
  expect(calculateInss({ salary: 2333_33, date: '2026-11-20' })).toMatchObject({ contribution: 185_68 })
})

test('the table changes on 1 January, and nothing is known before the first one', () => {
  const salary = 5000_00
  expect(calculateInss({ salary, date: '2025-12-31' })).toMatchObject({ contribution: 509_60 })
  expect(calculateInss({ salary, date: '2026-01-01' })).toMatchObject({ contribution: 501_51 })
  expect(calculateInss({ salary, date: '2023-12-31' })).toEqual({ ok: false, reason: 'no-table-in-force' })
})

test('never falls when the salary rises, and stops at the ceiling', () => {
  fc.assert(
    fc.property(pay, pay, (salary, rise) => {
      const [lower, higher] = [salary, salary + rise].map((one) =>
        calculateInss({ salary: one, date: '2026-11-20' }),
      )
      if (!(lower?.ok && higher?.ok)) return false
      return lower.contribution <= higher.contribution && higher.contribution <= 988_09
    }),
  )
})

test.each([-1, 0.5, Number.NaN])('refuses %s as a salary', (salary) => {
  expect(() => calculateInss({ salary, date: '2026-11-20' })).toThrow(RangeError)
})

test.each([
  { pay: 1980_38, children: 2, date: '2026-11-20', amount: 135_08, from: 'ir-o-14: no limite' },
  { pay: 1980_39, children: 2, date: '2026-11-20', amount: 0, from: 'um centavo acima' },
  { pay: 1906_04, children: 1, date: '2025-06-30', amount: 65_00, from: 'cota de 2025' },
] as const)('salário-família sobre $pay → $amount ($from)', ({ amount, ...input }) => {
  expect(calculateSalarioFamilia(input)).toMatchObject({ ok: true, amount })
})

test('salário-família has no table before 2024', () => {
  expect(calculateSalarioFamilia({ pay: 1500_00, children: 1, date: '2023-12-31' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})
