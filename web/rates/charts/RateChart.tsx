import { type ComponentProps, useId } from 'react'
import { formatNumber, formatPercent } from '#web/finance/core/format.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { LineChart } from '#web/ui/charts/LineChart.tsx'
import { pointName } from '#web/ui/charts/packed-points.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { DataDetails } from '#web/ui/tables/DataDetails.tsx'
import { DataTable } from '#web/ui/tables/DataTable.tsx'
import { type ChartRange, isDay, type RangeId, thinned } from '../chart-ranges.ts'
import { SimulatedTag } from '../SimulatedTag.tsx'
import type { SeriesId } from '../series.ts'
import { axisLabel, type Charted, conclusionOf, rangeNames, spanInWords, subtitleOf } from './chart-words.ts'
import styles from './RateChart.module.css'

/** A table of more rows than these weighs more than the line it explains. */
const MOST_ROWS = 16

/** Over less than a year the two scales draw almost the same line. */
const longRanges: ReadonlySet<RangeId> = new Set(['1A', '5A'])

type Props = {
  charted: Charted
  /** In the order of the tabs. One without points keeps its tab and says why it is empty. */
  ranges: readonly ChartRange[]
  initial?: RangeId
  /** Of the public history, where all the points of a range are a file. */
  series?: SeriesId
}

/**
 * The price over time, one range at a time. All ranges are in the HTML and radio buttons choose among them in the style
 * sheet, so that it works before, and without, any code.
 */
export function RateChart({ charted, ranges, initial = '1M', series }: Props) {
  const name = useId()
  return (
    <div className={styles.chart}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">Período do gráfico</legend>
        {ranges.map(({ id }) => (
          <label key={id}>
            <input type="radio" name={name} value={id} defaultChecked={id === initial} />
            <span aria-hidden="true">{id}</span>
            <span className="visually-hidden">{rangeNames[id]}</span>
          </label>
        ))}
      </fieldset>
      {ranges.map((range) => (
        <div key={range.id} className={styles.panel} data-range={range.id}>
          <Range charted={charted} range={range} series={series} />
        </div>
      ))}
    </div>
  )
}

type RangeProps = Pick<Props, 'charted' | 'series'> & { range: ChartRange }

/** One range: the line, and the same numbers as a table and as a file. */
function Range({ charted, range, series }: RangeProps) {
  const { id, points, simulated } = range
  const [title, subtitle] = [conclusionOf(charted, range), subtitleOf(charted, range)]
  if (points.length === 0) {
    return (
      <>
        <p className={styles.none}>{title}</p>
        <p className="small muted">{subtitle}</p>
      </>
    )
  }
  const { name, prefix, decimals } = charted
  const Chart = charted.canBeLogarithmic && longRanges.has(id) ? ScaledChart : LineChart
  return (
    <>
      <Chart
        title={title}
        subtitle={subtitle}
        series={[{ label: name, values: points.map(({ price }) => price) }]}
        names={points.map(({ at }) => at)}
        axisLabel={(at) => axisLabel(id, at)}
        format={{ prefix: prefix && `${prefix}\u00A0`, decimals }}
      />
      {simulated && (
        <p>
          <SimulatedTag />
        </p>
      )}
      <div className={styles.data}>
        <DataDetails>
          <PointTable charted={charted} range={range} />
        </DataDetails>
        {series && (
          <ButtonLink
            className={styles.file}
            variant="plain"
            size="small"
            href={`/api/series?series=${series}&range=${id}&formato=csv`}
            download
          >
            <Icon name="download" size="small" />
            Baixar CSV
          </ButtonLink>
        )}
      </div>
    </>
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
        { label: 'Desde a data anterior', numeric: true },
      ]}
      rows={rows
        .map((point, index) => [
          pointName(point.at),
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

/** The same line on both scales, chosen as a range is. */
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
