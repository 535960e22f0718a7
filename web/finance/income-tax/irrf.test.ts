import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateIrpfAnual } from './irpf-anual.ts'
import { calculateIrrf } from './irrf.ts'

const date = '2026-01-31'
const refusal = { ok: false, reason: 'no-table-in-force' }

// INSS by the table of 2025, as on the Receita's page; the tests of `inss.ts` have it too.
test.each([
  {
    example: 1,
    input: { income: 3036_00, inss: 257_73, date },
    expected: { form: 'simplified', base: 2428_80, rate: 0, tableTax: 0, reduction: 0, tax: 0 },
  },
  {
    example: 2,
    input: { income: 4000_00, inss: 373_41, date },
    expected: { form: 'simplified', base: 3392_80, rate: 0.15, tableTax: 114_76, reduction: 114_76, tax: 0 },
  },
  {
    example: 3,
    input: { income: 5000_00, inss: 509_60, date },
    expected: { form: 'simplified', base: 4392_80, rate: 0.225, tableTax: 312_89, reduction: 312_89, tax: 0 },
  },
  {
    example: 4,
    input: { income: 6000_00, inss: 649_60, date },
    expected: { form: 'legal', base: 5350_40, rate: 0.275, tableTax: 562_63, reduction: 179_75, tax: 382_88 },
  },
  {
    // Only the simplified discount is used: as the page has it, no INSS is taken off.
    example: 5,
    input: { income: 7607_20, inss: 0, date },
    expected: { form: 'simplified', base: 7000_00, tableTax: 1016_27, reduction: 0, tax: 1016_27 },
  },
] as const)('Receita, Exemplos de Aplicação da Lei 15.270/2025, exemplo $example', ({ input, expected }) => {
  expect(calculateIrrf(input)).toMatchObject({ ok: true, ...expected })
})

test.each([
  {
    input: { income: 7000_00, inss: 781_51, dependants: 2, date },
    expected: { form: 'legal', base: 5839_31, tableTax: 697_08, reduction: 46_61, tax: 650_47 },
    from: 'ir-o-04: o redutor cai em meio centavo exato, 46,605',
  },
  {
    input: { income: 3000_00, inss: 258_82, dependants: 1, date: '2024-01-31' },
    expected: { form: 'simplified', base: 2472_00, tableTax: 27_00, reduction: 0, tax: 27_00 },
    from: 'ir-o-09: último mês da tabela de 05/2023',
  },
  {
    input: { income: 7000_00, inss: 781_51, otherDeductions: 6000_00, date },
    expected: { form: 'legal', base: 218_49, rate: 0, tax: 0 },
    from: 'pensão judicial: 7.000 − 781,51 − 6.000, abaixo de 2.428,80',
  },
] as const)('IRRF: $from', ({ input, expected }) => {
  expect(calculateIrrf(input)).toMatchObject({ ok: true, ...expected })
})

// Goldens of spec/pages.md §14, whole salaries without dependants.
test.each([
  [5000_00, 501_51, 0],
  [5500_00, 571_51, 190_47],
  [6000_00, 641_51, 385_10],
  [7350_00, 830_51, 884_13],
  [10_000_00, 988_09, 1569_55],
])('a salary of %i with INSS of %i pays %i in 2026', (income, inss, tax) => {
  expect(calculateIrrf({ income, inss, date: '2026-11-20' })).toMatchObject({ tax })
})

test('trap: linear shortcut for the IRRF reducer, and the reducer on the base (spec/pages.md §0.4)', () => {
  const answer = calculateIrrf({ income: 6000_00, inss: 649_60, date })
  // Linear: 562,63 × (7.350 − 5.350,40) ÷ 2.350 = 478,75. On the base: 978,62 − 0,133145 × 5.350,40 = 266,24.
  expect(answer).toMatchObject({ reduction: 179_75, tax: 382_88 })
  expect(answer).not.toMatchObject({ reduction: 478_75 })
  expect(answer).not.toMatchObject({ reduction: 266_24 })
})

test('trap: a base of up to 5.000 is not exempt when the gross is above (facts/03, §4)', () => {
  expect(calculateIrrf({ income: 5500_00, inss: 571_51, date })).toMatchObject({ base: 4892_80, tax: 190_47 })
})

