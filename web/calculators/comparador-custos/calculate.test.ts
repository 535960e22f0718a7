import { expect, test } from 'vitest'
import { calculateComparison } from './calculate.ts'
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
