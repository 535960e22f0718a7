import styles from './Assumptions.module.css'

type Props = {
  intro: string
  assumed: readonly { name: string; label: string; value: string }[]
  lead: (name: string) => void
}

/** Numbers of a result that are not the reader's, each a tap from its field. */
export function Listed({ intro, assumed, lead }: Props) {
  if (assumed.length === 0) return null
  return (
    <p className={styles.assumptions}>
      {intro}:{' '}
      {assumed.map(({ name, label, value }, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          <button type="button" onClick={() => lead(name)}>
            {label}: {value}
          </button>
        </span>
      ))}
    </p>
  )
}
