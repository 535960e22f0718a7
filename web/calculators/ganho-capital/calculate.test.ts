import { expect, test } from 'vitest'
import { calculateGain } from './calculate.ts'
import type { GainInput } from './question.ts'
import { noticeInWords, refusalInWords } from './words.ts'

/** The amounts of spec/pages.md §15, with the days of a home bought eleven years before. */
const home: GainInput = {
  kind: 'imovel',
  price: 500_000_00,
  saleExpenses: 0,
  cost: 300_000_00,
  itbi: 0,
  purchaseBrokerage: 0,
  improvements: 0,
  interest: 0,
  boughtOn: '2015-03-10',
  soldOn: '2026-11-10',
  share: 1,
  isOnlyProperty: false,
  soldOtherInFiveYears: false,
  isResidential: true,
  reinvested: 0,
  usedReinvestmentInFiveYears: false,
  isFinancialAbroad: false,
  earlierGain: 0,
  instalments: [],
}
const car: GainInput = { ...home, kind: 'bem_movel' }

function answerOf(input: GainInput) {
  const answer = calculateGain(input)
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

function linesOf({ lines }: { lines: readonly { key: string; amount: number }[] }) {
  return Object.fromEntries(lines.map(({ key, amount }) => [key, amount]))
}

test('golden of spec/pages.md §15: 300 → 500 mil without reductions or exemption is 30.000,00', () => {
  const answer = answerOf(car)
  expect(answer).toMatchObject({ total: 30_000_00, gain: 200_000_00, effectiveRate: 0.15, steps: [] })
  expect(answer.gainStatement.total).toBe(200_000_00)
  expect(answer.netStatement.total).toBe(470_000_00)
  expect(answer.payment).toMatchObject({ how: 'darf', code: '4600', schedule: [{ payBy: '2026-12-30' }] })
})

test('published example (2009): FR1 0,653948 of 71 months, FR2 0,989573 of 3 months', () => {
  const sale = {
    ...home,
    boughtOn: '2000-01-09',
    soldOn: '2006-02-05',
    cost: 60_000_00,
    price: 100_000_00,
  } as const
  const answer = answerOf(sale)
  expect(answer).toMatchObject({ total: 3882_78, gainStatement: { total: 25_885_18 } })
  const values = Object.fromEntries(answer.steps.map(({ key, value }) => [key, value]))
  expect(values).toEqual({
    months1: 71,
    months2: 3,
    factor1: expect.closeTo(0.653948, 6),
    factor2: expect.closeTo(0.989573, 6),
  })
  // 40.000,00 × 0,6539482 = 26.157,93, and then 25.885,18.
  expect(linesOf(answer.gainStatement)).toMatchObject({ factor1: -13_842_07, factor2: -272_75 })
})

test('bought in 1985: 20 % of the gain goes before the factors (facts/04, gc-o-05)', () => {
  const old = {
    ...home,
    boughtOn: '1985-05-20',
    soldOn: '2026-06-15',
    cost: 90_000_00,
    price: 900_000_00,
  } as const
  const answer = answerOf(old)
  expect(answer.total).toBe(20_124_01)
  expect(linesOf(answer.gainStatement)).toMatchObject({ purchaseReduction: -162_000_00 })
})

test('bought in 1969: nothing is taxed', () => {
  const answer = answerOf({ ...home, boughtOn: '1969-12-31' })
  expect(answer).toMatchObject({ total: 0, lines: [], decisions: [{ outcome: 'exempt' }, {}, {}] })
  expect(answer.notices).toContain('declare-exempt')
})

test('costs with a document raise the cost, the brokerage of the sale lowers the price', () => {
  const answer = answerOf({
    ...car,
    itbi: 9000_00,
    purchaseBrokerage: 1000_00,
    improvements: 40_000_00,
    interest: 20_000_00,
    saleExpenses: 30_000_00,
  })
  expect(answer).toMatchObject({ gain: 100_000_00, total: 15_000_00, netStatement: { total: 455_000_00 } })
})

test.each([
  [440_000_00, true, false, 'exempt'],
  [440_000_01, true, false, 'goes-on'],
  [440_000_00, false, false, 'goes-on'],
  [440_000_00, true, true, 'goes-on'],
] as const)(
  'only property sold for %i: only %s, another one sold %s: %s',
  (price, isOnlyProperty, soldOtherInFiveYears, outcome) => {
    const answer = answerOf({ ...home, price, isOnlyProperty, soldOtherInFiveYears })
    expect(answer.decisions[1]).toMatchObject({ key: 'only-property', outcome })
    expect(answer.total === 0).toBe(outcome === 'exempt')
  },
)

test('three quarters of the price in another home: a quarter of the gain is taxed (facts/04, gc-o-03)', () => {
  const sale = { boughtOn: '2014-07-18', soldOn: '2026-11-10', cost: 380_000_00, price: 720_000_00 } as const
  const answer = answerOf({ ...home, ...sale, reinvested: 540_000_00 })
  expect(answer).toMatchObject({ total: 7575_67, reinvestBy: '2027-05-09' })
  expect(answer.decisions[2]).toMatchObject({ outcome: 'partly-exempt', because: '75,00\u00A0% do preço' })
  for (const broken of [{ isResidential: false }, { usedReinvestmentInFiveYears: true }]) {
    expect(answerOf({ ...home, ...sale, reinvested: 540_000_00, ...broken }).total).toBe(30_302_68)
  }
})

test('two locks of five years: another sale ends one exemption, an earlier use the other (facts/04 §3)', () => {
  const sale = { ...home, price: 440_000_00, isOnlyProperty: true, reinvested: 440_000_00 }
  const outcomes = (changes: Partial<GainInput>) =>
    answerOf({ ...sale, ...changes }).decisions.map(({ key, outcome }) => [key, outcome])
  expect(outcomes({ soldOtherInFiveYears: true })).toEqual([
    ['bought-long-ago', 'goes-on'],
    ['only-property', 'goes-on'],
    ['reinvestment', 'exempt'],
  ])
  expect(outcomes({ usedReinvestmentInFiveYears: true })).toEqual([
    ['bought-long-ago', 'goes-on'],
    ['only-property', 'exempt'],
    ['reinvestment', 'goes-on'],
  ])
})

test('each law has its own first day', () => {
  const { decisions, gainStatement } = answerOf({ ...home, boughtOn: '1985-05-20' })
  const days = [...gainStatement.lines, ...decisions].flatMap(({ source }) =>
    source ? [[source.source.split(',')[0], source.from]] : [],
  )
  expect(Object.fromEntries(days)).toEqual({
    'IN SRF 84/2001': '2001-10-17',
    'Lei 7.713/1988': '1989-01-01',
    'Lei 9.250/1995': '1996-01-01',
    'Lei 11.196/2005': '2005-10-14',
  })
})

test.each([
  ['bem_movel', 35_000_00, 0],
  ['bem_movel', 35_000_01, 4500_00],
  ['acoes_fora_da_bolsa', 20_000_00, 0],
  ['acoes_fora_da_bolsa', 20_000_01, 2250_00],
  ['cripto', 35_000_00, 0],
  ['cripto', 35_000_01, 4500_00],
  ['exterior', 35_000_00, 0],
] as const)('%s sold for %i in the month pays %i', (kind, price, tax) => {
  // The cost leaves a gain of 30.000, or 15.000 for the shares.
  const gain = kind === 'acoes_fora_da_bolsa' ? 15_000_00 : 30_000_00
  const answer = answerOf({ ...home, kind, price, cost: price - gain })
  expect(answer).toMatchObject({ gain, total: tax })
  expect(answer.decisions[0]?.outcome).toBe(tax === 0 ? 'exempt' : 'goes-on')
})

test('other sales of the same nature in the month end the exemption', () => {
  const sale = { ...car, price: 30_000_00, cost: 20_000_00 }
  expect(answerOf(sale).total).toBe(0)
  expect(answerOf({ ...sale, monthSales: 36_000_00 }).total).toBe(1500_00)
})

test('abroad: financial investments pay 15 % with the annual return, other goods a DARF 8523', () => {
  const abroad = { ...home, kind: 'exterior', price: 30_000_00, cost: 20_000_00 } as const
  expect(answerOf({ ...abroad, isFinancialAbroad: true })).toMatchObject({
    total: 1500_00,
    payment: { how: 'annual-return', year: 2027 },
    decisions: [{ key: 'abroad', outcome: 'goes-on' }],
  })
  expect(answerOf({ ...abroad, price: 40_000_00 })).toMatchObject({
    total: 3000_00,
    payment: { code: '8523' },
  })
})

test('in instalments each receipt pays its part, in the month after it', () => {
  const instalments = [
    { date: '2026-11-10', amount: 100_000_00 },
    { date: '2026-12-10', amount: 150_000_00 },
    { date: '2029-06-10', amount: 250_000_00 },
  ] as const
  const { payment } = answerOf({ ...car, instalments })
  expect(payment).toMatchObject({
    schedule: [
      { tax: 6000_00, payBy: '2026-12-30' },
      { tax: 9000_00, payBy: '2027-01-29' },
      { tax: 15_000_00, received: 250_000_00, payBy: '2029-07-31' },
    ],
  })
  expect(() => calculateGain({ ...car, instalments: instalments.slice(1) })).toThrow(RangeError)
})

test('half of a co-owned home: half of everything, and the limits look at the half', () => {
  const half = answerOf({ ...home, price: 800_000_00, share: 0.5, isOnlyProperty: true })
  expect(half).toMatchObject({ gain: 250_000_00, total: 0, decisions: [{}, { outcome: 'exempt' }, {}] })
  expect(half.notices).toContain('coowned')
  expect(() => calculateGain({ ...home, share: 0 })).toThrow(RangeError)
})

test('a loss pays nothing and offsets nothing', () => {
  const answer = answerOf({ ...car, price: 250_000_00 })
  expect(answer).toMatchObject({ total: 0, loss: 50_000_00, gainStatement: { total: 0 }, effectiveRate: 0 })
  expect(linesOf(answer.gainStatement)).toEqual({ price: 250_000_00, cost: -300_000_00, loss: 50_000_00 })
  expect(answer.notices).toContain('loss')
  expect(noticeInWords('loss')).toContain('não compensa')
  const abroad = answerOf({ ...car, kind: 'exterior', isFinancialAbroad: true, price: 250_000_00 })
  expect(abroad.notices).toEqual(['loss-abroad', 'abroad-quotes'])
})

test('large gains pay by slices, above what was taxed before of the same asset (facts/04, gc-o-06)', () => {
  const large = { ...car, cost: 1_000_000_00, price: 8_000_000_00 }
  expect(answerOf(large)).toMatchObject({ total: 1_100_000_00, lines: [{ amount: 750_000_00 }, {}] })
  expect(answerOf({ ...large, earlierGain: 5_000_000_00 })).toMatchObject({
    total: 875_000_00 + 400_000_00,
    lines: [{ label: expect.stringContaining('17,5') }, { label: expect.stringContaining('20') }],
  })
})

test('before the rules there is no answer', () => {
  const refusal = { ok: false, reason: 'no-table-in-force' } as const
  expect(calculateGain({ ...home, boughtOn: '2000-01-01', soldOn: '2005-10-13' })).toEqual(refusal)
  expect(calculateGain({ ...car, boughtOn: '2000-01-01', soldOn: '2005-06-15' })).toEqual(refusal)
  const coin = { ...home, kind: 'cripto', boughtOn: '2015-01-01', soldOn: '2019-07-31' } as const
  expect(calculateGain(coin)).toEqual(refusal)
  expect(refusalInWords(refusal)).toContain('Mude a data')
  expect(() => calculateGain({ ...home, soldOn: '2015-03-09' })).toThrow(RangeError)
})
