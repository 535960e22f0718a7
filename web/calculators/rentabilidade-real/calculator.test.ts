import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { formatCents } from '#web/finance/core/format.ts'
import { workedDay } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateRealReturn, type RealReturnInput } from './calculate.ts'
import { calculator } from './calculator.ts'
import { goldens, wrongs } from './golden.ts'
import { noticeInWords, refusalInWords } from './words.ts'

const rates: RealReturnInput = {
  mode: 'rate',
  amount: 1000_00,
  nominalRate: 0.1365,
  inflation: 0.0422,
  taxRate: 0,
}
const values = {
  mode: 'values',
  applied: [{ date: '2025-09-01', amount: 10_000_00 }],
  final: 11_365_00,
  end: '2026-09-01',
  taxation: 'net',
  prices: 'ipca',
} as const satisfies RealReturnInput
const percent = (rate = Number.NaN) => (rate * 100).toFixed(2)
const answerOf = (input: RealReturnInput) => {
  const answer = calculateRealReturn(input)
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('golden of spec/pages.md §18: 13,65 % over 4,22 % is 9,05 %, not 9,43 %', () => {
  const answer = answerOf(rates)
  expect(percent(answer.realRate)).toBe('9.05')
  expect(percent(answer.subtraction)).toBe('9.43')
  // 1.136,50 − 1.000,00 − 42,20
  expect(answer).toMatchObject({ total: 94_30, net: 1136_50, corrected: 1042_20, notices: [] })
})

test('tx-o-05: 13,65 % over 4,58 % is 8,67278638 %', () => {
  expect(answerOf({ ...rates, inflation: 0.0458 }).realRate).toBeCloseTo(0.0867278638, 10)
})

test('the tax comes before the inflation: 13,65 % less 17,5 % is 11,26 %, real 6,76 %', () => {
  const answer = answerOf({ ...rates, taxRate: 0.175 })
  expect([percent(answer.netRate), percent(answer.realRate)]).toEqual(['11.26', '6.76'])
  expect(answer.lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['gross', 1136_50],
    ['invested', -1000_00],
    ['inflation', -42_20],
    ['tax', -23_89],
  ])
})

test('below inflation is a real loss; deflation raises the real return; a loss pays no tax', () => {
  const loss = answerOf({ ...rates, nominalRate: 0.03, inflation: 0.05 })
  expect(loss.notices.map(noticeInWords)).toEqual([expect.stringContaining('preços subiram mais')])
  expect(percent(answerOf({ ...rates, inflation: -0.01 }).realRate)).toBe('14.80')
  expect(answerOf({ ...rates, nominalRate: -0.1, taxRate: 0.175 }).lines).toHaveLength(3)
})

test('from values and dates, by the IPCA of SGS 13522: 13,65 % over 4,22 %', () => {
  const answer = answerOf(values)
  expect(percent(answer.inflation)).toBe('4.22')
  // The months make 4,2235 %: the two decimals of the published figure would give 9,05 %.
  expect(percent(answer.realRate)).toBe('9.04')
  expect(answer.months).toHaveLength(12)
  // No month of the 12 had an IPCA above 1,0720 %.
  expect(answer.monthsBelow).toBe(0)
  expect(answer.lines[2]?.source?.source).toContain('SGS 433')
})

test('taxed as fixed income: 365 days pay 17,5 % of the gain', () => {
  const answer = answerOf({ ...values, taxation: 'fixed-income' })
  expect(answer.net).toBe(11_365_00 - 238_88)
  expect(answer.lines.at(-1)?.source?.source).toContain('11.033')
})

test('with contributions the rate is the internal one, and each pays by its age', () => {
  const applied = [
    { date: '2025-09-01', amount: 10_000_00 },
    { date: '2026-06-01', amount: 10_000_00 },
  ] as const
  // 10.000 a year at 10 % and 92 days at the same rate: 10.000 × (1,1 + 1,1^(92/365)) = 21.243,15
  const answer = answerOf({ ...values, applied: [...applied], final: 21_243_15, taxation: 'fixed-income' })
  expect(percent(answer.nominalRate)).toBe('10.00')
  expect(answer.lines.map(({ key }) => key)).toEqual(['gross', 'invested', 'inflation', 'ir-225', 'ir-175'])
})

