import styles from './Sparkline.module.css'

/** At least two values; what they show in words, unless those stand beside the line. */
type Props = { values: readonly number[]; label?: string }

/** A line as wide as a cell, without axes: its numbers stand beside it and in a table. */
export function Sparkline({ values, label }: Props) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const points = values.map((value, index) => {
    const x = Math.round((index / (values.length - 1)) * 100)
    const y = high === low ? 14 : Math.round(26 - ((value - low) / (high - low)) * 24)
    return `${x} ${y}`
  })
  const drawn = {
    className: styles.line,
    viewBox: '0 0 100 28',
    preserveAspectRatio: 'none',
    children: <path d={`M${points.join('L')}`} />,
  }
  return label ? <svg role="img" aria-label={label} {...drawn} /> : <svg aria-hidden="true" {...drawn} />
}
