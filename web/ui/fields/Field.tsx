import { type ComponentProps, type ReactNode, useId } from 'react'
import { Cell } from './Cell.tsx'
import styles from './Field.module.css'

type Props = Omit<ComponentProps<'input'>, 'name' | 'children'> & {
  name: string
  label: ReactNode
  unit?: string
  unitSide?: 'left' | 'right'
  hint?: ReactNode
  error?: string
  half?: boolean
}

/** A text field in its cell. Uncontrolled: give it `defaultValue`, read the form. */
export function Field({ label, id, unit, unitSide = 'left', hint, error, half, ...input }: Props) {
  const generated = useId()
  const inputId = id ?? generated
  const mark = unit && (
    <span className={styles.unit} aria-hidden="true">
      {unit}
    </span>
  )
  return (
    <Cell inputId={inputId} label={label} unit={unit} hint={hint} error={error} half={half}>
      {(description) => (
        <>
          {unitSide === 'left' && mark}
          <input
            autoComplete="off"
            {...input}
            id={inputId}
            className={styles.input}
            aria-describedby={description}
            aria-invalid={error ? true : undefined}
          />
          {unitSide === 'right' && mark}
        </>
      )}
    </Cell>
  )
}
