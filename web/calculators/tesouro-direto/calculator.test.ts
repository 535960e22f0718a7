import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#web/finance/calendar/days.ts'
import { errorsOf, resultOf } from '../form/ask.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateTesouro } from './calculate.ts'
import type { TesouroInput } from './calculate-position.ts'
import { calculator } from './calculator.ts'
import { noticeInWords, refusalInWords } from './words.ts'

/** A Monday, a year before another: 365 days, 250 of them business days. */
const monday = '2026-11-23'

const bought: TesouroInput = {
  bond: 'prefixado',
  maturity: '2029-01-01',
  amount: 1000_00,
  monthlyContribution: 0,
  date: '2026-11-23',
  annualRate: 0.1321,
  indexRate: 0,
  otherBalance: 0,
}
const answerOf = (change: Partial<TesouroInput> = {}) => {
  const answer = calculateTesouro({ ...bought, ...change })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}
const amounts = (answer: ReturnType<typeof answerOf>) => answer.lines.map(({ key, amount }) => [key, amount])

test('Prefixado to its maturity, by hand: 1.000 × 1,1321^(527/252), 15 % and the custody of the balances', () => {
  // Custody: 0,20 % × (1.065,49 × 365 + 1.205,36 × 366 + 1.279,74 × 40) ÷ 365 = 4,83: paid on 02/01/2029
  expect(amounts(answerOf())).toEqual([
    ['amount', 1000_00],
    ['yield', 296_25],
    ['ir-150', -44_44],
    ['custody', -4_83],
  ])
  expect(answerOf().lines.at(-1)?.formula).toBe(
    '0,2\u00A0% ao ano × R$\u00A01.143,01 de saldo médio × 771 dias ÷ 365',
  )
})

test('the price of a LTN is that of the Tesouro Nacional example (rf-o-06): 879,43 at 27,33 % for 134 days', () => {
  // From 02/01/2026, counted, to 17/07/2026 there are 134 business days, as in the example.
  const { steps } = answerOf({ date: '2026-01-02', maturity: '2026-07-17', annualRate: 0.2733 })
  expect(steps.find(({ key }) => key === 'business-days')).toMatchObject({ value: 134 })
  expect(steps.find(({ key }) => key === 'unit-price')).toMatchObject({ value: 879_43 })
})

test('trap: custódia 0,30 %. A year of R$ 1.000 pays 0,20 % of the mean balance', () => {
  const answer = answerOf({ maturity: '2032-01-01', sale: { day: '2027-11-23', annualRate: 0.1321 } })
  // Mean of 1.000,00 and 1.130,99
  expect(answer.custody).toBe(2_13)
})

test('Selic up to R$ 10 mil pays no custody; above it, only on what passes', () => {
  const selic = { bond: 'selic', maturity: '2029-03-01', indexRate: 0.1375, annualRate: 0.0003 } as const
  const sale = { day: '2027-11-23', annualRate: 0.0003 } as const
  expect(answerOf({ ...selic, sale, amount: 5000_00 }).custody).toBe(0)
  // 0,20 % of the mean of 20.000,00 and 22.733,51, less 10.000
  expect(answerOf({ ...selic, sale, amount: 20_000_00 }).custody).toBe(22_73)
})

test('coupons pay each by its own days, the first one only on what was earned since the purchase', () => {
  const answer = answerOf({ bond: 'prefixado-juros', maturity: '2033-01-01' })
  expect(answer.payments.slice(0, 4).map(({ day, gross, ir }) => [day, gross, ir])).toEqual([
    // 145 of the 184 days of the semester were the seller's: 53,36 − 42,05 = 11,31 × 22,5 %
    ['2027-01-04', 53_36, 2_54],
    ['2027-07-01', 53_36, 10_67],
    ['2028-01-03', 53_36, 9_34],
    ['2028-07-03', 53_36, 9_34],
  ])
  expect(answer.lines.map(({ key }) => key)).toEqual([
    'amount',
    'yield',
    'ir-225',
    'ir-200',
    'ir-175',
    'ir-150',
    'custody',
  ])
  expect(answer.payments).toHaveLength(13)
})

