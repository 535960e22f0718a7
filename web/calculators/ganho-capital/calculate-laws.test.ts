import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateGain } from './calculate.ts'
import type { GainInput } from './question.ts'

const amount = fc.nat({ max: 20_000_000_00 })
const small = fc.nat({ max: 100_000_00 })
const anySale: fc.Arbitrary<GainInput> = fc
  .record({
    kind: fc.constantFrom(
      'imovel' as const,
      'bem_movel' as const,
      'acoes_fora_da_bolsa' as const,
      'cripto' as const,
      'exterior' as const,
    ),
    price: amount.map((price) => price + 1_00),
    saleExpenses: small,
    cost: amount,
    itbi: small,
    purchaseBrokerage: small,
    improvements: small,
    interest: small,
    owned: fc.nat({ max: 22_000 }),
    day: fc.nat({ max: 1000 }),
    share: fc.constantFrom(1, 0.5, 1 / 3),
    isOnlyProperty: fc.boolean(),
    isResidential: fc.boolean(),
    reinvested: amount,
    soldOtherInFiveYears: fc.boolean(),
    usedReinvestmentInFiveYears: fc.boolean(),
    isFinancialAbroad: fc.boolean(),
    earlierGain: amount,
    parts: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 5 }),
  })
  .map(({ owned, day, parts, ...sale }) => {
    const soldOn = addDays('2024-01-01', day)
    const weights = parts.reduce((sum, part) => sum + part, 0)
    const amounts = parts.slice(1).map((part) => Math.floor((sale.price * part) / weights))
    const rest = sale.price - amounts.reduce((sum, one) => sum + one, 0)
    const instalments = parts.length > 0 ? [rest, ...amounts] : []
    return {
      ...sale,
      soldOn,
      boughtOn: addDays(soldOn, -owned),
      instalments: instalments.map((one, index) => ({ date: addDays(soldOn, index * 40), amount: one })),
    }
  })

test('every statement adds up, the tax is at most 22,5 % of the gain, nothing is NaN', () => {
  fc.assert(
    fc.property(anySale, (sale) => {
      const answer = calculateGain(sale)
      if (!answer.ok) return false
      const { lines, total, gainStatement, netStatement, gain, payment } = answer
      const schedule = payment.how === 'darf' ? payment.schedule : []
      const paid = schedule.reduce((sum, { tax }) => sum + tax, 0)
      return (
        [{ lines, total }, gainStatement, netStatement].every((one) => sumOf(one.lines) === one.total) &&
        (schedule.length === 0 || paid === total) &&
        gainStatement.total >= 0 &&
        gainStatement.total <= gain &&
        total >= 0 &&
        total <= gain * 0.225 + 1 &&
        everyNumberIn(answer).every(Number.isFinite)
      )
    }),
  )
})

test('a higher price never means less tax without exemptions, a higher cost never more', () => {
  fc.assert(
    fc.property(anySale, fc.nat({ max: 1_000_000_00 }), (sale, more) => {
      const plain = { ...sale, isOnlyProperty: false, reinvested: 0, instalments: [] }
      const [now, dearer, costlier] = [
        plain,
        { ...plain, price: plain.price + more },
        { ...plain, cost: plain.cost + more },
      ].map((one) => calculateGain(one))
      if (!(now?.ok && dearer?.ok && costlier?.ok)) throw new Error('no table')
      expect(dearer.total).toBeGreaterThanOrEqual(now.total)
      expect(costlier.total).toBeLessThanOrEqual(now.total)
    }),
  )
})

function sumOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount: one }) => sum + one, 0)
}
