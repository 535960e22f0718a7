import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isBusinessDay } from '#web/finance/calendar/business-days.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import { errorsOf, resultOf } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { type CdbInput, calculateCdb } from './calculate.ts'
import { calculator, noticeInWords, refusalInWords } from './calculator.ts'

/** A Monday, a year before another: 365 days, 250 of them business days. */
const monday = '2026-11-23'

const cdi = { annualCdi: 0.1365 }
const cdb: CdbInput = {
  amount: 10_000_00,
  monthlyContribution: 0,
  paper: { kind: 'cdi-share', share: 1.1, ...cdi },
  ...cdi,
  date: '2026-11-23',
  maturity: '2027-11-23',
  isLiquid: false,
  otherDeposits: 0,
  selicTarget: 0.1375,
  monthlyTr: 0.001668,
}

test.each([
  {
    // 250 business days by the calendar from 23/11/2026; (1 + 0,00050788 × 1,1)^250 = 1,14984598
    from: 'um ano pelo calendário, à mão',
    input: {},
    result: { gross: 11_498_46, iof: 0, ir: 262_23, net: 11_236_23 },
  },
  {
    from: 'rf-o-03: 14 dias, 10 úteis, IOF de 53 % antes do IR',
    input: { amount: 5000_00, paper: { kind: 'cdi-share', share: 1, ...cdi }, maturity: '2026-12-07' },
    result: { gross: 5025_45, iof: 13_49, ir: 2_69, net: 5009_27 },
  },
] as { from: string; input: Partial<CdbInput>; result: object }[])('$from', ({ input, result }) => {
  expect(calculateCdb({ ...cdb, ...input })).toMatchObject({ ok: true, ...result })
})

test('rf-o-04 and rf-o-05 by the kind of yield: the rate per year of each', () => {
  const rateOf = (paper: CdbInput['paper']) => {
    const answer = calculateCdb({ ...cdb, paper })
    return answer.ok ? answer.annualRate.toFixed(6) : answer.reason
  }
  expect(rateOf({ kind: 'fixed', annualRate: 0.135 })).toBe('0.135000')
  expect(rateOf({ kind: 'ipca-plus', realRate: 0.072, annualIpca: 0.0458 })).toBe('0.121098')
  expect(rateOf({ kind: 'cdi-plus', spread: 0.01, annualCdi: 0.1365 })).toBe('0.147865')
})

test.each([
  ['179 dias, sexta-feira', '2027-05-21', 'ir-225'],
  ['180 dias, sábado: pago na segunda, em 182', '2027-05-22', 'ir-200'],
  ['182 dias, segunda-feira', '2027-05-24', 'ir-200'],
  ['360 dias', '2027-11-18', 'ir-200'],
  ['361 dias', '2027-11-19', 'ir-175'],
  ['718 dias, sexta-feira', '2028-11-10', 'ir-175'],
  ['720 dias, domingo: pago na segunda, em 721', '2028-11-12', 'ir-150'],
  ['721 dias, segunda-feira', '2028-11-13', 'ir-150'],
] as const)('trap: IR bracket off by one day (%s)', (_, maturity, line) => {
  const answer = calculateCdb({ ...cdb, maturity })
  expect(answer.ok && answer.lines.map(({ key }) => key)).toEqual(['amount', 'yield', line])
})

test('trap: IOF < 30 days forgotten', () => {
  const day29 = calculateCdb({ ...cdb, maturity: '2026-12-22' })
  const day30 = calculateCdb({ ...cdb, maturity: '2026-12-23' })
  expect(day29.ok && day29.lines.find(({ key }) => key === 'iof')?.source?.source).toContain('6.306')
  expect(day29).toMatchObject({ notices: ['iof'] })
  expect(day30).toMatchObject({ ok: true, iof: 0, notices: [] })
})

test('R$ 1 above what the FGC covers is said, with how much', () => {
  const answer = calculateCdb({ ...cdb, amount: 250_000_00 })
  expect(answer).toMatchObject({ ok: true, notices: ['above-fgc'], fgc: { excess: 37_461_50 } })
  expect(answer.ok && noticeInWords('above-fgc', answer, cdb).replaceAll('\u00A0', ' ')).toBe(
    'O FGC cobre até R$ 250.000,00 por CPF em cada conglomerado, com o rendimento até o dia da intervenção. Desta aplicação, R$ 37.461,50 ficam de fora da garantia. Somando todos os bancos, ele paga no máximo R$ 1.000.000,00 a cada quatro anos.',
  )
})

