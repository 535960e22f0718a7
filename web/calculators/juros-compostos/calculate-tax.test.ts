import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorsOf, resultOf } from '../form/ask.ts'
import { calculateCompound } from './calculate.ts'
import { type Plan, totalOf } from './calculate-plan.ts'
import { calculator } from './calculator.ts'
import { notesOf, refusalInWords, summaryInWords } from './words.ts'

const plan: Plan = {
  initial: 1000_00,
  monthlyContribution: 300_00,
  rate: { value: 0.1365, per: 'year' },
  months: 120,
  contributionAt: 'end',
  contributionGrowth: 0,
}
const taxed: Plan = { ...plan, taxedFrom: '2026-11-20' }
const answerTo = (asked: Plan) => {
  const answer = calculateCompound({ solveFor: 'total', ...asked })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}
const lines = (asked: Plan) => answerTo(asked).lines.map(({ key, amount }) => [key, amount])

test('golden of spec/pages.md §11 before the tax; each deposit then pays by its own age', () => {
  expect(answerTo(plan)).toMatchObject({ total: 76_216_34, gross: 76_216_34 })
  const answer = answerTo(taxed)
  expect(answer).toMatchObject({ gross: 76_216_34, interest: 39_216_34, tax: { redeemedOn: '2036-11-20' } })
  expect(answer.lines.map(({ key }) => key)).toEqual([
    'initial',
    'contributions',
    'interest',
    'ir-225',
    'ir-200',
    'ir-175',
    'ir-150',
  ])
  expect(answer.lines[3]?.source?.source).toContain('11.033')
  // Less than 17,5 % of all the interest, more than the 15 % of the oldest deposits.
  const part = (answer.tax?.ir ?? 0) / answer.interest
  expect(part).toBeGreaterThan(0.15)
  expect(part).toBeLessThan(0.16)
})

test('one deposit, by hand: 1.000 for a year at 10 % pays 17,5 % of 100', () => {
  const once: Plan = { ...taxed, monthlyContribution: 0, months: 12, rate: { value: 0.1, per: 'year' } }
  expect(lines(once)).toEqual([
    ['initial', 1000_00],
    ['contributions', 0],
    ['interest', 100_00],
    ['ir-175', -17_50],
  ])
})

test('three deposits, by hand: 100 each, 1 % a month, at the start of the month', () => {
  // Ages of 92, 61 and 31 days on 20/02/2027: 3,03 + 2,01 + 1,00, each × 22,5 %: 0,68 + 0,45 + 0,23 (0,225 rounds up).
  const three: Plan = {
    ...taxed,
    initial: 0,
    monthlyContribution: 100_00,
    months: 3,
    rate: { value: 0.01, per: 'month' },
    contributionAt: 'start',
  }
  expect(answerTo(three)).toMatchObject({ gross: 306_04, tax: { iof: 0, ir: 1_36 }, total: 304_68 })
})

test('trap: IOF < 30 days forgotten. A deposit of 28 days in February pays 6 % of its yield', () => {
  // From 20/02 to 20/03/2027 there are 28 days: 1.000 × 1 % = 10,00; IOF 0,60; 22,5 % of 9,40 = 2,12 (2,115 rounds up)
  const month: Plan = {
    ...plan,
    monthlyContribution: 0,
    months: 1,
    rate: { value: 0.01, per: 'month' },
    taxedFrom: '2027-02-20',
  }
  expect(answerTo(month)).toMatchObject({ tax: { iof: 60, ir: 2_12 }, total: 1007_28 })
})

test('what is solved for reaches the goal after the tax', () => {
  const goal = 50_000_00
  const contribution = calculateCompound({ solveFor: 'contribution', ...taxed, goal })
  const months = calculateCompound({ solveFor: 'months', ...taxed, goal })
  const rate = calculateCompound({ solveFor: 'rate', ...taxed, goal })
  for (const answer of [contribution, months, rate])
    expect(answer.ok && answer.total).toBeGreaterThanOrEqual(goal)
  if (!contribution.ok || !months.ok) return
  const less = { ...contribution.plan, monthlyContribution: contribution.plan.monthlyContribution - 1 }
  expect(totalOf(less)).toBeLessThan(goal)
  expect(totalOf({ ...months.plan, months: months.plan.months - 1 })).toBeLessThan(goal)
  expect(months.exactMonths).toBeUndefined()
})

