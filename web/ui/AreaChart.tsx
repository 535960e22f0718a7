import { formatNumber } from '#web/finance/format.ts'
import styles from './AreaChart.module.css'
import {
  areaPath,
  heightOf,
  linePath,
  positionOf,
  type Scale,
  scaleFromZero,
  spread,
} from './chart-geometry.ts'

type Series = {
  label: string
  /** In reais, one per point. Each area is painted from the series before it, the first one from zero. */
  values: readonly number[]
  mark: 1 | 2 | 3
}

type Props = {
  /** The conclusion, in words. */
  title: string
  /** What is on the axes, and the source. */
  subtitle: string
  series: readonly Series[]
  xLabels: readonly { index: number; label: string }[]
}

/** Two lines of text at the narrowest chart's height, in per cent. */
const LABEL_GAP = 18

/**
 * Areas on an axis from zero, drawn on the server. The lines stretch with the page, texts and marks do not: they sit
 * in an outer SVG placed in per cent, so that no style attribute is needed. The accessible form is the table beside it.
 */
export function AreaChart({ title, subtitle, series, xLabels }: Props) {
  const scale = scaleFromZero(Math.max(...series.flatMap(({ values }) => values), 0))
  const count = Math.max(...series.map(({ values }) => values.length))
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
          <Stretched series={series} scale={scale} />
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
        <Endings series={series} scale={scale} />
      </svg>
    </figure>
  )
}

function Stretched({ series, scale }: { series: readonly Series[]; scale: Scale }) {
  return (
    <>
      {scale.ticks.map((tick) => (
        <path
          key={tick}
          className={tick === 0 ? styles.base : styles.tick}
          d={`M0 ${heightOf(tick, scale)}H100`}
        />
      ))}
      {series.map(({ label, values, mark }, index) => (
        <path
          key={label}
          className={styles[`area${mark}`]}
          d={areaPath(values, series[index - 1]?.values, scale)}
        />
      ))}
      {series.map(({ label, values, mark }) => (
        <path key={label} className={styles[`line${mark}`]} d={linePath(values, scale)} />
      ))}
    </>
  )
}

function Endings({ series, scale }: { series: readonly Series[]; scale: Scale }) {
  const ends = series.map(({ values }) => values.at(-1) ?? 0)
  const heights = ends.map((value) => heightOf(value, scale))
  const labelHeights = spread(heights, LABEL_GAP)
  return series.map(({ label, mark }, index) => (
    <g key={label}>
      <svg x="100%" y={`${heights[index]}%`} className={styles.stretched} aria-hidden="true">
        <path className={styles[`mark${mark}`]} d={markShapes[mark]} />
      </svg>
      <text className={styles.ending} x="100%" y={`${labelHeights[index]}%`}>
        <tspan x="100%" dx="0.8em" dy="-0.1em">
          {`R$\u00A0${formatNumber(ends[index] ?? 0, 0)}`}
        </tspan>
        <tspan className={styles.axis} x="100%" dx="0.8em" dy="1.2em">
          {label}
        </tspan>
      </text>
    </g>
  ))
}

/** ● ■ ◆ around the origin. */
const markShapes = {
  1: 'M-6 0a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z',
  2: 'M-5.5 -5.5h11v11h-11z',
  3: 'M0 -7.500L7 0L0 7L-7 0z',
}