test('the example is the first vector; 110 % of the CDI equals a LCI of 91,83 % in a year', () => {
  const { answer } = resultOf(calculator, {}, monday)
  expect(answer).toMatchObject({ net: 11_236_23 })
  const year = answer.breakEven.find(({ label }) => label === '1 ano')
  expect(((year?.share ?? 0) * 100).toFixed(2)).toBe('91.83')
})

test('prices that fall: nothing is taxed, and the formula of Excel says so too', () => {
  const { answer, shown } = resultOf(calculator, {
    kind: 'ipca-plus',
    rate: '0',
    annualIpca: '-1',
    maturity: '23/11/2027',
  })
  expect(answer).toMatchObject({ iof: 0, ir: 0, net: answer.gross })
  expect(answer.gross).toBeLessThan(answer.invested)
  expect(shown.excel).toMatch(/^=10000\+\(ARRED\(.*\)-10000\)$/)
})

test.each([
  [{ maturity: '20/11/2026' }, 'maturity', 'A data final precisa ser depois da inicial.'],
  [{ kind: 'ipca-plus', rate: '7', annualIpca: '' }, 'annualIpca', 'Preencha o campo IPCA projetado.'],
  [{ kind: 'ipca-plus', rate: '40', annualIpca: '4' }, 'rate', 'O valor máximo é 30\u00A0%.'],
  [{ rate: '301' }, 'rate', 'O valor máximo é 300\u00A0%.'],
  [{ amount: '12abc' }, 'amount', 'Digite só números, por exemplo 1.500,00.'],
])('%o is refused at %s', (change, path, message) => {
  expect(errorsOf(calculator, change)).toEqual({ [path]: message })
})

test('beyond every centavo: a refusal in words', () => {
  const paper = { kind: 'fixed', annualRate: 1 } as const
  const answer = calculateCdb({ ...cdb, amount: 10_000_000_00, paper, maturity: '2060-11-23' })
  expect(answer.ok ? '' : refusalInWords(answer)).toContain('10 trilhões')
})

test('before the tables: a refusal in words', () => {
  const answer = calculateCdb({ ...cdb, date: '2010-01-04', maturity: '2011-01-04' })
  expect(answer.ok ? '' : refusalInWords(answer)).toContain('data de aplicação mais recente')
})

test('what is in the same bank takes its part of the guarantee', () => {
  const { answer, shown } = resultOf(calculator, { otherDeposits: '245.000,00' }, monday)
  expect(answer.fgc).toMatchObject({ covered: 5000_00, excess: 6498_46 })
  expect(shown.warnings?.[0]).toContain('junto com o que você já tem lá')
  expect(shown.apart?.[0]?.rows.map((row) => 'amount' in row && row.amount)).toEqual([5000_00, 6498_46])
})

test('beside it, poupança and Tesouro Selic; the last anniversary is the maturity, once', () => {
  const { shown } = resultOf(calculator, {}, monday)
  const rowsOf = (caption: string) => shown.tables?.find((table) => table.caption.includes(caption))?.rows
  expect(rowsOf('outro lugar')).toEqual([
    ['Este CDB', 11_236_23, 1236_23],
    ['Tesouro Selic', 11_115_25, 1115_25],
    ['Poupança', 10_831_24, 831_24],
  ])
  expect(rowsOf('aniversário')).toHaveLength(1)
  expect(rowsOf('deixa o mesmo')?.[0]?.[0]).toBe('Seu prazo, 365\u00A0dias')
})

test('a liquid paper says what each turn of the taxes leaves; one that is not, that the money is bound', () => {
  const { answer, shown } = resultOf(calculator, { liquidity: 'daily' }, monday)
  expect(answer.early.map(({ days }) => days)).toEqual([10, 29, 30, 179, 182, 360, 361])
  const [tenth] = answer.early
  const alone = calculateCdb({ ...cdb, maturity: '2026-12-03' })
  expect(alone.ok && tenth?.net).toBe(alone.ok && alone.net)
  expect(shown.excluded.join()).not.toContain('não é obrigado')
  const bound = resultOf(calculator, {}, monday)
  expect(bound.answer.early).toEqual([])
  expect(bound.shown.excluded.join()).toContain('Resgate antes de 23/11/2027')
})

