import styles from './numeric.module.css'

/** The classes of a table that align its columns of numbers: of the first 16. */
export function numericColumns(columns: readonly { numeric?: boolean }[]): (string | undefined)[] {
  return columns.map(({ numeric }, index) => (numeric ? styles[`n${index + 1}`] : undefined))
}
