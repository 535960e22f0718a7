import { excelNumber } from '#web/calculators/form/actions/export.ts'
import { formatBrl, formatDay, formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { roundCents } from '#web/finance/core/money.ts'
import { darf } from '#web/finance/tables/income-tax/darf.ts'
import { type Calculator, type Chart, defineCalculator, type Shown, type Table } from '../form/calculator.ts'
import { type Correction, type CorrectionInput, calculateCorrection, type KnownSeries } from './calculate.ts'
import { fields } from './fields.ts'
import { publishedSeries } from './published-series.ts'
import {
  correctedUntil,
  indexInWords,
  isMonthly,
  monthInWords,
  notesOf,
  periodInWords,
  refusalInWords,
  summaryInWords,
  warningsOf,
} from './words.ts'

/** The calculator with the series that its reader has. */
export function calculatorWith(series: KnownSeries): Calculator<Correction> {
  return defineCalculator({
    slug: 'correcao-monetaria',
    fields,
    toInput({ amount, start, end, index }, refuse): CorrectionInput {
      if (end < start) refuse('end', 'A data final não pode ser antes da inicial.')
      return { amount, start, end, index, series }
    },
    calculate: calculateCorrection,
    refusal: refusalInWords,
    show,
    tables: [darf],
  })
}

export const calculator = calculatorWith(publishedSeries)

function show(answer: Correction, input: CorrectionInput): Shown {
  const { lines, total, factor, periods, simulated } = answer
  const { amount, start, end, index } = input
  const last = periods.at(-1)
  return {
    title: `De ${formatDay(start)} a ${formatDay(end)}, ${indexInWords[index]}`,
    stamp: simulated ? 'Dados simulados' : last && `Taxas até ${monthInWords(last.from)}`,
    headline: { label: 'Valor corrigido', amount: total },
    aside: { label: 'Índice no período', value: factor, text: formatNumber(factor, 8) },
    rows: lines,
    total: { label: 'Valor corrigido', amount: total },
    summary: summaryInWords(answer, input),
    notes: notesOf(answer, input),
    warnings: warningsOf(answer, input),
    excluded: [
      'Multa e juros de contrato ou de sentença: aqui está só a correção.',
      'IGP-M: o índice é da FGV, que não o publica como dado aberto. Ele está no site da FGV IBRE e na Calculadora do Cidadão do Banco Central.',
      'Cruzeiro, cruzado e outras moedas de antes de julho de 1994.',
    ],
    compared: comparedOf(input),
    chart: periods.length > 1 ? courseOf(answer, input) : undefined,
    tables: periods.length > 0 ? [periodTable(answer, input)] : [],
    excel: `=ARRED(${excelNumber(amount / 100, 2)}*${excelNumber(factor, 14)};2)`,
    carry:
      end > start
        ? [
            {
              to: 'rentabilidade-real',
              label: 'ganho acima da inflação, se este dinheiro foi aplicado',
              texts: { m: 'values', a: String(amount / 100), d: formatDay(start), df: formatDay(end) },
            },
          ]
        : [],
  }
}

/** By each index whose series is here. */
function comparedOf(input: CorrectionInput): Shown['compared'] {
  const amounts = fields.index.options?.flatMap(({ value }) => {
    const index = fields.index.read(value, () => undefined, {})
    const answer = index && calculateCorrection({ ...input, index })
    if (!(index && answer?.ok)) return []
    const until = correctedUntil(answer, index)
    const note = `${formatPercent(answer.rate)}${until ? `, até ${until}` : ''}`
    return [[value, { note, amount: formatBrl(answer.corrected) }] as const]
  })
  return Object.fromEntries(amounts ?? [])
}

function courseOf({ periods, corrected }: Correction, { amount, index }: CorrectionInput): Chart {
  return {
    kind: 'line',
    title: `${formatBrl(amount)} viraram ${formatBrl(corrected)}`,
    subtitle: `O valor ao fim de cada período, ${indexInWords[index]}, em reais`,
    series: [{ label: 'corrigido', values: [amount, ...periods.map(({ factor }) => amount * factor)] }],
    labels: ['começo', ...periods.map((period) => periodInWords(period, index))],
  }
}

/** Beyond this many periods the table is by year, with its periods folded. */
const periodsUpTo = 24

function periodTable({ periods, paymentMonth, factor }: Correction, input: CorrectionInput): Table {
  const { amount, index, end } = input
  const row = (period: Correction['periods'][number]) => [
    periodInWords(period, index),
    formatPercent(period.rate, isMonthly(index) ? 2 : 4),
    formatNumber(period.factor, 8),
    roundCents(amount * period.factor),
  ]
  const table = { caption: 'Mês a mês', columns: ['Período', 'Taxa', 'Índice até aqui', 'Valor (R$)'] }
  const payment = paymentMonth
    ? [
        [
          `${monthInWords(end)}, do pagamento`,
          formatPercent(paymentMonth),
          formatNumber(factor, 8),
          roundCents(amount * factor),
        ],
      ]
    : []
  if (periods.length <= periodsUpTo) return { ...table, rows: [...periods.map(row), ...payment] }
  const years = [...new Set(periods.map(({ from }) => from.slice(0, 4)))].map((year) => ({
    year,
    periods: periods.filter(({ from }) => from.startsWith(year)),
  }))
  return {
    ...table,
    caption: 'Ano a ano',
    rows: years.map(({ year, periods: within }, at) => {
      const before = years[at - 1]?.periods.at(-1)?.factor ?? 1
      const after = within.at(-1)?.factor ?? 1
      const rate = index === 'selic' ? after - before : after / before - 1
      return [year, formatPercent(rate), formatNumber(after, 8), roundCents(amount * after)]
    }),
    folded: [
      ...years.map(({ year, periods: within }) => ({ label: `Mês a mês de ${year}`, rows: within.map(row) })),
      ...(payment.length > 0 ? [{ label: 'Mês do pagamento', rows: payment }] : []),
    ],
  }
}
