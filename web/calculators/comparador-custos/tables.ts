import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import type { Chart, Table } from '../form/calculator.ts'
import type { AbroadQuestion, Comparison, ComparisonInput } from './question.ts'
import { inText, isTimed, optionsInWords, tieInWords } from './words.ts'

const isFollowed = ({ mode }: ComparisonInput) => mode === 'rent-or-buy' || mode === 'car'

export function tablesOf(answer: Comparison, input: ComparisonInput): Table[] {
  return [
    ...(isFollowed(input) ? [yearTable(answer)] : []),
    ...(input.mode === 'abroad' ? [wayTable(answer, input)] : []),
    ...(isTimed(input) ? [sensitivityTable(answer)] : []),
  ]
}

/** Cost for who leaves at the end of each year. */
function yearTable({ years, options }: Comparison): Table {
  return {
    caption: 'Quanto custou até o fim de cada ano, em dinheiro de hoje, em reais',
    columns: ['Ano', ...options.map(({ key }) => optionsInWords[key])],
    rows: years.map(({ year, totals }) => [`${year}º ano`, ...totals.map(({ total }) => total)]),
  }
}

function wayTable({ options }: Comparison, { amount, currency }: AbroadQuestion): Table {
  return {
    caption: 'Cada forma de pagar, em reais',
    columns: ['Forma', 'Câmbio', 'Spread', 'IOF', 'Tarifa', 'Total', `Cada ${currency}`],
    rows: options.map(({ key, lines, total }) => {
      const lineOf = (name: string) => lines.find((line) => line.key === name)?.amount ?? 0
      const parts = ['exchange', 'spread', 'iof', 'fee'].map(lineOf)
      return [optionsInWords[key], ...parts, total, formatNumber(total / amount, 4)]
    }),
  }
}

function sensitivityTable({ sensitivity }: Comparison): Table {
  return {
    caption: 'E se o seu dinheiro render um ponto a menos ou a mais?',
    columns: ['Rende, líquido', 'Custa menos', 'Diferença'],
    rows: sensitivity.map(({ annualYield, winner, difference }) => [
      `${formatPercent(annualYield)} ao ano`,
      winner ? optionsInWords[winner] : 'igual',
      difference,
    ]),
  }
}

export function chartOf(answer: Comparison, input: ComparisonInput): Chart {
  const { options, years } = answer
  if (!isFollowed(input) || years.length < 2) {
    return {
      kind: 'bars',
      title: verdictOf(answer),
      subtitle: `Custo de cada opção, em reais${isTimed(input) ? ' de hoje' : ''}`,
      series: [{ label: 'custo', values: options.map(({ total }) => total) }],
      labels: options.map(({ key }) => optionsInWords[key]),
    }
  }
  return {
    kind: 'line',
    title: courseOf(answer),
    subtitle: 'Quanto custou até o fim de cada ano, em reais de hoje',
    series: options.map(({ key }) => ({
      label: inText(optionsInWords[key]),
      values: years.map(({ totals }) => totals.find((one) => one.key === key)?.total ?? 0),
    })),
    labels: years.map(({ year }) => `${year}º ano`),
  }
}

function verdictOf({ winner, options }: Comparison): string {
  return winner ? `${optionsInWords[winner]} custa menos` : tieInWords(options)
}

function courseOf(answer: Comparison): string {
  const { years, winner } = answer
  const atFirst = years[0]?.totals.toSorted((a, b) => a.total - b.total)[0]?.key
  if (!winner || atFirst === undefined || atFirst === winner)
    return `${verdictOf(answer)} em ${years.length} anos`
  return `No 1º ano ${inText(optionsInWords[atFirst])} custa menos; em ${years.length} anos, ${inText(optionsInWords[winner])}`
}
