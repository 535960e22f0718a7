import type { ReactNode } from 'react'
import styles from './ChoiceList.module.css'

type Props = {
  name: string
  legend: ReactNode
  options: readonly { value: string; label: string; note?: ReactNode; amount?: ReactNode }[]
  defaultValue: string
}

/** Options one below the other, each with a note and what it comes to; real radio buttons underneath. */
export function ChoiceList({ name, legend, options, defaultValue }: Props) {
  return (
    <fieldset className={styles.list}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, label, note, amount }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === defaultValue} />
          <span>
            {label}
            {note && <small>{note}</small>}
          </span>
          <b>{amount}</b>
        </label>
      ))}
    </fieldset>
  )
}