test('a typed inflation replaces the index', () => {
  const answer = answerOf({ ...values, prices: { rate: 0.1 } })
  expect(answer).toMatchObject({ corrected: 11_000_00, months: [], total: 365_00 })
})

test('of several applications, net: true words, and rates that multiply', () => {
  const applied = [
    { date: '2025-09-01', amount: 10_000_00 },
    { date: '2026-06-01', amount: 10_000_00 },
  ] as const
  const answer = answerOf({ ...values, applied: [...applied], final: 21_243_15 })
  const { netRate, inflation, realRate, priceRise, lines } = answer
  expect((1 + realRate) * (1 + inflation)).toBeCloseTo(1 + netRate, 12)
  // The second application met the prices of three months only.
  expect(percent(priceRise)).toBe('4.22')
  expect(inflation).toBeLessThan(priceRise)
  expect(lines[0]?.formula).toBe('já sem imposto, como no formulário')
  expect(lines[2]?.formula).toContain('cada aplicação corrigida desde o seu dia')
  const shown = shownOf({
    mode: 'values',
    initial: '10.000,00',
    date: '01/09/2025',
    contributions: '01/06/2026; 10.000,00',
    end: '01/09/2026',
    final: '21.243,15',
  })
  // 1,1^(1/12) − 1
  expect(shown.notes).toContainEqual(expect.stringContaining('0,7974\u00A0% ao mês'))
  expect(shown.notes).toContainEqual(expect.stringContaining('subiram 4,22\u00A0% desde a primeira'))
})

test('one application: the correction is the amount times the inflation shown', () => {
  const [, , inflation] = answerOf(values).lines
  expect(inflation?.formula).toMatch(/^R\$\u00A010\.000,00 × 4,22/)
})

test('nothing left is a loss of 100 %', () => {
  const answer = answerOf({ ...values, final: 0, taxation: 'fixed-income' })
  expect(answer).toMatchObject({ nominalRate: -1, netRate: -1, realRate: -1, realAnnualRate: -1, net: 0 })
  expect(shownOf({ mode: 'values', final: '0' }).headline).toMatchObject({
    label: 'Perda para a inflação',
    text: '100,00\u00A0%',
    opposite: true,
  })
  const applied = [...values.applied, { date: '2026-01-05', amount: 100_00 }] as const
  expect(answerOf({ ...values, applied: [...applied], final: 0 }).realRate).toBe(-1)
})

test('a day that doubled has no rate of a year', () => {
  const answer = answerOf({ ...values, applied: [{ date: '2026-08-31', amount: 100_00 }], final: 200_00 })
  expect(answer.nominalRate).toBe(1)
  expect(answer.realAnnualRate).toBeUndefined()
  expect(answer.months).toEqual([])
})

test('by the INPC: 4,77 % in 2024 (IBGE), and its own source', () => {
  const answer = answerOf({
    ...values,
    applied: [{ date: '2024-01-01', amount: 10_000_00 }],
    end: '2025-01-01',
    prices: 'inpc',
  })
  expect(percent(answer.inflation)).toBe('4.77')
  expect(answer.lines[2]?.source?.source).toContain('SGS 188')
  const shown = shownOf({ mode: 'values', index: 'inpc' })
  expect(shown.tables?.[0]?.columns[1]).toBe('INPC')
  expect(shown.notes).toContain('INPC publicado até 07/2026.')
})

test('the IPCA goes back to the first month of the real', () => {
  const answer = answerOf({ ...values, applied: [{ date: '1994-07-01', amount: 1000_00 }], final: 20_000_00 })
  // IBGE: the index of August of 2026 over that of June of 1994 stands near 8,8.
  expect(1 + answer.inflation).toBeGreaterThan(8)
  expect(1 + answer.inflation).toBeLessThan(9.5)
})