test.each([
  [5000_00, 312_89],
  [5000_01, 312_89],
  [5500_00, 246_32],
  [6000_00, 179_75],
  [6500_00, 113_18],
  [7349_99, 1],
  [7350_00, 0],
  [7350_01, 0],
])('the reducer is affine on the gross income: %i → %i', (income, reduction) => {
  expect(calculateIrrf({ income, inss: 0, date })).toMatchObject({ reduction })
})

test.each([0, 641_51, 1500_00])('the reducer does not look at the base: INSS of %i', (inss) => {
  expect(calculateIrrf({ income: 6000_00, inss, date })).toMatchObject({ reduction: 179_75 })
})

test.each([
  ['2026-01-01', 179_75],
  ['2025-12-31', 0],
] as const)('the reducer begins in 2026: %s', (day, reduction) => {
  expect(calculateIrrf({ income: 6000_00, inss: 641_51, date: day })).toMatchObject({ reduction })
})

test.each([
  ['2025-05-01', 2428_80 + 607_20],
  ['2025-04-30', 2259_20 + 564_80],
  ['2024-02-01', 2259_20 + 564_80],
  ['2024-01-31', 2112_00 + 528_00],
  ['2023-05-01', 2112_00 + 528_00],
] as const)('with the simplified discount, on %s nobody pays up to %i', (day, income) => {
  expect(calculateIrrf({ income, inss: 0, date: day })).toMatchObject({ rate: 0, tax: 0 })
  expect(calculateIrrf({ income: income + 1, inss: 0, date: day })).toMatchObject({ rate: 0.075 })
})

test('there is no table before 05/2023, nor an annual one before 2024', () => {
  expect(calculateIrrf({ income: 5000_00, inss: 0, date: '2023-04-30' })).toEqual(refusal)
  expect(calculateIrpfAnual({ year: 2023, income: 60_000_00 })).toEqual(refusal)
})

test('never negative, never more for less income, the reduction never above the tax', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('2023-05-01', '2024-06-01', '2025-06-01', '2026-06-01'),
      fc.integer({ min: 0, max: 20_000_00 }),
      fc.integer({ min: 0, max: 3000_00 }),
      fc.nat({ max: 5 }),
      (day, income, rise, dependants) => {
        const lower = calculateIrrf({ income, inss: 0, dependants, date: day })
        const higher = calculateIrrf({ income: income + rise, inss: 0, dependants, date: day })
        if (!(lower.ok && higher.ok)) return false
        return higher.tax >= lower.tax && lower.tax >= 0 && lower.tax === lower.tableTax - lower.reduction
      },
    ),
  )
})

test.each([
  {
    input: { year: 2026, income: 60_000_00 },
    expected: { form: 'simplified', base: 48_000_00, tableTax: 2694_15, reduction: 2694_15, tax: 0 },
    from: 'ir-o-15: o imposto sobre 60.000 é o máximo da redução, como diz a lei',
  },
  {
    input: { year: 2026, income: 75_000_00, legalDeductions: 14_000_00 },
    expected: { form: 'simplified', base: 60_000_00, tableTax: 5595_34, reduction: 1261_61, tax: 4333_73 },
    from: 'ir-o-16',
  },
  {
    input: { year: 2025, income: 75_000_00, legalDeductions: 14_000_00 },
    expected: { tableTax: 5646_22, reduction: 0, tax: 5646_22 },
    from: 'ir-o-17: sem redutor',
  },
  {
    input: { year: 2026, income: 100_000_00, legalDeductions: 17_640_01 },
    expected: { form: 'legal', base: 82_359_99, reduction: 0 },
    from: 'um centavo acima do teto do desconto simplificado',
  },
] as const)('IRPF anual: $from', ({ input, expected }) => {
  expect(calculateIrpfAnual(input)).toMatchObject({ ok: true, ...expected })
})

test.each([-1, 0.5, Number.NaN])('refuses %s', (wrong) => {
  expect(() => calculateIrrf({ income: wrong, inss: 0, date })).toThrow(RangeError)
  expect(() => calculateIrrf({ income: 1, inss: wrong, date })).toThrow(RangeError)
  expect(() => calculateIrrf({ income: 1, inss: 0, dependants: wrong, date })).toThrow(RangeError)
  expect(() => calculateIrpfAnual({ year: wrong, income: 1 })).toThrow(RangeError)
})
