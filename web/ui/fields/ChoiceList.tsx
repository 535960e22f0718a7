import type { ComponentProps, ReactNode } from 'react'
import styles from './ChoiceList.module.css'

type Props = {
  name: string
  legend: ReactNode
  options: readonly { value: string; label: string; note?: ReactNode; amount?: ReactNode }[]
  defaultValue: string
  /** Where nothing else on the page names the choice. */
  showsLegend?: true
  onChange?: ComponentProps<'input'>['onChange']
}

/** Options one below the other, each with a note and what it comes to; real radio buttons underneath. */
export function ChoiceList({ name, legend, options, defaultValue, showsLegend, onChange }: Props) {
  return (
    <fieldset className={styles.list}>
      <legend className={showsLegend ? styles.legend : 'visually-hidden'}>{legend}</legend>
      {options.map(({ value, label, note, amount }) => (
        <label key={value}>
          <input type="radio" {...{ name, value, onChange }} defaultChecked={value === defaultValue} />
          <span>{label}</span>
          <b>{amount}</b>
          {note && <small>{note}</small>}
        </label>
      ))}
    </fieldset>
  )
}
