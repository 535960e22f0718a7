import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorsOf, resultOf } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateVacation, type VacationInput } from './calculate.ts'
import { calculator, refusalInWords } from './calculator.ts'

const plain: VacationInput = {
  salary: 4000_00,
  averages: 0,
  rest: 30,
  sold: 0,
  // A Tuesday.
  start: '2026-12-01',
  dependants: 0,
  alimony: 0,
}

function answerTo(change: Partial<VacationInput>) {
  const answer = calculateVacation({ ...plain, ...change })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('days that are sold pay neither INSS nor tax', () => {
  const alone = answerTo({ rest: 20 })
  const sold = answerTo({ rest: 20, sold: 10 })
  expect([sold.inss, sold.tax]).toEqual([alone.inss, alone.tax])
  // 10/30 of 4.000, and its third.
  expect(sold.total - alone.total).toBe(1333_33 + 444_44)
})

test.each([
  // Two days before: Sunday, so the Friday before it.
  ['2026-12-01', '2026-11-27'],
  ['2026-12-03', '2026-12-01'],
  // Two days before is Christmas.
  ['2026-12-27', '2026-12-24'],
] as const)('a vacation from %s is paid by %s', (start, payBy) => {
  expect(answerTo({ start }).payBy).toBe(payBy)
})

test('the day to pay says why it is earlier, and the days worked before the rest are beside the total', () => {
  const { shown } = resultOf(calculator, { salary: '3.000,00', start: '04/01/2027' })
  const [days, beside] = shown.apart ?? []
  expect(days?.rows[0]?.formula).toContain('02/01/2027 é sábado')
  // 3/30 of 3.000.
  expect(beside?.rows[1]).toMatchObject({ amount: 300_00 })
})

test.each([
  // Into the next month: the days before.
  ['2026-12-16', 20, 15],
  ['2026-12-01', 30, 0],
  // Within the month: the rest of thirty days, before and after.
  ['2026-12-07', 20, 10],
  ['2027-02-08', 15, 15],
] as const)(
  'of the month of a rest from %s for %i days, %i are paid with the salary',
  (start, rest, days) => {
    expect(answerTo({ start, rest }).worked.days).toBe(days)
  },
)

test('the day back is the first after the rest', () => {
  expect(answerTo({ rest: 30 }).back).toBe('2026-12-31')
})

test.each([
  ['2026-12-03', false],
  ['2026-12-04', true],
  ['2026-12-05', true],
  ['2026-12-06', false],
  // Christmas of 2026 is a Friday.
  ['2026-12-22', false],
  ['2026-12-23', true],
] as const)('a vacation that begins on %s: before a rest is %s', (start, isSaid) => {
  const { shown } = resultOf(calculator, { start: start.split('-').reverse().join('/') })
  expect(shown.warnings?.some((warning) => warning.includes('134'))).toBe(isSaid)
})

test('more days than a period gives are refused at the field', () => {
  expect(errorsOf(calculator, { rest: '25', sold: '6' })).toEqual({
    sold: 'Com 25 dias de descanso, cabem 5 vendidos: são 30 ao todo.',
  })
})

test('alimony lowers the tax; above the pay it is refused in words', () => {
  const tax = (alimony: number) => answerTo({ salary: 9000_00, alimony }).tax
  expect(tax(1000_00)).toBe(tax(0) - 275_00)
  const answer = calculateVacation({ ...plain, alimony: 9000_00 })
  expect(answer.ok ? '' : refusalInWords(answer)).toContain('A pensão passa das férias')
})

const any: fc.Arbitrary<VacationInput> = fc.record({
  salary: fc.integer({ min: 1_00, max: 1_000_000_00 }),
  averages: fc.integer({ min: 0, max: 100_000_00 }),
  rest: fc.integer({ min: 5, max: 20 }),
  sold: fc.integer({ min: 0, max: 10 }),
  start: fc.constantFrom('2024-01-15', '2025-06-02', '2026-12-01'),
  dependants: fc.integer({ min: 0, max: 20 }),
  alimony: fc.constant(0),
})

test('the lines add up to the net, and every number is finite', () => {
  fc.assert(
    fc.property(any, (input) => {
      const answer = answerTo(input)
      const sum = answer.lines.reduce((added, { amount }) => added + amount, 0)
      return everyNumberIn(answer).every(Number.isFinite) && sum === answer.total && answer.total >= 0
    }),
  )
})

test('a higher salary, one more day of rest or one more sold never leaves less', () => {
  fc.assert(
    fc.property(any, fc.integer({ min: 0, max: 10_000_00 }), (input, more) => {
      const base = answerTo(input).total
      const changes = [{ salary: input.salary + more }, { rest: input.rest + 1 }, { sold: input.sold + 1 }]
      return changes.every((change) => answerTo({ ...input, ...change }).total >= base)
    }),
  )
})
