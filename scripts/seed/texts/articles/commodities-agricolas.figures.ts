import { calculator } from '#web/calculators/conversor-cdi/calculator.ts'
import { formatBrl, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { worked, yearFromDay } from '../../worked.ts'

export const CDI = '13,65'

/** A LCA of a year: the rate is supposed, not a mean. */
export const lca = worked(calculator, {
  annualCdi: CDI,
  annualIpca: '4,22',
  kind: 'cdi-share',
  amount: '10.000',
  exempt: 'sim',
  rate: '88',
  ...yearFromDay('17/09/2026'),
})
export const even = lca.cell('Deixa o mesmo', '% do CDI', 'Com imposto')

/** One contract of fat cattle at a supposed price, with a supposed deposit. */
export const ARROBAS = 330
const PRICE = 320_00
const MARGIN = 6_000_00
export const contract = ARROBAS * PRICE
export const lossAt = (fall: number) => Math.round(contract * fall)
export const ofMargin = (fall: number) => formatPercent(lossAt(fall) / MARGIN, 0)
const falls = [0.01, 0.02, 0.03, 0.04, 0.06]
export const ruin = MARGIN / contract

/** Soybeans up 5 % in dollars, the dollar down 5 %. */
export const crossed = formatPercent(1 - 1.05 * 0.95)

export const perReal = formatBrl(ARROBAS * 100)
export const fallsInWords = falls
  .map((fall) => `${ofMargin(fall)} com queda de ${formatPercent(fall, 0)}`)
  .join(', ')
export const fallPoints = falls.map((fall) => [
  formatPercent(fall, 0),
  formatNumber((lossAt(fall) / MARGIN) * 100, 0),
])