test('months without an index are said; without any the answer is refused', () => {
  const late = answerOf({ ...values, end: '2026-11-20' })
  expect(late).toMatchObject({ publishedUntil: '2026-09', notices: ['estimated-month'] })
  const reasons = [
    { ...values, end: '2027-03-01' as const },
    { ...values, applied: [{ date: '1990-01-02', amount: 1000_00 }] as const },
    {
      ...values,
      applied: [
        { date: '2026-08-30', amount: 1_00 },
        { date: '2026-08-31', amount: 1_00 },
      ] as const,
      final: 1_000_000_00,
    },
  ].map((input) => {
    const answer = calculateRealReturn(input)
    return answer.ok ? '' : refusalInWords(answer)
  })
  expect(reasons).toEqual([
    expect.stringContaining('ainda não está guardado'),
    expect.stringContaining('01/07/1994'),
    expect.stringContaining('Nenhuma taxa'),
  ])
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

test('the example is the golden case; contributions outside the dates are refused at their line', () => {
  expect(calculator.evaluate(calculator.exampleOn(workedDay))).toMatchObject({
    result: { answer: { total: 94_30 } },
  })
  const typed = { mode: 'values', contributions: '10/10/2025; 100,00\n01/10/2026; 100,00' }
  expect(calculator.evaluate({ ...calculator.exampleOn(workedDay), ...typed })).toEqual({
    errors: { contributions: 'Linha 2: a data precisa estar entre a inicial e a final.' },
  })
  expect(
    calculator.evaluate({ ...calculator.exampleOn(workedDay), mode: 'values', end: '01/09/2025' }),
  ).toEqual({
    errors: { end: 'A data final precisa ser depois da inicial.' },
  })
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

const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyRates: fc.Arbitrary<RealReturnInput> = fc.record({
  mode: fc.constant('rate' as const),
  amount: fc.integer({ min: 100, max: 1_000_000_000_00 }),
  nominalRate: rate(-0.99, 10),
  inflation: rate(-0.5, 10),
  taxRate: rate(0, 0.5),
})
const anyValues: fc.Arbitrary<RealReturnInput> = fc
  .record({
    initial: fc.integer({ min: 100, max: 1_000_000_00 }),
    final: fc.integer({ min: 0, max: 10_000_000_00 }),
    contributions: fc.array(
      fc.record({ day: fc.integer({ min: 0, max: 199 }), amount: fc.integer({ min: 1, max: 1_000_00 }) }),
      { maxLength: 2 },
    ),
    days: fc.integer({ min: 200, max: 600 }),
    taxation: fc.constantFrom('net' as const, 'fixed-income' as const),
  })
  .map(({ initial, contributions, days, ...any }) => ({
    ...any,
    mode: 'values',
    prices: 'ipca',
    applied: [
      { date: '2024-06-01', amount: initial },
      ...contributions.map(({ day, amount }) => ({ date: addDays('2024-06-01', day), amount })),
    ],
    end: addDays('2024-06-01', days),
  }))

test('lines add up, everything is finite, and the net is never above the gross', () => {
  fc.assert(
    fc.property(fc.oneof(anyRates, anyValues), (any) => {
      const answer = calculateRealReturn(any)
      if (!answer.ok) return answer.reason === 'no-internal-rate' || answer.reason === 'too-large'
      const sum = answer.lines.reduce((added, { amount }) => added + amount, 0)
      return (
        sum === answer.total &&
        answer.total === answer.net - answer.corrected &&
        Math.abs((1 + answer.realRate) * (1 + answer.inflation) - (1 + answer.netRate)) <=
          1e-9 * (1 + answer.netRate) &&
        answer.netRate <= answer.nominalRate + 1e-6 * Math.abs(1 + answer.nominalRate) &&
        everyNumberIn(answer).every(Number.isFinite)
      )
    }),
  )
})

test('more inflation never leaves a higher real rate, and the nominal rate comes back', () => {
  fc.assert(
    fc.property(anyRates, rate(0, 1), (any, more) => {
      if (any.mode !== 'rate') return false
      const base = calculateRealReturn(any)
      const worse = calculateRealReturn({ ...any, inflation: any.inflation + more })
      if (!(base.ok && worse.ok)) return false
      const back = (1 + base.realRate) * (1 + base.inflation) - 1
      return worse.realRate <= base.realRate + 1e-12 && Math.abs(back - base.netRate) < 1e-9
    }),
  )
})
