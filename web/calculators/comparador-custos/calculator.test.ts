import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBrl } from '#web/finance/core/format.ts'
import { workedDay } from '../form/ask.ts'
import type { NotaRow } from '../form/calculator.ts'
import type { Texts } from '../form/fields.ts'
import { everyNumberIn } from '../form/testing/numbers.ts'
import { calculateComparison } from './calculate.ts'
import { calculator } from './calculator.ts'
import type {
  AbroadQuestion,
  CarQuestion,
  ComparisonInput,
  InstalmentsQuestion,
  RentOrBuyQuestion,
} from './question.ts'
import { breakEvenInWords, noticeInWords, optionsInWords, titleInWords } from './words.ts'

const shop: InstalmentsQuestion = {
  mode: 'instalments',
  date: '2026-11-20',
  annualYield: 0.11,
  cashPrice: 1000_00,
  instalments: 12,
  instalment: 93_00,
  firstAt: 'next-month',
}
/** Without yield, growth or interest: every figure is a plain sum. */
const home: RentOrBuyQuestion = {
  mode: 'rent-or-buy',
  date: '2026-11-20',
  annualYield: 0,
  years: 10,
  rent: 2000_00,
  annualAdjustment: 0,
  propertyValue: 400_000_00,
  appreciation: 0,
  downPayment: 100_000_00,
  purchaseCosts: 16_000_00,
  annualLoanRate: 0,
  loanMonths: 300,
  system: 'sac',
  loanCharges: 0,
  ownerCosts: 300_00,
  sellingCost: 0.05,
  taxesGain: false,
}
const car: CarQuestion = {
  mode: 'car',
  date: '2026-11-20',
  annualYield: 0,
  years: 2,
  price: 100_000_00,
  depreciation: 0.1,
  ipvaRate: 0.04,
  insurance: 4800_00,
  maintenance: 2400_00,
  kmPerMonth: 1000,
  fuelPerKm: 60,
  appPerKm: 260,
}
const abroad: AbroadQuestion = {
  mode: 'abroad',
  annualYield: 0.11,
  date: '2026-11-20',
  amount: 2000_00,
  currency: 'USD',
  commercialRate: 5.3,
  ways: [
    { way: 'card', spread: 0.05, fee: 0 },
    { way: 'account', spread: 0.01, fee: 0 },
    { way: 'cash', spread: 0.06, fee: 0 },
  ],
  cardPaidAt: 'now',
}

function compared<One extends ComparisonInput>(input: One, change: Partial<One> = {}) {
  const answer = calculateComparison({ ...input, ...change })
  if (!answer.ok) throw new Error(answer.reason)
  return answer
}

test('yen abroad are whole', () => {
  const answer = compared(abroad, { amount: 30_000_00, currency: 'JPY', commercialRate: 0.0339 })
  expect(JSON.stringify(answer)).toContain('JPY\u00A030.000 × R$ 0,0339')
  expect(titleInWords({ ...abroad, amount: 30_000_00, currency: 'JPY' })).toBe('JPY\u00A030.000 no exterior')
})

test('12 × 93,00 are 1.055,14 of today at 11 % a year: in cash is cheaper, 1,73 % a month inside', () => {
  // 93 × (1 − 1 ÷ 1,11) ÷ 0,00873459; the rate by bisection in another program.
  const answer = compared(shop)
  expect(answer.options.map(({ key, total }) => [key, total])).toEqual([
    ['cash-price', 1000_00],
    ['instalments', 1055_14],
  ])
  expect(answer).toMatchObject({ winner: 'cash-price', difference: 55_14, total: 1000_00 })
  expect(answer.embeddedMonthlyRate).toBeCloseTo(0.0173024, 7)
  expect(answer.breakEven).toEqual({ kind: 'cash-price', amount: 1055_14 })
  expect(answer.notices.map((notice) => noticeInWords(notice, answer))).toEqual([
    expect.stringMatching(
      /^As parcelas somam mais que o preço à vista: há juros embutidos de 1,73.% ao mês \(22,86.% ao ano\)\.$/,
    ),
  ])
})

