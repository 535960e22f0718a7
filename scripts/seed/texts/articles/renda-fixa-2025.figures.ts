import { calculator } from '#web/calculators/rentabilidade-real/calculator.ts'
import { isBusinessDay } from '#web/finance/calendar/business-days.ts'
import { addDays } from '#web/finance/calendar/days.ts'
import {
  formatBrl,
  formatDay,
  formatNumber,
  formatPercent,
  percentInWords,
} from '#web/finance/core/format.ts'
import type { Cents, Fraction, IsoDate } from '#web/finance/core/money.ts'
import { fixedIncomeIrRate } from '#web/finance/fixed-income/redemption.ts'
import { realCdiHistory } from '#web/finance/fixed-income/return-history.ts'
import { ltnPrice } from '#web/finance/fixed-income/tesouro-direto.ts'
import { dailyCdi } from '#web/finance/fixed-income/yields.ts'
import { realRateFrom } from '#web/finance/interest/interest.ts'
import { ipcaMonths } from '#web/finance/series/ipca.ts'
import { cdiOn, selicTargets } from '#web/finance/series/selic-target.ts'
import { lawOn, worked } from '../../worked.ts'

/** The year 2025 from the days of the CDI and the months of the IPCA. */
const NEXT_YEAR: IsoDate = '2026-01-01'

/** With the decimals that are published, so that who redoes a sum gets the same: `0.0426`. */
const published = (rate: Fraction): Fraction => Number(rate.toFixed(4))

/** Yield in the year of `share` of the CDI of each business day of 2025. */
function cdiOf2025(share: Fraction = 1): Fraction {
  let factor = 1
  for (let day: IsoDate = '2025-01-01'; day < NEXT_YEAR; day = addDays(day, 1)) {
    const annual = cdiOn(day)
    if (annual === undefined) throw new RangeError(`no CDI on ${day}`)
    if (isBusinessDay(day)) factor *= 1 + dailyCdi(annual) * share
  }
  return published(factor - 1)
}

type Month = { month: string; cdi: Fraction; ipca: Fraction; real: Fraction }

/** CDI, IPCA and what is left, month by month, oldest first. */
function monthsOf(year: number): Month[] {
  return realCdiHistory
    .filter(({ month }) => month.startsWith(String(year)))
    .map(({ month, realRate: real }) => {
      const ipca = ipcaMonths.get(month)
      if (ipca === undefined) throw new RangeError(`no IPCA of ${month}`)
      return { month: `${month.slice(5)}/${year}`, cdi: (1 + real) * (1 + ipca) - 1, ipca, real }
    })
}

const months2025 = monthsOf(2025)

/** `08/2025` */
function monthOf2025(name: string): Month {
  const found = months2025.find(({ month }) => month === name)
  if (!found) throw new RangeError(`not a month of 2025: ${name}`)
  return found
}

const together = (rates: readonly Fraction[]): Fraction =>
  rates.reduce((factor, rate) => factor * (1 + rate), 1) - 1

export const ipca2025 = published(together(months2025.map(({ ipca }) => ipca)))

/** The CDI of a year above the IPCA of the same year, before taxes. */
export const realCdiOf = (year: number): Fraction => together(monthsOf(year).map(({ real }) => real))

/** Left of the yield of a whole year, held 365 days. */
export function netOf(yearly: Fraction): Fraction {
  const rate = fixedIncomeIrRate(365, NEXT_YEAR)
  if (rate === undefined) throw new RangeError('no-table-in-force')
  return yearly * (1 - rate)
}

export const realOf2025 = (yearly: Fraction): Fraction => realRateFrom(yearly, ipca2025)

/** Balance at the end of 2025 of `monthly` centavos put in on the first day of each month, at 100 % of the CDI. */
export const savedIn2025 = (monthly: Cents): Cents =>
  Math.round(months2025.reduce((balance, { cdi }) => (balance + monthly) * (1 + cdi), 0))

