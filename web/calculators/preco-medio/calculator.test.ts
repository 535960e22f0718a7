import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IsoDate } from '#web/finance/core/money.ts'
import { ask, errorsOf, resultOf } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { type AveragePriceInput, calculateAveragePrice } from './calculate.ts'
import type { Side, Trade } from './calculate-trades.ts'
import { calculator } from './calculator.ts'

const trade = (date: IsoDate, side: Side, quantity: number, price: number, fees = 0): Trade => ({
  date,
  side,
  code: 'PETR4',
  quantity,
  price,
  fees,
})

const nothing = { funds: [], others: [], losses: { common: 0, dayTrade: 0, fund: 0 } }

function answerTo(trades: Trade[], change: Partial<AveragePriceInput> = {}) {
  const answer = calculateAveragePrice({ ...nothing, trades, ...change })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('a sale leaves the average as it was, and one of everything says that of the sale', () => {
  const bought = [trade('2026-01-05', 'buy', 300, 10_00, 1_00), trade('2026-02-05', 'buy', 100, 14_00)]
  const { average } = answerTo(bought).last
  expect(answerTo([...bought, trade('2026-03-05', 'sell', 150, 20_00)]).last).toMatchObject({
    average,
    quantity: 250,
  })
  expect(answerTo([...bought, trade('2026-03-05', 'sell', 400, 20_00)]).last).toMatchObject({
    average,
    quantity: 0,
  })
})

test('the order of the lines of different days does not matter; of one day it does', () => {
  const a = trade('2026-01-05', 'buy', 100, 10_00)
  const b = trade('2026-02-05', 'sell', 100, 12_00)
  expect(answerTo([b, a]).sales).toEqual(answerTo([a, b]).sales)
  const cheap = trade('2026-02-05', 'buy', 100, 11_00)
  const dear = trade('2026-02-05', 'buy', 100, 13_00)
  const resultOfDay = (trades: Trade[]) => answerTo(trades).sales.map(({ result }) => result)
  expect(resultOfDay([cheap, dear, b])).toEqual([100_00])
  expect(resultOfDay([dear, cheap, b])).toEqual([-100_00])
})

test('a bonus on the day of a sale is no day trade', () => {
  const { sales } = answerTo([
    trade('2026-01-05', 'buy', 100, 10_00),
    trade('2026-02-05', 'bonus', 10, 5_00),
    trade('2026-02-05', 'sell', 10, 12_00),
  ])
  expect(sales.map(({ kind }) => kind)).toEqual(['common'])
})

test('losses go to the next months, each to its own kind', () => {
  const { months, total } = answerTo([
    trade('2026-01-05', 'buy', 4000, 10_00),
    trade('2026-02-05', 'sell', 2000, 9_00),
    trade('2026-03-05', 'sell', 2000, 13_00),
  ])
  expect(months.map(({ carried }) => carried.commonLoss)).toEqual([2000_00, 0])
  // 15 % of 6.000 less 2.000.
  expect(total).toBe(600_00)
})

test('what was not bought cannot be sold, and it says how many are missing', () => {
  const asked = ask(calculator, {
    trades: '05/01/2026; compra; PETR4; 100; 10; 0\n06/01/2026; venda; PETR4; 130; 12; 0',
  })
  expect(asked).toMatchObject({ reason: 'sold-too-much', refusal: expect.stringContaining('vende 30 PETR4') })
})

const sold = [trade('2026-01-05', 'buy', 1000, 30_00), trade('2026-05-05', 'sell', 1000, 40_00)]

test.each([
  ['2026-06-30', undefined, 0],
  // The last business day of June is the 30th: a day later there is a fine of a day, and 1 % of interest.
  ['2026-07-01', undefined, 4_95 + 15_00],
  ['2026-08-03', 0.0114, 15_00 + 168_30 + 17_10],
] as const)(
  'a tax of R$ 1.500,00 due on 30/06/2026 and paid on %s adds so much',
  (paidOn, fullMonthsSelic, added) => {
    const { total, months } = answerTo(sold, { paidOn, ...(fullMonthsSelic && { fullMonthsSelic }) })
    expect(total - (months.at(-1)?.total ?? 0)).toBe(added)
  },
)

test('the Selic of whole months that nobody typed is said to lack, never supposed', () => {
  const { late, lines } = answerTo(sold, { paidOn: '2026-10-15' })
  expect(late?.lacksSelic).toBe(true)
  expect(answerTo(sold, { paidOn: '2026-07-01' }).late?.lacksSelic).toBe(false)
  expect(lines.find(({ key }) => key === 'interest')?.amount).toBe(15_00)
  const trades = '05/01/2026; c; PETR4; 1000; 30; 0\n05/05/2026; v; PETR4; 1000; 40; 0'
  const { shown } = resultOf(calculator, { trades, paidOn: '15/10/2026' })
  expect(shown.summary).toContain('falta digitar')
  expect(shown.warnings?.join(' ')).toContain('Sicalc')
})

test('beside a DARF stands what the broker withheld, which comes off it', () => {
  const trades = '05/01/2026; c; PETR4; 1000; 30; 0\n05/05/2026; v; PETR4; 1000; 40; 0'
  // 0,005 % of R$ 40.000 (Lei 11.033/2004, art. 2º, § 1º).
  expect(resultOf(calculator, { trades }).shown.summary.replaceAll('\u00A0', ' ')).toContain(
    'Dele sai o IR que a corretora reteve: R$ 2,00, pela regra.',
  )
})

test('a code that may be a fund is asked about, until it is said', () => {
  const trades = '05/01/2026; c; MXRF11; 1000; 10; 0'
  const said = (funds: string) => resultOf(calculator, { trades, funds }).shown.warnings?.join(' ')
  expect(said('')).toContain('MXRF11 entrou como ação')
  expect(said('mxrf11')).toBe('')
})

test('what a line lacks is said with its number', () => {
  expect(
    errorsOf(calculator, { trades: '05/01/2026; c; PETR4; 1; 1; 0\n05/01/2026; c; P; 1; 1; 0' }),
  ).toEqual({
    trades: 'Linha 2: escreva o código do papel, como PETR4.',
  })
})

const days = ['2026-01-05', '2026-01-06', '2026-02-05', '2026-03-05'] as const
const anyTrade = fc.record({
  date: fc.constantFrom(...days),
  side: fc.constantFrom<Side>('buy', 'sell', 'bonus'),
  code: fc.constantFrom('PETR4', 'VALE3', 'MXRF11'),
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  price: fc.integer({ min: 0, max: 100_000_00 }),
  fees: fc.integer({ min: 0, max: 100_00 }),
})
const anyInput = fc.record({
  trades: fc.array(anyTrade, { minLength: 1, maxLength: 12 }),
  funds: fc.constant(['MXRF11']),
  others: fc.constant([]),
  losses: fc.record({
    common: fc.integer({ min: 0, max: 1000_00 }),
    dayTrade: fc.integer({ min: 0, max: 1000_00 }),
    fund: fc.integer({ min: 0, max: 1000_00 }),
  }),
})

test('what was paid is what is held and what was sold at cost, to the centavos of the roundings', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateAveragePrice(input)
      if (!answer.ok) return answer.reason === 'sold-too-much'
      const flow = input.trades.reduce((sum, { side, quantity, price, fees }) => {
        const gross = quantity * price
        return side === 'sell' ? sum + gross - fees : sum - gross - fees
      }, 0)
      const held = answer.positions.reduce((sum, { cost }) => sum + cost, 0)
      const results = answer.sales.reduce((sum, { result }) => sum + result, 0)
      const roundings = answer.sales.length + answer.positions.length
      const noise = Math.abs(flow) * 1e-12
      return (
        everyNumberIn(answer).every(Number.isFinite) &&
        Math.abs(flow + held - results) <= roundings / 2 + noise + 1
      )
    }),
  )
})

test('a dearer sale never pays less', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000_00 }), fc.integer({ min: 0, max: 1000_00 }), (price, more) => {
      const taxAt = (each: number) =>
        answerTo([trade('2026-01-05', 'buy', 1000, 30_00), trade('2026-05-05', 'sell', 1000, each)]).total
      return taxAt(price + more) >= taxAt(price)
    }),
  )
})

test('costs may be left out, and the market of fractions trades the same paper', () => {
  const trades = '05/02/2024; compra; ABCD3; 100; 10,00;\n05/03/2024; c; abcd3f; 100; 12,00'
  const { shown } = resultOf(calculator, { trades })
  expect(shown.headline).toMatchObject({ label: 'Preço médio de ABCD3', text: 'R$\u00A011,00' })
})
