import { type PastedSeries, readPasted } from '#schemas/blocks/pasted-series.ts'
import { formatNumber } from '#web/finance/core/format.ts'
import { BarChart } from '#web/ui/charts/BarChart.tsx'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import type * as Schema from '../sanity.types.ts'
import styles from './DataPieces.module.css'
import { Lacking, list, type Unfinished, words } from './unfinished.ts'

type Table = { caption: string; columns: { label: string; numeric: boolean }[]; rows: string[][] }

/** The rows of a table as wide as its columns; undefined while there is nothing to show. */
function tableOf({
  caption,
  columns,
  rows,
}: Unfinished<Schema.SimpleTable | Schema.CompareTable>): Table | undefined {
  const heads = list(columns).map(({ label, numeric }) => ({
    label: words(label),
    numeric: numeric === true,
  }))
  const filled = list(rows).map(({ cells }) => heads.map((_, index) => words(list(cells)[index])))
  if (heads.length === 0 || filled.length === 0) return undefined
  return { caption: words(caption), columns: heads, rows: filled }
}

export function simpleTablePiece(value: Unfinished<Schema.SimpleTable>) {
  const table = tableOf(value)
  return table ? <DataTable {...table} /> : new Lacking('colunas', 'linhas')
}

export function compareTablePiece(value: Unfinished<Schema.CompareTable>) {
  const table = tableOf(value)
  if (!table) return new Lacking('colunas', 'linhas')
  const unit = words(value.unit)
  const caption = unit ? `${table.caption} (${unit})` : table.caption
  return (
    <div className={styles.data}>
      <DataTable {...table} caption={caption} rowHeads={value.rowHeads !== false} />
      <Origin source={value.source} file={[table.columns.map(({ label }) => label), ...table.rows]} />
    </div>
  )
}

export function chartPiece({ caption, kind, points, unit, source, alt }: Unfinished<Schema.Chart>) {
  const read = readPasted(words(points))
  if (typeof read === 'string') return new Lacking('números')
  const texts = { title: words(caption), subtitle: words(unit) }
  const format = (value: number) => formatNumber(value, read.decimals)
  const rows = read.labels.map((label, index) => [
    label,
    ...read.lines.map(({ values }) => format(values[index] ?? 0)),
  ])
  const columns = [{ label: 'Ponto' }, ...read.lines.map(({ label }) => ({ label, numeric: true }))]
  return (
    <div className={styles.data}>
      {kind === 'bar' ? (
        <BarChart {...texts} bars={barsOf(read)} format={format} />
      ) : (
        <LineChart {...texts} series={read.lines} names={read.labels} format={{ decimals: read.decimals }} />
      )}
      {/* Each bar has its name and its number beside it: in words they are for who does not see them. */}
      <p className={kind === 'bar' ? 'visually-hidden' : styles.words}>{words(alt)}</p>
      <DataDetails>
        <DataTable
          caption={[words(caption), words(unit)].filter(Boolean).join(', ')}
          columns={columns}
          rows={rows}
        />
      </DataDetails>
      <Origin source={source} file={[columns.map(({ label }) => label), ...rows]} />
    </div>
  )
}

function barsOf({ labels, lines }: PastedSeries) {
  return labels.map((label, index) => ({ label, value: lines[0]?.values[index] ?? 0 }))
}

type OriginProps = { source: string | null | undefined; file: readonly (readonly string[])[] }

/** Where the numbers come from, and the numbers to take away: a file inside the link, so that it needs no code. */
function Origin({ source, file }: OriginProps) {
  const quoted = file.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
  const address = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${quoted.join('\r\n')}`)}`
  return (
    <p className={styles.origin}>
      {words(source) && <span>Fonte: {words(source)}</span>}
      <a href={address} download="em-miudos-tabela.csv">
        <Icon name="download" size="small" />
        Baixar CSV
      </a>
    </p>
  )
}
