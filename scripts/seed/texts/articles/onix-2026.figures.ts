import { calculator as comparison } from '#web/calculators/comparador-custos/calculator.ts'
import { calculator as financing } from '#web/calculators/simulador-financiamento/calculator.ts'
import { formatBrl, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { bare, type Worked, worked } from '../../worked.ts'

/** From the press of 2025; every other cost here is an example and is labelled as one. */
const PRICE = '99.990,00'
const FUEL_PRICE = 6.2

/** In the city, on petrol: Inmetro's list for the engine of 2025. */
const KM_PER_LITRE = 13.8

/** As the calculator takes it, so that the text and the form have one sum. */
const FUEL_PER_KM = formatNumber(FUEL_PRICE / KM_PER_LITRE)
const MONTHLY_KM = 1_000

const owning = (years: number) =>
  worked(comparison, {
    mode: 'car',
    price: PRICE,
    kmPerMonth: String(MONTHLY_KM),
    appPerKm: '2,60',
    fuelPerKm: FUEL_PER_KM,
    years: String(years),
    annualYield: '13,65',
    yieldIs: 'gross',
    ipvaRate: '4',
    insurance: '4.800,00',
    maintenance: '2.400,00',
    depreciation: '10',
    date: '23/11/2026',
  })
export const owned = owning(1)

const financed = (downPayment: string) =>
  worked(financing, {
    asset: 'vehicle',
    assetValue: PRICE,
    downPayment,
    rate: '2',
    rateKind: 'monthly',
    months: '60',
    system: 'price',
    upfrontFees: '0,00',
    financesCosts: 'sim',
    date: '23/11/2026',
  })
export const loan = financed('20')

const centsOf = (figure: string) => Math.round((parseDecimal(bare(figure)) ?? Number.NaN) * 100)
const priceInCents = centsOf(PRICE)
export const ipva = (rate: number) => formatBrl(Math.round(priceInCents * rate))

/** Expenses of a month in the first year. */
const monthly: [what: string, cents: number, how: string][] = [
  ['Parcela', centsOf(loan.headline), '60 meses, 20 % de entrada, 2 % ao mês'],
  ['IPVA', Math.round((priceInCents * 0.04) / 12), '4 % ao ano, dividido por 12'],
  ['Seguro', Math.round(480_000 / 12), 'R$ 4.800 por ano, exemplo'],
  ['Manutenção', Math.round(240_000 / 12), 'R$ 2.400 por ano, exemplo'],
  [
    'Gasolina',
    Math.round(MONTHLY_KM * centsOf(FUEL_PER_KM)),
    `1.000 km na cidade, R$ 6,20 o litro: R$ ${FUEL_PER_KM} por km`,
  ],
]
export const perMonth = monthly.reduce((total, [, cents]) => total + cents, 0)
export const share = percentInWords(centsOf(loan.headline) / perMonth, 0)
export const yearly = owned.row('Carro próprio, em dinheiro')
export const ownedPerMonth = formatBrl(Math.round(centsOf(yearly) / 12))

const costs = [1, 3, 5].map((years) => {
  const each = owning(years)
  const inAll = [
    each.row('Carro próprio, em dinheiro'),
    each.cell('Quanto custou', `${years}º ano`, 'Aplicativo'),
  ]
  return { years, perMonth: inAll.map((cost) => formatBrl(Math.round(centsOf(cost) / (12 * years)))) }
})
const [, , fiveYears = { perMonth: [''] }] = costs

const paid = (each: Worked) => bare(each.row('Total pago até o fim'))

export const monthlyRows = monthly.map(([what, cents, how]) => [what, bare(formatBrl(cents)), how])
export const lostInAYear = formatBrl(Math.round(priceInCents * 0.1))
export const costRows = costs.map(({ years, perMonth: both }) => [
  years === 1 ? '1 ano' : `${years} anos`,
  ...both.map(bare),
])
export const monthOfFiveYears = fiveYears.perMonth[0]
export const downPaymentRows = ['20', '30', '50'].map((downPayment) => {
  const each = financed(downPayment)
  return [`${downPayment} %`, bare(each.headline), paid(each), each.row('CET ao ano')]
})
export const shareOfIncome = percentInWords(perMonth / centsOf(loan.row('Renda bruta')), 0)
