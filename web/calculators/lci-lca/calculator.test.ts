import fc from 'fast-check'
import { expect, test } from 'vitest'
import { businessDayFrom } from '#web/finance/calendar/business-days.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { ask, errorsOf, resultOf } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateLciLca, type LciLcaInput } from './calculate.ts'
import { calculator } from './calculator.ts'
import { noticeInWords, refusalInWords } from './words.ts'

/** A Monday, a year before another: 365 days, 250 of them business days. */
const monday = '2026-11-23'

const lci: LciLcaInput = {
  paperKind: 'lci',
  amount: 10_000_00,
  monthlyContribution: 0,
  paper: { kind: 'cdi-share', share: 0.92, annualCdi: 0.1365 },
  annualCdi: 0.1365,
  date: '2026-11-23',
  maturity: '2027-11-23',
  isMonthlyCorrected: true,
  otherDeposits: 0,
  selicTarget: 0.1375,
  monthlyTr: 0.001668,
}

test('92 % of the CDI for 250 business days, without tax: 10.000 × (1 + 0,00050788 × 0,92)^250, à mão', () => {
  const answer = calculateLciLca(lci)
  expect(answer).toMatchObject({ ok: true, gross: 11_238_78, iof: 0, ir: 0, net: 11_238_78, notices: [] })
  expect(answer.ok && answer.lines.map(({ key }) => key)).toEqual([
    'amount',
    'yield',
    'exemption',
    'iof-zero',
  ])
})

test('golden of spec/pages.md §9: by term, the CDB that equals a LCI of 90 % of the CDI', () => {
  const answer = calculateLciLca({ ...lci, paper: { kind: 'cdi-share', share: 0.9, annualCdi: 0.1365 } })
  const rows = answer.ok ? answer.breakEven.filter(({ isOwn }) => !isOwn) : []
  expect(rows.map(({ share = 0 }) => (share * 100).toFixed(1))).toEqual([
    '111.7',
    '107.8',
    '103.9',
    '103.1',
    '101.6',
  ])
})

test('trap: LCI 90 dias. In 2026 it lasts six months, and the answer says from which day on', () => {
  const answer = calculateLciLca({ ...lci, maturity: '2027-02-21' })
  expect(answer).toMatchObject({
    ok: false,
    reason: 'below-minimum-term',
    minimum: { months: 6 },
    earliest: '2027-05-23',
  })
  expect(answer.ok ? '' : refusalInWords(answer)).toBe(
    'Uma LCI emitida nessa data dura pelo menos 6 meses (Resolução CMN 5.215/2025). Escolha um vencimento a partir de 24/05/2027.',
  )
  expect(calculateLciLca({ ...lci, maturity: '2027-05-23' })).toMatchObject({ ok: true })
  // The same 90 days were lawful in January of 2024.
  expect(calculateLciLca({ ...lci, date: '2024-01-10', maturity: '2024-04-09' })).toMatchObject({ ok: true })
})

test('beside a CDB of 110 %: the difference after its tax', () => {
  const answer = calculateLciLca({ ...lci, cdbShare: 1.1 })
  expect(answer).toMatchObject({ ok: true, net: 11_238_78, cdb: { net: 11_236_23, difference: 2_55 } })
})

test('a LCI over the IPCA: 36 months when it is corrected each month, six when not', () => {
  const paper = { kind: 'ipca-plus', realRate: 0.06, annualIpca: 0.0458 } as const
  const monthly = calculateLciLca({ ...lci, paper })
  expect(monthly).toMatchObject({ ok: false, earliest: '2029-11-23', isMonthlyCorrected: true })
  expect(monthly.ok ? '' : refusalInWords(monthly)).toBe(
    'Uma LCI corrigida todo mês pelo IPCA emitida nessa data dura pelo menos 36 meses (Resolução CMN 4.410/2015, art. 4º, I, redação da Resolução CMN 5.215/2025). Escolha um vencimento a partir de 23/11/2029.',
  )
  const longer = calculateLciLca({ ...lci, paper, maturity: '2029-11-23' })
  expect(longer.ok && longer.notices).toEqual([])
  expect(calculateLciLca({ ...lci, paper, isMonthlyCorrected: false })).toMatchObject({
    ok: true,
    notices: [],
    minimumTerm: { minimum: { months: 6 } },
  })
})

test('a LCA over the IPCA below 12 months warns, without certainty; contributions warn too', () => {
  const paper = { kind: 'ipca-plus', realRate: 0.06, annualIpca: 0.0458 } as const
  const lca = { ...lci, paperKind: 'lca', paper, monthlyContribution: 100_00 } as const
  const answer = calculateLciLca({ ...lca, maturity: '2027-06-23' })
  expect(answer).toMatchObject({ ok: true, notices: ['price-indexed-term', 'contributions-too-late'] })
  expect(answer.ok && noticeInWords('price-indexed-term', answer, lca)).toContain(
    'Nenhum dos dois foi confirmado',
  )
  expect(calculateLciLca(lca)).toMatchObject({ ok: true, notices: ['contributions-too-late'] })
})

