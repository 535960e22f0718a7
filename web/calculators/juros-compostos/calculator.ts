import { excelNumber, holdsInSheet } from '#web/calculators/form/actions/export.ts'
import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { parseDecimal } from '#web/finance/core/typed-number.ts'
import { monthlyRateFrom } from '#web/finance/interest/interest.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import { type Chart, defineCalculator, type Headline, type Shown, type Table } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { durationInWords, roundBrl, shortBrl } from '../form/words.ts'
import { type CompoundInput, calculateCompound, maxAnnualRate } from './calculate.ts'
import { maxMonths, type Plan, type Projection, type Rate } from './calculate-plan.ts'
import { fields } from './fields.ts'
import { notesOf, planRateInWords, refusalInWords, summaryInWords, titleInWords } from './words.ts'

type Typed = Values<typeof fields>
type Refuse = (field: keyof typeof fields, message: string) => void

/** A rate above this is doubted: monthly and yearly ones are easily taken for each other. */
const unlikelyAnnualRate = 0.3

export const calculator = defineCalculator({
  slug: 'juros-compostos',
  fields,
  toInput,
  calculate: calculateCompound,
  refusal: (refusal, { solveFor }) => refusalInWords(solveFor, refusal),
  show,
  tables: [fixedIncomeIr, iofInvestimento],
  whatIf: ({ solveFor, ratePer = '', monthlyContribution }) => {
    if (solveFor !== 'total') return undefined
    const saved = (parseDecimal(monthlyContribution ?? '', 'R$') ?? 0) > 0 ? 'monthlyContribution' : 'initial'
    return { rows: { field: 'rate', add: rateSteps[ratePer] ?? 1 }, columns: { field: saved, times: 0.2 } }
  },
})

const rateSteps: Readonly<Record<string, number>> = { month: 0.1, cdi: 10 }

/** Fields that are not asked get any value: `refuse` was told where it matters. */
function toInput(typed: Typed, refuse: Refuse): CompoundInput {
  const {
    solveFor,
    initial,
    monthlyContribution = 0,
    goal = 0,
    contributionAt,
    contributionGrowth = 0,
  } = typed
  const { term = 1, termUnit, inflation, tax, startsOn } = typed
  if (termUnit === 'years' && term > maxMonths / 12)
    refuse('term', `O valor máximo é ${maxMonths / 12} anos.`)
  if (solveFor === 'total' && initial === 0 && monthlyContribution === 0) {
    refuse('monthlyContribution', 'Preencha um aporte ou um valor inicial maior que zero.')
  }
  const rate = rateOf(typed, refuse)
  const months = termUnit === 'years' ? term * 12 : term
  const taxedFrom = tax ? startsOn : undefined
  const always = { initial, inflation, contributionAt, contributionGrowth, taxedFrom }
  switch (solveFor) {
    case 'total':
      return { ...always, solveFor, monthlyContribution, rate, months }
    case 'contribution':
      return { ...always, solveFor, goal, rate, months }
    case 'months':
      return { ...always, solveFor, goal, monthlyContribution, rate }
    case 'rate':
      return { ...always, solveFor, goal, monthlyContribution, months }
  }
}

function rateOf({ rate = 0, ratePer = 'year', annualCdi = 0, annualIpca = 0 }: Typed, refuse: Refuse): Rate {
  const highestMonthly = Math.floor(monthlyRateFrom(maxAnnualRate) * 10_000) / 10_000
  if (ratePer === 'month' && rate > highestMonthly) {
    const highest = `${formatPercent(highestMonthly)} ao mês, que dá ${formatPercent(maxAnnualRate, 0)} ao ano`
    refuse('rate', `O valor máximo é ${highest}.`)
  } else if (ratePer !== 'cdi' && rate > maxAnnualRate) {
    refuse('rate', `O valor máximo é ${formatPercent(maxAnnualRate, 0)}.`)
  }
  if (ratePer === 'cdi') return { value: rate, per: 'cdi', index: annualCdi }
  if (ratePer === 'ipca') return { value: rate, per: 'ipca', index: annualIpca }
  return { value: rate, per: ratePer }
}

