import fc from 'fast-check'
import { expect, test } from 'vitest'
import { states } from '#web/finance/tables/exchange/icms-importacao.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateCurrency } from './calculate.ts'
import { type ConversionQuestion, conversionUses, type ImportQuestion, payments } from './question.ts'

const rate = fc.double({ min: 0.001, max: 100, noNaN: true })
const spread = fc.double({ min: 0, max: 0.2, noNaN: true })
const date = fc.constantFrom('2023-08-01', '2025-01-01', '2025-07-01', '2026-05-11', '2026-11-20')

const parcel: fc.Arbitrary<ImportQuestion> = fc.record({
  tab: fc.constant('importar' as const),
  date,
  currency: fc.record({
    code: fc.constantFrom('USD', 'EUR'),
    rate: fc.double({ min: 1, max: 10, noNaN: true }),
  }),
  dollarRate: fc.double({ min: 1, max: 10, noNaN: true }),
  product: fc.integer({ min: 1, max: 5000_00 }),
  freight: fc.integer({ min: 0, max: 200_00 }),
  insurance: fc.integer({ min: 0, max: 50_00 }),
  goods: fc.constantFrom('common', 'common', 'medicine', 'book'),
  programme: fc.constantFrom('yes', 'no', 'unknown'),
  state: fc.constantFrom(...states),
  payment: fc.constantFrom(...payments),
  spread,
  dispatchFee: fc.integer({ min: 0, max: 100_00 }),
  brazilPrice: fc.option(fc.integer({ min: 1, max: 10_000_00 }), { nil: undefined }),
})

const conversion: fc.Arbitrary<ConversionQuestion> = fc.record({
  tab: fc.constant('converter' as const),
  date,
  amount: fc.integer({ min: 1, max: 1_000_000_00 }),
  from: fc.record({ code: fc.constant('USD'), rate }),
  to: fc.constant({ code: 'BRL', rate: 1 }),
  use: fc.constantFrom(...conversionUses),
  spread,
  fee: fc.integer({ min: 0, max: 100_00 }),
})

const totalOf = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

test('an import: finite, lines are the total, never under its customs value, inside the range of the states', () => {
  fc.assert(
    fc.property(parcel, (question) => {
      const answer = calculateCurrency(question)
      if (!(answer.ok && answer.tab === 'importar')) return
      expect(everyNumberIn(answer).every(Number.isFinite)).toBe(true)
      for (const { lines, total, value } of answer.regimes) {
        expect(totalOf(lines)).toBe(total)
        expect(total).toBeGreaterThanOrEqual(value)
      }
      expect(answer.byState.lowest).toBeLessThanOrEqual(answer.total)
      expect(answer.byState.highest).toBeGreaterThanOrEqual(answer.total)
    }),
  )
})

test('at the break-even price the import costs no more than in Brazil, a cent above it more', () => {
  fc.assert(
    fc.property(parcel, (question) => {
      const answer = calculateCurrency(question)
      if (!(answer.ok && answer.tab === 'importar' && answer.brazil?.breakEven.ok)) return
      const { product } = answer.brazil.breakEven
      const at = calculateCurrency({ ...question, product })
      const above = calculateCurrency({ ...question, product: product + 1 })
      expect(at.ok && at.total <= answer.brazil.price).toBe(true)
      expect(above.ok && above.total > answer.brazil.price).toBe(true)
    }),
  )
})

test('a conversion: finite, lines are the total, buying costs at least the commercial value, receiving at most', () => {
  fc.assert(
    fc.property(conversion, (question) => {
      const answer = calculateCurrency(question)
      if (!(answer.ok && answer.tab === 'converter')) return
      expect(everyNumberIn(answer).every(Number.isFinite)).toBe(true)
      expect(totalOf(answer.lines)).toBe(answer.total)
      const over = answer.total - answer.inReais
      expect(question.use === 'receive' ? over <= 0 : over >= 0).toBe(true)
    }),
  )
})