test('above R$ 250 mil the FGC does not cover the rest', () => {
  const answer = calculateLciLca({ ...lci, amount: 300_000_00 })
  expect(answer.ok && [answer.notices, answer.fgc.excess]).toEqual([
    ['above-fgc'],
    answer.ok && answer.gross - 250_000_00,
  ])
})

test('the IOF of an exempt paper cites its own zero rate, and the minimum term is always said', () => {
  const { answer, shown } = resultOf(calculator, {}, monday)
  expect(answer.lines.find(({ key }) => key === 'iof-zero')?.source?.source).toContain(
    'Decreto 6.306/2007, art. 32',
  )
  expect(shown.excluded[0]).toContain('primeiros 6 meses (Resolução CMN 5.215/2025)')
})

test('the own term first, then the CDB, Tesouro Selic and poupança beside it', () => {
  const { answer, shown } = resultOf(calculator, { rate: '92' }, monday)
  expect(answer.breakEven[0]).toMatchObject({ isOwn: true, businessDays: 250 })
  expect(shown.tables?.find(({ caption }) => caption.includes('outro lugar'))?.rows).toEqual([
    ['Esta LCI', 11_238_78, 1238_78],
    ['CDB de 110\u00A0% do CDI', 11_236_23, 1236_23],
    ['Tesouro Selic', 11_115_25, 1115_25],
    ['Poupança', 10_831_24, 831_24],
  ])
})

test('the example has an answer; before June of 2015 there is none; other deposits count for the FGC', () => {
  expect(resultOf(calculator, {}, monday).answer.cdb).toMatchObject({ net: 11_236_23 })
  const old = calculateLciLca({ ...lci, date: '2015-05-29', maturity: '2016-05-29' })
  expect(old.ok ? '' : refusalInWords(old)).toContain('junho de 2015')
  expect(errorsOf(calculator, { maturity: '20/11/2026', paperKind: 'cri' })).toEqual({
    paperKind: 'Escolha uma opção em Título: LCI, LCA.',
  })
  expect(ask(calculator, { maturity: '21/02/2027' })).toMatchObject({ reason: 'below-minimum-term' })
  expect(resultOf(calculator, { otherDeposits: '250.000,00' }, monday).answer.fgc.covered).toBe(0)
})

test('the maturity that is proposed is a day on which a bank can pay', () => {
  // Six months after 23/11/2026 is a Sunday: a paper of the Saturday or the Sunday is paid on the Monday, late enough.
  const early = calculateLciLca({ ...lci, maturity: '2027-05-21' })
  expect(early.ok ? '' : refusalInWords(early)).toContain('Escolha um vencimento a partir de 24/05/2027.')
  expect(calculateLciLca({ ...lci, maturity: '2027-05-22' })).toMatchObject({
    ok: true,
    paidOn: '2027-05-24',
    notices: ['paid-later'],
  })
})

const anyLci: fc.Arbitrary<LciLcaInput> = fc
  .record({
    paperKind: fc.constantFrom('lci' as const, 'lca' as const),
    amount: fc.integer({ min: 100, max: 10_000_000_00 }),
    share: fc.double({ min: 0, max: 3, noNaN: true }),
    days: fc.integer({ min: 1, max: 1500 }),
  })
  .map(({ share, days, ...any }) => ({
    ...any,
    monthlyContribution: 0,
    paper: { kind: 'cdi-share', share, annualCdi: 0.1365 },
    annualCdi: 0.1365,
    cdbShare: share,
    date: '2026-11-23',
    maturity: addDays('2026-11-23', days),
    isMonthlyCorrected: true,
    otherDeposits: 0,
    selicTarget: 0.1375,
    monthlyTr: 0.001668,
  }))

test('is refused below the minimum; otherwise adds up, without tax, and never leaves less than a CDB of the same rate', () => {
  fc.assert(
    fc.property(anyLci, (any) => {
      const answer = calculateLciLca(any)
      const paidOn = businessDayFrom(any.maturity)
      if (!answer.ok) return answer.reason === 'below-minimum-term' && paidOn < answer.earliest
      const sum = answer.lines.reduce((added, { amount }) => added + amount, 0)
      return (
        answer.paidOn === paidOn &&
        paidOn >= answer.minimumTerm.earliest &&
        everyNumberIn(answer).every(Number.isFinite) &&
        sum === answer.total &&
        answer.net === answer.gross &&
        answer.cdb !== undefined &&
        answer.cdb.difference >= 0
      )
    }),
  )
})

test('the CDB that equals it always pays more than the paper, and less than the linear rule says', () => {
  fc.assert(
    fc.property(anyLci, (any) => {
      const answer = calculateLciLca(any)
      if (!answer.ok) return
      return answer.breakEven.every(({ annualRate, share = 0, linearShare = 0 }) => {
        return annualRate >= answer.annualRate - 1e-12 && share <= linearShare + 1e-9
      })
    }),
  )
})