function show(projection: Projection, input: CompoundInput): Shown {
  const { solveFor } = input
  const { plan, lines, total, todaysMoney, tax } = projection
  return {
    title: titleInWords(plan),
    stamp: planRateInWords(plan, solveFor),
    headline: headlineOf(solveFor, projection),
    aside: todaysMoney ? { label: 'Em dinheiro de hoje', amount: todaysMoney.total } : netOf(input),
    parts: partsOf(projection),
    rows: lines.map(({ key, formula, ...line }) => (key === 'initial' ? line : { ...line, formula })),
    total: { label: 'Total', amount: total },
    summary: summaryInWords(solveFor, projection),
    notes: notesOf(solveFor, projection),
    warnings: warningsOf(solveFor, projection),
    excluded: [
      ...(tax ? [] : ['Imposto de renda e IOF. Ligue em “Mais opções” para descontar.']),
      'Taxa de corretora, de banco ou de fundo.',
      'Mudança da taxa no caminho: ela fica igual do primeiro ao último mês.',
      ...(todaysMoney ? [] : ['Inflação. Preencha em “Mais opções” para ver em dinheiro de hoje.']),
    ],
    chart: chartOf(solveFor, projection),
    tables: [yearTable(projection)],
    excel: excelOf(solveFor, projection),
    carry: [
      { to: 'renda-passiva', label: 'renda passiva, com este total', texts: { p: String(total / 100) } },
    ],
  }
}

function warningsOf(
  solveFor: CompoundInput['solveFor'],
  { annualRate, plan: { rate } }: Projection,
): string[] {
  const isUnlikelyShare = rate.per === 'cdi' && (rate.value < 0.5 || rate.value > 2)
  return [
    ...(solveFor !== 'rate' && annualRate > unlikelyAnnualRate
      ? ['Taxa muito alta para o Brasil de hoje. Confira se é ao mês ou ao ano.']
      : []),
    ...(isUnlikelyShare ? [`${formatPercent(rate.value, 0)} do CDI: é isso mesmo?`] : []),
  ]
}

/**
 * What the taxes on fixed income leave of a total before them, by the newest edition from its first day: on another day the last
 * month may be of 28 days, whose IOF moves it by centavos, hence whole reais.
 */
function netOf(input: CompoundInput): Headline | undefined {
  if (input.solveFor !== 'total' || input.taxedFrom) return undefined
  const net = calculateCompound({ ...input, taxedFrom: fixedIncomeIr[0]?.from })
  if (!net.ok || !net.tax) return undefined
  return { label: 'Depois do IR de renda fixa', value: net.total, text: `cerca de ${roundBrl(net.total)}` }
}

function headlineOf(solveFor: CompoundInput['solveFor'], { plan, total, tax }: Projection): Headline {
  switch (solveFor) {
    case 'total':
      return { label: tax ? 'Você terá, sem o imposto' : 'Você terá, antes do imposto', amount: total }
    case 'contribution':
      return { label: 'Guarde por mês', amount: plan.monthlyContribution }
    case 'months':
      return { label: 'Você precisa de', value: plan.months, text: durationInWords(plan.months) }
    case 'rate':
      return {
        label: 'Você precisa de uma taxa de',
        value: plan.rate.value,
        text: planRateInWords(plan, solveFor),
      }
  }
}

function partsOf({ plan, contributions, invested, total, tax }: Projection) {
  return [
    { label: 'seus aportes', value: contributions },
    { label: tax ? 'juros sem o imposto' : 'juros', value: total - invested },
    { label: 'valor inicial', value: plan.initial },
  ].filter(({ value }) => value > 0)
}

