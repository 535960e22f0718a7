import { classes } from '../classes.ts'
import styles from './AreaChart.module.css'
import { ChartEnding, ChartFrame, type ChartTexts } from './ChartFrame.tsx'
import {
  areaPath,
  heightOf,
  linePath,
  type Scale,
  scaleBetween,
  scaleFromZero,
  spread,
} from './chart-geometry.ts'

type Series = {
  label: string
  /** One per point. Each area is painted from the series before it, the first one from zero. */
  values: readonly number[]
  mark: 1 | 2 | 3
}

type Props = ChartTexts & {
  series: readonly Series[]
  format: (value: number) => string
  /** Lines alone, which may cross each other and go below zero. */
  isPlain?: boolean
}

/** Two lines of text at the narrowest chart's height, in per cent. */
const LABEL_GAP = 18

/** Up to three areas on an axis from zero, or as many lines. The accessible form is the table beside it. */
export function AreaChart({ series, format, isPlain = false, ...texts }: Props) {
  const all = series.flatMap(({ values }) => values)
  const highest = Math.max(...all, 0)
  const scale = isPlain ? scaleBetween(Math.min(...all), highest) : scaleFromZero(highest)
  return (
    <ChartFrame
      {...texts}
      scale={scale}
      count={Math.max(...series.map(({ values }) => values.length))}
      className={classes(styles.box, roomFor(series, format))}
      curves={<Areas series={series} scale={scale} isPlain={isPlain} />}
    >
      <Endings series={series} scale={scale} format={format} />
    </ChartFrame>
  )
}

/** More room at the right for long labels, by their letters: text is measured by nobody. */
function roomFor(series: readonly Series[], format: Props['format']): string | undefined {
  const labels = series.flatMap(({ label, values }) => [label, format(values.at(-1) ?? 0)])
  const longest = Math.max(...labels.map(({ length }) => length))
  return longest > 15 ? styles.widest : longest > 12 ? styles.wider : undefined
}

type Drawn = { series: readonly Series[]; scale: Scale }

function Areas({ series, scale, isPlain }: Drawn & { isPlain: boolean }) {
  return (
    <>
      {!isPlain &&
        series.map(({ label, values, mark }, index) => (
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

function Endings({ series, scale, format }: Drawn & Pick<Props, 'format'>) {
  const ends = series.map(({ values }) => values.at(-1) ?? 0)
  const heights = ends.map((value) => heightOf(value, scale))
  const labelHeights = spread(heights, LABEL_GAP)
  return series.map(({ label, mark }, index) => (
    <g key={label}>
      <svg x="100%" y={`${heights[index]}%`} className={styles.mark} aria-hidden="true">
        <path className={styles[`mark${mark}`]} d={markShapes[mark]} />
      </svg>
      <ChartEnding y={labelHeights[index] ?? 0} above={format(ends[index] ?? 0)} below={label} />
    </g>
  ))
}

/** ● ■ ◆ around the origin. */
const markShapes = {
  1: 'M-6 0a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z',
  2: 'M-5.5 -5.5h11v11h-11z',
  3: 'M0 -7.500L7 0L0 7L-7 0z',
}
