import { expect, test } from 'vitest'
import { calculateRealReturn, type RealReturnInput } from './calculate.ts'
import { realReturnExample, realReturnInput } from './input.ts'
import { noticeInWords, refusalInWords } from './words.ts'

const rates: RealReturnInput = {
  mode: 'rate',
  amount: 1000_00,
  nominalRate: 0.1365,
  inflation: 0.0422,
  taxRate: 0,
}
const values: RealReturnInput = {
  mode: 'values',
  applied: [{ date: '2025-09-01', amount: 10_000_00 }],
  final: 11_365_00,
  end: '2026-09-01',
  taxation: 'net',
}
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
  const answer = answerOf({ ...values, inflation: 0.1 })
  expect(answer).toMatchObject({ corrected: 11_000_00, months: [], total: 365_00 })
})

test('months without an index are said; without any the answer is refused', () => {
  const late = answerOf({ ...values, end: '2026-11-20' })
  expect(late).toMatchObject({ publishedUntil: '2026-09', notices: ['estimated-month'] })
  const reasons = [
    { ...values, end: '2027-03-01' as const },
    { ...values, applied: [{ date: '2020-01-02', amount: 1000_00 }] as const },
    { ...values, applied: [{ date: '1990-01-02', amount: 1000_00 }] as const },
    { ...values, final: 0 },
  ].map((input) => {
    const answer = calculateRealReturn(input)
    return answer.ok ? '' : refusalInWords(answer)
  })
  expect(reasons).toEqual([
    expect.stringContaining('ainda não está guardado'),
    expect.stringContaining('janeiro de 2024'),
    expect.stringContaining('01/07/1994'),
    expect.stringContaining('Nenhuma taxa'),
  ])
})

test('the example is the golden case; contributions outside the dates are refused at their place', () => {
  expect(calculateRealReturn(realReturnInput.parse(realReturnExample))).toMatchObject({
    ok: true,
    total: 94_30,
  })
  const wrong = realReturnInput.safeParse({
    mode: 'values',
    initial: '1.000,00',
    date: '01/09/2025',
    contributions: [{ date: '01/10/2026', amount: '100,00' }],
    final: '1.200,00',
    end: '01/09/2026',
    taxation: 'net',
  })
  expect(wrong.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    ['contributions.0.date', 'A data do aporte precisa estar entre a inicial e a final.'],
  ])
})
