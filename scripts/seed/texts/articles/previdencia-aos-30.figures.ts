import { calculator as aposentadoria } from '#web/calculators/aposentadoria/calculator.ts'
import { calculator as jurosCompostos } from '#web/calculators/juros-compostos/calculator.ts'
import { formatBrl, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { fixedIncomeIrRate } from '#web/finance/fixed-income/redemption.ts'
import { calculateIrpfAnual } from '#web/finance/income-tax/irpf-anual.ts'
import {
  type Accumulation,
  lotsOf,
  previdenciaRegressiveTax,
  roundedLots,
} from '#web/finance/pension/previdencia.ts'
import { pgblTables } from '#web/finance/tables/pension/pgbl.ts'
import { previdenciaRegressiva } from '#web/finance/tables/pension/previdencia-regressiva.ts'
import { bare, lawOn, worked } from '../../worked.ts'

/** The comparison of the text on private pensions: 35 years of a year's 12 % in equal months, in today's money. */
const DAY: IsoDate = '2026-11-22'
export const YEARS = 35

/** A year's salary, without the 13th. */
export const INCOME: Cents = 120_000_00
export const gross: Fraction = 0.1
export const inflation: Fraction = 0.04

/** B3 on Tesouro IPCA+, which has no free balance. */
const custody: Fraction = 0.002

export const deductible = Math.round(INCOME * lawOn(pgblTables, DAY).deductibleShare)
export const monthly = deductible / 12

/** Less tax in the annual return, for who deducts `legalDeductions` without the plan. */
function refundOf(legalDeductions: Cents): Cents {
  const taxWith = (deductions: Cents) => {
    const irpf = calculateIrpfAnual({ year: 2026, income: INCOME, legalDeductions: deductions })
    if (!irpf.ok) throw new RangeError(irpf.reason)
    return irpf.tax
  }
  return taxWith(legalDeductions) - taxWith(legalDeductions + deductible)
}

const after = (fee: Fraction): Fraction => (1 + gross) * (1 - fee) - 1
const lotsAt = (fee: Fraction, months: number, contribution: Cents) => {
  const plan: Accumulation = { initial: 0, months, annualReturn: after(fee), inflation }
  return roundedLots(lotsOf(plan), contribution)
}

/** A plan redeemed at once by the regressive table. */
function planNet(plan: 'PGBL' | 'VGBL', fee: Fraction): Cents {
  const contributions = lotsAt(fee, YEARS * 12, monthly)
  const tax = previdenciaRegressiveTax({ plan, contributions, date: DAY })
  if (!tax.ok) throw new RangeError(tax.reason)
  return tax.net
}

/** Tesouro IPCA+ with `contribution` a month for `months`, redeemed at once; never sold before. */
function tesouroNet(contribution: Cents = monthly, months = YEARS * 12): Cents {
  return lotsAt(custody, months, contribution).reduce((net, { years, paid, value }) => {
    const rate = fixedIncomeIrRate(Math.floor(years * 365), DAY)
    if (rate === undefined) throw new RangeError('no-table-in-force')
    return net + value - Math.round(Math.max(0, value - paid) * rate)
  }, 0)
}

/** The PGBL, and its refund put into the Tesouro when it comes, a year later. */
const pgblReinvested = (fee: Fraction, refund: Cents): Cents =>
  planNet('PGBL', fee) + tesouroNet(Math.round(refund / 12), (YEARS - 1) * 12)

/** R$ 500 a month for 35 years at 6 % over inflation, less a yearly fee. */
export const saved = (fee: number, contribution = '500') =>
  worked(jurosCompostos, {
    initial: '0',
    monthlyContribution: contribution,
    rate: formatNumber((1.06 * (1 - fee) - 1) * 100, 4).replace(/,?0+$/, ''),
    ratePer: 'year',
    term: String(YEARS),
    startsOn: '23/11/2026',
  })
export const free = saved(0)
const fees = [0, 0.005, 0.01, 0.02, 0.03]
const totalOf = (calculation: typeof free) => calculation.shown.total?.amount ?? Number.NaN
const charged = fees.filter((fee) => fee > 0)
export const takenBy = (fee: number) => totalOf(free) - totalOf(saved(fee))
export const lostTo = (fee: number) => formatPercent(1 - totalOf(saved(fee)) / totalOf(free), 0)
export const loaded = saved(0, '475')

export const retirement = worked(aposentadoria, {
  date: '20/11/2026',
  inflation: '4,22',
  regime: 'geral',
  sex: 'mulher',
  birth: '10/05/1996',
  contributionYears: '8',
  wasInsuredBeforeReform: 'nao',
  mean: '5.000,00',
  wantsPlan: 'sim',
  desiredIncome: '7.000,00',
  savings: '0',
  plan: 'VGBL',
})
export const monthlyAt = (rate: string) =>
  `R$ ${bare(retirement.cell('Quanto guardar', rate.replace(' ', '\u00A0'), 'Guardar'))}`

/** With R$ 24.000 of deductions the complete form is the better one; with R$ 12.000, the simplified discount. */
export const refund = refundOf(24_000_00)
export const smallRefund = refundOf(12_000_00)

/** Of sums so far away the thousands are enough: `1.440`. */
export const thousands = (amount: number) => formatNumber(amount / 100_000, 0)
export const inMillions = (amount: number) => `R$ ${formatNumber(amount / 100_000_000)} milhão`
export const tesouro = tesouroNet()
const planFees = [0.005, 0.01, 0.02]

const { brackets } = lawOn(previdenciaRegressiva, DAY)
export const bracketRows = brackets.map(({ upToYears, rate }) => [
  Number.isFinite(upToYears) ? `Até ${upToYears} anos` : `Mais de ${brackets.at(-2)?.upToYears} anos`,
  percentInWords(rate),
])
export const [highest, lowest] = [brackets.at(0)?.rate, brackets.at(-1)?.rate].map((rate) =>
  percentInWords(rate ?? Number.NaN),
)

export const feeRows = fees.map((fee) => [
  formatPercent(fee, 1),
  bare(saved(fee).headline),
  fee === 0 ? '0 %' : lostTo(fee),
])
export const takenInWords = charged
  .map((fee) => `${formatBrl(takenBy(fee))} com ${formatPercent(fee, 1)}`)
  .join('; ')
export const takenPoints = charged.map((fee) => [formatPercent(fee, 1), thousands(takenBy(fee))])
export const planRows = [
  ['PGBL, restituição guardada no Tesouro', ...planFees.map((fee) => thousands(pgblReinvested(fee, refund)))],
  [
    'O mesmo, com deduções de R$ 12.000',
    ...planFees.map((fee) => thousands(pgblReinvested(fee, smallRefund))),
  ],
  ['PGBL, restituição gasta', ...planFees.map((fee) => thousands(planNet('PGBL', fee)))],
  ['VGBL', ...planFees.map((fee) => thousands(planNet('VGBL', fee)))],
]
export const reinvestedInMillions = inMillions(pgblReinvested(0.01, refund))
