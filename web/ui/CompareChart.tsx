import styles from './CompareChart.module.css'
import { heightOf, linePath, positionOf, type Scale, scaleAround, spread } from './chart-geometry.ts'

type Line = { label: string; values: readonly number[] }

type Props = {
  /** The conclusion, in words. */
  title: string
  /** What is on the axes, and the source. */
  subtitle: string
  /** What the chart is about, solid, and what it is held against, dashed. At least one value each, above zero. */
  lines: readonly [Line, Line]
  format: (value: number) => string
  xLabels: readonly { index: number; label: string }[]
}

/** Two lines of text, in per cent of the height. */
const LABEL_GAP = 16

/** Two lines on one axis, drawn on the server as in `LineChart`. The accessible form is the table beside it. */
export function CompareChart({ title, subtitle, lines, format, xLabels }: Props) {
  const all = lines.flatMap(({ values }) => values)
  const scale = scaleAround(Math.min(...all), Math.max(...all))
  const count = lines[0].values.length
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{title}</strong>
        <span>{subtitle}</span>
      </figcaption>
      <svg className={styles.plot} aria-hidden="true">
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
          <path className={styles.other} d={linePath(lines[1].values, scale)} />
          <path className={styles.main} d={linePath(lines[0].values, scale)} />
        </svg>
        {xLabels.map(({ index, label }) => (
          <text
            key={index}
            className={styles.axis}
            x={`${positionOf(index, count)}%`}
            y="100%"
            dy="1.5em"
            textAnchor={index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
        <Endings lines={lines} scale={scale} format={format} />
      </svg>
    </figure>
  )
}

function Endings({ lines, scale, format }: Pick<Props, 'lines' | 'format'> & { scale: Scale }) {
  const ends = lines.map(({ values }) => values.at(-1) ?? 0)
  const heights = ends.map((value) => heightOf(value, scale))
  const labelHeights = spread(heights, LABEL_GAP)
  return lines.map(({ label }, index) => (
    <g key={label}>
      <circle
        className={index === 0 ? styles.mainMark : styles.otherMark}
        cx="100%"
        cy={`${heights[index]}%`}
        r="6"
      />
      <text className={styles.ending} x="100%" y={`${labelHeights[index]}%`}>
        <tspan x="100%" dx="0.75em" dy="-0.1em">
          {label}
        </tspan>
        <tspan className={styles.axis} x="100%" dx="0.75em" dy="1.2em">
          {format(ends[index] ?? 0)}
        </tspan>
      </text>
    </g>
  ))
}
