import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatDay, formatPercent } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { growthFactor } from '#web/finance/interest/interest.ts'
import { fixedIncomeIr } from '#web/finance/tables/fixed-income/fixed-income-ir.ts'
import { iofInvestimento } from '#web/finance/tables/fixed-income/iof-investimento.ts'
import { type Chart, defineCalculator, type Shown, type Table } from '../form/calculator.ts'
import type { Values } from '../form/fields.ts'
import { shortBrl } from '../form/words.ts'
import { calculateRealReturn, type RealReturn, type RealReturnInput } from './calculate.ts'
import { fields } from './fields.ts'
import { monthInWords, notesOf, noticeInWords, refusalInWords, summaryInWords } from './words.ts'

type Typed = Values<typeof fields>

export const calculator = defineCalculator({
  slug: 'rentabilidade-real',
  fields,
  toInput(typed, refuse): RealReturnInput {
    const { mode, amount = 0, nominalRate = 0, inflation = 0, taxRate = 0 } = typed
    if (mode === 'rate') return { mode, amount, nominalRate, inflation, taxRate }
    return valuesOf(typed, refuse)
  },
  calculate: calculateRealReturn,
  refusal: refusalInWords,
  show,
  tables: [fixedIncomeIr, iofInvestimento],
  whatIf: ({ mode }) =>
    mode === 'rate'
      ? { rows: { field: 'nominalRate', add: 1 }, columns: { field: 'inflation', add: 1 } }
      : { rows: { field: 'final', times: 0.05 }, columns: { field: 'initial', times: 0.05 } },
})

/** Fields that are always asked for. */
function valuesOf(
  typed: Typed,
  refuse: (field: 'end' | 'contributions', message: string) => void,
): RealReturnInput {
  const { initial = 0, date = '2025-09-01', final = 0, end = '2026-09-01', contributions = [] } = typed
  if (end <= date) refuse('end', 'A data final precisa ser depois da inicial.')
  for (const [at, contribution] of contributions.entries()) {
    if (contribution.date < date || contribution.date >= end) {
      refuse('contributions', `Linha ${at + 1}: a data precisa estar entre a inicial e a final.`)
    }
  }
  return {
    mode: 'values',
    applied: [{ date, amount: initial }, ...contributions],
    final,
    end,
    taxation: typed.taxation ?? 'net',
    prices: typed.index === 'own' ? { rate: typed.ownInflation ?? 0 } : (typed.index ?? 'ipca'),
  }
}

function show(answer: RealReturn, input: RealReturnInput): Shown {
  const { lines, total, realRate, realAnnualRate, invested } = answer
  return {
    title: titleOf(input),
    stamp: `Inflação de ${formatPercent(answer.inflation)}`,
    headline:
      realRate < 0
        ? { label: 'Perda para a inflação', value: realRate, text: formatPercent(-realRate), opposite: true }
        : { label: 'Ganho acima da inflação', value: realRate, text: formatPercent(realRate) },
    aside:
      realAnnualRate === undefined
        ? undefined
        : {
            label: realAnnualRate < 0 ? 'Perda por ano' : 'Por ano',
            value: realAnnualRate,
            text: `${formatPercent(Math.abs(realAnnualRate))} ao ano`,
          },
    rows: lines,
    total: {
      label: total < 0 ? 'Perda real, em dinheiro do fim' : 'Ganho real, em dinheiro do fim',
      amount: total,
    },
    summary: summaryInWords(answer),
    notes: notesOf(answer, nameOf(input)),
    warnings: answer.notices.map(noticeInWords),
    excluded: excludedOf(input),
    chart: answer.months.length > 1 ? courseOf(answer) : comparison(answer),
    tables: answer.months.length > 0 ? [monthTable(answer, nameOf(input))] : [],
    excel: excelOf(answer, input),
    carry: carryOf(input, realRate, invested),
  }
}

/** Of the index of prices. */
function nameOf(input: RealReturnInput): string {
  return input.mode === 'values' && input.prices === 'inpc' ? 'INPC' : 'IPCA'
}

function titleOf(input: RealReturnInput): string {
  if (input.mode === 'rate') return `${shortBrl(input.amount)} a ${formatPercent(input.nominalRate)}`
  const [first] = input.applied
  return `De ${formatDay(first.date)} a ${formatDay(input.end)}`
}

function excludedOf(input: RealReturnInput): string[] {
  const untaxed = input.mode === 'rate' ? input.taxRate === 0 : input.taxation === 'net'
  return [
    ...(untaxed ? ['Imposto: a conta supõe que o ganho é isento ou já veio sem ele.'] : []),
    'A inflação da sua casa, que pode ser outra que a média do país.',
    'Taxa de corretora, de banco ou de fundo que não esteja no valor do fim.',
    ...(input.mode === 'values' && input.applied.length > 1
      ? ['Retiradas no meio do caminho: some só o que foi aplicado.']
      : []),
  ]
}