test('sold before, at a higher rate: a loss that pays no tax, and the scenarios around it', () => {
  const ipca = { bond: 'ipca', maturity: '2035-05-15', annualRate: 0.07, indexRate: 0.0422 } as const
  const answer = answerOf({ ...ipca, sale: { day: '2027-11-23', annualRate: 0.09 } })
  expect(answer).toMatchObject({ ir: 0, notices: ['loss', 'market-price'] })
  expect(answer.gross).toBeLessThan(answer.invested)
  // 29,01 less on the market: 1.000 × 1,07^(2.122/252) × 1,0422^(250/252) ÷ 1,09^(1.872/252). Custody apart.
  expect(answer.invested - answer.gross).toBe(29_01)
  expect(noticeInWords('loss', answer)).toContain('31,12')
  const gross = answer.scenarios.map((scenario) => scenario.gross)
  expect(answer.scenarios.map(({ annualRate }) => annualRate)).toEqual([
    0.07, 0.075, 0.08, 0.085, 0.09, 0.095, 0.1, 0.105, 0.11,
  ])
  expect(gross).toEqual(gross.toSorted((a, b) => b - a))
  // Held to the maturity, the scenarios are those of a sale after a year.
  expect(answerOf(ipca)).toMatchObject({ scenarioDay: '2027-11-23' })
  expect(answerOf(ipca).scenarios).toHaveLength(9)
})

test('sold in under 30 days: IOF before the IR', () => {
  const answer = answerOf({ sale: { day: '2026-12-07', annualRate: 0.1321 } })
  expect(answer.lines.map(({ key }) => key)).toEqual(['amount', 'yield', 'iof', 'ir-225', 'custody'])
  expect(answer.notices).toEqual(['market-price', 'iof'])
})

test('RendA+ pays 240 equal months in today’s money; before 60 days it is not sold', () => {
  const renda = { bond: 'renda-mais', maturity: '2050-01-15', annualRate: 0.07, indexRate: 0 } as const
  const answer = answerOf({ ...renda, amount: 10_000_00 })
  expect(answer.payments).toHaveLength(240)
  expect(new Set(answer.payments.map(({ gross }) => gross)).size).toBe(1)
  expect(answer.income).toEqual({ monthly: answer.payments[0]?.gross, payments: 240 })
  // R$ 400 a month is under 6 minimum wages: no custody.
  expect(answer.custody).toBe(0)
  const early = calculateTesouro({ ...bought, ...renda, sale: { day: '2027-01-21', annualRate: 0.07 } })
  expect(early.ok ? '' : refusalInWords(early)).toContain('22/01/2027')
})

test('each year says what selling at the rate of the purchase would leave; the last one is the result', () => {
  const answer = answerOf({ monthlyContribution: 100_00 })
  expect(answer.years.map(({ date }) => date)).toEqual(['2027-11-23', '2028-11-23', '2029-01-02'])
  expect(answer.years.at(-1)).toMatchObject({ net: answer.net, invested: answer.invested, value: 0 })
  expect(answer.invested).toBe(1000_00 + 25 * 100_00)
})

test('the example is the first vector; before the tables there is no answer', () => {
  expect(resultOf(calculator, {}, monday).answer).toMatchObject({ ok: true, net: 1246_98 })
  const old = calculateTesouro({ ...bought, date: '2022-01-03', maturity: '2029-01-01' })
  expect(old.ok ? '' : refusalInWords(old)).toContain('31/12/2024')
})