test('instalments without interest win, by what the money earns meanwhile', () => {
  const answer = compared(shop, { instalment: 83_33 })
  expect(answer).toMatchObject({ winner: 'instalments', notices: ['discount-for-instalments'] })
  expect(compared(shop, { cashPrice: 1200_00, instalment: 100_00 }).embeddedMonthlyRate).toBeCloseTo(0, 12)
})

test('the first instalment today costs more of today; one alone today is the price itself', () => {
  expect(compared(shop, { firstAt: 'now' }).options[1]?.total).toBe(1064_36)
  const once = compared(shop, { firstAt: 'now', instalments: 1, instalment: 1000_00 })
  expect(once.winner).toBeUndefined()
  expect(once.embeddedMonthlyRate).toBeUndefined()
  expect(once.difference).toBe(0)
})

test('rent or buy without interest: plain sums, sold for the price less 5 % and the debt', () => {
  const { options, winner, difference } = compared(home)
  expect(options[0]?.total).toBe(240_000_00)
  // 100.000 + 16.000 + 120 × 1.000 + 120 × 300 − (380.000 − 180.000).
  expect(options[1]?.lines.map(({ amount }) => amount)).toEqual([
    100_000_00, 16_000_00, 120_000_00, 36_000_00, -200_000_00,
  ])
  expect({ winner, difference }).toEqual({ winner: 'buy', difference: 168_000_00 })
})

test('to buy pays off after the costs of buying and selling: 36.000 ÷ 1.700 a month are 1,8 years', () => {
  // 16.000 + 20.000 of costs; renting costs 2.000 a month, owning 300: month 22 is the first.
  const { breakEven, years } = compared(home)
  expect(breakEven).toEqual({ kind: 'years', years: 22 / 12 })
  expect(breakEven && breakEvenInWords(breakEven)).toBe('a partir de 1,8 anos')
  expect(years[0]?.totals).toEqual([
    { key: 'rent', total: 24_000_00 },
    { key: 'buy', total: 39_600_00 },
  ])
  expect(compared(home, { rent: 100_00 }).notices).toEqual(['no-break-even'])
})

test('rent rises once a year: 12 × 2.000 + 12 × 2.100', () => {
  expect(compared(home, { years: 2, annualAdjustment: 0.05 }).options[0]?.total).toBe(49_200_00)
})

test('bought without a loan there are no instalments', () => {
  const cash = compared(home, { downPayment: 400_000_00 })
  expect(cash.options[1]?.lines[2]?.amount).toBe(0)
  expect(cash.options[1]?.lines[4]?.amount).toBe(-380_000_00)
})

test('own car against rides: by hand, and the kilometres at which they tie', () => {
  // IPVA 4.000 + 3.600; insurance 9.600; maintenance 4.800; fuel 14.400; sold for 81.000.
  const { options, winner, breakEven } = compared(car)
  expect(options[0]?.lines.map(({ amount }) => amount)).toEqual([
    100_000_00, 7600_00, 9600_00, 4800_00, 14_400_00, -81_000_00,
  ])
  expect(options[1]?.total).toBe(62_400_00)
  expect(winner).toBe('own-car')
  // 41.000 fixed in 24 months against 2,00 a kilometre: 854,17 km.
  expect(breakEven).toEqual({ kind: 'km-per-month', km: expect.closeTo(41_000 / 24 / 2, 6) })
  expect(compared(car, { kmPerMonth: 854 }).winner).toBe('app')
  expect(compared(car, { kmPerMonth: 855 }).winner).toBe('own-car')
  expect(compared(car, { appPerKm: 50 }).notices).toEqual(['no-break-even'])
})

test('a subscription pays its own fuel', () => {
  const { options } = compared(car, { subscription: 2500_00 })
  expect(options[2]?.lines.map(({ amount }) => amount)).toEqual([60_000_00, 14_400_00])
})

