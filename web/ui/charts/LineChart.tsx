import {
  areaPath,
  heightOf,
  linePath,
  positionOf,
  type Scale,
  scaleAround,
  scaleBetween,
  scaleFromZero,
  scaleLogarithmic,
  tickLabel,
  widestGap,
} from './chart-geometry.ts'
import styles from './LineChart.module.css'
import {
  packPoints,
  pointName,
  type Series,
  sayPoint,
  type ValueFormat,
  writeValue,
} from './packed-points.ts'

type Props = {
  /** The conclusion, in words. */
  title: string
  /** Axes and source. */
  subtitle: string
  /** At most three, each with a value for each of `names`, or for the first of them. */
  series: readonly Series[]
  /** What each point is: a day, an instant, or a name such as `12 anos`. */
  names: readonly string[]
  format: ValueFormat
  /** Under the first, the middle and the last point; without it the names themselves. */
  axisLabel?: (name: string) => string
  /** Paints each series from the one before it, the first one from zero. */
  areas?: boolean
  /** A value to compare with: a dashed line across. */
  target?: number
  /** Equal distances are equal changes in per cent. */
  isLogarithmic?: boolean
}

const marks = [1, 2, 3] as const

/**
 * Up to three lines on one axis, drawn on the server. The curves stretch with the page, texts and marks do not: they are
 * placed in per cent, so that no style attribute is needed. web/shell/charts.ts says the point under a finger, a mouse or
 * the arrow keys; the accessible forms are its ruler and the table beside the chart.
 */
export function LineChart(props: Props) {
  const { title, subtitle, series, names, format } = props
  return (
    <figure className={styles.chart} data-print="chart">
      <figcaption>
        <strong>{title}</strong>
        <span>{subtitle}</span>
      </figcaption>
      <ul className={styles.ends}>
        {series.map(({ label, values }, index) => (
          <li key={label}>
            <svg viewBox="-9 -9 18 18" aria-hidden="true">
              <Mark index={index} />
            </svg>
            <span>
              {series.length > 1 && <b>{label}: </b>}
              {endsInWords(values, names, format)}
            </span>
          </li>
        ))}
      </ul>
      <Plot {...props} />
    </figure>
  )
}

/** `de R$ 5,11 a R$ 5,05; menor R$ 4,89 (03/11/2026)`: both ends, and the extremes that are none of them. */
function endsInWords(values: readonly number[], names: readonly string[], format: ValueFormat): string {
  const last = values.length - 1
  const at = (index: number) => writeValue(values[index] ?? 0, format)
  const extremes = [
    { word: 'menor', index: values.indexOf(Math.min(...values)) },
    { word: 'maior', index: values.lastIndexOf(Math.max(...values)) },
  ].filter(({ index }) => at(index) !== at(0) && at(index) !== at(last))
  const told = extremes.map(({ word, index }) => `; ${word} ${at(index)} (${pointName(names[index] ?? '')})`)
  return `de ${at(0)} a ${at(last)}${told.join('')}`
}

function Plot(props: Props) {
  const { series, names, format, areas, target, isLogarithmic } = props
  const all = [...series.flatMap(({ values }) => values), ...(target === undefined ? [] : [target])]
  const scale = scaleOf(all, areas, isLogarithmic)
  const packed = packPoints({ names, series, format, scale })
  const last = names.length - 1
  return (
    // By its points: those of another answer begin unread.
    <div key={packed} className={styles.plot} data-points={packed}>
      <svg aria-hidden="true">
        <Curves {...props} scale={scale} />
        <Axes {...props} scale={scale} />
        {series.map(({ label, values }, index) => (
          <svg key={label} aria-hidden="true" {...placed(values, values.length - 1, names.length, scale)}>
            <Mark index={index} />
          </svg>
        ))}
        <Names {...props} scale={scale} />
        <g className={styles.cursor}>
          {series.map(({ label }) => (
            <circle key={label} r="6" />
          ))}
        </g>
      </svg>
      <input
        type="range"
        min={0}
        max={last}
        defaultValue={last}
        aria-label="Ler ponto a ponto"
        aria-valuetext={sayPoint({ names, series, format }, last).join('; ')}
      />
    </div>
  )
}

