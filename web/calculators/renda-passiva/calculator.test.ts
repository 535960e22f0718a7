import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCents } from '#web/finance/core/format.ts'
import { workedDay } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculatePassiveIncome, type PassiveIncomeInput } from './calculate.ts'
import { calculator } from './calculator.ts'
import { goldens, wrongs } from './golden.ts'
import { noticeInWords, refusalInWords } from './words.ts'

const income: PassiveIncomeInput = {
  monthlyIncome: 5000_00,
  inTodaysMoney: true,
  source: { kind: 'cdi-share', share: 1, annualCdi: 0.1365 },
  taxation: 'fixed-income',
  annualIpca: 0.0422,
  wealth: 0,
  monthlyContribution: 0,
  otherIncomes: [],
  date: '2026-11-20',
}
const answerOf = (change: Partial<PassiveIncomeInput> = {}) => {
  const answer = calculatePassiveIncome({ ...income, ...change })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('golden of spec/pages.md §19: 548.735,64 spending the yield, 847.030,14 keeping it with a withdrawal a year', () => {
  const { consuming, preservingYearly } = answerOf()
  expect(consuming.wealth).toBe(548_735_64)
  expect(preservingYearly).toBe(847_030_14)
})

test('a withdrawal every month needs 886.216,70; of 847.030,14 it ends in the month 555 (calculators-review §1)', () => {
  const { preserving, consuming } = answerOf()
  const { rates } = consuming
  expect(preserving).toMatchObject({ ok: true, wealth: 886_216_70 })
  const last = (wealth: number) => {
    for (let month = 1, left = wealth; month <= 2000; month++) {
      left = left * (1 + rates.realMonthlyRate) - 5000_00
      if (left < 0) return month
    }
    return Number.POSITIVE_INFINITY
  }
  expect(last(847_030_14)).toBe(555)
  expect(last(886_216_71)).toBe(Number.POSITIVE_INFINITY)
})

test('the month of each total, line by line', () => {
  const { consuming, preserving } = answerOf()
  // 548.735,64 × 1,0719830 % = 5.882,35; 15 % of it is 882,35
  expect(consuming.lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['yield', 5882_35],
    ['tax', -882_35],
  ])
  expect(consuming.lines[1]?.source?.source).toContain('11.033')
  // 886.216,70 × 1,0719830 % = 9.500,09; what is left is 5.000 × 1,0422^(1/12)
  expect(preserving.ok && preserving.lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['yield', 9500_09],
    ['tax', -1425_01],
    ['kept', -3057_83],
  ])
  expect(preserving.ok && preserving.total).toBe(5017_25)
})

test('how long until each: nothing without money, 1 month less when it is there', () => {
  expect(answerOf().consuming.time).toEqual({ ok: false, reason: 'unreachable' })
  expect(answerOf({ wealth: 548_735_64 }).consuming.time).toEqual({ ok: true, months: 0 })
  // Without any real yield, 12 contributions of a twelfth.
  const flat = answerOf({
    source: { kind: 'fixed', annualRate: 0.0422 },
    taxation: 'exempt',
    monthlyIncome: 1000_00,
    monthlyContribution: 24_178_11,
  })
  expect(flat.consuming.time).toEqual({ ok: true, months: 12 })
})

test('other incomes pay a part, and are lines', () => {
  const answer = answerOf({ otherIncomes: [{ name: 'Aluguel', monthly: 1500_00 }] })
  expect(answer).toMatchObject({ needed: 3500_00, consuming: { wealth: 384_114_94 } })
  expect(answer.income).toMatchObject({ total: 5000_00, lines: [{ label: 'Aluguel' }, { amount: 3500_00 }] })
})

