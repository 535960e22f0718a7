import styles from './BarChart.module.css'

type Props = {
  /** The conclusion, in words. */
  title: string
  subtitle: string
  bars: readonly { label: string; value: number }[]
  format: (value: number) => string
}

/** A bar for each value, longest for the largest; below zero it is hollow. The numbers stand beside the bars. */
export function BarChart({ title, subtitle, bars, format }: Props) {
  const largest = Math.max(...bars.map(({ value }) => Math.abs(value)), 0)
  return (
    <figure className={styles.chart} data-print="chart">
      <figcaption>
        <strong>{title}</strong>
        <span>{subtitle}</span>
      </figcaption>
      <dl>
        {bars.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{format(value)}</dd>
            <dd className={styles.track}>
              <svg className={styles.bar} aria-hidden="true">
                <rect
                  className={value < 0 ? styles.negative : styles.positive}
                  width={`${largest === 0 ? 0 : (Math.abs(value) / largest) * 100}%`}
                  height="100%"
                />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
