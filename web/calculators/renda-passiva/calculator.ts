import { excelNumber, holdsInSheet } from '#web/calculators/form/actions/export.ts'
import { formatPercent } from '#web/finance/core/format.ts'
import { annualRateOf, yieldInWords } from '#web/finance/fixed-income/yields.ts'
import { inTodaysMoney } from '#web/finance/interest/interest.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { dividendTables } from '#web/finance/tables/income-tax/dividends.ts'
import { irpfm } from '#web/finance/tables/income-tax/irpfm.ts'
import { type Chart, defineCalculator, type NotaRow, type Shown, type Table } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { durationInWords, shortBrl } from '../form/words.ts'
import { yieldDoubts, yieldFrom } from '../form/yield-fields.ts'
import { calculatePassiveIncome, type PassiveIncomeInput, type PassiveIncomeResult } from './calculate.ts'
import { fields } from './fields.ts'
import { notesOf, noticeInWords, refusalInWords, summaryInWords, timeInWords } from './words.ts'

type Answer = Extract<PassiveIncomeResult, { ok: true }>

export const calculator = defineCalculator({
  slug: 'renda-passiva',
  fields,
  toInput({ kind, rate, annualCdi, otherIncomes = [], ...typed }, refuse): PassiveIncomeInput {
    const { annualIpca } = typed
    const source =
      kind === 'dividend-yield'
        ? dividendYield(rate, refuse)
        : yieldFrom({ kind, rate, annualCdi: annualCdi ?? 0, annualIpca }, refuse)
    return { ...typed, otherIncomes, source }
  },
  calculate: calculatePassiveIncome,
  refusal: refusalInWords,
  show,
  whatIf: ({ kind }) => ({
    rows: { field: 'rate', add: kind === 'cdi-share' ? 10 : 1 },
    columns: { field: 'monthlyIncome', times: 0.2 },
  }),
  tables: [dividendTables, fixedIncomeIr, irpfm],
  ruleDates: { field: 'date', since: '2005-01-01' },
})

/** A yield above this is a mistake: no share pays half of its price in a year. */
const highestDividendYield = 0.5

function dividendYield(
  annualRate: Values<typeof fields>['rate'],
  refuse: (field: 'rate', message: string) => void,
) {
  if (annualRate > highestDividendYield)
    refuse('rate', `O valor máximo é ${formatPercent(highestDividendYield, 0)}.`)
  return { kind: 'dividend-yield' as const, annualRate }
}

function show(answer: Answer, input: PassiveIncomeInput): Shown {
  const { preserving, consuming, income, notices } = answer
  const { source, date, otherIncomes } = input
  const spendingAll = { label: 'Gastando tudo o que rende', amount: consuming.wealth }
  const main = preserving.ok ? preserving : consuming
  return {
    title: `${shortBrl(input.monthlyIncome)} por mês`,
    stamp: sourceInWords(source),
    headline: preserving.ok ? { label: 'Para a renda não encolher', amount: preserving.wealth } : spendingAll,
    aside: preserving.ok ? spendingAll : undefined,
    rows: main.lines,
    total: {
      label: preserving.ok ? 'Para gastar no fim do primeiro mês' : 'Para gastar no mês',
      amount: main.total,
    },
    apart: [
      ...(preserving.ok
        ? [
            {
              title: `Gastando tudo o que rende, com ${shortBrl(consuming.wealth)}`,
              rows: [
                ...consuming.lines,
                { label: 'Para gastar no mês', amount: consuming.total, kind: 'subtotal' as const },
              ],
            },
          ]
        : []),
      ...(answer.preservingYearly === undefined
        ? []
        : [{ title: 'De outro jeito', rows: [yearlyRow(answer.preservingYearly)] }]),
      ...(otherIncomes.length > 0 ? [{ title: 'De onde vem a renda', rows: incomeRows(income) }] : []),
      { title: 'Quanto tempo falta', rows: timeRows(answer) },
    ],
    summary: summaryInWords(answer, input),
    notes: notesOf(answer, input),
    warnings: [
      ...(source.kind === 'dividend-yield' ? [] : yieldDoubts(source)),
      ...notices.map((notice) => noticeInWords(notice, date)),
    ],
    excluded: excludedOf(input),
    chart: chartOf(answer, input),
    tables: [waysTable(answer, input), yieldTable(answer)],
    excel: excelOf(answer, input),
    carry: [
      {
        to: 'independencia-financeira',
        label: 'independência financeira, com esta renda',
        texts: {
          g: String(input.monthlyIncome / 100),
          p: String(Math.min(input.wealth, mostWealth) / 100),
          a: String(input.monthlyContribution / 100),
        },
      },
    ],
  }
}

/** The most that independencia-financeira takes. */
const mostWealth = 1_000_000_000_00

function sourceInWords(source: PassiveIncomeInput['source']): string {
  return source.kind === 'dividend-yield'
    ? `DY de ${formatPercent(source.annualRate)} ao ano`
    : yieldInWords(source)
}

