import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { IsoDate } from '#web/finance/core/money.ts'
import type { Carried, TradedMonth } from '#web/finance/income-tax/exchange-months.ts'
import { errorsOf, resultOf } from '../form/ask.ts'
import { noticeInWords } from '../form/exchange.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateExchange, type ExchangeInput } from './calculate.ts'
import { calculator } from './calculator.ts'
import { refusalInWords } from './words.ts'

const nothing: Carried = { commonLoss: 0, dayTradeLoss: 0, fiiLoss: 0, pendingTax: 0, withheld: 0 }
const quiet: TradedMonth = {
  month: '2026-11-01',
  shareSales: 0,
  shareResult: 0,
  otherResult: 0,
  dayTradeResult: 0,
  fiiResult: 0,
  commonWithheld: 0,
  dayTradeWithheld: 0,
}

const unpaid: ExchangeInput['payouts'] = { dividends: 0, jcp: 0, profit: { of: 'ask' } }

function answerOf(months: Partial<TradedMonth>[], carried: Partial<Carried> = {}, payouts = unpaid) {
  const traded = months.map((month) => ({ ...quiet, ...month }))
  const answer = calculateExchange({ months: traded, carried: { ...nothing, ...carried }, payouts })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('the example: facts/04, gc-o-08, line by line', () => {
  expect(resultOf(calculator).answer).toMatchObject({
    ok: true,
    code: '6015',
    total: 672_50,
    months: [
      {
        lines: [
          { key: 'common', amount: 675_00, formula: expect.stringContaining('1.500,00 de prejuízos') },
          { key: 'withheld', amount: -2_50 },
        ],
        payBy: '2026-12-30',
        exemption: { sold: 50_000_00, limit: 20_000_00, left: 0, exemptGain: 0 },
        expectedWithheld: { shares: 2_50, dayTrade: 0 },
        notices: ['over-limit'],
      },
    ],
  })
})

test.each([
  [20_000_00, 0, 'exempt-gain'],
  [20_000_01, 600_00, 'over-limit'],
] as const)('shares sold for %i with a gain of 4.000: %i', (shareSales, tax, code) => {
  const answer = answerOf([{ shareSales, shareResult: 4000_00 }])
  expect(answer.total).toBe(tax)
  expect(answer.months[0]?.notices).toEqual([code])
  expect(answer.months.map(({ exemption, month }) => noticeInWords(code, exemption, month))).toEqual([
    expect.stringContaining('R$\u00A020.000,00'),
  ])
})

test('BDR, ETF and FII have no exemption; each kind has its own losses (facts/04, §5)', () => {
  const sold = { shareSales: 10_000_00, shareResult: 1000_00, otherResult: 1000_00, fiiResult: 500_00 }
  const [month] = answerOf([{ ...sold, dayTradeResult: -300_00 }], { commonLoss: 400_00 }).months
  expect(month?.lines.map(({ key, amount }) => [key, amount])).toEqual([
    ['common', 90_00],
    ['fii', 100_00],
  ])
  expect(month?.carried).toEqual({ ...nothing, dayTradeLoss: 300_00 })
  expect(month?.exemption.exemptGain).toBe(1000_00)
})

test('a loss below the limit is carried, an exempt gain consumes none', () => {
  const answer = answerOf([
    { month: '2026-09-01', shareSales: 8000_00, shareResult: -1000_00 },
    { month: '2026-10-01', shareSales: 9000_00, shareResult: 500_00 },
    { month: '2026-11-01', shareSales: 30_000_00, shareResult: 3000_00 },
  ])
  expect(answer.months.map(({ carried }) => carried.commonLoss)).toEqual([1000_00, 1000_00, 0])
  expect(answer.total).toBe(300_00)
  expect(answer.months[0]?.notices).toEqual(['loss-in-exempt-month'])
})

test('a DARF below R$ 10,00 waits and is added to the next (Lei 9.430/1996, art. 68)', () => {
  const small = { shareSales: 21_000_00, shareResult: 60_00 }
  const answer = answerOf([
    { month: '2026-12-01', ...small },
    { month: '2027-01-01', ...small },
  ])
  expect(answer.months.map(({ total, carried }) => [total, carried.pendingTax])).toEqual([
    [0, 9_00],
    [18_00, 0],
  ])
  expect(answer).toMatchObject({ total: 18_00, lines: [{ key: 'darf-2027-01' }] })
  expect(answer.months[0]?.lines.map(({ amount }) => amount)).toEqual([9_00, -9_00])
  // Exactly ten is paid.
  expect(answerOf([{ fiiResult: 50_00 }]).total).toBe(10_00)
})

test('withheld tax goes on within the year only', () => {
  const december = { month: '2026-12-01', dayTradeWithheld: 30_00 } as const
  const january = { month: '2027-01-01', dayTradeResult: 1000_00 } as const
  expect(answerOf([december, january]).total).toBe(200_00)
  const november = { month: '2026-11-01', dayTradeWithheld: 30_00 } as const
  expect(answerOf([november, { ...january, month: '2026-12-01' }]).total).toBe(170_00)
})

test('the broker withholds 0,005 % of the sales above R$ 1,00, and 1 % of the gain of day trades (facts/04, §5)', () => {
  const expected = (month: Partial<TradedMonth>) => answerOf([month]).months[0]?.expectedWithheld
  expect(expected({ shareSales: 20_000_00, dayTradeResult: 3000_00 })).toEqual({ shares: 0, dayTrade: 30_00 })
  expect(expected({ shareSales: 20_200_00, dayTradeResult: -1_00 })).toEqual({ shares: 1_01, dayTrade: 0 })
})

test('before 2005 there is no answer; months out of order throw', () => {
  const refusal = { ok: false, reason: 'no-table-in-force' } as const
  expect(
    calculateExchange({ months: [{ ...quiet, month: '2004-12-01' }], carried: nothing, payouts: unpaid }),
  ).toEqual(refusal)
  expect(refusalInWords(refusal)).toContain('2005')
  expect(() => answerOf([quiet, quiet])).toThrow(RangeError)
})

test.each([
  [{ earlier: '20/10/2026; 1; 1' }, 'earlier', 'Linha 1: escreva'],
  [{ earlier: '01/10/2026; 1; 1; 0\n15/10/2026; 1; 1; 0' }, 'earlier', 'Digite os meses em ordem'],
  [{ earlier: '31/02/2026; 1; 1; 0' }, 'earlier', 'Linha 1: Fevereiro de 2026 só tem 28 dias.'],
  [{ commonLoss: '-1' }, 'commonLoss', 'O valor mínimo é'],
  // Review of the calculations, §1: without sales there is no gain that could be exempt.
  [{ shareSales: '0', shareResult: '3.000,00' }, 'shareResult', 'O lucro não pode passar do total vendido.'],
])('%o is refused at %s', (changes, field, message) => {
  expect(errorsOf(calculator, changes)).toEqual({ [field]: expect.stringContaining(message) })
})

test('earlier months carry their losses to the month asked about', () => {
  const { answer, shown } = resultOf(calculator, {
    commonLoss: '',
    commonWithheld: '',
    earlier: '30/09/2026; 8.000,00; -1.000,00; 0\n05/10/2026; 9.000,00; 500,00; -200,00',
  })
  // 15 % of 6.000,00 less the loss of September; the exempt gain of October used none of it.
  expect(shown.headline).toMatchObject({ amount: 750_00 })
  expect(answer.months.map(({ carried }) => carried.commonLoss)).toEqual([1000_00, 1000_00, 0])
  expect(shown.tables?.[0]?.rows).toHaveLength(3)
})

test.each([
  // Lei 15.270/2025: the whole of R$ 60.000,00, unless profits of up to 2025 were approved in time.
  [{ profitOf: 'later' }, -6000_00, undefined],
  [{ profitOf: 'ask' }, -6000_00, /De que ano é o lucro .* R\$\u00A06\.000,00 a menos/],
  [{ profitOf: 'until2025', approvedOn: '31/12/2025' }, 0, undefined],
  [
    { profitOf: 'until2025', approvedOn: '01/01/2026' },
    0,
    /liminar das ADIs 7912 e 7914.* R\$\u00A06\.000,00/,
  ],
  [{ profitOf: 'until2025', approvedOn: '31/01/2026' }, 0, /liminar/],
  [{ profitOf: 'until2025', approvedOn: '01/02/2026' }, -6000_00, undefined],
] as const)('dividends of R$ 60.000,00 depend on the year of the profit: %o', (texts, tax, warning) => {
  const { answer, shown } = resultOf(calculator, { date: '20/11/2026', dividends: '60.000,00', ...texts })
  const line = answer.payouts.lines.find(({ key }) => key === 'dividend-tax')
  expect(line?.amount ?? 0).toBe(tax)
  const payouts = shown.apart?.find(({ title }) => title === 'Dividendos e JCP')
  const whole = { text: '54.000,00 a 60.000,00' }
  expect(payouts?.rows.at(-1)).toMatchObject(
    'profitOf' in texts && texts.profitOf === 'ask' ? whole : { amount: 60_000_00 + tax },
  )
  const doubts = (shown.warnings ?? []).filter((text) => /lucro distribuído|liminar/.test(text))
  expect(doubts).toEqual(warning ? [expect.stringMatching(warning)] : [])
  expect(shown.notes?.some((note) => note.includes('como o ato de aprovação previu'))).toBe(tax === 0)
})

test('the day of the approval is asked only where it counts', () => {
  expect(errorsOf(calculator, { dividends: '60.000,00', profitOf: 'until2025' })).toEqual({
    approvedOn: 'Preencha o campo Distribuição aprovada em.',
  })
  expect(errorsOf(calculator, { dividends: '50.000,00', profitOf: 'until2025' })).toEqual({})
})

test('dividends and JCP of the month, after what is withheld (Lei 15.270/2025; LC 224/2025, by hand)', () => {
  const linesOf = (dividends: number, jcp: number) =>
    answerOf([quiet], {}, { dividends, jcp, profit: { of: 'later' } }).payouts.lines.map(
      ({ key, amount }) => [key, amount],
    )
  expect(linesOf(50_000_00, 1000_00)).toEqual([
    ['dividends', 50_000_00],
    ['jcp', 1000_00],
    ['jcp-tax', -175_00],
  ])
  expect(linesOf(50_000_01, 0)).toEqual([
    ['dividends', 50_000_01],
    ['dividend-tax', -5000_00],
  ])
})

test('a day trade alone pays 20 % less what was withheld', () => {
  const [month] = answerOf([{ dayTradeResult: 1000_00, dayTradeWithheld: 10_00 }]).months
  expect(month).toMatchObject({ total: 190_00, expectedWithheld: { dayTrade: 10_00 } })
})

test('laws: lines add up, never negative, a larger gain never pays less, a larger loss never more', () => {
  const cents = fc.integer({ min: -50_000_00, max: 50_000_00 })
  const some = fc.nat({ max: 5000_00 })
  const firsts: IsoDate[] = ['2026-01-01', '2026-02-01', '2026-03-01']
  const anyMonth = fc.record({
    shareSales: fc.nat({ max: 60_000_00 }),
    shareResult: cents,
    otherResult: cents,
    dayTradeResult: cents,
    fiiResult: cents,
    commonWithheld: fc.nat({ max: 50_00 }),
    dayTradeWithheld: fc.nat({ max: 50_00 }),
  })
  fc.assert(
    fc.property(fc.array(anyMonth, { minLength: 1, maxLength: 3 }), some, some, (months, loss, more) => {
      const dated = months.map((month, index) => ({ ...month, month: firsts[index] ?? quiet.month }))
      const answer = answerOf(dated, { commonLoss: loss })
      const gaining = dated.map((month, index) =>
        index === 0 ? { ...month, fiiResult: month.fiiResult + more } : month,
      )
      const richer = answerOf(gaining, { commonLoss: loss })
      const poorer = answerOf(dated, { commonLoss: loss + more })
      const paid = (one: typeof answer) => one.total + one.carried.pendingTax - one.carried.withheld
      expect(paid(richer)).toBeGreaterThanOrEqual(paid(answer))
      expect(paid(poorer)).toBeLessThanOrEqual(paid(answer))
      expect(answer.months.every(({ total }) => total === 0 || total >= 10_00)).toBe(true)
      expect(everyNumberIn(answer).every(Number.isFinite)).toBe(true)
    }),
  )
})
