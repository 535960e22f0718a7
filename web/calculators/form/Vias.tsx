import { formatBrl } from '#web/finance/core/format.ts'
import { AreaChart } from '#web/ui/charts/AreaChart.tsx'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import type { NotaRow, Shown } from './calculator.ts'
import { axisOf, formatOf } from './ResultCharts.tsx'
import { headlineInWords, headlineValue } from './words.ts'

const names = ['1ª via', '2ª via', '3ª via'] as const

/** Up to three results side by side, what separates each from the first, and one chart of all. */
export function Vias({ results }: { results: readonly Shown[] }) {
  const [first] = results
  if (!first) return null
  const columns = results.map((_, index) => names[index] ?? '')
  const labels = [...new Set(results.flatMap(({ rows }) => rows.map(({ label }) => label)))]
  const rows = [
    ['A conta', ...results.map(({ title }) => title)],
    ...labels.map((label) => [label, ...results.map(({ rows }) => valueIn(rows, label))]),
    [first.headline.label, ...results.map(({ headline }) => headlineInWords(headline))],
    ['Diferença para a 1ª via', ...results.map((shown) => differenceOf(shown, first))],
  ]
  return (
    <div className="stack">
      <DataTable
        caption="As contas que você tirou, lado a lado"
        columns={[{ label: 'Linha' }, ...columns.map((label) => ({ label, numeric: true }))]}
        rows={rows}
      />
      <ViasChart results={results} />
    </div>
  )
}

function valueIn(rows: readonly NotaRow[], label: string): string {
  const row = rows.find((row) => row.label === label)
  if (!row) return 'não tem'
  return 'text' in row ? row.text : formatBrl(row.amount)
}

function differenceOf(shown: Shown, first: Shown): string {
  if (shown === first) return 'referência'
  const difference = headlineValue(shown.headline) - headlineValue(first.headline)
  if (difference === 0) return 'igual'
  if ('amount' in shown.headline && 'amount' in first.headline) {
    return `${difference > 0 ? '+' : ''}${formatBrl(difference)}`
  }
  return difference > 0 ? 'mais' : 'menos'
}

/** The courses of all where each has one, else their headlines as bars. */
function ViasChart({ results }: { results: readonly Shown[] }) {
  const charts = results.flatMap(({ chart }) => (chart && chart.kind !== 'bars' ? [chart] : []))
  const [first] = charts
  if (first && charts.length === results.length) {
    const longest = charts.reduce(
      (most, chart) => (chart.labels.length > most.labels.length ? chart : most),
      first,
    )
    return (
      <AreaChart
        isPlain
        title="As vias no mesmo gráfico"
        subtitle={first.subtitle}
        format={formatOf(first)}
        series={charts.map((chart, index) => ({
          label: names[index] ?? '',
          values: (chart.series.at(-1)?.values ?? []).map((value) => (chart.unit ? value : value / 100)),
          mark: marks[index] ?? 3,
        }))}
        xLabels={axisOf(longest.labels)}
      />
    )
  }
  const amounts = results.flatMap(({ headline }) => ('amount' in headline ? [headline.amount] : []))
  if (amounts.length !== results.length) return null
  return (
    <BarChart
      title="As vias no mesmo gráfico"
      subtitle={`${results[0]?.headline.label}, em reais`}
      bars={amounts.map((value, index) => ({ label: names[index] ?? '', value }))}
      format={formatBrl}
    />
  )
}

const marks = [1, 2, 3] as const
