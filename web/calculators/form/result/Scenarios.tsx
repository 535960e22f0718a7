import { formatBrl } from '#web/finance/core/format.ts'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import type { NotaRow, Shown } from '../calculator.ts'
import { amountOf, differenceInWords, headlineInWords, towards } from '../words.ts'
import { linesOf } from './ResultCharts.tsx'

/** `Cenário 1`, as many as stand side by side. */
const scenarioNames = ['Cenário 1', 'Cenário 2', 'Cenário 3'] as const

/** Up to three results side by side, what separates each from the first, and one chart of all. */
export function Scenarios({ results }: { results: readonly Shown[] }) {
  const [first] = results
  if (!first) return null
  const columns = results.map((_, index) => scenarioNames[index] ?? '')
  const labels = [...new Set(results.flatMap(({ rows }) => rows.map(({ label }) => label)))]
  const rows = [
    ['A conta', ...results.map(({ title }) => title)],
    ...labels.map((label) => [label, ...results.map(({ rows }) => valueIn(rows, label))]),
    [
      first.headline.label,
      ...results.map(({ headline }) => headlineInWords(towards(first.headline, headline))),
    ],
  ]
  return (
    <div className="stack">
      {results.slice(1).map((shown, index) => (
        <p key={scenarioNames[index + 1]} className="measure">
          {differenceInWords(shown.headline, first.headline, index + 2)}
        </p>
      ))}
      <DataTable
        caption="Os cenários, lado a lado"
        columns={[{ label: 'Linha' }, ...columns.map((label) => ({ label, numeric: true }))]}
        rows={rows}
      />
      <ScenariosChart results={results} />
    </div>
  )
}

function valueIn(rows: readonly NotaRow[], label: string): string {
  const row = rows.find((row) => row.label === label)
  if (!row) return 'não tem'
  return 'text' in row ? row.text : formatBrl(row.amount)
}

/** The courses of all where each has one, else their headlines as bars. */
function ScenariosChart({ results }: { results: readonly Shown[] }) {
  const charts = results.flatMap(({ chart }) => (chart && chart.kind !== 'bars' ? [chart] : []))
  const [first] = charts
  const { labels: names = [] } = charts.toSorted((a, b) => b.labels.length - a.labels.length)[0] ?? {}
  // Courses of other steps, or of other days, have no point in common.
  const areAlike = charts.every(({ labels }) => labels.every((label, index) => label === names[index]))
  if (first && charts.length === results.length && areAlike) {
    return (
      <LineChart
        title="Os cenários no mesmo gráfico"
        subtitle={first.subtitle}
        format={linesOf(first).format}
        series={charts.map((chart, index) => ({
          label: scenarioNames[index] ?? '',
          values: linesOf(chart).series.at(-1)?.values ?? [],
        }))}
        names={names}
      />
    )
  }
  const amounts = results.flatMap(({ headline }) =>
    results[0] ? (amountOf(towards(results[0].headline, headline)) ?? []) : [],
  )
  if (amounts.length !== results.length) return null
  return (
    <BarChart
      title="Os cenários no mesmo gráfico"
      subtitle={`${results[0]?.headline.label}, em reais`}
      bars={amounts.map((value, index) => ({ label: scenarioNames[index] ?? '', value }))}
      format={formatBrl}
    />
  )
}
