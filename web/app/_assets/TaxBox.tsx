import { formatDay } from '#web/finance/core/format.ts'
import styles from './TaxBox.module.css'
import type { TaxLine } from './tax-words.ts'

/** Each line with its law, since when, and when we read it. */
export function TaxBox({ lines }: { lines: readonly TaxLine[] }) {
  return (
    <ul className={styles.box}>
      {lines.map(({ text, source, from, checkedOn }) => (
        <li key={text}>
          {text}
          <small>
            {source}. Em vigor desde {formatDay(from)}; conferido em {formatDay(checkedOn)}.
          </small>
        </li>
      ))}
    </ul>
  )
}
