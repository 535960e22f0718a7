import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import styles from './Field.module.css'

/** Beside its neighbour; `roomy`: not on a telephone, where long words would be cut. A neighbour is of the same kind. */
export type Half = boolean | 'roomy'

type CellProps = {
  inputId: string
  label: ReactNode
  unit?: string
  hint?: ReactNode
  error?: string
  half?: Half
  /** Another way to fill it. */
  below?: ReactNode
  children: (descriptionIds: string | undefined) => ReactNode
}

/** Common frame of Field and SelectField: label above, control, hint and error below, tied to the control by ids. */
export function Cell({ inputId, label, unit, hint, error, half, below, children }: CellProps) {
  // In place of the hint, so that nothing below moves.
  const hintId = hint && !error ? `${inputId}-hint` : undefined
  const errorId = error ? `${inputId}-error` : undefined
  return (
    <div
      className={classes(
        styles.cell,
        half && styles.half,
        half === 'roomy' && styles.roomy,
        error && styles.invalid,
      )}
    >
      <label className={styles.label} htmlFor={inputId}>
        {label}
        {unit && <span className="visually-hidden"> {spokenUnits[unit] ?? unit}</span>}
      </label>
      <div className={styles.control}>
        {children([hintId, errorId].filter(Boolean).join(' ') || undefined)}
      </div>
      {hint && !error && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          <Icon name="warning" className={styles.errorIcon} />
          <span>
            <span className="visually-hidden">Erro: </span>
            {error}
          </span>
        </p>
      )}
      {below}
    </div>
  )
}

/** Units whose sign a screen reader skips or spells out. */
const spokenUnits: Record<string, string> = { R$: 'em reais', US$: 'em dólares', '%': 'em porcentagem' }

type FieldProps = Omit<ComponentProps<'input'>, 'name' | 'children'> & {
  name: string
  label: ReactNode
  unit?: string
  unitSide?: 'left' | 'right'
  hint?: ReactNode
  error?: string
  half?: Half
  below?: ReactNode
}

/** A text field in its cell. Uncontrolled: give it `defaultValue`, read the form. */
export function Field(props: FieldProps) {
  const { label, id, unit, unitSide = 'left', hint, error, half, below, ...input } = props
  const generated = useId()
  const inputId = id ?? generated
  const mark = unit && (
    <span className={styles.unit} aria-hidden="true">
      {unit}
    </span>
  )
  return (
    <Cell {...{ inputId, label, unit, hint, error, half, below }}>
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
