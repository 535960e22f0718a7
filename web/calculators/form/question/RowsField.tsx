import { type FocusEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/Button.tsx'
import { Field as TypedField } from '#web/ui/fields/Field.tsx'
import { SelectField } from '#web/ui/fields/SelectField.tsx'
import { TextAreaField } from '#web/ui/fields/TextAreaField.tsx'
import { type Field, type Fields, formatTyped, keyboardOf, said, type Texts } from '../fields.ts'
import { cellError, linesOf, optionOf, textOf } from '../rows.ts'
import styles from './RowsField.module.css'

type Props = {
  name: string
  field: Field
  texts: Texts
  defaultValue: string
  error?: string
  hint?: string
}

type Row = { id: number; cells: readonly string[] }

/**
 * A list as rows of fields. Its text is in a text area below them, which the form reads and writes and where a list can be
 * pasted; each follows the other.
 */
export function RowsField({ name, field, texts, defaultValue, error, hint }: Props) {
  const { label, cells = {} } = field
  const block = useRef<HTMLDivElement>(null)
  const [rows, setRows] = useState(() => rowsOf(cells, defaultValue))
  const typed = () => textOf(cells, typedRows(block.current))
  const say = (text: string) => formatTyped(field, textOf(cells, linesOf(cells, text)), texts)
  const follow = () => {
    const text = areaIn(block.current)?.value ?? ''
    if (say(text) !== say(typed())) setRows(rowsOf(cells, text))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: what was typed before this code ran
  useEffect(() => {
    const area = areaIn(block.current)
    if (area && area.value === area.defaultValue && say(typed()) !== say(area.value)) area.value = typed()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form may have written another text: a link, the example
  useEffect(follow, [texts[name]])
  const add = () => {
    const now = typedRows(block.current)
    setRows([...rows.map((row, index) => ({ ...row, cells: now[index] ?? row.cells })), newRow([])])
  }
  const remove = (index: number) => {
    const area = areaIn(block.current)
    if (!area) return
    area.value = textOf(cells, typedRows(block.current).toSpliced(index, 1))
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const lines = (texts[name] ?? '').split('\n')
  // Of one column: the hint is of its amount, not of the order of the list.
  const isPlain = Object.keys(cells).length === 1
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in the grid
    <div
      role="group"
      aria-label={label}
      ref={block}
      className={styles.rows}
      onInput={({ target }: SyntheticEvent<HTMLDivElement>) => {
        const area = areaIn(block.current)
        if (target === area) return follow()
        if (area) area.value = typed()
      }}
      onBlur={({ target }: FocusEvent<HTMLDivElement>) => {
        const cell = target instanceof HTMLInputElement && cells[target.name.split('.')[2] ?? '']
        if (cell) target.value = formatTyped(cell, target.value, texts)
      }}
    >
      <p className={styles.label}>
        {label}
        {isPlain && hint && <small>{hint}</small>}
      </p>
      {rows.map(({ id, cells: typed }, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset takes no part in the grid
        <div key={id} role="group" aria-label={`${label}, ${index + 1}`} className={styles.row} data-row="">
          {Object.entries(cells).map(([cell, one], place, all) => (
            <RowCell
              key={cell}
              name={`${name}.${index}.${cell}`}
              field={one}
              texts={texts}
              defaultValue={typed[place] ?? ''}
              half={place % 2 === 1 || place + 1 < all.length}
              error={error && cellError(cells, lines[index] ?? '', place, texts)}
            />
          ))}
          <div className={styles.remove}>
            <Button
              variant="plain"
              size="small"
              aria-label={`Tirar ${label}, ${index + 1}`}
              onClick={() => remove(index)}
            >
              Tirar
            </Button>
          </div>
        </div>
      ))}
      <div className={styles.foot}>
        {error && <p className={styles.error}>{error}</p>}
        <Button variant="outline" size="small" onClick={add}>
          Mais uma linha
        </Button>
        <details data-list="">
          <summary>Ver ou colar como lista</summary>
          <TextAreaField {...{ name, label, defaultValue }} hint={isPlain ? undefined : hint} />
        </details>
      </div>
    </div>
  )
}

type CellProps = Pick<Props, 'name' | 'field' | 'texts' | 'defaultValue' | 'error'> & { half: boolean }

function RowCell({ name, field, texts, defaultValue, error, half }: CellProps) {
  const { label, options, kind } = field
  const shared = { name, label, error, half, hint: kind === 'day' ? undefined : said(field.hint, texts) }
  if (options)
    return <SelectField {...{ ...shared, options }} defaultValue={optionOf(options, defaultValue)} />
  return (
    <TypedField
      {...shared}
      defaultValue={defaultValue}
      unit={said(field.unit, texts)}
      unitSide={kind === 'brl' ? 'left' : 'right'}
      inputMode={keyboardOf(field)}
    />
  )
}

const areaIn = (block: HTMLElement | null) => block?.querySelector('textarea') ?? undefined

/** What the fields of each row say now. */
function typedRows(block: HTMLElement | null): string[][] {
  const rows = [...(block?.querySelectorAll('[data-row]') ?? [])]
  const controls = (row: Element) => [
    ...row.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select'),
  ]
  return rows.map((row) => controls(row).map(({ value }) => value))
}

function rowsOf(cells: Fields, text: string): Row[] {
  return linesOf(cells, text).map(newRow)
}

let born = 0

/** Of an id of its own: a field keeps what was typed into it for as long as its row has that. */
function newRow(cells: readonly string[]): Row {
  born += 1
  return { id: born, cells }
}
