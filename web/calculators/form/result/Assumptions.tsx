import styles from './Assumptions.module.css'

type Assumed = { name: string; label: string; value: string }
type Props = {
  /** Of fields in view that still have the example. */
  examples: readonly Assumed[]
  /** Of fields in the fold. */
  supposed: readonly Assumed[]
  lead: (name: string) => void
}

/** The numbers of a result that are not the reader's, each a tap from its field. */
export function Assumptions({ examples, supposed, lead }: Props) {
  if (examples.length + supposed.length === 0) return null
  return (
    <div className={styles.assumptions}>
      <Listed intro="Ainda do exemplo" assumed={examples} lead={lead} />
      <Listed intro="Supomos" assumed={supposed} lead={lead} />
    </div>
  )
}

type ListedProps = { intro: string; assumed: readonly Assumed[]; lead: Props['lead'] }

function Listed({ intro, assumed, lead }: ListedProps) {
  if (assumed.length === 0) return null
  return (
    <p>
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
