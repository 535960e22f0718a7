import { expect, test } from 'vitest'
import type { Cents } from '#web/finance/core/money.ts'
import {
  calculateReturn,
  type FlowsAnswer,
  type FlowsQuestion,
  type SimpleAnswer,
  type SimpleQuestion,
} from './calculate.ts'
import { roiExample, roiInput } from './input.ts'
import { noticesInWords } from './words.ts'

const cdi = { date: '2026-11-20', annualCdi: 0.1365 } as const
const golden: SimpleQuestion = { mode: 'simple', ...cdi, invested: 10_000_00, final: 18_500_00, months: 48 }

function simple(question: Partial<SimpleQuestion> = {}): SimpleAnswer {
  const answer = calculateReturn({ ...golden, ...question })
  if (!(answer.ok && answer.mode === 'simple')) throw new Error(JSON.stringify(answer))
  return answer
}

function flows(question: FlowsQuestion['flows']): FlowsAnswer {
  const answer = calculateReturn({ mode: 'flows', ...cdi, flows: question })
  if (!(answer.ok && answer.mode === 'flows')) throw new Error(JSON.stringify(answer))
  return answer
}

const monthly = (...amounts: Cents[]) => flows({ by: 'month', amounts })

test('10.000 that become 18.500 in 48 months: 85 %, 16,6253 % a year (facts/09 pl-o-07)', () => {
  const { roi, annualRoi, total, lines, excel } = simple()
  expect(roi).toBeCloseTo(0.85, 12)
  expect(annualRoi).toBeCloseTo(0.166253, 6)
  expect(total).toBe(8500_00)
  expect(lines.map(({ amount }) => amount)).toEqual([18_500_00, -10_000_00])
  expect(excel).toBe('=(18500,00/10000,00)^(12/48)-1')
})

test('the CDI for the same 48 months, less 15 %: by hand', () => {
  // 10.000 × 1,1365⁴ = 16.683,14; 15 % of 6.683,14 are 1.002,47.
  const { cdi: alternative, overCdi, notices } = simple()
  expect(alternative.lines.map(({ amount }) => amount)).toEqual([10_000_00, 6683_14, -1002_47])
  expect(overCdi).toBe(18_500_00 - 15_680_67)
  expect(notices).toEqual([])
  expect(simple({ final: 15_680_66 }).notices).toEqual(['below-cdi'])
})

test('a total loss and a month', () => {
  expect(simple({ final: 0 })).toMatchObject({ roi: -1, annualRoi: -1, total: -10_000_00 })
  expect(simple({ months: 1 }).cdi.irRate).toBe(0.225)
})

test('monthly flows: internal rate that Excel gives, present value at the net CDI', () => {
  // =TIR of −1.000 and twelve of 100: 2,92285 % a month, 41,3 % a year.
  const { irr, npv, rows, lines, roi, payback } = monthly(-1000_00, ...new Array<Cents>(12).fill(100_00))
  expect(irr).toMatchObject({ ok: true, isUnique: true, rate: expect.closeTo(0.413, 3) })
  expect(roi).toBeCloseTo(0.2, 12)
  expect(payback).toBe(10)
  expect(rows.reduce((sum, { present }) => sum + present, 0)).toBe(npv)
  expect(lines.map(({ key }) => key)).toEqual(['in', 'out', 'discount'])
  expect(rows.at(-1)).toMatchObject({ period: 12, balance: 200_00 })
})

test('the money of today counts in full, that of two months for two months of the net CDI', () => {
  const { rows, netAnnualCdi } = monthly(-1000_00, 0, 1000_00)
  expect(rows[0]?.present).toBe(-1000_00)
  expect(rows[2]?.present).toBe(Math.round(1000_00 / (1 + netAnnualCdi) ** (2 / 12)))
})