test('US$ 2.000 abroad in three ways (facts/09 pl-o-11)', () => {
  const { options, winner, notices } = compared(abroad)
  expect(options.map(({ key, total }) => [key, total])).toEqual([
    ['card', 11_519_55],
    ['account', 11_080_71],
    ['cash', 11_629_26],
  ])
  expect({ winner, notices }).toEqual({ winner: 'account', notices: ['iof-injunction'] })
})

test('the bill of the card, paid in a month, is worth less today; Pix is a remittance to third parties', () => {
  const ways = [
    { way: 'card', spread: 0.02, fee: 0 },
    { way: 'pix', spread: 0.02, fee: 0 },
  ] as const
  const { options, winner } = compared(abroad, { ways, cardPaidAt: 'next-month' })
  expect(winner).toBe('card')
  expect(options[1]?.lines[2]?.source?.source).toContain('inciso XXIV')
  expect(compared(abroad, { ways }).winner).toBeUndefined()
})

test('trap: 1,1 % on the global account is the rule before May 2025 (spec/pages.md §0.4, IOF 6,38/1,1/0,38)', () => {
  const iofOf = (date: AbroadQuestion['date']) => compared(abroad, { date }).options[1]?.lines[2]?.amount
  expect(iofOf('2026-11-20')).toBe(374_71)
  expect(iofOf('2025-05-22')).toBe(117_77)
})

test('a point more or less of yield', () => {
  const { sensitivity } = compared(shop)
  expect(sensitivity.map(({ annualYield }) => annualYield)).toEqual([0.1, 0.11, 0.12])
  expect(sensitivity[1]?.difference).toBe(55_14)
  expect(sensitivity[0]?.difference).toBeGreaterThan(sensitivity[2]?.difference ?? 0)
})

test('no rate on the day; more than a double holds', () => {
  expect(calculateComparison({ ...abroad, date: '2018-03-02' })).toEqual({
    ok: false,
    reason: 'no-table-in-force',
  })
  const bubble = { ...home, years: 35, appreciation: 0.5, propertyValue: 1_000_000_000_00 }
  expect(calculateComparison(bubble)).toEqual({ ok: false, reason: 'too-large' })
})

test('the tax on the gain of the sale, by hand: 15 % of what FR2 leaves of it', () => {
  // Sold for 400.000 × 1,05^10; 5 % of that, the price and the ITBI are taken off; FR2 counts 121 months.
  const asked = { appreciation: 0.05, taxesGain: true }
  const price = Math.round(400_000_00 * 1.05 ** 10)
  const gain = price - Math.round(price * 0.05) - 416_000_00
  const tax = Math.round(Math.round(gain * 1.0035 ** -121) * 0.15)
  const taxed = compared(home, asked).options[1]
  const exempt = compared(home, { ...asked, taxesGain: false }).options[1]
  expect((taxed?.total ?? 0) - (exempt?.total ?? 0)).toBe(tax)
  expect(taxed?.lines.at(-1)?.source?.source).toContain('Lei 13.259/2016')
  expect(exempt?.lines.at(-1)?.source).toBeUndefined()
})

test('insurance and fee of the loan end with it', () => {
  const chargesOf = (loanMonths: number) =>
    compared(home, { loanMonths, loanCharges: 100_00 }).options[1]?.lines.find(
      ({ key }) => key === 'loan-charges',
    )?.amount
  expect([chargesOf(300), chargesOf(60)]).toEqual([12_000_00, 6000_00])
})

test('the sale says its numbers: price, cost, debt (review §1)', () => {
  const sale = compared(home).options[1]?.lines.at(-1)
  expect(sale?.formula.replaceAll('\u00A0', ' ')).toBe(
    'R$ 400.000,00 de preço − R$ 20.000,00 de custo de venda − R$ 180.000,00 de saldo devedor = R$ 200.000,00 em 10 anos, trazidos para hoje',
  )
})

