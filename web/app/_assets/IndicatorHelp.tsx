import styles from './IndicatorHelp.module.css'
import { indicators } from './indicator-words.ts'

/** The columns of the table of shares: meaning, formula, and of when. */
export function IndicatorHelp() {
  return (
    <dl className={styles.help}>
      {Object.values(indicators).map(({ name, meaning, formula, when }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{meaning}</dd>
          <dd>
            <b>Conta:</b> {formula}
          </dd>
          <dd className="small muted">{when}</dd>
        </div>
      ))}
    </dl>
  )
}
