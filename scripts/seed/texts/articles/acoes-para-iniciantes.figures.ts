import { calculator as acoesMensal } from '#web/calculators/acoes-mensal/calculator.ts'
import { calculator as jurosCompostos } from '#web/calculators/juros-compostos/calculator.ts'
import { formatBrl, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { darf, darfCodes } from '#web/finance/tables/income-tax/darf.ts'
import { rendaVariavel } from '#web/finance/tables/income-tax/renda-variavel.ts'
import { bare, lawOn, worked } from '../../worked.ts'

const DAY = '2026-11-22'

const month = (shareSales: string, shareResult: string, commonWithheld = '0,00') =>
  worked(acoesMensal, { date: '20/11/2026', shareSales, shareResult, commonLoss: '0,00', commonWithheld })
export const above = month('24.000', '4.000', '1,20')
export const below = month('19.000', '4.000')

export const saved = (rate: number) =>
  worked(jurosCompostos, {
    initial: '0',
    monthlyContribution: '300',
    rate: String(rate),
    ratePer: 'year',
    term: '10',
    startsOn: '23/11/2026',
  })

/** Closes of the Ibovespa: 23/01 and 23/03/2020. */
export const fall2020 = 1 - 63_569 / 119_527
export const fall2008 = 0.6
export const toRecover = (fall: number) => formatPercent(1 / (1 - fall) - 1, 0)
const falls: [name: string, fall: number][] = [
  ['Maio a outubro de 2008', fall2008],
  ['Janeiro a março de 2020', fall2020],
]

/** A broker that takes R$ 10 per order, on orders of R$ 500 and of R$ 5.000. */
const FEE = 10_00
export const feeOf = (order: number) => percentInWords(FEE / order)
export const perThousand = (fee: number) => formatBrl(1_000_00 * fee)

export const { withheld, exemptShareSalesUpTo } = lawOn(rendaVariavel, DAY)
export const exemptSales = formatBrl(exemptShareSalesUpTo)
export const least = formatBrl(lawOn(darf, DAY).minimum)

export const fallRows = falls.map(([name, fall]) => [name, formatPercent(fall, 0), toRecover(fall)])
export const recoveriesInWords = [0.1, 0.2, 0.3, 0.5, 0.6]
  .map((fall) => `${toRecover(fall)} depois de cair ${formatPercent(fall, 0)}`)
  .join(', ')
export const recoveryPoints = [0.1, 0.2, 0.3, 0.5, 0.6].map((fall) => [
  formatPercent(fall, 0),
  toRecover(fall).replace(/\D+$/, ''),
])
export const darfCode = darfCodes.exchange
export const savedRows = [4, 8, 12].map((rate) => [percentInWords(rate / 100), bare(saved(rate).total)])
