import { calculator as capitalGain } from '#web/calculators/ganho-capital/calculator.ts'
import { calculator as returnOf } from '#web/calculators/roi/calculator.ts'
import { formatBrl, formatCents, formatNumber, percentInWords } from '#web/finance/core/format.ts'
import type { Cents, Fraction } from '#web/finance/core/money.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { travelLimits } from '#web/finance/tables/exchange/travel-limits.ts'
import { bare, lawOn, worked } from '../../worked.ts'

/** A round number, of ours: the maker publishes no list of prices. */
const PRICE: Cents = 1_000_000_00
const YEARS = 5

/** Share of the market price that a dealer keeps, when ours is sold too. */
export const DEALER_SHARE: Fraction = 0.15

const centsOf = (figure: string): Cents => Math.round((parseDecimal(bare(figure)) ?? Number.NaN) * 100)

/** Bought, kept for five years, sold to a dealer. */
function soldAfter(marketPrice: Cents) {
  const received = Math.round(marketPrice * (1 - DEALER_SHARE))
  const sale = worked(capitalGain, {
    kind: 'bem_movel',
    price: formatCents(received),
    cost: formatCents(PRICE),
    boughtOn: '23/11/2021',
    soldOn: '23/11/2026',
    monthSales: formatCents(received),
  })
  const left = received > PRICE ? centsOf(sale.row('Fica com você')) : received
  return { received, sale, left }
}

const inCdi = (final: Cents) =>
  worked(returnOf, {
    mode: 'simple',
    invested: formatCents(PRICE),
    final: formatCents(final),
    months: String(12 * YEARS),
    annualCdi: '13,65',
    date: '23/11/2026',
  })

/** How much the watch may rise in a year, and why that number. */
const rises: [rise: Fraction, why: string][] = [
  [0, 'preço parado'],
  [0.049, 'usados, em 2025'],
  [0.07, 'três marcas, de 2012 a 2022'],
  [0.2, 'três marcas, de 08/2018 a 01/2023'],
]

const scenarios = rises.map(([rise, why]) => {
  const marketPrice = Math.round(PRICE * (1 + rise) ** YEARS)
  const { received, left } = soldAfter(marketPrice)
  return { rise: percentInWords(rise), why, marketPrice, received, left }
})

const decade = scenarios[2] ?? { received: 0 }

/** At the pace of the decade from 2012, before tax. */
export const atDecadePace = inCdi(decade.received)
export const cdiTotal = atDecadePace.row('No CDI, depois do imposto')

/** Price to receive to end with as much as in the CDI: both pay the same tax on their gain. */
const toReceive = PRICE + centsOf(atDecadePace.row('Rendimento bruto'))
const toTie = Math.round(toReceive / (1 - DEALER_SHARE))
export const tie = {
  ...soldAfter(toTie),
  marketPrice: formatBrl(toTie),
  rise: percentInWords((toTie / PRICE) ** (1 / YEARS) - 1, 1),
}

/** PTAX of 02/10/2026; the traveller pays half of what passes the quota. */
export function baggageTax(dollars: number, quota: number): string {
  return formatBrl(Math.round((dollars - quota) * 0.5 * 522.38))
}

const index: [year: string, change: number][] = [
  ['2023', -10.7],
  ['2024', -6.1],
  ['2025', 4.9],
]
export const leftOf100 = formatNumber(
  index.reduce((left, [, change]) => left * (1 + change / 100), 100),
  0,
)

export const quota = lawOn(travelLimits, '2026-11-22').baggageQuota / 100

export const indexInWords = index
  .map(([year, change]) => `${formatNumber(change, 1)} % em ${year}`)
  .join(', ')
export const indexPoints = index.map(([year, change]) => [year, formatNumber(change, 1)])
export const scenarioRows = scenarios.map(({ rise, why, marketPrice, received, left }) => [
  `Alta de ${rise} ao ano (${why})`,
  formatCents(marketPrice),
  formatCents(received),
  formatCents(left),
])
