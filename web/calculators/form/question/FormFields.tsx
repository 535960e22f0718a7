import type { ReactNode } from 'react'
import type { Figures } from '#web/rates/figures.ts'
import { sources } from '#web/rates/sources.ts'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceField } from '#web/ui/fields/ChoiceField.tsx'
import { ChoiceList } from '#web/ui/fields/ChoiceList.tsx'
import { type Half, Field as TypedField } from '#web/ui/fields/Field.tsx'
import { FieldActions, FieldGrid } from '#web/ui/fields/FieldGrid.tsx'
import { MoreFields } from '#web/ui/fields/MoreFields.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import type { Compared } from '../calculator.ts'
import {
  type Field,
  type Fields,
  figureOf,
  isAsked,
  keyboardOf,
  said,
  saysFigure,
  type Texts,
} from '../fields.ts'
import type { Errors } from '../state/form-state.ts'
import styles from './FormFields.module.css'
import { LengthBefore } from './LengthBefore.tsx'
import { RowsField } from './RowsField.tsx'
import { type Step, StepActions } from './use-steps.tsx'

type Props = {
  fields: Fields
  /** At birth; the texts of now, for what is shown of them. */
  start: Texts
  texts: Texts
  errors: Errors
  figures: Figures
  /** Of the last answer. */
  compared?: Compared
  onClear: () => void
  /** The only question to show. */
  step?: Step
  /** At the end of the fold. */
  children?: ReactNode
}

/**
 * The question. Every field is always in the form, so that what was typed in it is kept while another choice hides it.
 */
export function FormFields({ fields, onClear, step, children, ...shared }: Props) {
  const named = Object.entries(fields)
  const first = named.filter(([, { more }]) => !more)
  const others = named.filter(([, { more }]) => more)
  return (
    <FieldGrid>
      <Cells named={first} only={step?.name} {...shared} />
      {others.length > 0 && (
        <MoreFields summary="Mais opções" hidden={step !== undefined}>
          <Cells named={others} {...shared} />
          {children}
        </MoreFields>
      )}
      {step ? (
        <StepActions {...step} />
      ) : (
        <FieldActions>
          <Button type="submit">Calcular</Button>
          <Button variant="plain" onClick={onClear}>
            Limpar
          </Button>
        </FieldActions>
      )}
    </FieldGrid>
  )
}

type CellsProps = Omit<Props, 'fields' | 'onClear' | 'children' | 'step'> & {
  named: [string, Field][]
  only?: string
}

function Cells({ named, only, start, texts, errors, figures, compared }: CellsProps) {
  const halves = halvesOf(named, texts)
  return named.map(([name, field]) => (
    <div key={name} className={styles.field} hidden={!isAsked(field, texts) || (only ?? name) !== name}>
      <FieldCell
        name={name}
        field={field}
        texts={texts}
        defaultValue={start[name] ?? ''}
        error={errors[name]}
        half={!only && (halves.get(name) ?? false)}
        compared={compared}
        hint={hintOf(name, field, texts, figures)}
      />
    </div>
  ))
}

/** Letters that half a row shows in one line: of a choice on a telephone and beside the Nota, of a label, of a hint. */
const LONGEST_IN_HALF = { phone: 14, page: 18, label: 20, hint: 22 }

/** Two shown neighbours share a row; one alone takes it whole. */
function halvesOf(named: readonly [string, Field][], texts: Texts): ReadonlyMap<string, Half> {
  const halves = new Map<string, Half>()
  let waiting: [string, Field] | undefined
  for (const one of named.filter(([, field]) => isAsked(field, texts))) {
    const pair: [string, Field][] = waiting && one[1].half ? [waiting, one] : []
    for (const [name] of pair) halves.set(name, halfFor(pair, texts))
    waiting = pair.length === 0 && one[1].half ? one : undefined
  }
  return halves
}

/** Whether neighbours are beside each other: in one column where a choice, a label, a hint or an error would break. */
function halfFor(pair: readonly [string, Field][], texts: Texts): Half {
  const words = pair.flatMap(([, { options = [] }]) => options.map(({ label }) => label.length))
  const longest = Math.max(0, ...words)
  if (longest > LONGEST_IN_HALF.page) return false
  const isBroken = pair.some(
    ([, { label, hint, kind, live }]) =>
      // A figure of the market has its source below it, a day what is wrong with it.
      kind === 'day' ||
      live ||
      label.length > LONGEST_IN_HALF.label ||
      (said(hint, texts) ?? '').length > LONGEST_IN_HALF.hint,
  )
  return isBroken || longest > LONGEST_IN_HALF.phone ? 'roomy' : true
}

/** A figure that the page filled in says of when it is and who gave it, as long as it is the one in the field. */
function hintOf(name: string, field: Field, texts: Texts, figures: Figures): string | undefined {
  const { live, hint } = field
  if (!live || live === 'today') return said(hint, texts)
  const figure = figureOf(field, texts, figures)
  if (!figure && typeof live !== 'function') return 'Sem dado agora: digite o valor.'
  if (!(figure && saysFigure(field, texts[name], figure)))
    return said(hint, texts) ?? 'Informado para esta conta.'
  const origin = figure.source ? `. Fonte: ${sources[figure.source].name}` : ''
  return `${figure.simulated ? 'Simulado: ' : ''}${figure.label}${origin}`
}

type FieldCellProps = {
  name: string
  field: Field
  texts: Texts
  defaultValue: string
  error?: string
  half: Half
  hint?: string
  compared?: Compared
}

function FieldCell(props: FieldCellProps) {
  const { name, field, texts, defaultValue, error, half, hint, compared = {} } = props
  const { label, kind, options = [] } = field
  if (field.compared) {
    const shown = options.map((option) => ({ ...option, ...compared[option.value] }))
    return <ChoiceList {...{ name, defaultValue }} legend={label} options={shown} />
  }
  if (kind === 'choice') {
    const isShort = options.length <= 4 && options.reduce((sum, option) => sum + option.label.length, 0) <= 34
    return isShort && !half ? (
      <ChoiceField name={name} legend={label} options={options} defaultValue={defaultValue} />
    ) : (
      <SelectField {...{ name, label, options, defaultValue, error, half, hint }} />
    )
  }
  if (kind === 'rows') return <RowsField {...{ name, field, texts, defaultValue, error, hint }} />
  const unit = said(field.unit, texts)
  return (
    <TypedField
      {...{ name, label, defaultValue, error, half, hint, unit }}
      unitSide={kind === 'brl' ? 'left' : 'right'}
      inputMode={keyboardOf(field)}
      below={field.until && <LengthBefore name={name} end={texts[field.until]} />}
    />
  )
}