test('on the bill of next month, each formula gives its number (review §1: 10.508,22)', () => {
  const ways = [
    { way: 'card', spread: 0, fee: 0 },
    { way: 'cash', spread: 0, fee: 0 },
  ] as const
  const [exchange] = compared(abroad, { ways, cardPaidAt: 'next-month' }).options[0]?.lines ?? []
  expect(exchange?.amount).toBe(10_508_22)
  expect(exchange?.formula.replaceAll('\u00A0', ' ')).toBe(
    'US$ 2.000,00 × R$ 5,3000. Na fatura, em um mês: R$ 10.600,00 ÷ 1,00873459',
  )
  expect(Math.round(10_600_00 / 1.00873459)).toBe(10_508_22)
})

test('the embedded rate per year is the monthly one compounded (review §2)', () => {
  const { embeddedMonthlyRate = 0, embeddedAnnualRate } = compared(shop)
  expect(embeddedAnnualRate).toBeCloseTo((1 + embeddedMonthlyRate) ** 12 - 1, 12)
})

test('every option has its name, every break-even its words', () => {
  expect(Object.values(optionsInWords).every((words) => words.length > 2)).toBe(true)
  expect(breakEvenInWords({ kind: 'cash-price', amount: 1055_14 })).toMatch('1.055,14')
  expect(breakEvenInWords({ kind: 'years', years: 0.5 })).toBe('a partir de 6\u00A0meses')
  expect(breakEvenInWords({ kind: 'years', years: 1 })).toBe('a partir de 1 ano')
  expect(breakEvenInWords({ kind: 'km-per-month', km: 854.17 })).toBe('a partir de 854 km por mês')
})

const evaluate = (typed: Texts) => calculator.evaluate({ ...calculator.exampleOn(workedDay), ...typed })
const errorsOf = (typed: Texts) => {
  const evaluation = evaluate(typed)
  return 'errors' in evaluation ? Object.values(evaluation.errors) : []
}
function shownOf(typed: Texts = {}) {
  const evaluation = evaluate(typed)
  if (!('result' in evaluation)) throw new Error(JSON.stringify(evaluation))
  return evaluation.result.shown
}
const plain = (text = '') => text.replaceAll('\u00A0', ' ')
const sumOf = (rows: readonly NotaRow[]) =>
  rows.reduce((sum, row) => sum + ('amount' in row && !row.kind ? row.amount : 0), 0)

const modes: Texts[] = [
  {},
  { mode: 'rent-or-buy' },
  { mode: 'car', years: '5', subscription: '2.500' },
  { mode: 'abroad', cardPaidAt: 'next-month' },
]

test('a down payment within the price, a car of 20 years, two ways to pay, a known mode', () => {
  expect(errorsOf({ mode: 'rent-or-buy', downPayment: '500.000,01' })).toEqual([
    'A entrada não pode passar do valor do imóvel.',
  ])
  expect(errorsOf({ mode: 'car', years: '21' })).toEqual(['O valor máximo é 20 anos para um carro.'])
  expect(errorsOf({ mode: 'abroad', accountSpread: '', cashSpread: '' })).toEqual([
    'Preencha o spread de ao menos duas formas de pagar.',
  ])
  expect(errorsOf({ mode: 'casa' })[0]).toMatch('Escolha uma opção em O que comparar: à vista ou parcelado')
})

test('reais per kilometre; a spread that is empty is not compared; no rate is pretended for other currencies', () => {
  const car = evaluate({ mode: 'car', years: '5', appPerKm: '2,605' })
  expect('result' in car && plain(car.result.shown.rows[0]?.formula)).toMatch('1.000 km por mês × R$ 2,605')
  expect(shownOf({ mode: 'abroad', cashSpread: '' }).chart?.labels).toEqual(['Cartão', 'Conta global'])
  expect(errorsOf({ mode: 'abroad', currency: 'GBP' })).toEqual(['Preencha o campo Câmbio comercial.'])
  expect(shownOf({ mode: 'abroad', currency: 'GBP', otherRate: '7' }).title).toMatch('£')
})

