import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './Field.module.css'
import { Cell, type Half } from './Field.tsx'

type Props = Omit<ComponentProps<'select'>, 'children'> & {
  label: ReactNode
  options: readonly { value: string; label: string }[]
  hint?: ReactNode
  error?: string
  half?: Half
}

export function SelectField({ label, id, options, hint, error, half, ...select }: Props) {
  const generated = useId()
  const inputId = id ?? generated
  return (
    <Cell inputId={inputId} label={label} hint={hint} error={error} half={half}>
      {(description) => (
        <select
          {...select}
          id={inputId}
          className={classes(styles.input, styles.select)}
          aria-describedby={description}
          aria-invalid={error ? true : undefined}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Cell>
  )
}
