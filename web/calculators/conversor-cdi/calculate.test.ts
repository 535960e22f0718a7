import { expect, test } from 'vitest'
import { termOfDays } from '#web/finance/calendar/term.ts'
import { ask, errorsOf, resultOf } from '../form/ask.ts'
import { type CdiConversionInput, calculateCdiConversion } from './calculate.ts'
import { calculator } from './calculator.ts'
import { noticeInWords, refusalInWords } from './words.ts'

/** A Monday, a year before another: 365 days, 250 of them business days. */
const monday = '2026-11-23'

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
  const said = answer.ok
    ? answer.notices.map((notice) => noticeInWords(notice, answer, { ...question, term: termOfDays(14) }))
    : []
  expect(said).toEqual([
    'Com 14\u00A0dias o IOF leva 53\u00A0% do rendimento, antes do imposto de renda. A partir do 30º dia ele é zero.',
    expect.stringContaining('252 a cada 365'),
  ])
  expect(answer.ok && answer.exempt.share).toBeLessThan(1.1 * 0.47 * 0.78)
})

test('with another index something moves for every paper: the net rate, or what it is worth as a share of the CDI', () => {
  const moved = (paper: CdiConversionInput['paper']) => {
    const answer = calculateCdiConversion({ ...question, paper })
    if (!answer.ok) throw new Error(answer.reason)
    const { index, rows } = answer.sensitivity
    const different = (values: (number | undefined)[]) =>
      new Set(values.map((value) => value?.toFixed(9))).size
    return [index, different(rows.map((row) => row.netAnnualRate)), different(rows.map((row) => row.share))]
  }
  expect(moved(question.paper)).toEqual(['cdi', 5, 1])
  expect(moved({ kind: 'cdi-plus', spread: 0.01, annualCdi: 0.1365 })).toEqual(['cdi', 5, 5])
  expect(moved({ kind: 'fixed', annualRate: 0.14 })).toEqual(['cdi', 1, 5])
  expect(moved({ kind: 'ipca-plus', realRate: 0.07, annualIpca: 0.0422 })).toEqual(['ipca', 5, 5])
  const shared = calculateCdiConversion(question)
  expect(shared.ok && shared.sensitivity.rows.map(({ level }) => level)).toEqual([
    0.1165, 0.1265, 0.1365, 0.1465, 0.1565,
  ])
})

test('exempt for 20 days: the minimum term is said, and each tax cites the rule that takes it away', () => {
  const { answer, shown } = resultOf(calculator, { exempt: 'sim', days: '20' }, monday)
  expect(answer).toMatchObject({ notices: ['minimum-term', 'business-days-estimated'] })
  expect(shown.warnings?.[0]).toBe(
    'Uma LCI ou LCA aplicada nesse dia dura pelo menos 6\u00A0meses (Resolução CMN 5.215/2025) e não pode ser resgatada antes de 23/05/2027: nesse prazo ela não existe.',
  )
  expect(answer.lines.map(({ key, source }) => [key, source?.source])).toEqual([
    ['amount', undefined],
    ['yield', undefined],
    ['exemption', 'Lei 11.033/2004, art. 3º'],
    ['iof-zero', 'Decreto 6.306/2007, art. 32, § 2º: alíquota zero'],
  ])
})

test.each([
  { days: 180, net: '13.21', from: 'Corecon-AL: 13,21 % até 180 dias' },
  {
    days: 721,
    net: '14.78',
    from: 'Corecon-AL: 14,79 % acima de 720 dias, com a taxa arredondada no caminho',
  },
])('CDI of 14,90 % plus 2 % for $days days leaves $net ($from)', ({ days, net }) => {
  const paper = { kind: 'cdi-plus', spread: 0.02, annualCdi: 0.149 } as const
  const answer = calculateCdiConversion({ ...question, paper, term: termOfDays(days) })
  expect(answer.ok && (answer.netAnnualRate * 100).toFixed(2)).toBe(net)
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

test('the day of the redemption counts by the calendar, and wins over the days', () => {
  const { answer } = resultOf(calculator, { days: '10', maturity: '23/11/2027' }, monday)
  expect(answer.breakEven[0]).toMatchObject({ isOwn: true, days: 365, businessDays: 250 })
})

test.each([
  [{ days: '' }, { days: 'Preencha o prazo em dias ou a data do resgate.' }],
  [{ maturity: '20/11/2026' }, { maturity: 'A data final precisa ser depois da inicial.' }],
  [{ annualIpca: '' }, { annualIpca: 'Preencha o campo IPCA projetado.' }],
  [{ days: '1,5' }, { days: 'Use um número inteiro.' }],
  [{ kind: 'cdi-plus', rate: '31' }, { rate: 'O valor máximo é 30\u00A0%.' }],
  [
    { date: '21/11/2026', maturity: '22/11/2026' },
    { maturity: 'Entre as duas datas não há dia útil: o dinheiro não rende. Escolha um dia mais tarde.' },
  ],
])('%o is refused', (change, errors) => {
  expect(errorsOf(calculator, change)).toEqual(errors)
})

test('the largest amount at the highest rate for fifty years: a refusal, in words', () => {
  expect(
    ask(calculator, { amount: '100.000.000,00', kind: 'fixed', rate: '100', days: '18250' }),
  ).toMatchObject({ reason: 'too-large', refusal: expect.stringContaining('10 trilhões') })
})
