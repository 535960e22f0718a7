import { calculator as conversorCdi } from '#web/calculators/conversor-cdi/calculator.ts'
import { calculator as fii } from '#web/calculators/fundos-imobiliarios/calculator.ts'
import { formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { fiiIncome } from '#web/finance/tables/income-tax/fii.ts'
import { lawOn, worked } from '../../worked.ts'

const DAY = '2026-11-22'
export const law = lawOn(fiiIncome, DAY)
export const own = percentInWords(law.paysFromShare)

const units = { date: '20/11/2026', units: '100', unitCost: '100,00', unitIncome: '0,90' }
export const sold = worked(fii, { ...units, unitPrice: '112,00' })
export const repaid = worked(fii, { ...units, unitPrice: '102,00', unitAmortization: '5,00' })
export const notRepaid = worked(fii, { ...units, unitPrice: '102,00' })
export const taxOf = (sale: typeof sold) => sale.row('IR sobre o ganho').replace('\u2212', '')

export const cdb = worked(conversorCdi, {
  annualCdi: '13,65',
  annualIpca: '4,22',
  kind: 'cdi-share',
  amount: '10.000',
  date: '17/09/2026',
  exempt: 'nao',
  rate: '100',
  days: '730',
})

/** `11,71 % ao ano` */
export const netCdb = cdb.headline.replace(/\d+,\d+/, (rate) =>
  formatNumber(parseDecimal(rate) ?? Number.NaN),
)

/** Closes of the IFIX: the end of 2024 and of each month of 2025 (fiis.com.br, 30/12/2025). */
const ifix: [month: string, close: number][] = [
  ['12/2024', 3116.28],
  ['01/2025', 3020.63],
  ['02/2025', 3121.48],
  ['03/2025', 3313.09],
  ['04/2025', 3412.71],
  ['05/2025', 3461.93],
  ['06/2025', 3483.77],
  ['07/2025', 3436.38],
  ['08/2025', 3476.36],
  ['09/2025', 3589.44],
  ['10/2025', 3593.58],
  ['11/2025', 3660.41],
  ['12/2025', 3775.31],
]
export const rose = formatPercent(3775.31 / 3116.28 - 1)

/** From 30/08 to 19/12/2024, the lowest of the year. */
export const fell = formatPercent(1 - 2878.39 / 3393.55, 1)

/** A fund whose only tenant left, 25 to 28/10/2020 (Exame). */
export const emptied = formatPercent(1 - 1674 / 3095, 0)

export const yieldOf = (monthly: number, price: number) => percentInWords((monthly * 12) / price, 1)

export const darfCode = darfCodes.exchange
export const ifixPoints = ifix.map(([month, close]) => [month, String(close).replace('.', ',')])
