import fc from 'fast-check'
import { expect, test } from 'vitest'
import { affordableExchange, exchangeCost } from './exchange-cost.ts'

const dollars = {
  amount: 100_00,
  currency: 'US$',
  commercialRate: 5.2238,
  operation: 'card',
  spread: 0.04,
  fee: 0,
  date: '2026-11-20',
} as const

test.each([
  { operation: 'card', spread: 0.04, total: 562_29, from: 'spec/pages.md §1, cartão' },
  { operation: 'cash', spread: 0.055, total: 570_40, from: 'spec/pages.md §1, espécie' },
  { operation: 'own-account', spread: 0.02, total: 551_48, from: 'spec/pages.md §1, conta global' },
  { operation: 'investment', spread: 0.015, total: 536_05, from: 'spec/pages.md §1, investimento' },
  { operation: undefined, spread: 0, total: 522_38, from: 'PTAX × 100' },
] as const)('US$ 100: $total ($from)', ({ total, from: _, ...way }) => {
  const cost = exchangeCost({ ...dollars, ...way })
  expect(cost).toMatchObject({ ok: true, total, vet: total / 100_00 })
})

test('the lines of the card: commercial, spread, IOF with its clause, fee', () => {
  const cost = exchangeCost({ ...dollars, fee: 10_00 })
  expect(cost.ok && cost.lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['exchange', 522_38],
    ['spread', 20_90],
    ['iof', 19_01],
    ['fee', 10_00],
  ])
  expect(cost.ok && cost.rule).toMatchObject({
    from: '2025-07-17',
    source: expect.stringContaining('inciso VII'),
  })
})

test('R$ 562,29 buy the 100 dollars, one centavo less buys less', () => {
  expect(affordableExchange(562_29, dollars)).toMatchObject({ amount: 100_00, total: 562_29 })
  expect(affordableExchange(562_28, dollars)).toMatchObject({ amount: 99_99 })
})

test('a budget that does not pay the fee buys nothing; a day without a rate refuses', () => {
  expect(affordableExchange(10_00, { ...dollars, fee: 10_00 })).toBeUndefined()
  const old = { ...dollars, date: '2018-03-02' } as const
  expect(exchangeCost(old)).toEqual({ ok: false, reason: 'no-table-in-force' })
  expect(affordableExchange(10_00, old)).toEqual({ ok: false, reason: 'no-table-in-force' })
})

test('no negative amount, rate, spread of −100 % or fee', () => {
  for (const wrong of [{ amount: 0 }, { commercialRate: 0 }, { spread: -1 }, { fee: -1 }])
    expect(() => exchangeCost({ ...dollars, ...wrong })).toThrow(RangeError)
})

const rate = fc.double({ min: 0.0001, max: 100, noNaN: true })
const spread = fc.double({ min: 0, max: 0.2, noNaN: true })

test('what a budget buys costs no more than it, and one hundredth more costs more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_00 }), rate, spread, (budget, commercialRate, over) => {
      const way = { ...dollars, commercialRate, spread: over }
      const bought = affordableExchange(budget, way)
      const amount = bought?.ok ? bought.amount : 0
      const next = exchangeCost({ ...way, amount: amount + 1 })
      return (!bought?.ok || bought.total <= budget) && next.ok && next.total > budget
    }),
  )
})
