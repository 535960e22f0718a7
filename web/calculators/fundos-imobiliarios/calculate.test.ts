import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorsOf, resultOf } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateFund, type FundInput } from './calculate.ts'
import { calculator } from './calculator.ts'
import { refusalInWords } from './words.ts'

const example: FundInput = {
  date: '2026-11-20',
  units: 100,
  unitCost: 95_00,
  unitIncome: 80,
  unitAmortization: 0,
  unitPrice: 102_00,
  saleFees: 0,
  earlierLoss: 0,
  holders: 50_000,
  isListed: true,
  share: 0.0001,
  linkedShare: 0.0001,
}

function answerOf(changes: Partial<FundInput>) {
  const answer = calculateFund({ ...example, ...changes })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('a hundred units: exempt income, and 20 % of the gain when sold (by hand)', () => {
  expect(answerOf({})).toMatchObject({
    total: 80_00,
    lines: [
      { key: 'income', amount: 80_00, formula: '100 cotas × R$\u00A00,80' },
      { key: 'ir', amount: 0, formula: expect.stringMatching(/^isento/) },
    ],
    yieldOnCost: { month: expect.closeTo(0.8 / 95, 12), year: expect.closeTo(9.6 / 95, 12) },
    sale: {
      gain: 700_00,
      tax: 140_00,
      statement: { total: 10_060_00 },
      darf: { code: '6015', payBy: '2026-12-30', isBelowMinimum: false },
    },
  })
  expect(answerOf({ unitPrice: undefined })).not.toHaveProperty('sale')
})

test('trap: FII "50 cotistas". A fund with fewer than 100 pays 20 % at source', () => {
  const answer = answerOf({ holders: 99 })
  expect(answer).toMatchObject({ total: 64_00, lines: [{}, { key: 'ir', amount: -16_00 }] })
  expect(answer.checks).toContainEqual({
    isMet: false,
    words: 'O fundo tem pelo menos 100 cotistas',
  })
  expect(answerOf({ holders: 50, date: '2023-12-29' }).total).toBe(80_00)
  expect(answerOf({ share: 0.1 }).total).toBe(64_00)
})

test('losses with funds come off the gain, and a loss is carried without a tax', () => {
  expect(answerOf({ earlierLoss: 200_00 }).sale).toMatchObject({ tax: 100_00, lossCarried: 0 })
  expect(answerOf({ earlierLoss: 200_00, unitPrice: 90_00 }).sale).toMatchObject({
    gain: -500_00,
    tax: 0,
    lossCarried: 700_00,
  })
  expect(answerOf({ units: 1, earlierLoss: 0 }).sale?.darf).toMatchObject({ isBelowMinimum: true })
})

test('linked people are a condition too, since 2024 (review of the calculations, §1)', () => {
  const linked = answerOf({ linkedShare: 0.3 })
  expect(linked).toMatchObject({ total: 64_00 })
  expect(linked.checks.filter(({ isMet }) => !isMet)).toEqual([
    { isMet: false, words: 'Você e as pessoas ligadas a você têm menos de 30\u00A0% das cotas' },
  ])
  expect(answerOf({ linkedShare: 0.3, date: '2023-12-29' })).toMatchObject({ total: 80_00 })
  expect(answerOf({ date: '2023-12-29' }).checks).toHaveLength(3)
})

test('amortization gives cost back: no income, no tax, and a larger gain when sold (by hand)', () => {
  const answer = answerOf({ unitAmortization: 5_00 })
  expect(answer).toMatchObject({
    total: 580_00,
    income: { gross: 80_00, ir: 0, net: 80_00 },
    yieldOnCost: { month: expect.closeTo(0.8 / 95, 12) },
    sale: { cost: 9000_00, gain: 1200_00, tax: 240_00 },
  })
})

test('the loss that is carried and a DARF below the least are said (review of the calculations, §1)', () => {
  const loss = resultOf(calculator, { unitPrice: '90,00', earlierLoss: '200,00' }).shown
  expect(loss.warnings).toEqual([expect.stringContaining('sem prazo')])
  expect(JSON.stringify(loss.apart)).toContain('700,00')
  const small = resultOf(calculator, { units: '1' }).shown
  expect(small.warnings).toContainEqual(expect.stringContaining('R$\u00A010,00'))
})

test('before 2006 there is no answer', () => {
  const refusal = { ok: false, reason: 'no-table-in-force' } as const
  expect(calculateFund({ ...example, date: '2005-12-31' })).toEqual(refusal)
  expect(refusalInWords(refusal)).toContain('2006')
  expect(() => answerOf({ units: 0 })).toThrow(RangeError)
  expect(errorsOf(calculator, { units: '1,5' }).units).toContain('inteiro')
})

test('laws: never more than the gross, the tax 20 % of the gain at most, all finite', () => {
  const cents = fc.nat({ max: 1000_00 })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      cents,
      cents,
      cents,
      fc.nat({ max: 300 }),
      (units, cost, income, price, holders) => {
        const answer = answerOf({ units, unitCost: cost, unitIncome: income, unitPrice: price, holders })
        const { sale, total } = answer
        const isBound =
          total <= units * income && sale !== undefined && sale.tax <= Math.max(0, sale.gain) * 0.2 + 1
        return isBound && everyNumberIn(answer).every(Number.isFinite)
      },
    ),
  )
})