test('a share of the CDI and a rate over the IPCA are their rate per year', () => {
  const cdi = answerTo({ ...plan, rate: { value: 1.1, per: 'cdi', index: 0.1365 } })
  const ipca = answerTo({ ...plan, rate: { value: 0.06, per: 'ipca', index: 0.0422 } })
  // spec/pages.md §23: 15,1131 %; 1,0422 × 1,06 − 1 = 10,4732 %
  expect([cdi, ipca].map(({ annualRate }) => (annualRate * 100).toFixed(4))).toEqual(['15.1131', '10.4732'])
  expect(answerTo({ ...plan, rate: { value: 1, per: 'cdi', index: 0.1365 } }).total).toBe(76_216_34)
})

test('the page says the tax, its day and the index', () => {
  const answer = answerTo({ ...taxed, rate: { value: 1.1, per: 'cdi', index: 0.1365 }, inflation: 0.04 })
  expect(summaryInWords('total', answer)).toContain('O imposto leva')
  const notes = notesOf('total', answer).map(String)
  expect(notes[1]).toContain('110,00\u00A0% do CDI de 13,65\u00A0% ao ano')
  expect(notes[3]).toContain('Resgate em 20/11/2036')
})

test('from what is typed: off by default, asked for with its day and its index', () => {
  expect(resultOf(calculator).answer.plan.taxedFrom).toBeUndefined()
  expect(resultOf(calculator, { tax: 'sim', ratePer: 'cdi', rate: '110' }).answer.plan).toMatchObject({
    taxedFrom: '2026-11-20',
    rate: { value: 1.1, per: 'cdi', index: 0.1365 },
  })
  expect(errorsOf(calculator, { tax: 'sim', startsOn: '' })).toEqual({
    startsOn: 'Preencha o campo Primeiro depósito em.',
  })
  expect(errorsOf(calculator, { ratePer: 'ipca', rate: '6', annualIpca: '' })).toEqual({
    annualIpca: 'Preencha o campo IPCA por ano.',
  })
  expect(errorsOf(calculator, { rate: '110' })).toEqual({ rate: 'O valor máximo é 100\u00A0%.' })
  expect(errorsOf(calculator, { ratePer: 'month', rate: '6' })).toEqual({
    rate: 'O valor máximo é 5,94\u00A0% ao mês, que dá 100\u00A0% ao ano.',
  })
  expect(errorsOf(calculator, { initial: '0', monthlyContribution: '0' })).toEqual({
    monthlyContribution: 'Preencha um aporte ou um valor inicial maior que zero.',
  })
})

test('what the answer leaves out follows what was asked', () => {
  const out = (changes: Record<string, string>) => resultOf(calculator, changes).shown.excluded.join(' ')
  expect(out({})).toMatch(/Imposto de renda.*Inflação/)
  expect(out({ tax: 'sim', inflation: '4' })).not.toMatch(/Imposto de renda|Inflação/)
})

test('before the tables there is no tax to take', () => {
  const answer = calculateCompound({ solveFor: 'total', ...plan, months: 12, taxedFrom: '2000-01-03' })
  expect(answer.ok ? '' : refusalInWords('total', answer)).toContain('2008')
})

test('the lines add up, and the tax never leaves less than what was put in, nor more than before it', () => {
  const anyTaxed = fc.record({
    initial: fc.integer({ min: 0, max: 1_000_000_00 }),
    monthlyContribution: fc.integer({ min: 0, max: 10_000_00 }),
    value: fc.double({ min: 0, max: 0.05, noNaN: true }),
    months: fc.integer({ min: 1, max: 30 }),
    contributionAt: fc.constantFrom('end' as const, 'start' as const),
  })
  fc.assert(
    fc.property(anyTaxed, ({ value, ...any }) => {
      const answer = answerTo({ ...taxed, ...any, rate: { value, per: 'month' } })
      const sum = answer.lines.reduce((added, { amount }) => added + amount, 0)
      // A centavo for each deposit whose own interest was rounded.
      const least = answer.invested - any.months
      return sum === answer.total && least <= answer.total && answer.total <= answer.gross
    }),
  )
})
