import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCents } from '#web/finance/core/format.ts'
import type { Cents } from '#web/finance/core/money.ts'
import { workedDay } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import {
  calculateReturn,
  type FlowsAnswer,
  type FlowsQuestion,
  type RoiInput,
  type SimpleAnswer,
  type SimpleQuestion,
} from './calculate.ts'
import { calculator } from './calculator.ts'
import { goldens, wrongs } from './golden.ts'
import { flowsSummary, noticeInWords } from './words.ts'

const cdi = { date: '2026-11-20', annualCdi: 0.1365 } as const
const golden: SimpleQuestion = { mode: 'simple', ...cdi, invested: 10_000_00, final: 18_500_00, months: 48 }

function simple(question: Partial<SimpleQuestion> = {}): SimpleAnswer {
  const answer = calculateReturn({ ...golden, ...question })
  if (!(answer.ok && answer.mode === 'simple')) throw new Error(JSON.stringify(answer))
  return answer
}

function flows(question: FlowsQuestion['flows']): FlowsAnswer {
  const answer = calculateReturn({ mode: 'flows', ...cdi, moneyIn: 'ask', flows: question })
  if (!(answer.ok && answer.mode === 'flows')) throw new Error(JSON.stringify(answer))
  return answer
}

function shownOf(changes: Readonly<Record<string, string>>) {
  const evaluation = calculator.evaluate({ ...calculator.exampleOn(workedDay), ...changes })
  if (!('result' in evaluation)) throw new Error(JSON.stringify(evaluation))
  return evaluation.result.shown
}

const monthly = (...amounts: Cents[]) => flows({ by: 'month', amounts })

