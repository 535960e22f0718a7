import fc from 'fast-check'
import { expect, test } from 'vitest'
import { treasuryCustodyFee } from './treasury-custody.ts'

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
  expect(treasuryCustodyFee({ ...input, date })).toEqual({ ok: true, base, fee })
})

test('a longer term or a larger balance never pays less', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000_00 })
  const days = fc.integer({ min: 0, max: 5000 })
  fc.assert(
    fc.property(cents, cents, days, days, (averageBalance, rise, term, more) => {
      const lower = treasuryCustodyFee({ bond: 'selic', averageBalance, days: term, date })
      const higher = treasuryCustodyFee({
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
  expect(treasuryCustodyFee({ ...input, date: '2024-12-30' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  expect(() => treasuryCustodyFee({ ...input, days: 0.5 })).toThrow(RangeError)
  expect(() => treasuryCustodyFee({ ...input, averageBalance: -1 })).toThrow(RangeError)
})
