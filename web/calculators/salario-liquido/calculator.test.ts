import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculateInss } from '#web/finance/labour/inss.ts'
import { resultOf } from '../form/ask.ts'
import { said } from '../form/fields.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateNetPay, type NetPayInput } from './calculate.ts'
import { calculator, noticeInWords, refusalInWords } from './calculator.ts'

const plain: NetPayInput = {
  salary: 4000_00,
  extras: 0,
  dependants: 0,
  transport: 0,
  others: 0,
  alimony: 0,
  pension: 0,
  children: 0,
  otherJob: 0,
  date: '2026-11-30',
}

function answerTo(change: Partial<NetPayInput>) {
  const answer = calculateNetPay({ ...plain, ...change })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

const lineOf = (key: string, change: Partial<NetPayInput>) =>
  answerTo(change).lines.find((line) => line.key === key)?.amount

test('two jobs pay the INSS of their sum, never more than the ceiling', () => {
  const here = answerTo({ salary: 6000_00, otherJob: 4000_00 })
  const there = calculateInss({ salary: 4000_00, date: plain.date })
  expect(there.ok && here.inss + there.contribution).toBe(988_09)
  expect(here.notices).toEqual(['above-ceiling', 'two-payers'])
  expect(here.thirteenth).toBeUndefined()
})

test('extras pay INSS and tax, and the cap of the fares does not see them', () => {
  expect(answerTo({ extras: 1000_00 }).inss).toBe(answerTo({ salary: 5000_00 }).inss)
  expect(lineOf('transport', { extras: 1000_00, transport: 500_00 })).toBe(-240_00)
})

test('alimony and pension lower the tax, a health plan does not', () => {
  const tax = (change: Partial<NetPayInput>) => answerTo({ salary: 9000_00, ...change }).tax.tax
  // Above the reduction, in the bracket of 27,5 %.
  expect(tax({ alimony: 1000_00 })).toBe(tax({}) - 275_00)
  expect(tax({ pension: 1000_00 })).toBe(tax({}) - 275_00)
  expect(tax({ others: 1000_00 })).toBe(tax({}))
})

test('salário-família looks at both jobs, and is refused in words', () => {
  expect(lineOf('family', { salary: 1700_00, children: 1 })).toBe(67_54)
  const refused = answerTo({ salary: 1700_00, otherJob: 300_00, children: 1 })
  expect(refused.notices).toContain('no-family-allowance')
  expect(noticeInWords('no-family-allowance', plain).replaceAll('\u00A0', ' ')).toContain('R$ 1.980,38')
})

test('below the minimum wage is said; more discounts than pay is a refusal', () => {
  expect(answerTo({ salary: 1620_99 }).notices).toEqual(['below-minimum-wage'])
  const answer = calculateNetPay({ ...plain, others: 5000_00 })
  expect(answer.ok ? '' : refusalInWords(answer)).toContain('passam do salário')
})

test('both halves of the 13º are the whole of it less its own INSS and tax', () => {
  const { thirteenth, gross } = answerTo({ salary: 6000_00 })
  expect(thirteenth).toEqual({ first: 3000_00, second: 1973_39, inss: 641_51, tax: 385_10 })
  expect((thirteenth?.first ?? 0) + (thirteenth?.second ?? 0)).toBe(gross - 641_51 - 385_10)
})

test('the FGTS is beside the pay, never in it', () => {
  const { answer, shown } = resultOf(calculator, { salary: '4.000,00', date: '30/11/2026' })
  expect(answer.fgts).toEqual({ amount: 320_00, rate: 0.08 })
  expect(shown.rows.some((row) => row.label.includes('FGTS'))).toBe(false)
})

const cents = (max: number) => fc.integer({ min: 0, max })
const anyPay: fc.Arbitrary<NetPayInput> = fc.record({
  salary: fc.integer({ min: 1_00, max: 1_000_000_00 }),
  extras: cents(100_000_00),
  dependants: fc.integer({ min: 0, max: 20 }),
  transport: cents(5000_00),
  others: cents(5000_00),
  alimony: cents(5000_00),
  pension: cents(5000_00),
  children: fc.integer({ min: 0, max: 20 }),
  otherJob: cents(20_000_00),
  date: fc.constantFrom('2024-01-01', '2024-02-01', '2025-05-01', '2026-11-30'),
})

test('the lines add up, every number is finite, and nothing withheld is below zero', () => {
  fc.assert(
    fc.property(anyPay, (pay) => {
      const answer = calculateNetPay(pay)
      if (!answer.ok) return answer.reason === 'discounts-above-pay'
      const sum = answer.lines.reduce((added, { amount }) => added + amount, 0)
      return (
        everyNumberIn(answer).every(Number.isFinite) &&
        sum === answer.total &&
        answer.inss >= 0 &&
        answer.tax.tax >= 0 &&
        answer.total >= 0
      )
    }),
  )
})

test('a higher salary never leaves less, and one more dependant never takes more', () => {
  const alone = { transport: 0, others: 0, alimony: 0, pension: 0, children: 0 }
  fc.assert(
    fc.property(anyPay, cents(10_000_00), (pay, more) => {
      const base = calculateNetPay({ ...pay, ...alone })
      const richer = calculateNetPay({ ...pay, ...alone, salary: pay.salary + more })
      const family = calculateNetPay({ ...pay, ...alone, dependants: pay.dependants + 1 })
      return base.ok && richer.ok && family.ok && richer.total >= base.total && family.total >= base.total
    }),
  )
})

test('the field of fares says the most that is taken of this salary, and what empty means', () => {
  const { hint } = calculator.fields.transport ?? {}
  const texts = { ...calculator.exampleOn('2026-11-20'), salary: '4.200,00', date: '20/11/2026' }
  expect(said(hint, texts)).toMatch(/6\u00A0% do salário, R\$\u00A0252,00.*Vazio: sem vale-transporte/)
})
