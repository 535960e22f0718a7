import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCents } from '#web/finance/core/format.ts'
import { workedDay } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateIndependence, type IndependenceInput } from './calculate.ts'
import { simulate } from './calculate-paths.ts'
import { calculator } from './calculator.ts'
import { goldens, wrongs } from './golden.ts'
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

test('the simpler life waits for the INSS like the whole one: the same bridge', () => {
  const answer = answerOf({ otherIncomes: [inss] })
  const { independence } = answer
  const months = independence.ok ? 35 * 12 - independence.months : Number.NaN
  expect(months).toBeGreaterThan(0)
  // Without the INSS 3.500 a month, with it 500; 3.000 more until it begins.
  const monthly = 1.04 ** (1 / 12) - 1
  const bridge = (3000_00 * (1 - (1 + monthly) ** -months)) / monthly
  expect(Math.abs(answer.lean - ((500_00 * 12) / 0.035 + bridge))).toBeLessThanOrEqual(1)
  expect(answer.lean).toBeLessThan(answer.number)
  expect(answer.number).toBeLessThan(answer.fat)
})

test('the history is of 32 years, says what it is, and how it is repeated', () => {
  const answer = answerOf()
  expect(answer.history).toMatchObject({ from: '1994-07', to: '2026-09', months: 387 })
  expect(noticeInWords('short-history', answer)).toMatch(/07\/1994 a 09\/2026.*32 anos, pouco.*até 2006/)
  expect(noticeInWords('short-history', answer)).not.toContain('se repetem')
  const young = answerOf({ wealth: 2_000_000_00 })
  expect(noticeInWords('short-history', young)).toContain('se repetem 2,0 vezes')
  expect(answer.history?.sources.map(({ source }) => source).join()).toContain('SGS 4391')
  // 10 % a year is more than the mean of the CDI: the beginnings before the low interest of 2020 fail.
  const spent = answerOf({ age: 60, wealth: 600_000_00, withdrawalRate: 0.1 }).history
  expect(spent?.lasted).toBeGreaterThan(0)
  expect(spent?.lasted).toBeLessThan(387)
  expect(spent?.worst.slice(0, 4)).toMatch(/^20/)
})

test('month by month by hand: a wealth of the real months of the CDI, less what is spent', () => {
  // 12 months of 5.000 without return to be compared: with the CDI of the best beginning more is left, of the worst less.
  const answer = answerOf({ age: 94, wealth: 2_000_000_00 }).history
  expect(answer).toMatchObject({ lasted: 387, timesRepeated: 12 / 387 })
  expect(answer?.atLimit.p10).toBeLessThan(answer?.atLimit.p50 ?? 0)
  expect(answer?.atLimit.p50).toBeLessThan(answer?.atLimit.p90 ?? 0)
})