/** R$ 100,00 of the first day, month by month: as the statement shows them, and in what they buy. */
function courseOf({ months }: RealReturn): Chart {
  let [nominal, prices] = [1, 1]
  const points = months.map(({ month, rate, share, net }) => {
    nominal *= growthFactor(net, share)
    prices *= growthFactor(rate, share)
    return { month, nominal: nominal * 100_00, real: (nominal / prices) * 100_00 }
  })
  const end = points.at(-1)
  return {
    kind: 'line',
    title: `Cada R$\u00A0100,00 viraram ${formatBrl(roundCents(end?.nominal ?? 0))}, que compram como ${formatBrl(roundCents(end?.real ?? 0))} do começo`,
    subtitle: 'R$\u00A0100,00 do primeiro dia ao fim de cada mês, com a mesma taxa em todos, em reais',
    series: [
      { label: 'no extrato', values: [100_00, ...points.map((point) => point.nominal)] },
      { label: 'em dinheiro do começo', values: [100_00, ...points.map((point) => point.real)] },
    ],
    labels: ['começo', ...points.map(({ month }) => monthInWords(month))],
  }
}

function comparison({ invested, corrected, net, realRate }: RealReturn): Chart {
  return {
    kind: 'bars',
    title: realRate < 0 ? 'A inflação levou mais que o rendimento' : 'O rendimento passou da inflação',
    subtitle:
      'O que foi aplicado, quanto ele teria de virar para empatar com os preços, e o que virou, em reais',
    series: [{ label: 'valor', values: [invested, corrected, net] }],
    labels: ['aplicado', 'corrigido pela inflação', 'o que você tem'],
  }
}

/** Beyond this many months the table is by year, with its months folded. */
const monthlyUpTo = 24

function monthTable({ months }: RealReturn, index: string): Table {
  const columns = (first: string) => [first, index, 'Investimento', 'Quem subiu mais']
  const caption = 'Os preços e o investimento, com a mesma taxa em todos os meses'
  if (months.length <= monthlyUpTo) return { caption, columns: columns('Mês'), rows: months.map(monthRow) }
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))].map((year) => ({
    year,
    months: months.filter(({ month }) => month.startsWith(year)),
  }))
  return {
    caption,
    columns: columns('Período'),
    rows: years.map(({ year, months }) => yearRow(year, months)),
    folded: years.map(({ year, months }) => ({ label: `Mês a mês de ${year}`, rows: months.map(monthRow) })),
  }
}

type Month = RealReturn['months'][number]

function monthRow({ month, rate, share, isEstimated, net, lost }: Month): string[] {
  return [
    `${monthInWords(month)}${share < 1 ? ' (em parte)' : ''}`,
    `${formatPercent(rate)}${isEstimated ? ', estimado' : ''}`,
    formatPercent(net),
    lost ? 'os preços' : 'o investimento',
  ]
}

function yearRow(year: string, months: readonly Month[]): string[] {
  const prices = months.reduce((product, { rate, share }) => product * growthFactor(rate, share), 1)
  const invested = months.reduce((product, { net, share }) => product * growthFactor(net, share), 1)
  return [
    `${year}${months.length < 12 || months.some(({ share }) => share < 1) ? ' (em parte)' : ''}`,
    formatPercent(prices - 1),
    formatPercent(invested - 1),
    prices > invested ? 'os preços' : 'o investimento',
  ]
}

/** The division, by the correction in full; with several applications no single function gives the answer. */
function excelOf({ net, invested, priceRise }: RealReturn, input: RealReturnInput): string | undefined {
  if (input.mode === 'rate') {
    const { nominalRate, taxRate, inflation } = input
    const rate = `${excelNumber(nominalRate * 100)}%`
    const gain = taxRate > 0 && nominalRate > 0 ? `${rate}*(1-${excelNumber(taxRate * 100)}%)` : rate
    return `=(1+${gain})/(1+${excelNumber(inflation * 100)}%)-1`
  }
  if (input.applied.length > 1) return undefined
  return `=${excelNumber(net / 100, 2)}/(${excelNumber(invested / 100, 2)}*(1+${excelNumber(priceRise * 100)}%))-1`
}

function carryOf(input: RealReturnInput, realRate: number, invested: number): Shown['carry'] {
  if (input.mode !== 'rate') return []
  const places: NonNullable<Shown['carry']>[number][] = [
    {
      to: 'renda-passiva',
      label: 'renda por mês com este valor',
      texts: { p: String(invested / 100) },
    },
    {
      to: 'independencia-financeira',
      label: 'independência financeira, com este ganho real',
      texts: { r: (realRate * 100).toFixed(2) },
    },
  ]
  return realRate >= 0 && realRate <= 0.12 ? places : places.slice(0, 1)
}
