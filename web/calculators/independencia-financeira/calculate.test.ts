import { expect, test } from 'vitest'
import { calculateIndependence, type IndependenceInput } from './calculate.ts'
import { simulate } from './calculate-paths.ts'
import { independenceExample, independenceInput } from './input.ts'
import { noticeInWords } from './words.ts'

const plan: IndependenceInput = {
  age: 30,
  ageLimit: 95,
  monthlyExpense: 5000_00,
  wealth: 50_000_00,
  monthlyContribution: 1500_00,
  contributionGrowth: 0,
  realReturn: 0.04,
  withdrawalRate: 0.035,
  withdrawalTax: 0,
  otherIncomes: [],
  coastAge: 65,
  leanShare: 0.7,
  fatShare: 1.5,
  shareOfStocks: 0,
  date: '2026-11-20',
}
const answerOf = (change: Partial<IndependenceInput> = {}) => calculateIndependence({ ...plan, ...change })
const inss = { name: 'INSS', monthly: 3000_00, fromAge: 65 }

test.each([
  [0.03, 2_000_000_00],
  [0.035, 1_714_285_71],
  [0.04, 1_500_000_00],
])('golden of spec/pages.md §20: 60 mil a year at %f need %i', (withdrawalRate, number) => {
  expect(answerOf({ withdrawalRate })).toMatchObject({ number, total: number })
})

test('pl-o-05: 6.000 at 4 %, 150 mil and 3.000 a month at 5 % real: 1.800.000 in 259 months', () => {
  const answer = answerOf({
    monthlyExpense: 6000_00,
    withdrawalRate: 0.04,
    wealth: 150_000_00,
    monthlyContribution: 3000_00,
    realReturn: 0.05,
  })
  expect(answer).toMatchObject({ number: 1_800_000_00, independence: { months: 259, age: 51, year: 2048 } })
})

test('tax on the withdrawals: 5.000 net are 5.882,35 gross', () => {
  const answer = answerOf({ withdrawalTax: 0.15 })
  expect(answer.number).toBe(2_016_806_72)
  expect(answer.lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['expense', 1_714_285_71],
    ['tax', 302_521_01],
  ])
})

test('other incomes lower the number; until they begin a bridge is needed', () => {
  const already = answerOf({ age: 70, otherIncomes: [inss] })
  // 2.000 × 12 ÷ 3,5 %
  expect(already.number).toBe(685_714_29)
  const before = answerOf({ otherIncomes: [inss] })
  expect(before.lines.map(({ key }) => key)).toEqual(['expense', 'other-incomes', 'bridge'])
  expect(before.number).toBeGreaterThan(already.number)
  // An income that pays everything leaves only the bridge: 12 months of 5.000 without return.
  const whole = { ...inss, monthly: 9000_00, fromAge: 31 }
  const bridge = answerOf({ otherIncomes: [whole], realReturn: 0, wealth: 60_000_00 })
  expect(bridge).toMatchObject({ number: 60_000_00, independence: { months: 0 } })
})

test('coast, lean and fat', () => {
  const answer = answerOf()
  // 1.714.285,71 ÷ 1,04^35
  expect(answer.coast).toEqual({ wealth: 434_426_52, isReached: false })
  expect([answer.lean, answer.fat]).toEqual([1_200_000_00, 2_571_428_57])
  expect(answerOf({ wealth: 434_426_52 }).coast.isReached).toBe(true)
})

test('the drawdown ends where the money ends: 120 months of 5.000 without return', () => {
  const answer = answerOf({ realReturn: 0, withdrawalRate: 0.1, wealth: 600_000_00 })
  expect(answer.drawdown).toMatchObject({ endsAfter: 120 })
  expect(answer.drawdown?.years.at(-2)).toEqual({
    age: 39,
    opening: 60_000_00,
    growth: 0,
    withdrawals: 60_000_00,
    closing: 0,
  })
  expect(answer.notices).toEqual(['already-reached', 'money-ends', 'high-withdrawal', 'short-history'])
  expect(noticeInWords('money-ends', answer)).toContain('10 anos')
})