function yearlyRow(amount: number): NotaRow {
  const formula = 'a renda de doze meses junta, no fim de cada ano'
  return { label: 'Sem encolher, tirando uma vez por ano', amount, formula }
}

function incomeRows({ lines, total }: Answer['income']): NotaRow[] {
  return [...lines, { label: 'Renda desejada', amount: total, kind: 'subtotal' }]
}

function timeRows({ consuming, preserving }: Answer): NotaRow[] {
  return [
    { label: 'Até poder gastar tudo o que rende', text: timeInWords(consuming.time) },
    ...(preserving.ok ? [{ label: 'Até a renda que não encolhe', text: timeInWords(preserving.time) }] : []),
  ]
}

function excludedOf({ taxation, source, inTodaysMoney }: PassiveIncomeInput): string[] {
  return [
    ...(source.kind === 'dividend-yield'
      ? ['Subida ou queda do preço das ações e cotas.']
      : ['Mudança da taxa e da inflação no caminho: elas ficam iguais.']),
    ...(taxation === 'fixed-income'
      ? ['Come-cotas de fundos, e o imposto maior de quem resgata antes do prazo mais longo.']
      : []),
    'Taxa de corretora, de banco ou de fundo.',
    ...(inTodaysMoney ? [] : ['A inflação até lá: a renda e os aportes ficam em reais parados.']),
  ]
}

const yearsShown = 30

/** Year by year, in money of today. */
function chartOf({ needed, preserving }: Answer, { annualIpca }: PassiveIncomeInput): Chart {
  const years = Array.from({ length: yearsShown + 1 }, (_, year) => year)
  const eaten = years.map((year) => inTodaysMoney(needed, annualIpca, year * 12))
  return {
    kind: 'area',
    title: preserving.ok
      ? `Em ${yearsShown} anos, quem gasta tudo compra como com ${shortBrl(Math.round((eaten.at(-1) ?? 0) / 100) * 100)}`
      : 'A inflação come a renda',
    subtitle: 'O que a renda do mês compra, em reais de hoje, depois de começar a receber',
    series: [
      { label: 'gastando tudo', values: eaten },
      ...(preserving.ok ? [{ label: 'sem encolher', values: years.map(() => needed) }] : []),
    ],
    labels: years.map((year) => (year === 0 ? 'começo' : durationInWords(year * 12))),
  }
}

/** The same income in each way, and with a lower CDI. */
function waysTable(
  { consuming, preserving, preservingYearly, stress }: Answer,
  { source }: PassiveIncomeInput,
): Table {
  const isYearly = source.kind !== 'dividend-yield'
  const lower = (amount: number | undefined) => (stress ? [amount ?? 'não há'] : [])
  return {
    caption: 'O patrimônio em cada jeito de receber, em reais',
    columns: ['Jeito', 'Hoje', ...(stress ? [`Com CDI de ${formatPercent(stress.annualCdi)}`] : [])],
    rows: [
      ['Gastando tudo o que rende', consuming.wealth, ...lower(stress?.consuming)],
      [
        'Sem encolher, tirando todo mês',
        preserving.ok ? preserving.wealth : 'não há',
        ...lower(stress?.preserving),
      ],
      ...(isYearly
        ? [
            [
              'Sem encolher, tirando uma vez por ano',
              preservingYearly ?? 'não há',
              ...lower(stress?.preservingYearly),
            ],
          ]
        : []),
    ],
  }
}

function yieldTable({ yields }: Answer): Table {
  return {
    caption: 'Quanto rende por mês, com a taxa de cima, em reais',
    columns: ['Patrimônio', 'Rende', 'Depois do imposto', 'Sem encolher'],
    rows: yields.map(({ wealth, gross, net, real }) => [shortBrl(wealth), gross, net, real]),
  }
}

function excelOf(
  { needed, consuming, preserving }: Answer,
  { source, annualIpca }: PassiveIncomeInput,
): string | undefined {
  const { rates } = preserving.ok ? preserving : consuming
  if (!holdsInSheet(preserving.ok ? rates.realMonthlyRate : rates.netMonthlyRate)) return undefined
  const isSum = source.kind === 'dividend-yield'
  const percent = `${excelNumber((isSum ? source.annualRate : annualRateOf(source)) * 100)}%`
  const monthly = isSum ? `${percent}/12` : `((1+${percent})^(1/12)-1)`
  const taxRate = 1 - rates.netMonthlyRate / rates.monthlyRate
  const net = taxRate > 1e-12 ? `${monthly}*(1-${excelNumber(taxRate * 100)}%)` : monthly
  const income = excelNumber(needed / 100, 2)
  if (!preserving.ok) return `=ARRED(${income}/(${net});2)`
  return `=ARRED(${income}/((1+${net})/(1+${excelNumber(annualIpca * 100)}%)^(1/12)-1);2)`
}