export const cdi = cdiOf2025()
export const lci = cdiOf2025(0.9)

/** Published: Elos Ayta (Exame, 10/01/2026) and ANBIMA (Investidor10, January of 2026). */
export const poupanca = 0.0819
export const selicBonds = 0.1455
const shortFixed = 0.1476
export const longFixed = 0.2007

export const real = worked(calculator, {
  mode: 'rate',
  amount: '10.000',
  nominalRate: formatNumber(cdi * 100),
  inflation: formatNumber(ipca2025 * 100),
  taxRate: '17,5',
})
const byYear = Array.from({ length: 20 }, (_, index) => 2006 + index)
export const realCdi = realCdiOf(2025)

const taxed = (name: string, gross: number) => row(name, gross, netOf(gross))
const exempt = (name: string, gross: number) => row(name, gross, gross)
function row(name: string, gross: number, net: number): string[] {
  return [name, ...[gross, net, realOf2025(net)].map((each) => formatPercent(each))]
}

export const february = monthOf2025('02/2025')
export const august = monthOf2025('08/2025')

/** A Tesouro Prefixado of three years bought at 15 % and sold a year later. */
export const bought = ltnPrice(0.15, 756)
export const soldAt = (annualRate: number) => formatPercent(ltnPrice(annualRate, 504) / bought - 1, 1)

const targetsOf = (year: string) => selicTargets.filter(({ from }) => from.startsWith(year)).toReversed()
const dayAndTarget = ({ from, annualRate }: (typeof selicTargets)[number]) =>
  `${formatPercent(annualRate)} desde ${formatDay(from).slice(0, 5)}`

/** A yield on R$ 10.000. */
export function inReais(fraction: number): string {
  return formatBrl(Math.round(fraction * 10_000_00))
}

/** 0.0121 → `1,21`, and the minus that a sheet has: as a chart takes it. */
function chartPoint(fraction: number): string {
  return formatNumber(fraction * 100).replace('\u2212', '-')
}

export const firstTarget = formatPercent(lawOn(selicTargets, '2025-01-01').annualRate)
export const targetsInWords = targetsOf('2025').map(dayAndTarget).join('; ')
export const leastCdi = percentInWords(Math.min(...months2025.map(({ cdi }) => cdi)), 2)
export const mostCdi = percentInWords(Math.max(...months2025.map(({ cdi }) => cdi)), 2)
export const monthPoints = months2025.map(({ month, cdi, ipca }) => [
  month,
  chartPoint(cdi),
  chartPoint(ipca),
])
export const lossOfFebruary = formatPercent(-february.real)
export const taxedRows = [
  taxed('Prefixados acima de 1 ano (IRF-M 1+)', longFixed),
  taxed('Prefixados até 1 ano (IRF-M 1)', shortFixed),
  taxed('Tesouro Selic (IMA-S)', selicBonds),
  taxed('CDB de 110 % do CDI', cdiOf2025(1.1)),
  taxed('CDB de 100 % do CDI', cdi),
  exempt('LCI de 90 % do CDI', lci),
  exempt('Poupança', poupanca),
]
export const cdbGain = inReais(netOf(cdi))
export const cdbOverPoupanca = inReais(netOf(cdi) - poupanca)
export const cdiFactor = formatNumber(1 + netOf(cdi), 4)
export const ipcaFactor = formatNumber(1 + ipca2025, 4)
export const gainOfSaved = formatPercent(savedIn2025(500_00) / 6_000_00 - 1, 1)
export const realPoints = byYear.map((year) => [year, chartPoint(realCdiOf(year))])
export const lossOf2021 = formatPercent(-realCdiOf(2021))
export const meanReal = formatPercent(byYear.reduce((sum, year) => sum + realCdiOf(year), 0) / byYear.length)
export const decisionRows = targetsOf('2026').map(({ from, annualRate }): [string, string, string] => [
  from,
  `A meta da Selic passa a ${formatPercent(annualRate)} ao ano.`,
  'Copom',
])