test('10.000 that become 18.500 in 48 months: 85 %, 16,6253 % a year (facts/09 pl-o-07)', () => {
  const { roi, annualRoi, total, lines } = simple()
  expect(roi).toBeCloseTo(0.85, 12)
  expect(annualRoi).toBeCloseTo(0.166253, 6)
  expect(total).toBe(8500_00)
  expect(lines.map(({ amount }) => amount)).toEqual([18_500_00, -10_000_00])
  const shown = shownOf({})
  expect(shown.excel).toBe('=18500/10000-1')
  expect(shown.notes).toContain('ROI ao ano no Excel: =(18500/10000)^(12/48)-1')
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
  expect(irr).toMatchObject({ ok: true, rate: expect.closeTo(0.413, 3) })
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
  const { irr, rows } = flows({
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
  const shown = shownOf({
    mode: 'flows',
    flowsBy: 'date',
    dated: '01/01/2008; -10.000,00\n01/03/2008; 2.750,00\n01/04/2009; 2.750,00',
  })
  expect(shown.notes).toContainEqual(expect.stringContaining('=XTIR(B1:B9;A1:A9)'))
})

test('without a change of sign there is no internal rate; with two there may be several', () => {
  expect(monthly(-100_00, -50_00)).toMatchObject({
    irr: { ok: false, reason: 'no-solution' },
    notices: ['no-irr', 'not-paid-back', 'below-cdi'],
  })
  // 100 × (1 + 10 %) (1 + 20 %): zero at 10 % and at 20 % a month.
  const several = monthly(-1000_00, 2300_00, -1320_00)
  expect(several.notices.map((notice) => noticeInWords(notice, several.irr))).toContainEqual(
    expect.stringMatching(/^Há mais de uma TIR/),
  )
  expect(several.irr).toEqual({
    ok: false,
    reason: 'several',
    rates: [expect.closeTo(1.1 ** 12 - 1, 9), expect.closeTo(1.2 ** 12 - 1, 9)],
    isGainBetween: true,
  })
})

// Each of these once stood with a loss and a rate of gain on one page (PHPOffice/PhpSpreadsheet#2469 is the second).
const moneyInFirst = [
  { flows: '1.000\n-500\n-600', rate: '110,38\u00A0% ao ano', more: 'R$\u00A0100,00 a mais' },
  { flows: '55.600\n-51.094,83', rate: '−63,72\u00A0% ao ano', more: 'R$\u00A04.505,17 a menos' },
]

test.each(moneyInFirst)(
  'money that comes in first is asked about: $flows',
  ({ flows: typed, rate, more }) => {
    const ask = (moneyIn: string) =>
      calculator.evaluate({ ...calculator.exampleOn(workedDay), mode: 'flows', flows: typed, moneyIn })
    expect(ask('ask')).toMatchObject({ refusal: expect.stringContaining('empréstimo, ou faltou o sinal') })
    const loan = ask('loan')
    const shown = 'result' in loan ? loan.result.shown : expect.unreachable()
    expect(shown.headline).toMatchObject({ label: 'Custo do dinheiro (TIR)', text: rate })
    expect(shown.summary).toContain(more)
    expect(JSON.stringify(shown)).not.toMatch(/ROI|CDI|ganho|Perda|não se paga/)
  },
)

test('a forgotten sign is put back before the first value, by month and by date', () => {
  const ask = (changes: Readonly<Record<string, string>>) =>
    calculator.evaluate({ ...calculator.exampleOn(workedDay), mode: 'flows', moneyIn: 'minus', ...changes })
  expect(ask({ flows: '1.000\n500\n600' })).toMatchObject({
    result: { answer: { mode: 'flows', roi: expect.closeTo(0.1, 12), rows: [{ amount: -1000_00 }, {}, {}] } },
  })
  expect(ask({ flowsBy: 'date', dated: '01/01/2027; 600\n01/01/2026; 500' })).toMatchObject({
    result: { answer: { rows: [{ amount: -500_00 }, { amount: 600_00 }] } },
  })
})

test.each([
  // The day as a whole brings money in, though its first line takes some out.
  { dated: '01/01/2026; -100\n01/01/2026; 500\n01/01/2027; -600', asks: true },
  { dated: '01/01/2026; 100\n01/01/2026; -500\n01/01/2027; 600', asks: false },
  { dated: '01/01/2026; 100\n01/01/2026; -100\n01/02/2026; 500\n01/01/2027; -600', asks: true },
])('what is asked has its field: $dated', ({ dated, asks }) => {
  const texts = { ...calculator.exampleOn(workedDay), mode: 'flows', flowsBy: 'date', dated, moneyIn: 'ask' }
  expect('refusal' in calculator.evaluate(texts)).toBe(asks)
  expect(calculator.fields.moneyIn?.when?.(texts)).toBe(asks)
})

test.each([
  {
    amounts: [-1000_00, ...new Array<Cents>(11).fill(0), 1050_00],
    notice: 'gain-below-cdi',
    says: 'O ROI é positivo e o VPL é negativo',
  },
  {
    amounts: [-100_00, 1000_00, ...new Array<Cents>(34).fill(0), -1000_00],
    notice: 'loss-above-cdi',
    says: 'O ROI é negativo e o VPL é positivo',
  },
  // Twice 5 % a month: the curve only touches zero, so the present value is never above it.
  { amounts: [-100_000_00, 210_000_00, -110_250_00], notice: 'irr-against-npv', says: 'vale o VPL' },
] as const)('measures that contradict each other have a sentence: $notice', ({ amounts, notice, says }) => {
  const { notices, irr } = monthly(...amounts)
  expect(notices).toContain(notice)
  expect(noticeInWords(notice, irr)).toContain(says)
})

test('both rates of numpy/numpy#14977, and neither as the answer', () => {
  const dated = [
    '01/01/2020; -50',
    '01/01/2021; -100',
    '01/01/2022; 600',
    '01/01/2023; 300',
    '01/01/2024; -100',
  ]
  const shown = shownOf({ mode: 'flows', flowsBy: 'date', dated: dated.join('\n') })
  expect(shown.headline).toMatchObject({ label: 'Valor presente líquido (VPL)' })
  expect(shown.aside).toMatchObject({ label: 'TIRs', text: '−76,89\u00A0% ao ano e 185,16\u00A0% ao ano' })
  expect(shown.warnings).toContainEqual(expect.stringContaining('nenhuma delas é a resposta'))
})

test('a rate beyond 100.000 % a year is said, not shown with two hundred digits', () => {
  const huge = monthly(-1, 1_000_000_000_00)
  expect(huge).toMatchObject({ irr: { ok: false, reason: 'too-large' }, notices: [] })
  expect(huge.annualRoi).toBeUndefined()
  expect(simple({ invested: 1, final: 1_000_000_000_00, months: 1 }).annualRoi).toBeUndefined()
  const shown = shownOf({ invested: '0,01', final: '1.000.000.000,00', months: '1' })
  expect(shown.aside).toMatchObject({ text: 'mais de 100.000\u00A0% ao ano' })
  const rows = [{ date: '2026-01-01', amount: -1 } as const, { date: '2026-01-02', amount: 100_00 } as const]
  expect(flows({ by: 'date', dated: rows }).irr).toEqual({ ok: false, reason: 'too-large' })
  const lost = [{ date: '2026-01-01', amount: -100_00 } as const, { date: '2026-01-02', amount: 1 } as const]
  expect(flows({ by: 'date', dated: lost }).irr).toMatchObject({ ok: true, rate: -1 })
  expect(monthly(-1, 0, 0, 1).payback).toBe(3)
})

test('with flows too: the return per year, and the CDI in reais on the last day', () => {
  // 1.200 for 1.000 in two years: √1,2 − 1.
  const { annualRoi, atEnd, npv, netAnnualCdi } = monthly(-1000_00, ...new Array<Cents>(23).fill(0), 1200_00)
  expect(annualRoi).toBeCloseTo(Math.sqrt(1.2) - 1, 12)
  // 1,1365² less 15 % of its gain, after 730 days: 1.247,89.
  expect(atEnd).toEqual({ reinvested: 1200_00, cdi: 1247_89 })
  expect(Math.abs((npv * (1 + netAnnualCdi) ** 2 - (1200_00 - 1247_89)) / 100)).toBeLessThan(0.02)
})

test('under a year the yearly rate supposes the same gain again, and says so', () => {
  expect(simple({ months: 6 }).notices).toEqual(['short-term'])
  expect(simple({ months: 12 }).notices).toEqual([])
})

test('no investment, no term, no table', () => {
  const ask = (question: FlowsQuestion['flows'], date: SimpleQuestion['date'] = cdi.date) =>
    calculateReturn({ mode: 'flows', ...cdi, date, moneyIn: 'ask', flows: question })
  expect(ask({ by: 'month', amounts: [0, 0] })).toEqual({ ok: false, reason: 'nothing-invested' })
  expect(ask({ by: 'month', amounts: [1, 2] })).toEqual({ ok: false, reason: 'money-in-first' })
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

test('a loss is said in words, without a minus sign', () => {
  const { headline, aside } = shownOf({
    ...calculator.exampleOn(workedDay),
    invested: '1.000,00',
    final: '900,00',
  })
  expect(headline).toMatchObject({ label: 'Perda (ROI negativo)', text: '10,00\u00A0%', opposite: true })
  expect(aside).toMatchObject({ label: 'Perda ao ano', text: expect.not.stringContaining('−') })
})

test.each(goldens)('$from', ({ typed, headline, says = [] }) => {
  const shown = shownOf(typed)
  expect(shown.headline).toMatchObject({ text: headline })
  for (const text of says) expect(everyTextIn(shown)).toContain(text)
})

test.each(Object.entries(wrongs))('%s says what is wrong', (field, [typed, message]) => {
  expect(calculator.evaluate({ ...calculator.exampleOn(workedDay), [field]: typed })).toEqual({
    errors: { [field]: message },
  })
})

test('the lists: a date for each dated flow, two flows at least, as Excel copies them', () => {
  const ask = (changes: Readonly<Record<string, string>>) =>
    calculator.evaluate({ ...calculator.exampleOn(workedDay), mode: 'flows', ...changes })
  expect(ask({ flowsBy: 'date', dated: '-100\n01/01/2026; 120' })).toEqual({
    errors: { dated: 'Linha 1: escreva data e valor, separados por ponto e vírgula.' },
  })
  expect(ask({ flows: '-100' })).toEqual({
    errors: { flows: 'Preencha de 2 a 720 linhas em Fluxo de caixa.' },
  })
  expect(ask({ flows: '-100\t120' })).toEqual({
    errors: { flows: expect.stringMatching(/^Preencha de 2/) },
  })
  expect(ask({ flows: '-R$ 1.000,00\r\n R$ 1.200,00 \r\n' })).toMatchObject({
    result: { answer: { rows: [{ amount: -1000_00 }, { amount: 1200_00 }] } },
  })
  expect(ask({ flowsBy: 'date', dated: '01/01/2026\t-1.000,00\n01/01/2027\t1.200,00' })).toMatchObject({
    result: { answer: { irr: { ok: true, rate: expect.closeTo(0.2, 12) } } },
  })
})

test('the lines and what stands beside them add up as they say', () => {
  const shown = shownOf({ mode: 'flows' })
  const amounts = shown.rows.map((row) => ('amount' in row ? row.amount : 0))
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(shown.total?.amount)
  expect(shown.excel).toMatch(/^=ARRED\(-10000\/\(1\+[\d,]+%\)\^\(0\/12\)\+900\//)
})

/** Every word and every amount, in one text. */
function everyTextIn(shown: object): string {
  return JSON.stringify(shown, (_, value) => (Number.isInteger(value) ? formatCents(value) : value))
}

const amount = fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 })
const shared = {
  date: fc.constant('2026-11-20' as const),
  annualCdi: fc.double({ min: 0, max: 1, noNaN: true }),
}
const anyInput: fc.Arbitrary<RoiInput> = fc.oneof(
  fc.record({
    mode: fc.constant('simple' as const),
    ...shared,
    invested: fc.integer({ min: 1, max: 1_000_000_000_00 }),
    final: fc.integer({ min: 0, max: 1_000_000_000_00 }),
    months: fc.integer({ min: 1, max: 720 }),
  }),
  fc.record({
    mode: fc.constant('flows' as const),
    ...shared,
    moneyIn: fc.constantFrom('ask', 'loan', 'minus'),
    flows: fc.oneof(
      fc.record({
        by: fc.constant('month' as const),
        amounts: fc.array(amount, { minLength: 2, maxLength: 8 }),
      }),
      fc.record({
        by: fc.constant('date' as const),
        dated: fc.array(
          fc.record({
            date: fc.constantFrom('2024-02-29', '2025-01-31', '2026-07-01', '2040-12-31'),
            amount,
          }),
          { minLength: 2, maxLength: 5 },
        ),
      }),
    ),
  }),
)

test('finite; lines are the total; the rows add up to the present value and end at the plain sum', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateReturn(input)
      if (!answer.ok) return
      expect(everyNumberIn(answer).every(Number.isFinite)).toBe(true)
      expect(answer.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(answer.total)
      if (answer.mode !== 'flows') return
      expect(answer.rows.reduce((sum, row) => sum + row.present, 0)).toBe(answer.npv)
    }),
  )
})

test('the CDI after tax never beats the CDI before it', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateReturn(input)
      if (!answer.ok || answer.mode === 'loan') return
      const net = answer.mode === 'simple' ? answer.cdi.netAnnualRate : answer.netAnnualCdi
      expect(net).toBeLessThanOrEqual(input.annualCdi + 1e-12)
    }),
  )
})