test('trap: dividendo isento. Above R$ 50 mil a month of one company, 10 % of the whole', () => {
  const source = { kind: 'dividend-yield', annualRate: 0.06 } as const
  const below = answerOf({ source, taxation: 'dividends', monthlyIncome: 50_000_00 })
  const above = answerOf({ source, taxation: 'dividends', monthlyIncome: 50_000_01 })
  expect(below.consuming.wealth).toBe(10_000_000_00)
  expect(above.consuming.wealth).toBe(11_111_113_33)
  expect(above.notices.map((notice) => noticeInWords(notice, '2026-11-20'))[1]).toContain('R$\u00A050.000,00')
  // The same in 2025 was exempt.
  const before = answerOf({ source, taxation: 'dividends', monthlyIncome: 50_000_01, date: '2025-12-31' })
  expect(before.consuming.wealth).toBe(10_000_002_00)
})

test('many companies: nothing at the source, but the minimum tax above R$ 600 mil a year (Lei 15.270/2025)', () => {
  const source = { kind: 'dividend-yield', annualRate: 0.06 } as const
  const several = (monthlyIncome: number, date = income.date) =>
    answerOf({ source, taxation: 'dividends-several', monthlyIncome, date })
  expect(several(50_000_00).consuming.wealth).toBe(10_000_000_00)
  // R$ 20.000,00 a month that keep up with prices are less than 50 thousand of dividends only with a high yield.
  const high = answerOf({
    source: { ...source, annualRate: 0.12 },
    taxation: 'dividends-several',
    monthlyIncome: 20_000_00,
  })
  expect(high.notices).toEqual(['dividend-yield'])
  // 720 mil net a year: of a gross G the tax is G × (G ÷ 60.000 − 10) %. G = 736.856,28 leaves 720.000.
  const { consuming, preserving, notices } = several(60_000_00)
  const { rates } = consuming
  const gross = (consuming.wealth / 100) * 0.06
  expect(gross * (1 - (gross / 60_000 - 10) / 100)).toBeCloseTo(720_000, 1)
  expect(rates.netMonthlyRate).toBeLessThan(rates.monthlyRate)
  // Keeping the purchasing power asks for so much more that the whole of its dividends passes 1,2 milhão: 10 %.
  expect(preserving.ok && preserving.rates.netMonthlyRate).toBeCloseTo(rates.monthlyRate * 0.9, 15)
  expect(notices.map((notice) => noticeInWords(notice, '2026-11-20'))[1]).toMatch(
    /não há imposto na fonte; mas .*600\.000,00.*IRPFM.*10\u00A0%.*1\.200\.000,00/,
  )
  // Above 1,2 milhão gross the rate is 10 %.
  expect(several(100_000_00).consuming.wealth).toBe(22_222_222_22)
  expect(several(60_000_00, '2025-12-31').consuming.wealth).toBe(12_000_000_00)
  // One company that withholds 10 % owes no more at the end of the year.
  expect(answerOf({ source, taxation: 'dividends', monthlyIncome: 60_000_00 }).notices).toContain(
    'dividend-tax',
  )
})

test('what a million gives in a month', () => {
  // 1.000.000 × 1,0719830 %, less 15 %; 0,5641960 % of it is above inflation.
  expect(answerOf().yields.at(-1)).toEqual({
    wealth: 1_000_000_00,
    gross: 10_719_83,
    net: 9_111_86,
    real: 5_641_96,
  })
})

test('a CDI of 8 % asks for more; a yield below inflation has no perpetual income', () => {
  const { stress } = answerOf({ stressCdi: 0.08 })
  // 5.000 ÷ (0,6434030 % × 0,85) and 60.000 ÷ (1,068 ÷ 1,0422 − 1)
  expect(stress).toMatchObject({ annualCdi: 0.08, consuming: 914_256_36, preservingYearly: 2_423_720_93 })
  expect(stress?.preserving).toBeGreaterThan(2_423_720_93)
  const poor = answerOf({ source: { kind: 'fixed', annualRate: 0.045 } })
  expect(poor.preserving).toEqual({ ok: false, reason: 'no-perpetual-income' })
  expect(poor.notices.map((notice) => noticeInWords(notice, '2026-11-20'))).toEqual([
    expect.stringContaining('não há renda perpétua'),
  ])
})

