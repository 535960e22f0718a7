import { calculator } from '#web/calculators/bitcoin-venda/calculator.ts'
import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import { worked } from '../../worked.ts'

/** The price that CoinGecko answered on 30/08/2026. */
const sale = (amount: string) =>
  worked(calculator, {
    amount,
    unit: 'btc',
    price: '409.620,33',
    averageCost: '300.000,00',
    monthSales: '',
    custody: 'brasil',
    brokerage: '0,5',
    date: '30/08/2026',
  })

export const above = sale('0,1')
export const below = sale('0,08')
const spared = (below.shown.total?.amount ?? 0) / 0.08
const kept = (above.shown.total?.amount ?? 0) / 0.1

/** The Nota takes it away; the text tells how much it is. */
export const tax = above.row('Imposto').replace('−', '')

/** Centavos kept by the exchange of R$ 1.000 bought 1 % above the price and sold 1 % below it. */
export const roundTrip = Math.round(1000_00 * (1 - 0.99 / 1.01))

export const BLOCKS = 210_000
const halvings: [began: string, rewardAfter: number][] = [
  ['03/01/2009', 50],
  ['28/11/2012', 25],
  ['09/07/2016', 12.5],
  ['11/05/2020', 6.25],
  ['20/04/2024', 3.125],
]

/** Coins that exist when the period of that reward ends. */
const issuedBy = (period: number) =>
  halvings.slice(0, period + 1).reduce((total, [, reward]) => total + BLOCKS * reward, 0)
const MOST = 21_000_000
const today = halvings.length - 1
export const [, reward = 0] = halvings[today] ?? []
export const perDay = (24 * 60 * reward) / 10

/** CoinGecko, 27/02/2026. */
export const CIRCULATING = 19_995_671
export const daysTo20 = Math.ceil((20_000_000 - CIRCULATING) / perDay)

/** `50`, `3,125`. */
export const coins = (count: number) => formatNumber(count, 3).replace(/,?0+$/, '')
const inMillions = (count: number) => formatNumber(count / 1_000_000, 2)

export const issueInWords = halvings
  .map(([, each], period) => `${inMillions(issuedBy(period))} milhões com prêmio de ${coins(each)}`)
  .join('; ')
export const issuePoints = halvings.map(([, each], period) => [
  `prêmio de ${coins(each)}`,
  inMillions(issuedBy(period)),
])
export const halvingRows = halvings.map(([began, each], period) => [
  began,
  coins(each),
  `${formatNumber((100 * issuedBy(period)) / MOST, 1)} %`,
])
export const keptInWords = formatBrl(Math.round(kept))
export const sparedInWords = formatBrl(Math.round(spared))
export const issuedToday = inMillions(issuedBy(today))
export const stillToCome = inMillions(MOST - issuedBy(today))
