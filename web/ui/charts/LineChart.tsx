import type { PointerEvent } from 'react'
import { formatNumber } from '#web/finance/core/format.ts'
import frame from './ChartFrame.module.css'
import { ChartFrame, type ChartTexts } from './ChartFrame.tsx'
import {
  heightOf,
  linePath,
  positionOf,
  type Scale,
  scaleAround,
  scaleLogarithmic,
  tickDecimals,
} from './chart-geometry.ts'
import styles from './LineChart.module.css'

type Props = ChartTexts & {
  /** At least one, all above zero, one per point. */
  values: readonly number[]
  /** Of the last price; the prices of the axis have as many decimals as they need. */
  format: (value: number) => string
  /** A price to compare with: a dashed line across. */
  target?: number
  /** The point being read: a thread and a ring stand on it. */
  cursor?: number
  onPoint?: (index: number) => void
  /** Equal distances are equal changes in per cent. */
  isLogarithmic?: boolean
}

/** Closer than this to the last price, in per cent of the height, a price of the axis would be written over. */
const LABEL_GAP = 9

/** One line on an axis of prices. The accessible form is the table and the ruler beside it. */
export function LineChart({ values, format, target, cursor, onPoint, isLogarithmic, ...texts }: Props) {
  const drawn = target === undefined ? values : [...values, target]
  const scale = (isLogarithmic ? scaleLogarithmic : scaleAround)(Math.min(...drawn), Math.max(...drawn))
  const last = values.length - 1
  const read = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    onPoint?.(Math.round(Math.min(1, Math.max(0, (clientX - left) / width)) * last))
  }
  return (
    <ChartFrame
      {...texts}
      scale={scale}
      count={values.length}
      className={styles.room}
      plot={{ className: styles.touched, onPointerMove: read, onPointerDown: read }}
      curves={
        <>
          {target !== undefined && <path className={styles.target} d={`M0 ${heightOf(target, scale)}H100`} />}
          <path className={styles.line} d={linePath(values, scale)} />
        </>
      }
    >
      <rect className={styles.surface} width="100%" height="100%" />
      {target !== undefined && (
        <text className={`${frame.axis} ${styles.over}`} x="0" y={`${heightOf(target, scale)}%`} dy="-0.4em">
          {format(target)}
        </text>
      )}
      <Prices values={values} scale={scale} />
      {cursor !== undefined && <Cursor values={values} scale={scale} index={cursor} />}
      <Ending value={values[last] ?? 0} scale={scale} format={format} />
    </ChartFrame>
  )
}

/** The prices of the axis. */
function Prices({ values, scale }: { values: readonly number[]; scale: Scale }) {
  const end = heightOf(values.at(-1) ?? 0, scale)
  const decimals = tickDecimals(scale)
  return scale.ticks
    .filter((tick) => Math.abs(heightOf(tick, scale) - end) > LABEL_GAP)
    .map((tick) => (
      <text key={tick} className={frame.axis} x="100%" y={`${heightOf(tick, scale)}%`} dx="0.5em" dy="0.35em">
        {formatNumber(tick, decimals)}
      </text>
    ))
}

function Cursor({ values, scale, index }: { values: readonly number[]; scale: Scale; index: number }) {
  const x = `${positionOf(index, values.length)}%`
  return (
    <>
      <line className={styles.thread} x1={x} x2={x} y1="0%" y2="100%" />
      <circle className={styles.ring} cx={x} cy={`${heightOf(values[index] ?? 0, scale)}%`} r="7" />
    </>
  )
}

/** The last price, on a mark: ● and its number. */
function Ending({
  value,
  scale,
  format,
}: {
  value: number
  scale: Scale
  format: (value: number) => string
}) {
  const y = `${heightOf(value, scale)}%`
  return (
    <>
      <circle className={styles.mark} cx="100%" cy={y} r="6" />
      <text className={frame.ending} x="100%" y={y} dx="0.75em" dy="0.35em">
        {format(value)}
      </text>
    </>
  )
}