test('refusals say what to change', () => {
  const refused = (change: Partial<PassiveIncomeInput>) => {
    const answer = calculatePassiveIncome({ ...income, ...change })
    return answer.ok ? '' : refusalInWords(answer)
  }
  expect(refused({ source: { kind: 'fixed', annualRate: 0 } })).toContain('não rende nada')
  expect(refused({ otherIncomes: [{ name: 'INSS', monthly: 5000_00 }] })).toContain('já pagam')
  expect(refused({ date: '2004-12-31' })).toContain('tabela de imposto')
  expect(refused({ source: { kind: 'fixed', annualRate: 1e-12 } })).toContain('10 trilhões')
})

test.each(goldens)('$from', ({ typed, headline, says = [] }) => {
  const shown = shownOf(typed)
  expect(shown.headline).toMatchObject({ amount: Number(headline.replace(/\D/g, '')) })
  for (const text of says) expect(everyTextIn(shown)).toContain(text)
})

test.each(Object.entries(wrongs))('%s says what is wrong', (field, [typed, message]) => {
  expect(calculator.evaluate({ ...calculator.exampleOn(workedDay), [field]: typed })).toEqual({
    errors: { [field]: message },
  })
})

test('the example is the golden case with something saved; a list and a yield beyond reason are refused', () => {
  expect(calculator.evaluate(calculator.exampleOn(workedDay))).toMatchObject({
    result: { answer: { consuming: { wealth: 548_735_64 } } },
  })
  expect(calculator.evaluate({ ...calculator.exampleOn(workedDay), otherIncomes: '; 1' })).toEqual({
    errors: { otherIncomes: 'Linha 1: preencha nome.' },
  })
  expect(
    calculator.evaluate({ ...calculator.exampleOn(workedDay), kind: 'dividend-yield', rate: '60' }),
  ).toEqual({
    errors: { rate: 'O valor máximo é 50\u00A0%.' },
  })
})

test('the page says that today’s CDI will not last and what the 15 % suppose', () => {
  const { notes = [], excel } = shownOf({})
  expect(notes).toContainEqual(expect.stringContaining('O CDI não fica parado'))
  expect(notes).toContainEqual(expect.stringContaining('mais de 720 dias'))
  expect(excel).toBe('=ARRED(5000/((1+((1+13,65%)^(1/12)-1)*(1-15%))/(1+4,22%)^(1/12)-1);2)')
  expect(shownOf({ kind: 'fixed', rate: '4,5' }).excel).toBe('=ARRED(5000/(((1+4,5%)^(1/12)-1)*(1-15%));2)')
})

test('a rate so small that a spreadsheet would make another amount has no formula', () => {
  const excelAt = (rate: string) => shownOf({ kind: 'fixed', rate, monthlyIncome: '14' }).excel
  expect(excelAt('0,01')).toBe('=ARRED(14/(((1+0,01%)^(1/12)-1)*(1-15%));2)')
  expect(excelAt('0,0000001')).toBeUndefined()
})

test('a share of the CDI of almost 0 keeps its digits in the formula, and so the formula its centavos', () => {
  const { excel } = shownOf({
    kind: 'cdi-share',
    rate: '1,234',
    annualCdi: '3,2261',
    annualIpca: '10',
    taxation: 'exempt',
  })
  expect(excel).toBe('=ARRED(5000/(((1+0,0391915188051%)^(1/12)-1));2)')
})

function shownOf(changes: Readonly<Record<string, string>>) {
  const evaluation = calculator.evaluate({ ...calculator.exampleOn(workedDay), ...changes })
  if (!('result' in evaluation)) throw new Error(JSON.stringify(evaluation))
  return evaluation.result.shown
}

