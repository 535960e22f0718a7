import { useState } from 'react'
import { formatBrl, formatNumber } from '#web/finance/core/format.ts'
import { AreaChart } from '#web/ui/charts/AreaChart.tsx'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import type { Chart, Table } from './calculator.ts'
import { decimalsOf } from './fields.ts'
import { cellInWords, roundBrl } from './words.ts'

const marks = [1, 2, 3] as const

/** How the values of a chart are written. Those of a course are in reais, rounded: the table has the centavos. */
export function formatOf({ unit }: Chart): (value: number) => string {
  if (!unit) return (value) => roundBrl(value * 100)
  return (value) => `${formatNumber(value, Math.min(2, decimalsOf(value)))}\u00A0${unit}`
}

/** The labels that are not empty, by their points. */
export function axisOf(labels: readonly string[]) {
  return labels.flatMap((label, index) => (label ? [{ index, label }] : []))
}

/** The chart of a result, with its numbers in a table below. */
export function ResultChart({ chart }: { chart: Chart }) {
  const { kind, title, subtitle, series, labels, unit } = chart
  const inTable = (value: number) => (unit ? formatOf(chart)(value) : formatBrl(value))
  return (
    <>
      {kind === 'bars' ? (
        <BarChart
          {...{ title, subtitle }}
          bars={labels.map((label, index) => ({ label, value: series[0]?.values[index] ?? 0 }))}
          format={inTable}
        />
      ) : (
        <AreaChart
          {...{ title, subtitle }}
          isPlain={kind === 'line'}
          format={formatOf(chart)}
          series={series.map(({ label, values }, index) => ({
            label,
            values: values.map((value) => (unit ? value : value / 100)),
            mark: marks[index] ?? 3,
          }))}
          xLabels={axisOf(labels)}
        />
      )}
    </>
  )
}

type TableProps = { table: Table /** Beside a chart: who wants its numbers opens them. */; isFolded: boolean }

/** A figure that comes as text: "3,5 %", "5,2238", "−0,69 %". */
const figureText = /^[+−-]?[\d.]+(?:,\d+)?(?:\s?%)?$/

/** A table of a result; its details, such as the months of each year, folded below. */
export function ResultTable({ table, isFolded }: TableProps) {
  const { caption, columns, rows, folded = [] } = table
  const isNumeric = (index: number) =>
    rows.every((row) => typeof row[index] === 'number' || figureText.test(String(row[index])))
  const head = columns.map((label, index) => ({ label, numeric: index > 0 && isNumeric(index) }))
  const whole = (
    <>
      <DataTable caption={caption} columns={head} rows={rows.map((row) => row.map(cellInWords))} />
      {folded.map((group) => (
        <Folded key={group.label} head={head} {...group} />
      ))}
    </>
  )
  return isFolded ? <DataDetails summary={`Ver tabela: ${caption}`}>{whole}</DataDetails> : whole
}

type FoldedProps = { label: string; head: { label: string; numeric: boolean }[]; rows: Table['rows'] }

/** Its rows are made when it is opened: sixty years have 720 of them. */
function Folded({ label, head, rows }: FoldedProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <DataDetails summary={label} onToggle={setOpen}>
      {isOpen && <DataTable caption={label} columns={head} rows={rows.map((row) => row.map(cellInWords))} />}
    </DataDetails>
  )
}