test('never reached before the limit: the number stays, the rest goes', () => {
  const answer = answerOf({ wealth: 0, monthlyContribution: 0 })
  expect(answer).toMatchObject({ number: 1_714_285_71, independence: { ok: false, reason: 'after-limit' } })
  expect([answer.drawdown, answer.history, answer.simulated]).toEqual([undefined, undefined, undefined])
  expect(answer.notices.map((notice) => noticeInWords(notice, answer))).toEqual([
    expect.stringContaining('não é atingido'),
  ])
})

test('the history says how short it is: 33 months of CDI, 13 with the Ibovespa', () => {
  const cdi = answerOf()
  expect(cdi.history).toMatchObject({ from: '2024-01', to: '2026-09', months: 33, lasted: 33 })
  expect(noticeInWords('short-history', cdi)).toContain('só 33 meses')
  const mixed = answerOf({ shareOfStocks: 0.5 }).history
  expect(mixed).toMatchObject({ from: '2025-02', months: 13 })
  expect(mixed?.sources.map(({ source }) => source).join()).toContain('Ibovespa')
  // Spending 6 % a year of a wealth that the CDI of these years beat.
  expect(answerOf({ withdrawalRate: 0.06, realReturn: 0.06 }).history?.lasted).toBe(33)
})

test('the simulation repeats with its seed, narrows without volatility, and is labelled', () => {
  const simulation = { paths: 1000, seed: 7, volatility: 0.15 }
  const once = answerOf({ simulation })
  expect(answerOf({ simulation }).simulated).toEqual(once.simulated)
  expect(answerOf({ simulation: { ...simulation, seed: 8 } }).simulated).not.toEqual(once.simulated)
  expect(once.simulated).toMatchObject({ isSimulated: true, paths: 1000, seed: 7 })
  expect(noticeInWords('simulated', once)).toContain('Simulado')
  const still = answerOf({ simulation: { ...simulation, volatility: 0 } }).simulated
  expect(still?.lasted).toBe(1)
  expect(still?.atLimit.p10).toBe(still?.atLimit.p90)
  expect(once.simulated?.lasted).toBeLessThan(1)
})

test('a simulated year has the mean that was typed: its median is below it', () => {
  const year = { ...plan, age: 94, wealth: 1000_000_00, monthlyContribution: 0 }
  const { atIndependence } = simulate(year, 1, { paths: 10_000, seed: 7, volatility: 0.3 })
  // Lognormal: 1,04 ÷ √(1 + (0,3 ÷ 1,04)²) = 0,99926 for the median, and × e^(±1,28155 × 0,28276) for the tenths.
  expect(Math.abs(atIndependence.p50 / year.wealth - 0.99926)).toBeLessThan(0.01)
  expect(Math.abs(atIndependence.p10 / year.wealth - 0.6955)).toBeLessThan(0.01)
  expect(Math.abs(atIndependence.p90 / year.wealth - 1.4357)).toBeLessThan(0.02)
})

test('the heatmap: more contribution, or a higher withdrawal rate, never later', () => {
  const ages = answerOf().heatmap.map((row) => row.ages.map(({ age }) => age))
  expect(ages[2]).toEqual([74, 70, 67, 64, 62])
  expect(ages.map((row) => row[2])).toEqual([79, 72, 67, 63, 60])
})

test('the example is the plan above; what is missing for a simulation is asked for', () => {
  expect(calculateIndependence(independenceInput.parse(independenceExample)).independence).toMatchObject({
    age: 67,
  })
  const wrong = independenceInput.safeParse({
    ...independenceExample,
    ageLimit: '50',
    age: '60',
    simulate: 'sim',
    seed: '',
  })
  expect(wrong.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['ageLimit', 'A idade limite precisa ser maior que a idade.'],
    ['seed', 'Preencha o campo Semente.'],
  ])
})
