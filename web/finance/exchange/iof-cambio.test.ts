import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IsoDate } from '../core/money.ts'
import { type FxOperation, fxClauses } from '../tables/exchange/iof-cambio.ts'
import { fxRateHistory, iofOnExchange } from './iof-cambio.ts'

const today = '2026-11-20'

test.each([
  { operation: 'card', amount: 1000_00, date: today, rate: 0.035, iof: 35_00, from: 'facts/01 iof-o-01' },
  {
    operation: 'investment',
    amount: 52_000_00,
    date: today,
    rate: 0.011,
    iof: 572_00,
    from: 'facts/01 iof-o-02',
  },
  {
    operation: 'cash',
    amount: 5400_00,
    date: '2025-07-05',
    rate: 0.011,
    iof: 59_40,
    from: 'facts/01 iof-o-03',
  },
  {
    operation: 'cash',
    amount: 5400_00,
    date: '2025-07-17',
    rate: 0.035,
    iof: 189_00,
    from: 'facts/01 iof-o-04',
  },
  {
    operation: 'card',
    amount: 3210_55,
    date: '2024-12-31',
    rate: 0.0438,
    iof: 140_62,
    from: 'facts/01 iof-o-05',
  },
  { operation: 'inflow', amount: 8000_00, date: today, rate: 0.0038, iof: 30_40, from: 'facts/01 iof-o-06' },
  { operation: 'goods-import', amount: 8000_00, date: today, rate: 0, iof: 0, from: 'facts/01 iof-o-07' },
] as const)('$operation of $amount on $date → $iof ($from)', ({ operation, amount, date, rate, iof }) => {
  expect(iofOnExchange({ operation, amount, date })).toMatchObject({
    ok: true,
    rate,
    iof,
    total: amount + iof,
  })
})

test.each<[FxOperation, IsoDate, number]>([
  // UOL, 06/01/2025: "era de 6,38% até 2022, caiu para 5,38% em 2023, a 4,38% em 2024, e agora foi a 3,38%".
  ['card', '2022-12-31', 0.0638],
  ['card', '2023-01-02', 0.0538],
  ['card', '2025-01-01', 0.0438],
  ['card', '2025-01-02', 0.0338],
  ['card', '2025-05-22', 0.0338],
  ['card', '2025-05-23', 0.035],
  ['card', '2025-06-26', 0.035],
  ['card', '2025-06-27', 0.0338],
  ['card', '2025-07-16', 0.0338],
  ['card', '2025-07-17', 0.035],
  // The schedule of 2.38 % in 2026 was revoked in May 2025.
  ['card', '2026-01-02', 0.035],
  ['prepaid-card', '2025-07-16', 0.0338],
  ['withdrawal', '2025-07-16', 0.0338],
  ['own-account', '2025-07-16', 0.011],
  // To one's own account it is 3.5 %; only for investment 1.1 %.
  ['own-account', today, 0.035],
  ['third-party', '2025-05-22', 0.0038],
  ['third-party', '2025-07-16', 0.0038],
  ['third-party', today, 0.035],
  ['inflow', '2025-06-01', 0.0038],
])('%s on %s pays %d', (operation, date, rate) => {
  expect(iofOnExchange({ operation, amount: 100_00, date })).toMatchObject({ ok: true, rate })
})

test.each<[FxOperation, IsoDate]>([
  ['card', '2018-03-02'],
  ['cash', '2018-03-02'],
  ['investment', '2018-03-02'],
  ['inflow', '2008-01-02'],
])('%s on %s has no table', (operation, date) => {
  expect(iofOnExchange({ operation, amount: 100_00, date })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})

test('the investment rate before 17/07/2025 says that it is uncertain', () => {
  const on = (date: IsoDate) => iofOnExchange({ operation: 'investment', amount: 100_00, date })
  expect(on('2025-07-16')).toMatchObject({ rate: 0.0038, rule: { confidence: 'uncertain' } })
  expect(on('2025-07-17')).toMatchObject({
    rate: 0.011,
    rule: { confidence: 'confirmed' },
    clause: 'art. 15-B, XXI-A',
  })
})

test('the history has an entry for each change, newest first', () => {
  // As it was known on 20/11/2026.
  const told = (operation: FxOperation) =>
    fxRateHistory(operation)
      .filter(({ rule }) => rule.from <= '2026-11-20')
      .map(({ rate, rule }) => `${rule.from} ${rate}`)
  expect(told('cash')).toEqual([
    '2025-07-17 0.035',
    '2025-06-27 0.011',
    '2025-05-23 0.035',
    '2018-03-03 0.011',
  ])
  expect(told('inflow')).toEqual(['2008-01-03 0.0038'])
  expect(told('card')).toHaveLength(7)
})

test('a negative or fractional amount is nobody’s', () => {
  expect(() => iofOnExchange({ operation: 'card', amount: -1, date: today })).toThrow(RangeError)
  expect(() => iofOnExchange({ operation: 'card', amount: 0.5, date: today })).toThrow(RangeError)
})

// The keys of a literal object are the names of its type.
const operations = Object.keys(fxClauses) as FxOperation[]
const amount = fc.integer({ min: 0, max: 1_000_000_000_00 })

test('a larger amount never pays less, and the parts are whole centavos that add up', () => {
  fc.assert(
    fc.property(fc.constantFrom(...operations), amount, amount, (operation, a, b) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((value) =>
        iofOnExchange({ operation, amount: value, date: today }),
      )
      if (!(less?.ok && more?.ok)) return false
      return less.iof <= more.iof && Number.isInteger(more.iof) && more.total === Math.max(a, b) + more.iof
    }),
  )
})
