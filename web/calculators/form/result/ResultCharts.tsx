import { useState } from 'react'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { type ValueFormat, writeValue } from '#web/ui/charts/packed-points.ts'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import type { Chart, Table } from '../calculator.ts'
import { decimalsOf } from '../fields.ts'
import { cellInWords } from '../words.ts'

/** How the values of a chart are written, and the lines themselves: centavos as reais. */
export function linesOf({ unit, series }: Chart): { format: ValueFormat; series: Chart['series'] } {
  if (unit) {
    const decimals = Math.max(...series.flatMap(({ values }) => values.map(decimalsOf)))
    return { format: { suffix: `\u00A0${unit}`, decimals: Math.min(2, decimals) }, series }
  }
  const reais = (values: readonly number[]) => values.map((value) => Math.round(value) / 100)
  return {
    format: { prefix: 'R$\u00A0', decimals: 2 },
    series: series.map(({ label, values }) => ({ label, values: reais(values) })),
  }
}

/** The chart of a result, with its numbers in a table below. */
export function ResultChart({ chart }: { chart: Chart }) {
  const { kind, title, subtitle, labels } = chart
  const { format, series } = linesOf(chart)
  if (kind !== 'bars')
    return <LineChart {...{ title, subtitle, format, series }} names={labels} areas={kind === 'area'} />
  return (
    <BarChart
      {...{ title, subtitle }}
      bars={labels.map((label, index) => ({ label, value: series[0]?.values[index] ?? 0 }))}
      format={(value) => writeValue(value, format)}
    />
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