type Drawn = Props & { scale: Scale }

/** Paths in a square of 100 by 100. */
function Curves({ series, names, areas, target, scale }: Drawn) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      className={styles.stretched}
      aria-hidden="true"
    >
      {scale.ticks.map((tick, index) => (
        <path
          key={tick}
          className={index === 0 ? styles.base : styles.tick}
          d={`M0 ${heightOf(tick, scale)}H100`}
        />
      ))}
      {areas &&
        series.map(({ label, values }, index) => (
          <path
            key={label}
            className={styles[`area${marks[index]}`]}
            d={areaPath(values, series[index - 1]?.values, scale)}
          />
        ))}
      {target !== undefined && <path className={styles.target} d={`M0 ${heightOf(target, scale)}H100`} />}
      {series.map(({ label, values }, index) => (
        <path
          key={label}
          className={styles[`line${marks[index]}`]}
          d={linePath(values, scale, names.length)}
        />
      ))}
    </svg>
  )
}

/** Values left of the plot, and names under its first, middle and last point. */
function Axes({ names, axisLabel = pointName, scale }: Drawn) {
  const last = names.length - 1
  return (
    <>
      {scale.ticks.map((tick) => (
        <text key={tick} className={styles.tickLabel} x="0" y={`${heightOf(tick, scale)}%`} dy="0.35em">
          {tickLabel(tick, scale)}
        </text>
      ))}
      {[...new Set(last < 4 ? [0, last] : [0, Math.round(last / 2), last])].map((index) => (
        <text
          key={index}
          x={`${positionOf(index, names.length)}%`}
          y="100%"
          dy="1.5em"
          textAnchor={index === 0 ? 'start' : index === last ? 'end' : 'middle'}
        >
          {axisLabel(names[index] ?? '')}
        </text>
      ))}
    </>
  )
}

/** Of several lines their names, where they lie apart; of a value to compare with itself. */
function Names({ series, names, format, target, scale }: Drawn) {
  const gap = series.length > 1 ? widestGap(series, scale) : undefined
  return (
    <>
      {gap &&
        series.map(({ label, values }) => (
          <text
            key={label}
            className={styles.over}
            dy={label === gap.lowest ? '1.4em' : '-0.7em'}
            textAnchor="middle"
            {...placed(values, gap.index, names.length, scale)}
          >
            {label}
          </text>
        ))}
      {target !== undefined && (
        <text className={styles.over} x="0" dx="0.25em" y={`${heightOf(target, scale)}%`} dy="-0.4em">
          {writeValue(target, format)}
        </text>
      )}
    </>
  )
}

function placed(values: readonly number[], index: number, count: number, scale: Scale) {
  return { x: `${positionOf(index, count)}%`, y: `${heightOf(values[index] ?? 0, scale)}%` }
}

function scaleOf(all: readonly number[], areas = false, isLogarithmic = false): Scale {
  const [lowest, highest] = [Math.min(...all), Math.max(...all)]
  if (areas && lowest >= 0) return scaleFromZero(highest)
  if (isLogarithmic) return scaleLogarithmic(lowest, highest)
  return lowest > 0 ? scaleAround(lowest, highest) : scaleBetween(lowest, Math.max(highest, 0))
}

/** ● ■ ◆ around the origin. */
const shapes = [
  'M-6 0a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z',
  'M-5.5 -5.5h11v11h-11z',
  'M0 -7.500L7 0L0 7L-7 0z',
] as const

function Mark({ index }: { index: number }) {
  return <path className={styles[`mark${marks[index]}`]} d={shapes[index]} />
}