test.each([
  [
    { until: 'sale', saleDay: '02/01/2029' },
    'saleDay',
    'A data da venda precisa ser até o vencimento, em 01/01/2029.',
  ],
  [{ until: 'sale', saleDay: '20/11/2026' }, 'saleDay', 'A data da venda precisa ser depois da compra.'],
  [{ bond: 'ipca', annualIpca: '' }, 'annualIpca', 'Preencha o campo IPCA por ano.'],
  [{ bond: 'selic', annualSelic: '' }, 'annualSelic', 'Preencha o campo Selic efetiva, por ano.'],
  [{ year: '2026' }, 'year', 'Esse título vence em 01/01/2026, antes da compra.'],
  [{ bond: 'renda-mais', year: '2049' }, 'year', 'O ano de um Renda+ termina em 0 ou 5, como 2030 ou 2035.'],
  [{ until: 'sale', saleRate: '26' }, 'saleRate', 'O valor máximo é 25\u00A0%.'],
])('%o is refused at %s', (change, path, message) => {
  expect(errorsOf(calculator, change)).toEqual({ [path]: message })
})

test.each([
  ['selic', '2028', '2028-03-01'],
  ['ipca', '2029', '2029-05-15'],
  // 15/08/2060 is a Sunday, and 1 January a holiday.
  ['ipca-juros', '2060', '2060-08-16'],
  ['prefixado-juros', '2037', '2037-01-02'],
  // Its first payment, and the last one: the maturity that the Tesouro prints.
  ['renda-mais', '2030', '2030-01-15'],
  ['renda-mais', '2030', '2049-12-15'],
])('the %s of %s pays on %s (market/seed, 21/08/2026)', (bond, year, day) => {
  const { payments } = resultOf(calculator, { bond, year, annualRate: '7' }).answer
  expect(payments.map((payment) => payment.day)).toContain(day)
})

test('the ágio of the Selic is varied by a tenth of a point at most (review of the calculations, §1)', () => {
  const { scenarios } = answerOf({
    bond: 'selic',
    maturity: '2028-03-01',
    indexRate: 0.1375,
    annualRate: 0.0003,
  })
  expect(scenarios.map(({ annualRate }) => annualRate)).toEqual([-0.0007, -0.0002, 0.0003, 0.0008, 0.0013])
  const [best, worst] = [scenarios[0]?.net ?? 0, scenarios.at(-1)?.net ?? 0]
  expect((best - worst) / 1000_00).toBeLessThan(0.001)
})

test('a loss is that of the net: the custody fee may turn a small gain into one (by hand)', () => {
  const sale = { day: '2027-11-23', annualRate: 0.1321 } as const
  const flat = answerOf({ maturity: '2032-01-01', annualRate: 0, sale: { ...sale, annualRate: 0 } })
  expect(flat).toMatchObject({ gross: 1000_00, net: 998_00, notices: ['loss', 'market-price'] })
  expect(noticeInWords('loss', flat)).toContain('R$\u00A02,00 a menos')
})

test('RendA+ with contributions says what a month pays, not how many lots were taxed', () => {
  const renda = { bond: 'renda-mais', maturity: '2030-01-15', annualRate: 0.07, indexRate: 0.0422 } as const
  const answer = answerOf({ ...renda, monthlyContribution: 500_00 })
  expect(answer.income?.payments).toBe(240)
  expect(JSON.stringify(answer.lines)).not.toMatch(/\d{4,} pagamentos/)
  // Today's money: less than what the years add up to, more than what was put in.
  expect(answer.realNet).toBeLessThan(answer.net)
  expect(answer.realNet).toBeGreaterThan(answer.invested)
})

test('in money of today an IPCA+ leaves what its real rate makes, less the tax on the whole (by hand)', () => {
  const answer = answerOf({ bond: 'ipca', maturity: '2029-05-15', annualRate: 0.07, indexRate: 0.0422 })
  const days = answer.steps.find(({ key }) => key === 'business-days')?.value
  expect(answer.realNet).toBe(Math.round(answer.net / 1.0422 ** (Number(days) / 252)))
  expect(answerOf()).not.toHaveProperty('realNet')
})

test('other Tesouro Selic of the same CPF uses up the balance without fee', () => {
  const selic = { bond: 'selic', maturity: '2029-03-01', indexRate: 0.1375, annualRate: 0.0003 } as const
  const sale = { day: '2027-11-23', annualRate: 0.0003 } as const
  // 0,20 % of the mean of 5.000,00 and 5.683,38, all of it charged.
  expect(answerOf({ ...selic, sale, amount: 5000_00, otherBalance: 10_000_00 }).custody).toBe(10_68)
})

