import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ask, errorsOf, resultOf } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { type CoinSaleInput, calculateCoinSale } from './calculate.ts'
import { calculator } from './calculator.ts'
import { noticeInWords, refusalInWords } from './words.ts'

const example: CoinSaleInput = {
  date: '2026-11-20',
  sold: { quantity: 0.01 },
  price: 550_000_00,
  brokerage: 0.005,
  averageCost: 300_000_00,
  custody: 'brasil',
}

function answerOf(changes: Partial<CoinSaleInput>) {
  const answer = calculateCoinSale({ ...example, ...changes })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('a hundredth of a coin: gross, brokerage, gain, exempt (by hand)', () => {
  expect(answerOf({})).toMatchObject({
    gross: 5500_00,
    lines: [
      { key: 'gross', amount: 5500_00, formula: '0,01 × R$\u00A0550.000,00' },
      { key: 'brokerage', amount: -27_50, formula: '0,5\u00A0% × R$\u00A05.500,00' },
    ],
    total: 5472_50,
    gain: 2472_50,
    tax: 0,
    gainStatement: { total: 2472_50 },
    exemption: { sold: 5500_00, limit: 35_000_00, left: 29_500_00, isExempt: true },
    notices: ['exempt-gain'],
  })
  expect(answerOf({})).not.toHaveProperty('payment')
})

test.each([
  [35_000_00, undefined, 0],
  [35_000_01, undefined, 5250_00],
  [35_000_00, 35_000_00, 0],
  [20_000_00, 35_000_00, 0],
  [20_000_00, 35_000_01, 3000_00],
])('sold for %i of %s in the month: %i of tax (facts/04, §6)', (gross, monthSales, tax) => {
  const answer = answerOf({ sold: { gross }, monthSales, averageCost: 0, brokerage: 0 })
  expect(answer.tax).toBe(tax)
  expect(answer.notices.includes('over-limit')).toBe(tax > 0)
  expect(answer.notices.includes('other-sales-too')).toBe(tax > 0 && monthSales !== undefined)
})

test('the month contains the sale', () => {
  const refusal = { ok: false, reason: 'month-below-sale' } as const
  const sale = { ...example, sold: { gross: 20_000_00 } }
  expect(calculateCoinSale({ ...sale, monthSales: 19_999_99 })).toEqual(refusal)
  expect(calculateCoinSale({ ...sale, monthSales: 20_000_00 })).toMatchObject({
    exemption: { sold: 20_000_00, left: 15_000_00 },
  })
  expect(refusalInWords(refusal)).toContain('Aumente o total')
})

test('the DARF of a taxed month', () => {
  expect(answerOf({ sold: { gross: 100_000_00 } }).payment).toEqual({
    how: 'darf',
    code: '4600',
    payBy: '2026-12-30',
  })
})

test('abroad there is no limit: 15 % with the annual return', () => {
  const answer = answerOf({ custody: 'exterior' })
  // 15 % of 2.472,50 = 370,875.
  expect(answer).toMatchObject({ tax: 370_88, payment: { how: 'annual-return', year: 2027 } })
  expect(answer).not.toHaveProperty('exemption')
  expect(answer.notices).toEqual(['abroad-annual', 'report'])
})

test('DeCripto from July 2026, above R$ 35.000 and without an exchange in Brazil', () => {
  const large = { sold: { gross: 35_000_01 }, custody: 'propria' } as const
  expect(answerOf(large).report).toEqual({ name: 'DeCripto', above: 35_000_00, isDue: true })
  expect(answerOf({ ...large, custody: 'brasil' }).report.isDue).toBe(false)
  expect(answerOf({ ...large, date: '2026-06-30' }).report).toMatchObject({ above: 30_000_00, isDue: true })
  const own = answerOf(large)
  expect(noticeInWords('report', own)).toContain('pela DeCripto, os meses acima de R$\u00A035.000,00')
  expect(noticeInWords('over-limit', own)).toMatch(/^Acima de R\$\u00A035\.000 no mês/)
})

test('a loss pays nothing; without a cost the tax is not said', () => {
  expect(answerOf({ averageCost: 600_000_00 })).toMatchObject({
    loss: 527_50,
    gain: 0,
    tax: 0,
    notices: ['loss'],
  })
  const unknown = answerOf({ averageCost: undefined })
  expect(unknown).toMatchObject({ gain: 0, notices: ['no-cost'], total: 5472_50 })
  expect(unknown).not.toHaveProperty('gainStatement')
})

test('one satoshi, and the limits of each unit', () => {
  expect(resultOf(calculator, { amount: '100', unit: 'sats' }).answer).toMatchObject({
    quantity: 0.000001,
    gross: 55,
  })
  expect(answerOf({ sold: { quantity: 1e-8 } }).lines[0]).toMatchObject({
    amount: 1,
    formula: expect.stringMatching(/^0,00000001 ×/),
  })
  expect(errorsOf(calculator, { amount: '0,000000001' }).amount).toContain('0,00000001')
  expect(errorsOf(calculator, { amount: '1,5', unit: 'sats' }).amount).toContain('sem decimais')
  expect(errorsOf(calculator, { amount: '21.000.000', price: '1.000.000,00' }).amount).toContain('trilhão')
  const cost = { price: '0,01', unit: 'reais', amount: '1.000.000', averageCost: '300.000,00' }
  expect(Object.keys(errorsOf(calculator, cost))).toEqual(['averageCost'])
  expect(errorsOf(calculator, { paid: '20.000', averageCost: '300.000' }).averageCost).toContain('só um')
  expect(Object.keys(errorsOf(calculator, { brokerage: '10,1' }))).toEqual(['brokerage'])
})

test('a month that does not contain the sale is refused, and says what to change', () => {
  expect(ask(calculator, { monthSales: '100,00' })).toMatchObject({ reason: 'month-below-sale' })
})

test('a loss compensates nothing at home (review of the calculations, §1)', () => {
  const { shown } = resultOf(calculator, { averageCost: '600.000,00' })
  expect(shown.warnings).toEqual([expect.stringContaining('não compensa nada')])
})

test('the price of the page is that of the result, and the reader may type another', () => {
  expect(resultOf(calculator, { price: '498.350,00' }).shown).toMatchObject({
    stamp: '1 bitcoin a R$\u00A0498.350,00',
    headline: { amount: 4958_58 },
  })
  expect(errorsOf(calculator, { price: '' })).toEqual({
    price: 'Preencha o campo Preço do bitcoin.',
  })
})

test('before the rules there is no answer', () => {
  const refusal = { ok: false, reason: 'no-table-in-force' } as const
  expect(calculateCoinSale({ ...example, date: '2019-07-31' })).toEqual(refusal)
  expect(calculateCoinSale({ ...example, date: '2023-12-31', custody: 'exterior' })).toEqual(refusal)
  expect(refusalInWords(refusal)).toContain('Mude a data')
  expect(() => answerOf({ price: 0 })).toThrow(RangeError)
})

test('laws: what is left is never more than the gross, the tax at most 22,5 % of the gain, all finite', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 100_000_000_00 }),
      fc.integer({ min: 1000_00, max: 2_000_000_00 }),
      fc.option(fc.nat({ max: 2_000_000_00 }), { nil: undefined }),
      fc.double({ min: 0, max: 0.1, noNaN: true }),
      fc.constantFrom('brasil' as const, 'propria' as const, 'exterior' as const),
      (gross, price, averageCost, brokerage, custody) => {
        const answer = answerOf({ sold: { gross }, price, averageCost, brokerage, custody })
        const { total, tax, gain, gainStatement } = answer
        const isBound = total <= gross && total >= 0 && tax <= gain * 0.225 + 1
        const isSame = !gainStatement || gainStatement.total === gain - answer.loss
        return isBound && isSame && everyNumberIn(answer).every(Number.isFinite)
      },
    ),
  )
})