test('measures against each other always have a sentence, and less than the CDI is never called a gain', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateReturn(input)
      if (!(answer.ok && answer.mode === 'flows')) return
      const { npv, roi, irr, notices, netAnnualCdi } = answer
      expect(notices.includes('gain-below-cdi')).toBe(npv < 0 && roi > 0)
      expect(notices.includes('below-cdi')).toBe(npv < 0 && roi <= 0)
      expect(notices.includes('loss-above-cdi')).toBe(npv > 0 && roi < 0)
      expect(flowsSummary(answer).includes('faltam')).toBe(npv < 0)
      // A centavo of rounding is no contradiction.
      const agrees = !irr.ok || Math.abs(npv) <= 1 || npv > 0 === irr.rate > netAnnualCdi
      expect(agrees || notices.includes('irr-against-npv')).toBe(true)
    }),
  )
})

test('money that comes in first gives no gain and no loss until the reader says what it is', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000_00 })
  const later = fc.array(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), {
    minLength: 1,
    maxLength: 30,
  })
  fc.assert(
    fc.property(amount, later, (first, rest) => {
      const flows = { by: 'month', amounts: [first, ...rest] } as const
      const ask = (moneyIn: 'ask' | 'loan' | 'minus') =>
        calculateReturn({ mode: 'flows', date: '2026-11-20', annualCdi: 0.1365, moneyIn, flows })
      expect(ask('ask')).toEqual({ ok: false, reason: 'money-in-first' })
      const loan = ask('loan')
      expect(loan.ok ? loan.mode : loan.reason).toMatch(/^(loan|nothing-paid)$/)
      const minus = ask('minus')
      expect(minus).toEqual(
        calculateReturn({
          ...{ mode: 'flows', date: '2026-11-20', annualCdi: 0.1365, moneyIn: 'ask' },
          flows: { by: 'month', amounts: [-first, ...rest] },
        }),
      )
    }),
  )
})
