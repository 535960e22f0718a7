import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateIrpfAnual } from '#web/finance/income-tax/irpf-anual.ts'
import { resultOf } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateReturn, type ReturnInput } from './calculate.ts'
import { calculator } from './calculator.ts'

const plain: ReturnInput = {
  year: 2026,
  income: 120_000_00,
  withheld: 0,
  inss: 0,
  dependants: 0,
  health: 0,
  education: [],
  alimony: 0,
  pension: 0,
  otherIncome: 0,
  otherTax: 0,
  profitTax: 0,
}

function answerTo(change: Partial<ReturnInput>) {
  const answer = calculateReturn({ ...plain, ...change })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('a year whose tables may still change is said to have those of the newest', () => {
  const warningsOf = (year: string) =>
    resultOf(calculator, { ...calculator.exampleOn('2026-11-20'), year }).shown.warnings
  expect(warningsOf('2026')).toEqual([])
  expect(warningsOf('2030')).toContainEqual(expect.stringContaining('para 2030 elas podem mudar'))
})

test('the limit of school is of each person, that of PGBL of the income', () => {
  expect(answerTo({ education: [5000_00, 3000_00] })).toMatchObject({
    lost: { education: 1438_50, pension: 0 },
    filings: { legal: { deducted: 6561_50 } },
  })
  expect(answerTo({ pension: 14_400_01 })).toMatchObject({
    lost: { education: 0, pension: 1 },
    filings: { legal: { deducted: 14_400_00 } },
  })
})

test('what was withheld above the tax comes back', () => {
  const { tax } = answerTo({}).filings.simplified
  expect(answerTo({ withheld: tax + 500_00 }).total).toBe(-500_00)
  const { shown } = resultOf(calculator, { year: '2026', income: '60.000,00', withheld: '100,00', inss: '' })
  expect(shown.summary).toMatch(/^voltam R\$\s100,00 para você\./)
})

test('the minimum tax begins with the income of 2026', () => {
  expect(answerTo({ otherIncome: 880_000_00 }).minimumTax).toBeGreaterThan(0)
  expect(answerTo({ otherIncome: 880_000_00, year: 2025 }).minimumTax).toBe(0)
})

const cents = (max: number) => fc.integer({ min: 0, max })
const anyReturn: fc.Arbitrary<ReturnInput> = fc.record({
  year: fc.constantFrom(2024, 2025, 2026),
  income: cents(3_000_000_00),
  withheld: cents(500_000_00),
  inss: cents(12_000_00),
  dependants: fc.integer({ min: 0, max: 20 }),
  health: cents(100_000_00),
  education: fc.array(cents(20_000_00), { maxLength: 4 }),
  alimony: cents(100_000_00),
  pension: cents(500_000_00),
  otherIncome: cents(3_000_000_00),
  otherTax: cents(100_000_00),
  profitTax: cents(300_000_00),
})

test('the lines add up, every number is finite, and the form that is taken is that of the law', () => {
  fc.assert(
    fc.property(anyReturn, (input) => {
      const answer = answerTo(input)
      const { filings, form } = answer
      const law = calculateIrpfAnual({
        year: input.year,
        income: input.income,
        legalDeductions: filings.legal.deducted,
      })
      const sum = answer.lines.reduce((added, { amount }) => added + amount, 0)
      return (
        everyNumberIn(answer).every(Number.isFinite) &&
        sum === answer.total &&
        law.ok &&
        law.tax === filings[form].tax &&
        filings[form].tax <= Math.min(filings.legal.tax, filings.simplified.tax)
      )
    }),
  )
})

test('one more dependant, or more health, never leaves more to pay', () => {
  fc.assert(
    fc.property(anyReturn, cents(50_000_00), (input, more) => {
      const base = answerTo(input).total
      const changes = [{ dependants: input.dependants + 1 }, { health: input.health + more }]
      return changes.every((change) => answerTo({ ...input, ...change }).total <= base)
    }),
  )
})

test('a higher income never leaves less to pay, but for the step of the law at R$ 60.000', () => {
  fc.assert(
    fc.property(anyReturn, cents(500_000_00), (input, more) => {
      const higher = answerTo({ ...input, pension: 0, income: input.income + more }).total
      return higher >= answerTo({ ...input, pension: 0 }).total - 2
    }),
  )
})
