import { calculator as conversorCdi } from '#web/calculators/conversor-cdi/calculator.ts'
import { calculator as simulador } from '#web/calculators/simulador-financiamento/calculator.ts'
import {
  formatBrl,
  formatDay,
  formatNumber,
  formatPercent,
  percentInWords,
} from '#web/finance/core/format.ts'
import { inForce } from '#web/finance/core/in-force.ts'
import type { IsoDate } from '#web/finance/core/money.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { annualRateFrom, monthlyRateFrom, realRateFrom } from '#web/finance/interest/interest.ts'
import { cdiOn, selicTargets } from '#web/finance/series/selic-target.ts'
import { copomYears } from '#web/finance/tables/calendar/copom-meetings.ts'
import { poupanca } from '#web/finance/tables/fixed-income/poupanca.ts'
import { bare, difference, type Worked, worked, yearFromDay } from '../../worked.ts'

export const BEFORE = '14,90'
export const NOW = '13,65'

const cdb = (annualCdi: string, amount: string) =>
  worked(conversorCdi, {
    annualCdi,
    annualIpca: '4,22',
    kind: 'cdi-share',
    rate: '100',
    exempt: 'nao',
    amount,
    ...yearFromDay('17/09/2026'),
  })
export const gain = ({ shown: { total } }: Worked, invested: number) => (total?.amount ?? 0) - invested

export const SAVED = 10_000_00
export const savedBefore = cdb(BEFORE, '10.000')
export const savedNow = cdb(NOW, '10.000')
export const savedLess = formatBrl(gain(savedBefore, SAVED) - gain(savedNow, SAVED))

const CAPITAL = 300_000_00
export const capitalNow = cdb(NOW, '300.000')
export const perMonth = (paper: Worked) => formatBrl(Math.round(gain(paper, CAPITAL) / 12))

const home = (rate: string) =>
  worked(simulador, {
    assetValue: '400.000',
    downPayment: '20',
    rate,
    months: '360',
    system: 'price',
    insurance: 'none',
    date: '20/11/2026',
  })
export const homeNow = home('11,19')
export const homeCheaper = home('10,69')
const instalment = ({ shown: { headline } }: Worked) => ('amount' in headline ? headline.amount : 0)
const homeLess = instalment(homeNow) - instalment(homeCheaper)
export const homeSaved = formatBrl(homeLess)

export const inAMonth = (annual: string) => formatPercent(monthlyRateFrom((parseDecimal(annual) ?? 0) / 100))

/** The target at the end of each month, from February of 2024 to October of 2026: time runs evenly below the line. */
export const monthPoints = Array.from({ length: 33 }, (_, index) => {
  const [year, month] = [2024 + Math.floor((index + 1) / 12), String(((index + 1) % 12) + 1).padStart(2, '0')]
  // Four digits and two.
  const target = inForce(selicTargets, `${year}-${month}-28` as IsoDate)
  return [`${month}/${year}`, formatNumber((target?.annualRate ?? 0) * 100)]
})
const cuts = selicTargets.filter(({ from }) => from >= '2026-01-01').toReversed()
const nextCopom = inForce(copomYears, '2026-12-31')?.decisions.at(-1)

export const aPoint = formatBrl(gain(savedNow, SAVED) - gain(cdb('12,65', '10.000'), SAVED))
export const savingsAccount = annualRateFrom(inForce(poupanca, '2026-11-22')?.fixedMonthlyRate ?? 0)

const cdis = [BEFORE, NOW, '12,65', '11,65', '10,65']
const netOf = (cdi: string) => formatBrl(gain(cdb(cdi, '10.000'), SAVED))

export const cutRows = cuts.map(({ from, annualRate }) => [
  formatDay(from),
  formatPercent(annualRate),
  formatPercent(cdiOn(from) ?? 0),
])
export const poupancaGain = formatBrl(Math.round(SAVED * savingsAccount))
export const realRate = percentInWords(realRateFrom(0.1365, 0.0422), 2)
export const homeLessInAll = formatBrl(homeLess * 360)
export const capitalBefore = perMonth(cdb(BEFORE, '300.000'))
export const capitalLess = difference(perMonth(cdb(BEFORE, '300.000')), perMonth(capitalNow))
export const cdisInWords = cdis.map((cdi) => `${netOf(cdi)} com CDI de ${cdi} %`).join('; ')
export const cdiPoints = cdis.map((cdi) => [`${cdi} %`, bare(netOf(cdi))])
export const nextCopomDay = nextCopom ? formatDay(nextCopom) : 'dezembro'
