import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateNetSalary, calculateThirteenth, thirteenthDueDays } from './payroll.ts'

test.each([
  { salary: 5000_00, date: '2026-11-30', inss: 501_51, tax: 0, net: 4498_49, from: 'ir-o-03' },
  { salary: 5500_00, date: '2026-11-30', inss: 571_51, tax: 190_47, net: 4738_02, from: 'spec/pages.md §14' },
  { salary: 7350_00, date: '2026-11-30', inss: 830_51, tax: 884_13, net: 5635_36, from: 'ir-o-05' },
  { salary: 7350_01, date: '2026-11-30', inss: 830_52, tax: 884_13, net: 5635_36, from: 'ir-o-06' },
  { salary: 10_000_00, date: '2026-11-30', inss: 988_09, tax: 1569_55, net: 7442_36, from: 'spec §14' },
  { salary: 5000_00, date: '2025-04-30', inss: 509_60, tax: 335_15, net: 4155_25, from: 'ir-o-07' },
  { salary: 5000_00, date: '2025-05-31', inss: 509_60, tax: 312_89, net: 4177_51, from: 'ir-o-08' },
] as const)('líquido de $salary em $date ($from)', ({ salary, date, inss, tax, net }) => {
  expect(calculateNetSalary({ salary, date })).toMatchObject({ ok: true, inss, tax, net })
})

test('has no answer in 2023: the tax has a table, the INSS not', () => {
  const refusal = { ok: false, reason: 'no-table-in-force' }
  expect(calculateNetSalary({ salary: 3000_00, date: '2023-12-31' })).toEqual(refusal)
  expect(calculateThirteenth({ salary: 3000_00, avos: 12, date: '2023-12-20' })).toEqual(refusal)
})

test('salary = net + INSS + tax, none of them negative', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_00 }), fc.nat({ max: 9 }), (salary, dependants) => {
      const pay = calculateNetSalary({ salary, date: '2026-11-30', dependants })
      return pay.ok && pay.inss + pay.tax + pay.net === salary && Math.min(pay.inss, pay.tax, pay.net) >= 0
    }),
  )
})

test.each([
  {
    input: { salary: 6000_00, avos: 12, advance: 3000_00 },
    expected: { gross: 6000_00, inss: 641_51, tax: 385_10, reduction: 179_75, secondInstalment: 1973_39 },
    from: 'ir-o-12',
  },
  {
    input: { salary: 8000_00, avos: 7, dependants: 1 },
    expected: { gross: 4666_67, inss: 454_85, tax: 0, reduction: 229_51, secondInstalment: 4211_82 },
    from: 'ir-o-13: o redutor olha o 13º, não o salário de 8.000',
  },
  {
    input: { salary: 2000_00, avos: 3, advance: 1000_00 },
    expected: { gross: 500_00, inss: 37_50, tax: 0, secondInstalment: -537_50 },
    from: 'adiantamento maior que o líquido: 462,50 − 1.000',
  },
] as const)('13º: $from', ({ input, expected }) => {
  expect(calculateThirteenth({ ...input, date: '2026-12-20' })).toMatchObject({ ok: true, ...expected })
})

test.each([-1, 13, 1.5])('refuses %s twelfths', (avos) => {
  expect(() => calculateThirteenth({ salary: 1, avos, date: '2026-12-20' })).toThrow(RangeError)
})

test('the instalments of the 13º are due on business days', () => {
  // 20/12/2026 is a Sunday; 30/11/2025 too.
  expect(thirteenthDueDays('2026')).toEqual({ first: '2026-11-30', second: '2026-12-18' })
  expect(thirteenthDueDays('2025')).toEqual({ first: '2025-11-28', second: '2025-12-19' })
})
