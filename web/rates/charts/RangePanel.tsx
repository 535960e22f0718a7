import { type ComponentProps, useId, useState } from 'react'
import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { type ChartRange, isDay, type RangeId, thinned } from '../chart-ranges.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import { type Charted, momentInWords, pointInWords, spanInWords } from './chart-words.ts'
import styles from './RateChart.module.css'

/** A table of more rows than these weighs more than the line it explains. */
const MOST_ROWS = 16

/** Over less than a year the two scales draw almost the same line. */
const longRanges: ReadonlySet<RangeId> = new Set(['1A', '5A'])

type Props = {
  charted: Charted
  range: ChartRange
  title: string
  subtitle: string
  xLabels: readonly { index: number; label: string }[]
  /** Where its points can be downloaded. */
  file: string | undefined
}

/** One range: the line, a ruler that reads it point by point, and the same numbers as a table. */
export function RangePanel({ charted, range, title, subtitle, xLabels, file }: Props) {
  const [cursor, setCursor] = useState<number>()
  const { id, points, simulated } = range
  if (points.length === 0) {
    return (
      <div className={styles.panel} data-range={id}>
        <p className={styles.none}>{title}</p>
        <p className="small muted">{subtitle}</p>
      </div>
    )
  }
  const Chart = charted.canBeLogarithmic && longRanges.has(id) ? ScaledChart : LineChart
  return (
    <div className={styles.panel} data-range={id}>
      <Chart
        title={title}
        subtitle={subtitle}
        values={points.map(({ price }) => price)}
        // A price of six digits has no room for centavos beside the line; the ruler and the table have them.
        format={(value) => formatNumber(value, value < 10_000 ? charted.decimals : 0)}
        xLabels={xLabels}
        cursor={cursor}
        onPoint={setCursor}
      />
      <Ruler charted={charted} points={points} index={cursor ?? points.length - 1} onMove={setCursor} />
      {simulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
      <DataDetails>
        <PointTable charted={charted} range={range} />
      </DataDetails>
      {file && (
        <ButtonLink className={styles.file} variant="plain" size="small" href={file} download>
          <Icon name="download" size="small" />
          Baixar CSV
        </ButtonLink>
      )}
    </div>
  )
}

type RulerProps = {
  charted: Charted
  points: ChartRange['points']
  index: number
  onMove: (index: number) => void
}

/** A range input: arrows go point by point, Home and End to the ends, and what is read is its spoken value. */
function Ruler({ charted, points, index, onMove }: RulerProps) {
  const id = useId()
  const point = points[index] ?? points.at(-1)
  const words = point ? pointInWords(charted, point) : ''
  return (
    <div className={styles.ruler}>
      <output htmlFor={id} aria-live="off">
        {words}
      </output>
      <label htmlFor={id}>Arraste para ver cada dia</label>
      <input
        type="range"
        id={id}
        min={0}
        max={points.length - 1}
        value={index}
        aria-valuetext={words}
        onChange={({ target }) => onMove(target.valueAsNumber)}
      />
    </div>
  )
}

function PointTable({ charted, range }: { charted: Charted; range: ChartRange }) {
  const rows = thinned(range.points, MOST_ROWS)
  const isWhole = rows.length === range.points.length
  const first = rows[0]
  const moment = first && isDay(first.at) ? 'Dia' : 'Dia e hora'
  return (
    <DataTable
      caption={`${range.measure} ${spanInWords(range)}${isWhole ? '' : `: ${rows.length} de ${range.points.length} pontos`}`}
      columns={[
        { label: moment },
        { label: charted.prefix || 'Pontos', numeric: true },
        { label: 'Desde a linha de baixo', numeric: true },
      ]}
      rows={rows
        .map((point, index) => [
          momentInWords(point),
          formatNumber(point.price, charted.decimals),
          changeFrom(rows[index - 1]?.price, point.price),
        ])
        .reverse()}
    />
  )
}

function changeFrom(before: number | undefined, now: number): string {
  if (before === undefined) return 'início'
  const text = formatPercent(now / before - 1)
  return now > before && /[1-9]/.test(text) ? `+${text}` : text
}

/**
 * The same line on both scales, and radio buttons that choose in the style sheet, so that it works without any code. The
 * numbers, the table and the ruler are the same for both.
 */
function ScaledChart(props: ComponentProps<typeof LineChart>) {
  const name = useId()
  return (
    <div className={styles.scaled}>
      <fieldset className={styles.choice}>
        <legend>Escala do gráfico</legend>
        <label>
          <input type="radio" name={name} value="linear" defaultChecked />
          Linear
        </label>
        <label>
          <input type="radio" name={name} value="log" />
          Logarítmica
        </label>
      </fieldset>
      <div className={styles.linear}>
        <LineChart {...props} />
      </div>
      <div className={styles.log}>
        <LineChart
          {...props}
          isLogarithmic
          subtitle={`${props.subtitle} Escala logarítmica: a mesma altura é a mesma variação em\u00A0%.`}
        />
      </div>
    </div>
  )
}