/** Every word and every amount, in one text. */
function everyTextIn(shown: object): string {
  return JSON.stringify(shown, (_, value) => (Number.isInteger(value) ? formatCents(value) : value))
}

test('prices that fall by more than the rate gives leave no income, and no minimum tax of one', () => {
  const source = { kind: 'ipca-plus', realRate: 0.01, annualIpca: -0.01 } as const
  const change = { source, taxation: 'dividends-several', annualIpca: -0.01, inTodaysMoney: false } as const
  expect(calculatePassiveIncome({ ...income, ...change }).ok).toBe(false)
})

const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyIncome: fc.Arbitrary<PassiveIncomeInput> = fc.record({
  monthlyIncome: fc.integer({ min: 100, max: 1_000_000_00 }),
  inTodaysMoney: fc.boolean(),
  source: fc.oneof(
    rate(0, 3).map((share) => ({ kind: 'cdi-share' as const, share, annualCdi: 0.1365 })),
    rate(0, 0.5).map((annualRate) => ({ kind: 'dividend-yield' as const, annualRate })),
    rate(0, 0.3).map((realRate) => ({ kind: 'ipca-plus' as const, realRate, annualIpca: 0.0422 })),
  ),
  taxation: fc.constantFrom(
    'fixed-income' as const,
    'exempt' as const,
    'dividends' as const,
    'dividends-several' as const,
  ),
  annualIpca: rate(-0.1, 1),
  wealth: fc.integer({ min: 0, max: 10_000_000_000_00 }),
  monthlyContribution: fc.integer({ min: 0, max: 1_000_000_00 }),
  otherIncomes: fc.array(
    fc.record({ name: fc.constant('Aluguel'), monthly: fc.integer({ min: 0, max: 1000_00 }) }),
    {
      maxLength: 2,
    },
  ),
  stressCdi: fc.option(rate(0, 1), { nil: undefined }),
  date: fc.constant('2026-11-20' as const),
})

/** To the digits that a double holds. */
function isAtLeast(amount: number, least: number): boolean {
  return amount >= least * (1 - 1e-9) - 1
}

test('lines add up, numbers are finite, and keeping the purchasing power asks for more than spending the year', () => {
  fc.assert(
    fc.property(anyIncome, (any) => {
      const answer = calculatePassiveIncome(any)
      if (!answer.ok) return answer.reason !== 'no-table-in-force'
      const { income, consuming, preserving, preservingYearly = Number.POSITIVE_INFINITY } = answer
      const goals = preserving.ok ? [income, consuming, preserving] : [income, consuming]
      const leastEver = (answer.needed * 12) / consuming.rates.netAnnualRate
      const asksMore =
        any.annualIpca < 0 ||
        // The tax on dividends follows the amount, and what leaves once a year is another amount.
        any.taxation.startsWith('dividends') ||
        (isAtLeast(preservingYearly, leastEver) &&
          (!preserving.ok || isAtLeast(preserving.wealth, consuming.wealth)))
      return (
        goals.every(({ lines, total }) => lines.reduce((sum, { amount }) => sum + amount, 0) === total) &&
        asksMore &&
        everyNumberIn(answer).every(Number.isFinite)
      )
    }),
  )
})

test('more income, or more tax, never asks for less wealth', () => {
  fc.assert(
    fc.property(anyIncome, fc.integer({ min: 0, max: 100_00 }), (any, more) => {
      const base = calculatePassiveIncome({ ...any, taxation: 'exempt' })
      const larger = calculatePassiveIncome({
        ...any,
        taxation: 'exempt',
        monthlyIncome: any.monthlyIncome + more,
      })
      const taxed = calculatePassiveIncome({ ...any, taxation: 'fixed-income' })
      if (!(base.ok && larger.ok && taxed.ok)) return
      return (
        base.consuming.wealth <= larger.consuming.wealth && base.consuming.wealth <= taxed.consuming.wealth
      )
    }),
  )
})
