import { calculator } from '#web/calculators/conversor-cdi/calculator.ts'
import { calculator as tesouro } from '#web/calculators/tesouro-direto/calculator.ts'
import { formatBrl, formatNumber, formatPercent, percentInWords } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { ltnPrice } from '#web/finance/fixed-income/tesouro-direto.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import { priceIndexedTerms } from '#web/finance/tables/fixed-income/lci-lca.ts'
import { bare, lawOn, type Worked, worked, yearFromDay } from '../../worked.ts'

export const CDI = '13,65'
export const DAY = '17/09/2026'
const asked = { annualIpca: '4,22', kind: 'cdi-share', amount: '10.000' }

/** One year ends on its day of the calendar; the others are as many days as the income tax counts. */
const termOf = (days: number) => (days === YEAR ? yearFromDay(DAY) : { date: DAY, days: String(days) })

export const lci = (days: number, annualCdi = CDI) =>
  worked(calculator, { ...asked, annualCdi, exempt: 'sim', rate: '90', ...termOf(days) })
export const cdb = (share: number, days: number) =>
  worked(calculator, { ...asked, annualCdi: CDI, exempt: 'nao', rate: String(share), ...termOf(days) })

export const HALF_YEAR = 181
export const YEAR = 365
export const FIVE_YEARS = 1825
const terms: [term: string, days: number][] = [
  ['6 meses', HALF_YEAR],
  ['1 ano', YEAR],
  ['2 anos', 730],
  ['3 anos', 1095],
  ['5 anos', FIVE_YEARS],
]

/** The CDB that leaves the same as the LCI: `107,83 %`. */
export const even = (days: number, annualCdi = CDI) =>
  lci(days, annualCdi).cell('Deixa o mesmo', '% do CDI', 'Com imposto').replace(' do CDI', '')

/** Points of the CDI that the CDB must pay above the LCI: `17,83`. */
const aheadOf = (days: number) => formatNumber((parseDecimal(bare(even(days))) ?? Number.NaN) - 90)

/** The same as a title says it, without decimals that nobody compares: `107,8 %`. */
export const roundly = (days: number) => even(days).replace(/(,\d)\d/, '$1')

/** The paper of another kind that leaves the same as the LCI of a year. */
export const inForms = (kind: string) => lci(YEAR).cell('Deixa o mesmo', kind, 'Com imposto')
const irOf = (days: number) => lci(days).cell('O CDB que deixa', 'Seu prazo', 'IR do CDB')

/** Yield, tax and what is left, without the `R$` that the head of the column has. */
function moneyOf(paper: Worked): string[] {
  const tax = paper.shown.rows.some(({ label }) => label.startsWith('Imposto'))
    ? paper.row('Imposto').replace('\u2212', '')
    : '0,00'
  return [paper.row('Rendimento'), tax, paper.total].map(bare)
}

const apart = ({ shown: { total: more } }: Worked, { shown: { total: less } }: Worked) =>
  formatBrl((more?.amount ?? 0) - (less?.amount ?? 0))

export const selic = worked(tesouro, {
  bond: 'selic',
  year: '2028',
  amount: '10.000',
  selicSpread: '0',
  annualSelic: CDI,
  date: DAY,
  until: 'sale',
  saleDay: '17/09/2027',
})

const { brackets } = lawOn(fixedIncomeIr, '2026-11-22')
export const irRows = brackets.map(({ upToDays, rate }, index) => {
  const from = (brackets[index - 1]?.upToDays ?? 0) + 1
  const days = Number.isFinite(upToDays)
    ? `De ${from} a ${upToDays} dias`
    : `Acima de ${brackets.at(-2)?.upToDays} dias`
  return [index === 0 ? `Até ${upToDays} dias` : days, percentInWords(rate)]
})

/** A Tesouro Prefixado of three years, in business days. */
const THREE_YEARS = 756
export const bought = ltnPrice(0.13, THREE_YEARS)
export const priceAt = (annualRate: number) => formatBrl(ltnPrice(annualRate, THREE_YEARS))
export const lost = formatPercent(1 - ltnPrice(0.14, THREE_YEARS) / bought, 1)
export const won = formatPercent(ltnPrice(0.12, THREE_YEARS) / bought - 1, 1)
export const lciWithIpca = lawOn(priceIndexedTerms.lci, '2026-11-22').months
export const iofOfFirstDay = percentInWords(
  lawOn(iofInvestimento, '2026-11-22').yieldShareByDay[0] ?? Number.NaN,
)

export const evenRows = terms.map(([term, days]) => [
  `${term} (${formatNumber(days, 0)} dias)`,
  irOf(days),
  even(days),
])
export const aheadInWords = terms.map(([term, days]) => `${aheadOf(days)} pontos em ${term}`).join(', ')
export const aheadPoints = terms.map(([term, days]) => [term, aheadOf(days)])
export const shortcut = formatPercent(0.9 / 0.85, 1)
export const moneyRows = [
  ['CDB de 100 % do CDI', ...moneyOf(cdb(100, YEAR))],
  ['Tesouro Selic, com a custódia', ...moneyOf(selic)],
  ['CDB de 105 % do CDI', ...moneyOf(cdb(105, YEAR))],
  ['LCI de 90 % do CDI', ...moneyOf(lci(YEAR))],
  ['CDB de 110 % do CDI', ...moneyOf(cdb(110, YEAR))],
]
export const lciAheadOfCdb = apart(lci(YEAR), cdb(105, YEAR))
export const cdbAheadOfLci = apart(cdb(105, FIVE_YEARS), lci(FIVE_YEARS))