test('the course at the constant return passes the number when work stops', () => {
  const { course, independence, drawdown, number } = answerOf()
  expect(course).toHaveLength(66)
  expect(course[0]).toBe(50_000_00)
  const stop = independence.ok ? Math.ceil(independence.months / 12) : 0
  expect(course[stop - 1]).toBeLessThan(number)
  expect(Math.max(...course)).toBeGreaterThanOrEqual(number)
  expect(Math.abs((course.at(-1) ?? 0) - (drawdown?.years.at(-1)?.closing ?? 0))).toBeLessThanOrEqual(1)
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

test.each(goldens)('$from', ({ typed, headline, says = [] }) => {
  const shown = shownOf(typed)
  expect(shown.headline).toEqual({ label: 'Seu número', amount: amountOf(headline) })
  for (const text of says) expect(everyTextIn(shown)).toContain(text)
})

test.each(Object.entries(wrongs))('%s says what is wrong', (field, [typed, message]) => {
  expect(calculator.evaluate({ ...calculator.exampleOn(workedDay), [field]: typed })).toEqual({
    errors: { [field]: message },
  })
})

test('the example is the plan above; the limit of age comes after the age', () => {
  expect(calculator.evaluate(calculator.exampleOn(workedDay))).toMatchObject({
    result: { answer: { independence: { age: 67 } } },
  })
  expect(calculator.evaluate({ ...calculator.exampleOn(workedDay), ageLimit: '50', age: '60' })).toEqual({
    errors: { ageLimit: 'A idade limite precisa ser maior que a sua idade.' },
  })
})

test('the page says whose study the 4 % is, and gives the chance in words and in a table', () => {
  const shown = shownOf({})
  expect(shown.notes).toContainEqual(expect.stringContaining('Estados Unidos por 30 anos'))
  expect(everyTextIn(shown)).toMatch(/em \d+\u00A0% dos caminhos/)
  expect(shown.tables?.at(-1)?.rows.map(([name]) => name)).toEqual([
    'ao parar (simulado)',
    'no fim (simulado)',
    'no fim, com o CDI do passado',
  ])
  expect(shownOf({ volatility: '0' }).chart?.series).toHaveLength(1)
})

test('the lines add up; the formula of Excel is the number, or is absent', () => {
  expect(shownOf({ withdrawalTax: '15' }).excel).toBe('=ARRED(MÁXIMO(0;5000)*12/3,5%/(1-15%);2)')
  expect(shownOf({ age: '70', otherIncomes: 'INSS; 3.000,00; 65' }).excel).toBe(
    '=ARRED(MÁXIMO(0;5000-3000)*12/3,5%;2)',
  )
  const bridged = shownOf({ otherIncomes: 'INSS; 3.000,00; 65' })
  expect(bridged.excel).toBeUndefined()
  const amounts = bridged.rows.map((row) => ('amount' in row ? row.amount : 0))
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(bridged.total?.amount)
})

function shownOf(changes: Readonly<Record<string, string>>) {
  const evaluation = calculator.evaluate({ ...calculator.exampleOn(workedDay), ...changes })
  if (!('result' in evaluation)) throw new Error(JSON.stringify(evaluation))
  return evaluation.result.shown
}

function amountOf(printed: string): number {
  return Number(printed.replace(/\D/g, ''))
}

/** Every word and every amount, in one text. */
function everyTextIn(shown: object): string {
  return JSON.stringify(shown, (_, value) => (Number.isInteger(value) ? formatCents(value) : value))
}

const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true })
/** From 88 on: the months of a whole life, 25 times for the heatmap, are not cheap. */
const anyPlan: fc.Arbitrary<IndependenceInput> = fc.record({
  age: fc.integer({ min: 88, max: 90 }),
  ageLimit: fc.constant(91),
  monthlyExpense: fc.integer({ min: 1_00, max: 1_000_000_00 }),
  wealth: fc.integer({ min: 0, max: 1_000_000_000_00 }),
  monthlyContribution: fc.integer({ min: 0, max: 1_000_000_00 }),
  contributionGrowth: rate(-0.1, 0.1),
  realReturn: rate(0, 0.12),
  withdrawalRate: rate(0.02, 0.06),
  withdrawalTax: rate(0, 0.275),
  otherIncomes: fc.array(
    fc.record({
      name: fc.constant('INSS'),
      monthly: fc.integer({ min: 0, max: 1_000_000_00 }),
      fromAge: fc.integer({ min: 0, max: 120 }),
    }),
    { maxLength: 2 },
  ),
  coastAge: fc.integer({ min: 16, max: 120 }),
  leanShare: rate(0.1, 1),
  fatShare: rate(1, 5),
  date: fc.constant('2026-11-20' as const),
})

test('lines add up to the number, every year of the drawdown closes, and everything is finite', () => {
  fc.assert(
    fc.property(anyPlan, (any) => {
      const { lines, total, number, drawdown, lean, fat, ...rest } = calculateIndependence(any)
      const years = drawdown?.years ?? []
      return (
        lines.reduce((sum, { amount }) => sum + amount, 0) === total &&
        total === number &&
        lean <= number &&
        number <= fat &&
        years.every(
          ({ opening, growth, withdrawals, closing }) => opening + growth - withdrawals === closing,
        ) &&
        years.every(({ opening }, at) => at === 0 || opening === years[at - 1]?.closing) &&
        everyNumberIn([number, lean, fat, years, rest]).every(Number.isFinite)
      )
    }),
  )
})

test('more wealth, more contribution or a smaller life never comes later', () => {
  fc.assert(
    fc.property(
      anyPlan,
      fc.integer({ min: 0, max: 100_000_00 }),
      fc.integer({ min: 0, max: 2 }),
      (any, more, at) => {
        const easier = [
          { wealth: any.wealth + more },
          { monthlyContribution: any.monthlyContribution + more },
          { monthlyExpense: Math.max(100, any.monthlyExpense - more) },
        ][at]
        const months = (plan: IndependenceInput) => {
          const { independence } = calculateIndependence(plan)
          return independence.ok ? independence.months : Number.POSITIVE_INFINITY
        }
        return months({ ...any, ...easier }) <= months(any)
      },
    ),
  )
})
