import type { ComponentProps, ReactNode } from 'react'
import styles from './ChoiceField.module.css'

type Props = Omit<ComponentProps<'input'>, 'name' | 'type' | 'children'> & {
  name: string
  legend: ReactNode
  options: readonly { value: string; label: string }[]
}

/** Two to four short options side by side; real radio buttons underneath. */
export function ChoiceField({ name, legend, options, defaultValue, ...input }: Props) {
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.segments}>
        {options.map((option) => (
          <label key={option.value}>
            <input
              {...input}
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={option.value === (defaultValue ?? options[0]?.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