/** Up to two years a point per month says more than one or two years would. */
const monthlyUpTo = 24

function chartOf(solveFor: CompoundInput['solveFor'], projection: Projection): Chart {
  const { plan, months, years, tax } = projection
  const isMonthly = plan.months <= monthlyUpTo
  const points = isMonthly ? months : years
  const nameOf = (point: number) => (point === 0 ? 'hoje' : durationInWords(isMonthly ? point : point * 12))
  const last = points.length
  return {
    kind: 'area',
    title: conclusionOf(projection),
    subtitle: `Saldo ao fim de cada ${isMonthly ? 'mês' : 'ano'}, em reais${tax ? ', antes do imposto' : ''}. ${planRateInWords(plan, solveFor)}, constante.`,
    series: [
      { label: 'investido', values: [plan.initial, ...points.map(({ invested }) => invested)] },
      { label: 'com juros', values: [plan.initial, ...points.map(({ balance }) => balance)] },
    ],
    labels: [0, ...points.map((_, index) => index + 1)].map((point) =>
      point === last ? durationInWords(plan.months) : nameOf(point),
    ),
  }
}

function conclusionOf({ turn, plan, interest }: Projection): string {
  if (turn === undefined) return `Em ${durationInWords(plan.months)}, os juros somam ${shortBrl(interest)}`
  if (plan.months <= monthlyUpTo) return `No ${turn}º mês, os juros passam do aporte`
  return `No ${Math.ceil(turn / 12)}º ano, os juros do mês passam do aporte`
}

/** Year by year, with the months of each folded. */
function yearTable({ months, years, tax }: Projection): Table {
  const row = (
    name: string,
    { interest, invested, balance }: (typeof years)[number] | (typeof months)[number],
  ) => [name, invested, interest, balance]
  return {
    caption: `Saldo ao fim de cada ano, em reais${tax ? ', antes do imposto' : ''}`,
    columns: ['Período', 'Investido', 'Juros no período', 'Saldo'],
    rows: years.map((year) => row(`${formatNumber(year.year, 0)}º ano`, year)),
    folded: years.map(({ year }) => ({
      label: `Mês a mês do ${year}º ano`,
      rows: months.slice((year - 1) * 12, year * 12).map((month) => row(`${month.month}º mês`, month)),
    })),
  }
}

/**
 * The same answer as a formula of Excel in Portuguese: VF, PGTO, NPER or TAXA, before taxes. Undefined when the
 * contribution grows or taxes are taken, for no single function does that, and for a rate of almost 0.
 */
function excelOf(solveFor: CompoundInput['solveFor'], projection: Projection): string | undefined {
  const { plan, gross, tax } = projection
  if (plan.contributionGrowth !== 0 || tax || !holdsInSheet(projection.monthlyRate)) return undefined
  const rate = monthlyRateFormula(plan, projection.annualRate)
  const [contribution, initial, total] = [plan.monthlyContribution, plan.initial, gross].map((amount) =>
    excelNumber(amount / 100, 2),
  )
  const start = plan.contributionAt === 'start' ? ';1' : ''
  switch (solveFor) {
    case 'total':
      return `=VF(${rate};${plan.months};-${contribution};-${initial}${start})`
    case 'contribution':
      return `=PGTO(${rate};${plan.months};${initial};-${total}${start})`
    case 'months':
      return `=NPER(${rate};-${contribution};-${initial};${total}${start})`
    case 'rate':
      return `=(1+TAXA(${plan.months};-${contribution};-${initial};${total}${start}))^12-1`
  }
}

/** A share of the CDI or a rate over the IPCA becomes the rate per year that it makes. */
function monthlyRateFormula({ rate }: Plan, annualRate: number): string {
  const percent = `${excelNumber((rate.per === 'month' ? rate.value : annualRate) * 100)}%`
  return rate.per === 'month' ? percent : `(1+${percent})^(1/12)-1`
}
