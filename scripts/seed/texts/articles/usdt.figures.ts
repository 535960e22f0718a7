import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import { payAbroad } from './abroad.figures.ts'
import { cryptoSale } from './token-law.figures.ts'

/** Both of 18/09/2026: USDT by AwesomeAPI, the dollar by the PTAX of sale. */
export const TETHER = 5.12
export const PTAX = 5.1575
export const apart = `${formatNumber(100 * (1 - TETHER / PTAX), 1)} %`

/** Bought at R$ 5,00 and sold at R$ 5,40, in units. */
const BOUGHT = 5
const SOLD = 5.4
const saleOf = (units: number) => cryptoSale(formatNumber(units * SOLD, 2), formatNumber(units * BOUGHT, 2))
export const few = saleOf(6_000)
export const many = saleOf(10_000)
const steps = [3_000, 6_000, 7_000, 10_000, 15_000]
const taxOf = (units: number) => saleOf(units).shown.total?.amount ?? 0

export const remitted = payAbroad(1000, { spread: 0.02, operation: 'own-account' })

export const iofOfRemittance = formatBrl(remitted.total - remitted.charged)
export const soldInReais = formatBrl(6_000 * SOLD * 100)
export const taxesInWords = steps
  .map((units) => `${formatBrl(taxOf(units))} em R$ ${formatNumber(units * SOLD, 0)}`)
  .join(', ')
export const taxPoints = steps.map((units) => [
  `R$ ${formatNumber(units * SOLD, 0)}`,
  (taxOf(units) / 100).toFixed(2),
])
