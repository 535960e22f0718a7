import fc from 'fast-check'
import { expect, test } from 'vitest'
import { incomeBondCustody, tesouroCustodyFee } from './tesouro-custody.ts'

const date = '2026-11-20'

test.each([
  { bond: 'selic', averageBalance: 25_000_00, days: 365, base: 15_000_00, fee: 30_00, from: 'rf-o-15' },
  { bond: 'selic', averageBalance: 10_000_00, days: 365, base: 0, fee: 0, from: 'no limite da isenção' },
  {
    bond: 'ipca',
    averageBalance: 25_000_00,
    days: 365,
    base: 25_000_00,
    fee: 50_00,
    from: '0,20 % de 25.000',
  },
  { bond: 'prefixado', averageBalance: 1000_00, days: 73, base: 1000_00, fee: 40, from: 'um quinto do ano' },
] as const)('$bond, $averageBalance for $days days → $fee ($from)', ({ base, fee, from: _, ...input }) => {
  expect(tesouroCustodyFee({ ...input, date })).toEqual({ ok: true, base, fee })
})

test('a longer term or a larger balance never pays less', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_00 })
  const days = fc.integer({ min: 0, max: 5000 })
  fc.assert(
    fc.property(cents, cents, days, days, (averageBalance, rise, term, more) => {
      const lower = tesouroCustodyFee({ bond: 'selic', averageBalance, days: term, date })
      const higher = tesouroCustodyFee({
        bond: 'selic',
        averageBalance: averageBalance + rise,
        days: term + more,
        date,
      })
      return lower.ok && higher.ok && lower.fee <= higher.fee
    }),
  )
})

test('has no answer before the table, and refuses the impossible', () => {
  const input = { bond: 'ipca', averageBalance: 1000_00, days: 365, date } as const
  expect(tesouroCustodyFee({ ...input, date: '2024-12-30' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  expect(() => tesouroCustodyFee({ ...input, days: 0.5 })).toThrow(RangeError)
  expect(() => tesouroCustodyFee({ ...input, averageBalance: -1 })).toThrow(RangeError)
})

test('trap: custódia 0,30 %. A year of R$ 10.000 in IPCA+ pays R$ 20, not R$ 30', () => {
  const fee = tesouroCustodyFee({ bond: 'ipca', averageBalance: 10_000_00, days: 365, date })
  expect(fee).toMatchObject({ ok: true, fee: 20_00 })
})

test.each([
  ['renda-mais', 9 * 365, 45_00, '0,50 % a.a. antes de 10 anos'],
  ['renda-mais', 10 * 365, 20_00, '0,20 % de 10 a 20 anos'],
  ['renda-mais', 20 * 365, 20_00, '0,10 % depois de 20 anos'],
  ['educa-mais', 7 * 365, 14_00, '0,20 % de 7 a 14 anos'],
] as const)('%s sold after %i days of R$ 1.000 pays %i (%s)', (bond, days, fee, _) => {
  const periods = [{ averageBalance: 1000_00, days }]
  expect(incomeBondCustody({ bond, periods, date })).toMatchObject({ ok: true, fee })
})

test('RendA+ held to the maturity: free up to 6 minimum wages, 0,10 % on the part above', () => {
  const periods = [{ averageBalance: 100_000_00, days: 365 }]
  const custody = (incomeInWages: number) =>
    incomeBondCustody({ bond: 'renda-mais', periods, date, incomeInWages })
  expect(custody(6)).toMatchObject({ fee: 0 })
  expect(custody(12)).toMatchObject({ fee: 50_00 })
  expect(incomeBondCustody({ bond: 'renda-mais', periods, date: '2024-12-30' })).toMatchObject({ ok: false })
})
