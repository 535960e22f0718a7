import styles from './Sparkline.module.css'

/** A line as wide as a cell, without axes: its numbers stand beside it and in a table. At least two values. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, index) => {
    const x = Math.round((index / (values.length - 1)) * 100)
    const y = high === low ? 14 : Math.round(26 - ((value - low) / (high - low)) * 24)
    return `${x} ${y}`
  })
  return (
    <svg className={styles.line} viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true">
      <path d={`M${points.join('L')}`} />
    </svg>
  )
}