test('one year of CDI less its tax has a present value of zero', () => {
  const { npv, netAnnualCdi, irr } = monthly(-10_000_00, ...new Array<Cents>(11).fill(0), 11_126_13)
  expect(netAnnualCdi).toBeCloseTo(0.1365 * 0.825, 12)
  expect(Math.abs(npv)).toBeLessThanOrEqual(1)
  expect(irr.ok && irr.rate).toBeCloseTo(netAnnualCdi, 6)
})

test('dated flows: XTIR of the example in Excel’s own help, 37,3362535 % a year', () => {
  // Microsoft, "Função XTIR": −10.000, 2.750, 4.250, 3.250, 2.750.
  const { irr, rows, excel } = flows({
    by: 'date',
    dated: [
      { date: '2008-10-30', amount: 4250_00 },
      { date: '2008-01-01', amount: -10_000_00 },
      { date: '2008-03-01', amount: 2750_00 },
      { date: '2009-02-15', amount: 3250_00 },
      { date: '2009-04-01', amount: 2750_00 },
    ],
  })
  expect(irr).toMatchObject({ ok: true, rate: expect.closeTo(0.373362535, 8) })
  expect(rows.map(({ amount }) => amount)).toEqual([-10_000_00, 2750_00, 4250_00, 3250_00, 2750_00])
  expect(excel).toBe('=XTIR(valores;datas)')
})

test('without a change of sign there is no internal rate; with two there may be several', () => {
  expect(monthly(-100_00, -50_00)).toMatchObject({
    irr: { ok: false, reason: 'no-solution' },
    notices: ['no-irr', 'not-paid-back', 'below-cdi'],
  })
  // 100 × (1 + 10 %) (1 + 20 %): zero at 10 % and at 20 % a month.
  const several = monthly(-1000_00, 2300_00, -1320_00)
  expect(several.notices.map((notice) => noticesInWords[notice])).toContainEqual(
    expect.stringMatching(/^Há mais de uma TIR/),
  )
  expect(several.irr).toMatchObject({ ok: true, isUnique: false })
})

test('a monthly rate beyond any annual one is said, not shown as infinity', () => {
  expect(monthly(-1, 1_000_000_000_00).irr.ok).toBe(true)
  expect(monthly(-1, 0, 0, 1).payback).toBe(3)
})

test('no investment, no term, no table', () => {
  const ask = (question: FlowsQuestion['flows'], date: SimpleQuestion['date'] = cdi.date) =>
    calculateReturn({ mode: 'flows', ...cdi, date, flows: question })
  expect(ask({ by: 'month', amounts: [1, 2] })).toEqual({ ok: false, reason: 'nothing-invested' })
  const sameDay = { date: '2026-01-01', amount: -1 } as const
  expect(ask({ by: 'date', dated: [sameDay, sameDay] })).toEqual({ ok: false, reason: 'no-term' })
  expect(ask({ by: 'month', amounts: [-1, 2] }, '1990-01-01')).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  expect(calculateReturn({ ...golden, annualCdi: 1, months: 720 })).toEqual({
    ok: false,
    reason: 'too-large',
  })
  expect(calculateReturn({ ...golden, date: '1990-01-01' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
})

test('the form: a date for each dated flow, two flows at least, a period of one month', () => {
  const messages = (typed: object) => roiInput.safeParse(typed).error?.issues.map(({ message }) => message)
  const table = { mode: 'flows', date: '20/11/2026', annualCdi: '13,65', flowsBy: 'date' }
  expect(messages({ ...table, flows: [{ amount: '-100' }, { date: '01/01/2026', amount: '120' }] })).toEqual([
    'Preencha a data.',
  ])
  expect(messages({ ...table, flowsBy: 'month', flows: [{ amount: '-100' }] })).toEqual([
    'Preencha a lista Fluxo de caixa com ao menos 2, até 720.',
  ])
  expect(messages({ ...roiExample, months: '0' })).toEqual(['O valor mínimo é 1.'])
  expect(
    messages({ ...table, flowsBy: 'month', flows: [{ amount: '-100' }, { amount: '120' }] }),
  ).toBeUndefined()
})
