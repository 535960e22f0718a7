import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import styles from './Field.module.css'
import { Cell } from './Field.tsx'

type Props = Omit<ComponentProps<'textarea'>, 'name' | 'children'> & {
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string
}

/** Several lines in one cell: a list that can be pasted. */
export function TextAreaField({ label, id, hint, error, rows = 3, ...area }: Props) {
  const generated = useId()
  const inputId = id ?? generated
  return (
    <Cell inputId={inputId} label={label} hint={hint} error={error}>
      {(description) => (
        <textarea
          {...area}
          id={inputId}
          rows={rows}
          className={classes(styles.input, styles.area)}
          aria-describedby={description}
          aria-invalid={error ? true : undefined}
        />
      )}
    </Cell>
  )
}
