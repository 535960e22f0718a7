import { formatNumber } from '#web/finance/core/format.ts'
import styles from './AreaChart.module.css'
import { ChartEnding, ChartFrame, type ChartTexts } from './ChartFrame.tsx'
import { areaPath, heightOf, linePath, type Scale, scaleFromZero, spread } from './chart-geometry.ts'

type Series = {
  label: string
  /** In reais, one per point. Each area is painted from the series before it, the first one from zero. */
  values: readonly number[]
  mark: 1 | 2 | 3
}

type Props = ChartTexts & { series: readonly Series[] }

/** Two lines of text at the narrowest chart's height, in per cent. */
const LABEL_GAP = 18

/** Areas on an axis from zero. The accessible form is the table beside it. */
export function AreaChart({ series, ...texts }: Props) {
  const scale = scaleFromZero(Math.max(...series.flatMap(({ values }) => values), 0))
  return (
    <ChartFrame
      {...texts}
      scale={scale}
      count={Math.max(...series.map(({ values }) => values.length))}
      className={styles.box}
      curves={<Areas series={series} scale={scale} />}
    >
      <Endings series={series} scale={scale} />
    </ChartFrame>
  )
}

type Drawn = { series: readonly Series[]; scale: Scale }

function Areas({ series, scale }: Drawn) {
  return (
    <>
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

function Endings({ series, scale }: Drawn) {
  const ends = series.map(({ values }) => values.at(-1) ?? 0)
  const heights = ends.map((value) => heightOf(value, scale))
  const labelHeights = spread(heights, LABEL_GAP)
  return series.map(({ label, mark }, index) => (
    <g key={label}>
      <svg x="100%" y={`${heights[index]}%`} className={styles.mark} aria-hidden="true">
        <path className={styles[`mark${mark}`]} d={markShapes[mark]} />
      </svg>
      <ChartEnding
        y={labelHeights[index] ?? 0}
        above={`R$\u00A0${formatNumber(ends[index] ?? 0, 0)}`}
        below={label}
      />
    </g>
  ))
}

/** ● ■ ◆ around the origin. */
const markShapes = {
  1: 'M-6 0a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z',
  2: 'M-5.5 -5.5h11v11h-11z',
  3: 'M0 -7.500L7 0L0 7L-7 0z',
}
