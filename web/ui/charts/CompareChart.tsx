import { ChartAxis, ChartEnding, ChartFrame, type ChartTexts } from './ChartFrame.tsx'
import styles from './CompareChart.module.css'
import { heightOf, linePath, type Scale, scaleAround, spread } from './chart-geometry.ts'

type Line = { label: string; values: readonly number[] }

type Props = ChartTexts & {
  /** The subject, solid, and its comparison, dashed. At least one value each, above zero. */
  lines: readonly [Line, Line]
  format: (value: number) => string
}

/** Two lines of text, in per cent of the height. */
const LABEL_GAP = 16

/** Two lines on one axis. The accessible form is the table beside it. */
export function CompareChart({ lines, format, ...texts }: Props) {
  const all = lines.flatMap(({ values }) => values)
  const scale = scaleAround(Math.min(...all), Math.max(...all))
  return (
    <ChartFrame
      {...texts}
      scale={scale}
      count={lines[0].values.length}
      className={styles.room}
      curves={
        <>
          <path className={styles.other} d={linePath(lines[1].values, scale)} />
          <path className={styles.main} d={linePath(lines[0].values, scale)} />
        </>
      }
    >
      <ChartAxis scale={scale} />
      <Endings lines={lines} scale={scale} format={format} />
    </ChartFrame>
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
      <ChartEnding y={labelHeights[index] ?? 0} above={label} below={format(ends[index] ?? 0)} />
    </g>
  ))
}