test('a maturity on a Saturday: both days are said, and the tax is that of the Monday', () => {
  const paper = { kind: 'cdi-share', share: 1, ...cdi } as const
  const saturday = calculateCdb({ ...cdb, paper, maturity: '2027-05-22' })
  const monday = calculateCdb({ ...cdb, paper, maturity: '2027-05-24' })
  // 20 % of 649,85; the 22,5 % of the Saturday would take 146,22.
  expect(saturday).toMatchObject({ ok: true, paidOn: '2027-05-24', notices: ['paid-later'], ir: 129_97 })
  expect(saturday.ok && monday.ok && saturday.net === monday.net).toBe(true)
  const said = saturday.ok ? noticeInWords('paid-later', saturday, { ...cdb, maturity: '2027-05-22' }) : ''
  expect(said.replaceAll('\u00A0', ' ')).toBe(
    '22/05/2027 é sábado: o banco paga em 24/05/2027, o dia útil seguinte, e a conta usa esse dia. Até o vencimento são 180 dias, com imposto de 22,5 %; até o pagamento, 182 dias, com 20 %.',
  )
})

test('every day on which a liquid paper is redeemed is a business day', () => {
  const { answer } = resultOf(calculator, { liquidity: 'daily', maturity: '23/11/2029' })
  expect(answer.early).toHaveLength(9)
  for (const { date } of answer.early) expect(isBusinessDay(date)).toBe(true)
})

// Laws that hold for any question.

const rate = (max: number) => fc.double({ min: 0, max, noNaN: true })
const indexes = { annualCdi: 0.1365, annualIpca: 0.0458 }
const others = { isLiquid: true, otherDeposits: 0, selicTarget: 0.1375, monthlyTr: 0.001668 }
const anyCdb: fc.Arbitrary<CdbInput> = fc
  .record({
    amount: fc.integer({ min: 100, max: 10_000_000_00 }),
    paper: fc.oneof(
      rate(3).map((share) => ({ kind: 'cdi-share' as const, share, ...indexes })),
      rate(0.3).map((spread) => ({ kind: 'cdi-plus' as const, spread, ...indexes })),
      rate(1).map((annualRate) => ({ kind: 'fixed' as const, annualRate })),
      rate(0.3).map((realRate) => ({ kind: 'ipca-plus' as const, realRate, ...indexes })),
    ),
    days: fc.integer({ min: 1, max: 1500 }),
  })
  .map(({ days, ...any }) => ({
    ...any,
    monthlyContribution: 0,
    annualCdi: 0.1365,
    date: monday,
    maturity: addDays(monday, days),
    ...others,
  }))

test('adds up, is finite, and never leaves more than the gross nor less than what was applied', () => {
  fc.assert(
    fc.property(anyCdb, (any) => {
      const answer = calculateCdb(any)
      if (!answer.ok) return false
      const { lines, total, gross, iof, ir, net, fgc } = answer
      const sum = lines.reduce((added, { amount }) => added + amount, 0)
      return (
        everyNumberIn(answer).every(Number.isFinite) &&
        sum === total &&
        total === net &&
        net === gross - iof - ir &&
        any.amount <= net &&
        fgc.covered + fgc.excess === gross
      )
    }),
  )
})

test('a higher rate never leaves less, nor does a larger amount', () => {
  fc.assert(
    fc.property(
      anyCdb,
      fc.integer({ min: 0, max: 1_000_000_00 }),
      rate(0.5),
      fc.boolean(),
      (any, more, annualRate, isRate) => {
        const paper = { kind: 'fixed', annualRate } as const
        const base = calculateCdb({ ...any, paper })
        const better = isRate
          ? { paper: { ...paper, annualRate: annualRate * 1.1 } }
          : { amount: any.amount + more }
        const larger = calculateCdb({ ...any, paper, ...better })
        return base.ok && larger.ok && base.net <= larger.net
      },
    ),
  )
})

test('contributions: every application comes back with its yield', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_00 }), fc.integer({ min: 1, max: 400 }), (monthly, days) => {
      const answer = calculateCdb({
        amount: 1000_00,
        monthlyContribution: monthly,
        paper: { kind: 'fixed', annualRate: 0.13 },
        annualCdi: 0.1365,
        date: monday,
        maturity: addDays(monday, days),
        ...others,
      })
      return answer.ok && answer.invested <= answer.net && answer.net <= answer.gross
    }),
  )
})