test('a yield before the tax loses that of its term: 17,5 % in a year, 15 % in ten', () => {
  const rateOf = (typed: Texts) => plain(shownOf(typed).apart?.at(-1)?.rows[0]?.formula)
  expect(rateOf({})).toBe('13,65 % × (1 − 17,5 % de IR)')
  expect(rateOf({ mode: 'rent-or-buy' })).toBe('13,65 % × (1 − 15 % de IR)')
  const net = shownOf({ annualYield: '11', yieldIs: 'net' })
  expect(net.apart?.at(-1)?.rows.some(({ label }) => label.includes('sem o imposto'))).toBe(false)
})

test.each(modes)('$mode: the rows of every option are its cost', (typed) => {
  const { rows, total, apart = [], headline } = shownOf(typed)
  expect(sumOf(rows)).toBe(total?.amount)
  const others = apart.slice(0, -1).map(({ rows }) => [sumOf(rows), rows.at(-1)] as const)
  for (const [sum, last] of others) expect(last).toMatchObject({ amount: sum, kind: 'subtotal' })
  const next = Math.min(...others.map(([sum]) => sum))
  expect(headline).toMatchObject({ amount: next - (total?.amount ?? 0) })
})

test('in instalments the headline is Excel’s VP of them less the price', () => {
  expect(shownOf({ annualYield: '11', yieldIs: 'net' }).excel).toBe(
    '=ABS(1000-ARRED(VP((1+11%)^(1/12)-1;12;-93);2))',
  )
  expect(shownOf({ annualYield: '0,0000001', yieldIs: 'net' }).excel).toBeUndefined()
  expect(shownOf({ mode: 'abroad' }).excel).toBe('=SOMA(10600;530;389,55)-SOMA(10600;106;374,71)')
})

test('what is all paid today has no rate, no money of today', () => {
  const { stamp, headline, verdict, tables = [], notes } = shownOf({ mode: 'abroad' })
  expect([stamp, headline.label, verdict?.short].map(plain)).toEqual([
    'câmbio a R$ 5,3000',
    'Diferença',
    'Conta global custa menos',
  ])
  expect(tables).toHaveLength(1)
  expect(JSON.stringify(notes)).not.toMatch('Dinheiro de hoje')
})

test('a rate that nobody would read has a cap; a tie says so', () => {
  const { warnings } = shownOf({ cashPrice: '100', instalment: '1.000.000.000' })
  expect(plain(warnings?.[0])).toMatch('mais de 10.000 % ao mês (mais de 10.000 % ao ano)')
  const tie = { instalments: '1', firstAt: 'now', instalment: '1.000,00' }
  expect(shownOf(tie)).toMatchObject({
    headline: { label: 'As opções custam o mesmo', amount: 0 },
    verdict: undefined,
  })
})

test('the verdict says what each other option costs more, the next one first', () => {
  const { headline, total, apart = [], verdict } = shownOf({ mode: 'car', subscription: '3.500,00' })
  const [next, last] = apart
    .flatMap(({ rows }) => rows.filter((row) => row.kind === 'subtotal'))
    .map((row) => ('amount' in row ? row.amount : 0) - (total?.amount ?? 0))
    .toSorted((a, b) => a - b)
  expect(headline).toMatchObject({ label: 'Diferença, em dinheiro de hoje', amount: next })
  expect(verdict?.why.match(/R\$\u00A0[\d.]+,\d\d/g)).toEqual([next, last].map((more = 0) => formatBrl(more)))
})

test('where buying pays off is said', () => {
  const typed = { mode: 'rent-or-buy', rent: '4.000,00', appreciation: '9' }
  const { aside, summary } = shownOf(typed)
  expect(plain(summary)).toMatch(/Comprar passa a custar menos a partir de [\d,]+ anos?\./)
  expect(aside?.label).toBe('Comprar custa menos')
  expect(shownOf(typed).warnings?.at(-1)).toMatch('são hipóteses')
})