test('RendA+ bought before the minimum wages that we keep is refused for that', () => {
  const old = calculateTesouro({
    ...bought,
    bond: 'renda-mais',
    maturity: '2030-01-15',
    date: '2023-06-01',
    annualRate: 0.06,
  })
  expect(old).toEqual({ ok: false, reason: 'no-minimum-wage' })
  expect(old.ok ? '' : refusalInWords(old)).toContain('salário mínimo')
})

test.each([
  ['prefixado', '2032-01-01', 0.135, 0, 19_025_85],
  ['ipca', '2035-05-15', 0.0782, 0.0422, 26_699_83],
  ['ipca', '2040-08-15', 0.073, 0.0422, 46_020_30],
  ['ipca', '2050-08-15', 0.07, 0.0422, 130_711_40],
] as const)(
  '%s of %s: the business days of decades come from the law',
  (bond, maturity, annualRate, indexRate, gross) => {
    // Days counted outside of the program: 1.280, 2.122, 3.441 and 5.943, at 252 a year.
    expect(answerOf({ bond, maturity, annualRate, indexRate, amount: 10_000_00 }).gross).toBe(gross)
  },
)

const rate = (min: number, max: number) => fc.double({ min, max, noNaN: true })
/** Maturities of up to two years: a property over decades of coupons would not be cheap. */
const anyBond: fc.Arbitrary<TesouroInput> = fc
  .record({
    bond: fc.constantFrom(
      'selic' as const,
      'prefixado' as const,
      'ipca' as const,
      'prefixado-juros' as const,
      'ipca-juros' as const,
    ),
    amount: fc.integer({ min: 30_00, max: 10_000_000_00 }),
    annualRate: rate(-0.05, 0.25),
    indexRate: rate(0, 0.3),
    days: fc.integer({ min: 1, max: 800 }),
    soldAfter: fc.option(fc.integer({ min: 1, max: 800 }), { nil: undefined }),
    saleRate: rate(-0.05, 0.25),
  })
  .map(({ days, soldAfter, saleRate, ...any }) => ({
    ...any,
    indexRate: any.bond.startsWith('prefixado') ? 0 : any.indexRate,
    monthlyContribution: 0,
    otherBalance: 0,
    date: '2026-11-23',
    maturity: addDays('2026-11-23', days),
    ...(soldAfter !== undefined &&
      soldAfter <= days && { sale: { day: addDays('2026-11-23', soldAfter), annualRate: saleRate } }),
  }))

test('lines and payments add up, everything is finite, and the net is never above the gross', () => {
  fc.assert(
    fc.property(anyBond, (any) => {
      const answer = calculateTesouro(any)
      if (!answer.ok) return false
      const { lines, total, payments, gross, net, iof, ir, custody } = answer
      return (
        lines.reduce((sum, { amount }) => sum + amount, 0) === total &&
        payments.reduce((sum, payment) => sum + payment.gross, 0) === gross &&
        net === gross - iof - ir - custody &&
        total === net &&
        net <= gross &&
        everyNumberIn(answer).every(Number.isFinite)
      )
    }),
  )
})

test('held to the maturity at a rate of zero or more, a bond never pays less than it cost', () => {
  fc.assert(
    fc.property(anyBond, (any) => {
      const answer = calculateTesouro({ ...any, annualRate: Math.abs(any.annualRate), sale: undefined })
      // A centavo for each payment that was rounded.
      return answer.ok && answer.gross >= answer.invested - answer.payments.length
    }),
  )
})

test('a higher rate on the day of the sale never gives more', () => {
  fc.assert(
    fc.property(anyBond, (any) => {
      if (!any.sale) return
      const answer = calculateTesouro(any)
      if (!answer.ok) return false
      const gross = answer.scenarios.map((scenario) => scenario.gross)
      return gross.every((amount, at) => at === 0 || amount <= (gross[at - 1] ?? 0))
    }),
  )
})
