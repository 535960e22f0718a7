import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateSeguroDesemprego, entitlementOn, monthsOfLast } from './seguro-desemprego.ts'

const date = '2026-11-20'

test.each([
  {
    input: { salaries: [3000_00, 3000_00, 3300_00], request: 1, monthsWorked: 20 },
    expected: { average: 3100_00, instalment: 2216_66, instalments: 4 },
    from: 'resc-o-10: 2.216,655 sobe o centavo',
  },
  {
    input: { salaries: [1900_00, 1900_00, 1900_00], request: 3, monthsWorked: 7 },
    expected: { instalment: 1621_00, instalments: 3 },
    from: 'resc-o-11: piso',
  },
  {
    input: { salaries: [9000_00, 9000_00, 9000_00], request: 2, monthsWorked: 30 },
    expected: { instalment: 2518_65, instalments: 5 },
    from: 'resc-o-12: teto',
  },
  {
    input: { salaries: [2222_17], request: 1, monthsWorked: 24 },
    expected: { instalment: 1777_74, instalments: 5 },
    from: 'fim da primeira faixa',
  },
  {
    input: { salaries: [3703_99], request: 5, monthsWorked: 6 },
    expected: { instalment: 2518_65, instalments: 3 },
    from: 'fim da segunda faixa; da terceira solicitação em diante',
  },
] as const)('$from', ({ input, expected }) => {
  expect(calculateSeguroDesemprego({ ...input, date })).toMatchObject({ ok: true, ...expected })
})

test.each([
  [1, 11, 0],
  [1, 12, 4],
  [2, 8, 0],
  [2, 9, 3],
  [2, 23, 4],
  [3, 5, 0],
  [3, 6, 3],
  [3, 24, 5],
])('request %i after %i months: %i instalments', (request, monthsWorked, instalments) => {
  const input = { salaries: [3000_00], request, monthsWorked, date } as const
  // (3.000,00 − 2.222,17) × 0,5 + 1.777,74; without a right there is no amount either.
  const instalment = instalments === 0 ? 0 : 2166_66
  expect(calculateSeguroDesemprego(input)).toMatchObject({ instalments, instalment })
})

test('the table changes on 11 January, and nothing is known before the first one', () => {
  const input = { salaries: [9000_00], request: 1, monthsWorked: 12 }
  expect(calculateSeguroDesemprego({ ...input, date: '2026-01-10' })).toMatchObject({ instalment: 2424_11 })
  expect(calculateSeguroDesemprego({ ...input, date: '2026-01-11' })).toMatchObject({ instalment: 2518_65 })
  expect(calculateSeguroDesemprego({ ...input, date: '2024-01-10' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})

test('between the minimum wage and the ceiling, and never less for a higher salary', () => {
  const instalmentOf = (salary: number) => {
    const result = calculateSeguroDesemprego({ salaries: [salary], request: 1, monthsWorked: 12, date })
    return result.ok ? result.instalment : Number.NaN
  }
  fc.assert(
    fc.property(fc.nat({ max: 10_000_00 }), fc.nat({ max: 3000_00 }), (salary, rise) => {
      const [lower, higher] = [instalmentOf(salary), instalmentOf(salary + rise)]
      return lower >= 1621_00 && lower <= higher && higher <= 2518_65
    }),
  )
})

test('refuses no salary, four salaries and request zero', () => {
  const input = { salaries: [3000_00], request: 1, monthsWorked: 12, date } as const
  expect(() => calculateSeguroDesemprego({ ...input, salaries: [] })).toThrow(RangeError)
  expect(() => calculateSeguroDesemprego({ ...input, salaries: [1, 1, 1, 1] })).toThrow(RangeError)
  expect(() => calculateSeguroDesemprego({ ...input, request: 0 })).toThrow(RangeError)
})

test.each([
  // Nobody said more than the contract: what came before it may be anything.
  [18, { contract: 10, notice: 0 }, { least: 10, most: 18 }],
  [18, { contract: 18, notice: 1 }, { least: 18, most: 18 }],
  // Of 20 months in 36, at least 2 are in the last 18; the contract says 10.
  [18, { contract: 10, notice: 0, total: 20 }, { least: 10, most: 18 }],
  [18, { contract: 2, notice: 0, total: 31 }, { least: 13, most: 18 }],
  [18, { contract: 5, notice: 1, total: 8 }, { least: 5, most: 9 }],
  // Typed: it is what it is, but for the notice.
  [12, { contract: 3, notice: 1, recent: 8, total: 30 }, { least: 8, most: 9 }],
])('of the last %i months, %o: %o', (ofLast, record, range) => {
  expect(monthsOfLast(ofLast, record)).toEqual(range)
})

test('the months that each request asks for', () => {
  expect([1, 2, 3, 4].map((request) => entitlementOn(request, date))).toEqual([
    { months: 12, ofLast: 18 },
    { months: 9, ofLast: 12 },
    { months: 6, ofLast: 6 },
    { months: 6, ofLast: 6 },
  ])
  expect(entitlementOn(1, '2024-01-10')).toBeUndefined()
})
