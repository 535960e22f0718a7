import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultOf } from '../form/ask.ts'
import type { Calculator } from '../form/calculator.ts'
import { suggested } from '../form/state/form-texts.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateThirteenthSalary, type ThirteenthInput } from './calculate.ts'
import { calculator, refusalInWords } from './calculator.ts'

const plain: ThirteenthInput = {
  salary: 4000_00,
  averages: 0,
  avos: 12,
  dependants: 0,
  alimony: 0,
  date: '2026-11-20',
}

function answerTo(change: Partial<ThirteenthInput>) {
  const answer = calculateThirteenthSalary({ ...plain, ...change })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test.each([
  // 30/11 and 20/12 on their weekdays: 2024 Saturday and Friday, 2025 Sunday and Saturday, 2026 Monday and Sunday.
  ['2024-06-01', '2024-11-29', '2024-12-20'],
  ['2025-06-01', '2025-11-28', '2025-12-19'],
  ['2026-06-01', '2026-11-30', '2026-12-18'],
] as const)('in %s the instalments are due by %s and %s', (date, first, second) => {
  const answer = answerTo({ date })
  expect([answer.first.payBy, answer.second.payBy]).toEqual([first, second])
})

test('any day of a year has the tables of its December', () => {
  // In April 2025 the older table of income tax still held.
  expect(answerTo({ date: '2025-04-01' })).toEqual(answerTo({ date: '2025-12-31' }))
})

test('averages count as salary, and alimony lowers the tax', () => {
  expect(answerTo({ averages: 1000_00 }).gross).toBe(5000_00)
  const tax = (alimony: number) => answerTo({ salary: 9000_00, alimony }).tax
  expect(tax(1000_00)).toBe(tax(0) - 275_00)
})

test('a first instalment above the net is refused in words, and so is alimony above the pay', () => {
  for (const [change, words] of [
    [{ advance: 4000_00 }, 'passa do 13º líquido'],
    [{ alimony: 9000_00 }, 'A pensão passa do 13º'],
  ] as const) {
    const answer = calculateThirteenthSalary({ ...plain, ...change })
    expect(answer.ok ? '' : refusalInWords(answer)).toContain(words)
  }
})

test.each([
  // The 15th and the 16th of a month of 30 days leave 16 and 15 days of it; the 17th, 14.
  ['16/09/2026', '4'],
  ['17/09/2026', '3'],
  ['01/01/2026', '12'],
  // In another year the months are those of the example.
  ['10/03/2020', '12'],
])('who was admitted on %s has %s months of 2026', (admission, avos) => {
  const start = { ...calculator.exampleOn('2026-11-20'), date: '20/11/2026' }
  const one = calculator as Calculator
  expect(suggested(one, start, start, { ...start, admission }).avos).toBe(avos)
})

test('both instalments are said with their days, and the FGTS beside them', () => {
  const { shown } = resultOf(calculator, { salary: '4.000,00', date: '20/11/2026' })
  const [instalments, beside] = shown.apart ?? []
  expect(instalments?.rows.map(({ label }) => label)).toEqual([
    'Primeira, até 30/11/2026',
    'Segunda, até 18/12/2026',
  ])
  expect(beside?.rows).toMatchObject([{ amount: 320_00 }])
})

const any: fc.Arbitrary<ThirteenthInput> = fc.record({
  salary: fc.integer({ min: 1_00, max: 1_000_000_00 }),
  averages: fc.integer({ min: 0, max: 100_000_00 }),
  avos: fc.integer({ min: 1, max: 12 }),
  dependants: fc.integer({ min: 0, max: 20 }),
  alimony: fc.constant(0),
  date: fc.constantFrom('2024-12-20', '2025-12-20', '2026-12-20'),
})

test('lines and instalments add up to the net, and every number is finite', () => {
  fc.assert(
    fc.property(any, (input) => {
      const answer = answerTo(input)
      const sum = answer.lines.reduce((added, { amount }) => added + amount, 0)
      return (
        everyNumberIn(answer).every(Number.isFinite) &&
        sum === answer.total &&
        answer.first.amount + answer.second.amount === answer.total &&
        answer.second.amount >= 0
      )
    }),
  )
})

test('a higher salary or one more month never leaves less', () => {
  fc.assert(
    fc.property(any, fc.integer({ min: 0, max: 10_000_00 }), (input, more) => {
      const base = answerTo(input).total
      const richer = answerTo({ ...input, salary: input.salary + more }).total
      const longer = answerTo({ ...input, avos: Math.min(12, input.avos + 1) }).total
      return richer >= base && longer >= base
    }),
  )
})
