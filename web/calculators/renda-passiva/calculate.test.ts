import { expect, test } from 'vitest'
import { calculatePassiveIncome, type PassiveIncomeInput } from './calculate.ts'
import { passiveIncomeExample, passiveIncomeInput } from './input.ts'
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

test('golden of spec/pages.md §19: 548.735,64 spending the yield, 847.030,14 keeping the purchasing power', () => {
  const { consuming, preserving } = answerOf()
  expect(consuming.wealth).toBe(548_735_64)
  expect(preserving).toMatchObject({ ok: true, wealth: 847_030_14 })
})

test('the month and the year of each total, line by line', () => {
  const { consuming, preserving } = answerOf()
  // 548.735,64 × 1,0719830 % = 5.882,35; 15 % of it is 882,35
  expect(consuming.lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['yield', 5882_35],
    ['tax', -882_35],
  ])
  expect(consuming.lines[1]?.source?.source).toContain('11.033')
  // 847.030,14 × 13,65 % = 115.619,61; what is left is 60.000 × 1,0422
  expect(preserving.ok && preserving.lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['yield', 115_619_61],
    ['tax', -17_342_94],
    ['kept', -35_744_67],
  ])
  expect(preserving.ok && preserving.total).toBe(62_532_00)
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

test('a CDI of 8 % asks for more; a yield below inflation has no perpetual income', () => {
  const { stress } = answerOf({ stressCdi: 0.08 })
  // 5.000 ÷ (0,6434030 % × 0,85) and 60.000 ÷ (1,068 ÷ 1,0422 − 1)
  expect(stress).toEqual({ annualCdi: 0.08, consuming: 914_256_36, preserving: 2_423_720_93 })
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

test('the example is the golden case with something saved', () => {
  const answer = calculatePassiveIncome(passiveIncomeInput.parse(passiveIncomeExample))
  expect(answer).toMatchObject({ ok: true, consuming: { wealth: 548_735_64 } })
  const wrong = passiveIncomeInput.safeParse({
    ...passiveIncomeExample,
    kind: 'dividend-yield',
    rate: '60',
    otherIncomes: [{ name: '', monthly: '1' }],
  })
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual(['otherIncomes.0.name'])
})
