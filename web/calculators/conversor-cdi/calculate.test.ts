import { expect, test } from 'vitest'
import { termOfDays } from '#web/finance/calendar/term.ts'
import { type CdiConversionInput, calculateCdiConversion } from './calculate.ts'
import { cdiConversionExample, cdiConversionInput } from './input.ts'
import { noticeInWords, refusalInWords } from './words.ts'

const indexes = { annualCdi: 0.1365, annualIpca: 0.0422 }
const question: CdiConversionInput = {
  amount: 10_000_00,
  paper: { kind: 'cdi-share', share: 1.1, annualCdi: 0.1365 },
  exempt: false,
  indexes,
  term: termOfDays(365),
  date: '2027-11-23',
}

test('golden of spec/pages.md §23: 110 % of 13,65 % is 15,1131 %, net 12,4683 %, a LCI of 91,83 %', () => {
  const answer = calculateCdiConversion(question)
  if (!answer.ok) throw new Error(answer.reason)
  const percent = (rate = 0) => (rate * 100).toFixed(4)
  expect(percent(answer.annualRate)).toBe('15.1131')
  expect(percent(answer.netAnnualRate)).toBe('12.4683')
  expect(percent(answer.netRate)).toBe('12.4683')
  expect(((answer.exempt.share ?? 0) * 100).toFixed(2)).toBe('91.83')
  // 1,15113110 ÷ 1,1365 and ÷ 1,0422, by hand.
  expect(percent(answer.taxed.spread)).toBe('1.2874')
  expect(percent(answer.taxed.realRate)).toBe('10.4520')
  expect(percent(answer.taxed.share)).toBe('110.0000')
})

test('amounts are those of rf-o-01: 10.000 at 110 % for 252 days leave 11.246,83', () => {
  expect(calculateCdiConversion(question)).toMatchObject({ ok: true, total: 11_246_83, irRate: 0.175 })
})

test('tx-o-08: an exempt 90 % is a taxed 107,8326 % in a year', () => {
  const paper = { kind: 'cdi-share', share: 0.9, annualCdi: 0.1365 } as const
  const answer = calculateCdiConversion({ ...question, paper, exempt: true })
  expect(answer.ok && answer.taxed.share?.toFixed(6)).toBe('1.078326')
  expect(answer.ok && answer.exempt.share?.toFixed(6)).toBe('0.900000')
  expect(answer).toMatchObject({ irRate: 0, iofShare: 0 })
})

test('under 30 days the IOF enters every equivalent: 53 % of the yield on day 14', () => {
  const answer = calculateCdiConversion({ ...question, term: termOfDays(14) })
  expect(answer).toMatchObject({ ok: true, iofShare: 0.53, irRate: 0.225 })
  expect(answer.ok && answer.notices.map(noticeInWords)).toEqual([
    expect.stringContaining('menos de 30 dias'),
    expect.stringContaining('252 a cada 365'),
  ])
  expect(answer.ok && answer.exempt.share).toBeLessThan(1.1 * 0.47 * 0.78)
})

test('with another CDI only what follows it moves', () => {
  const shared = calculateCdiConversion(question)
  const fixed = calculateCdiConversion({ ...question, paper: { kind: 'fixed', annualRate: 0.14 } })
  const rates = (answer: typeof shared) =>
    answer.ok ? answer.sensitivity.map((row) => row.netAnnualRate) : []
  expect(new Set(rates(shared)).size).toBe(5)
  expect(new Set(rates(fixed)).size).toBe(1)
  expect(shared.ok && shared.sensitivity.map(({ annualCdi }) => annualCdi)).toEqual([
    0.1165, 0.1265, 0.1365, 0.1465, 0.1565,
  ])
})

test('a CDI of 0 has no share; before the tables there is no answer', () => {
  const zero = calculateCdiConversion({
    ...question,
    indexes: { annualCdi: 0, annualIpca: 0 },
    paper: { kind: 'fixed', annualRate: 0.1 },
  })
  expect(zero.ok && zero.taxed.share).toBeUndefined()
  const old = calculateCdiConversion({ ...question, date: '2004-05-03' })
  expect(old.ok ? '' : refusalInWords(old)).toContain('2005')
})

test('the example has an answer; the day of the redemption counts by the calendar', () => {
  expect(calculateCdiConversion(cdiConversionInput.parse(cdiConversionExample))).toMatchObject({ ok: true })
  const dated = cdiConversionInput.parse({ ...cdiConversionExample, days: '', maturity: '23/11/2027' })
  expect(dated).toMatchObject({ term: { days: 365, businessDays: 250 }, date: '2027-11-23' })
})

test.each([
  [{ days: '' }, 'days', 'Preencha o prazo em dias ou a data do resgate.'],
  [{ maturity: '23/11/2026' }, 'maturity', 'A data final precisa ser depois da inicial.'],
  [{ annualIpca: '' }, 'annualIpca', 'Preencha o campo IPCA projetado.'],
  [{ days: '1,5' }, 'days', 'Use um número inteiro.'],
])('%o is refused at %s', (change, path, message) => {
  const parsed = cdiConversionInput.safeParse({ ...cdiConversionExample, ...change })
  expect(parsed.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
    [path, message],
  ])
})