const yearly = fc.double({ min: 0, max: 1, noNaN: true })
const growth = fc.double({ min: -0.1, max: 0.5, noNaN: true })
const cents = (max: number) => fc.integer({ min: 1, max })
const date = fc.constant('2026-11-20' as const)

const anyInput: fc.Arbitrary<ComparisonInput> = fc.oneof(
  fc.record({
    mode: fc.constant('instalments' as const),
    date,
    annualYield: yearly,
    cashPrice: cents(1_000_000_00),
    instalments: fc.integer({ min: 1, max: 60 }),
    instalment: cents(100_000_00),
    firstAt: fc.constantFrom('now', 'next-month'),
  }),
  fc
    .record({
      mode: fc.constant('rent-or-buy' as const),
      date,
      annualYield: yearly,
      years: fc.integer({ min: 1, max: 3 }),
      rent: cents(20_000_00),
      annualAdjustment: growth,
      propertyValue: cents(10_000_000_00),
      appreciation: growth,
      downShare: yearly,
      purchaseCosts: cents(100_000_00),
      annualLoanRate: yearly,
      loanMonths: fc.integer({ min: 1, max: 48 }),
      system: fc.constantFrom('sac', 'price'),
      ownerCosts: cents(5000_00),
      loanCharges: cents(500_00),
      taxesGain: fc.boolean(),
      sellingCost: fc.double({ min: 0, max: 0.2, noNaN: true }),
    })
    .map(({ downShare, ...rest }) => ({ ...rest, downPayment: Math.floor(rest.propertyValue * downShare) })),
  fc.record({
    mode: fc.constant('car' as const),
    date,
    annualYield: yearly,
    years: fc.integer({ min: 1, max: 3 }),
    price: cents(1_000_000_00),
    depreciation: fc.double({ min: 0, max: 0.9, noNaN: true }),
    ipvaRate: fc.double({ min: 0, max: 0.1, noNaN: true }),
    insurance: cents(20_000_00),
    maintenance: cents(20_000_00),
    kmPerMonth: fc.integer({ min: 0, max: 20_000 }),
    fuelPerKm: fc.double({ min: 0, max: 500, noNaN: true }),
    appPerKm: fc.double({ min: 0, max: 1000, noNaN: true }),
    subscription: fc.option(cents(20_000_00), { nil: undefined }),
  }),
  fc.record({
    mode: fc.constant('abroad' as const),
    annualYield: yearly,
    date,
    amount: cents(100_000_00),
    currency: fc.constant('USD'),
    commercialRate: fc.double({ min: 0.01, max: 100, noNaN: true }),
    ways: fc.tuple(
      fc.record({
        way: fc.constant('card' as const),
        spread: fc.double({ min: 0, max: 0.2, noNaN: true }),
        fee: cents(100_00),
      }),
      fc.record({ way: fc.constant('pix' as const), spread: fc.constant(0.01), fee: cents(100_00) }),
    ),
    cardPaidAt: fc.constantFrom('now', 'next-month'),
  }),
)

test('finite; the lines of every option are its total; the winner is the smallest by the difference', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateComparison(input)
      if (!answer.ok) return
      expect(everyNumberIn(answer).every(Number.isFinite)).toBe(true)
      for (const { lines, total } of answer.options)
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
      const [best = 0, next = best] = answer.options.map(({ total }) => total).toSorted((a, b) => a - b)
      expect({ total: answer.total, difference: answer.difference }).toEqual({
        total: best,
        difference: next - best,
      })
      expect(answer.winner === undefined).toBe(next === best)
    }),
  )
})

test('the last year of the table is the total of each option', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const answer = calculateComparison(input)
      if (!answer.ok) return
      for (const [index, { total }] of (answer.years.at(-1)?.totals ?? []).entries())
        expect(Math.abs(total - (answer.options[index]?.total ?? Number.NaN))).toBeLessThanOrEqual(1)
    }),
  )
})
