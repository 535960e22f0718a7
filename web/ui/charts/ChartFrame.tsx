import type { ReactNode, SVGProps } from 'react'
import { formatNumber } from '#web/finance/core/format.ts'
import { classes } from '../classes.ts'
import styles from './ChartFrame.module.css'
import { heightOf, positionOf, type Scale, tickDecimals } from './chart-geometry.ts'

/** Texts of every chart. */
export type ChartTexts = {
  /** The conclusion, in words. */
  title: string
  /** Axes and source. */
  subtitle: string
  /** Under these points. */
  xLabels: readonly { index: number; label: string }[]
}

type Props = ChartTexts & {
  scale: Scale
  count: number
  /** Says how much room the labels at the right take: `--room`. */
  className: string | undefined
  plot?: Pick<SVGProps<SVGSVGElement>, 'className' | 'onPointerMove' | 'onPointerDown'>
  /** Paths in a square of 100 by 100. */
  curves: ReactNode
  /** Texts and marks, placed in per cent. */
  children: ReactNode
}

/**
 * Caption, axes and plot of a chart, drawn on the server. The curves stretch with the page, texts and marks do not: they
 * sit in an outer SVG placed in per cent, so that no style attribute is needed. The accessible form is the table beside it.
 */
export function ChartFrame({
  title,
  subtitle,
  xLabels,
  scale,
  count,
  className,
  plot,
  curves,
  children,
}: Props) {
  return (
    <figure className={classes(styles.chart, className)}>
      <figcaption>
        <strong>{title}</strong>
        <span>{subtitle}</span>
      </figcaption>
      <svg {...plot} className={classes(styles.plot, plot?.className)} aria-hidden="true">
        <Stretched>
          {scale.ticks.map((tick, index) => (
            <path
              key={tick}
              className={index === 0 ? styles.base : styles.tick}
              d={`M0 ${heightOf(tick, scale)}H100`}
            />
          ))}
          {curves}
        </Stretched>
        {xLabels.map(({ index, label }) => (
          <text
            key={index}
            className={classes(styles.axis, isNearEnd(positionOf(index, count)) && styles.nearEnd)}
            x={`${positionOf(index, count)}%`}
            y="100%"
            dy="1.5em"
            textAnchor={index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
        {children}
      </svg>
    </figure>
  )
}

/** A label between the ends that stands so near one of them that a telephone has no room for both; in per cent. */
function isNearEnd(position: number): boolean {
  return position > 0 && position < 100 && Math.abs(position - 50) > 5
}

function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      width="100%"
      height="100%"
      className={styles.stretched}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

/** The values of the axis, left of the plot, where a chart keeps room for them: `--axis`. */
export function ChartAxis({ scale }: { scale: Scale }) {
  const decimals = tickDecimals(scale)
  return scale.ticks.map((tick) => (
    <text key={tick} className={styles.tickLabel} x="0" y={`${heightOf(tick, scale)}%`} dy="0.35em">
      {formatNumber(tick, decimals)}
    </text>
  ))
}

/** A name and a value at the right end of a curve, one above the other. `y` in per cent of the height. */
export function ChartEnding({ y, above, below }: { y: number; above: string; below: string }) {
  return (
    <text className={styles.ending} x="100%" y={`${y}%`}>
      <tspan x="100%" dx="0.75em" dy="-0.1em">
        {above}
      </tspan>
      <tspan className={styles.axis} x="100%" dx="0.75em" dy="1.2em">
        {below}
      </tspan>
    </text>
  )
}
