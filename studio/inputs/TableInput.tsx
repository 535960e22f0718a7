import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { type ClipboardEvent, type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { type ObjectInputProps, set } from 'sanity'
import {
  gridFrom,
  nextRow,
  type Place,
  pathTo,
  type Table,
  tableOf,
  withColumn,
  withColumnMoved,
  withGrid,
  withNumeric,
  withoutColumn,
  withoutRow,
  withRowMoved,
  withText,
} from './table-grid.ts'
import { beforeLast, recorded, type Step } from './table-undo.ts'

/** Fields that the grid replaces. */
const drawn = ['columns', 'rows']

const styles = {
  scroll: { overflowX: 'auto' },
  table: { borderCollapse: 'collapse', width: '100%', font: '0.8125rem/1.4 Inter, system-ui, sans-serif' },
  cell: { border: '1px solid var(--card-border-color)', padding: 0, minWidth: '7rem' },
  tools: { padding: '0 0.25rem', whiteSpace: 'nowrap', textAlign: 'center' },
  head: { fontWeight: 600 },
  input: {
    width: '100%',
    boxSizing: 'border-box',
    font: 'inherit',
    padding: '0.5rem',
    color: 'inherit',
    background: 'transparent',
    border: 0,
  },
  tool: {
    font: 'inherit',
    minWidth: '1.75rem',
    padding: '0.25rem',
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: '3px',
    cursor: 'pointer',
  },
} satisfies Record<string, CSSProperties>

type Change = (table: Table) => void

/** A table as a grid: type, Tab to the next cell, Enter to the one below, paste from a sheet, Ctrl+Z. */
export function TableInput(props: ObjectInputProps) {
  const { value, onChange, readOnly = false, members } = props
  const table = tableOf(value)
  const steps = useRef<readonly Step[]>([])
  const store: Change = ({ columns, rows }) => onChange([set(columns, ['columns']), set(rows, ['rows'])])

  function change(after: Table): void {
    steps.current = recorded(steps.current, { before: table, after })
    store(after)
  }

  /** A stored cell is changed alone, so that two people can write in one table. */
  function write(place: Place, text: string): void {
    const after = withText(table, place, text)
    steps.current = recorded(steps.current, { before: table, after, place: `${place.row} ${place.column}` })
    const path = pathTo(value, place)
    if (path) onChange(set(text, path))
    else store(after)
  }

  function undo(): void {
    const before = beforeLast(steps.current, table)
    steps.current = before ? steps.current.slice(0, -1) : []
    if (before) store(before)
  }

  const others = members.filter((member) => member.kind !== 'field' || !drawn.includes(member.name))
  return (
    <Stack gap={4}>
      {props.renderDefault({ ...props, members: others })}
      <Grid {...{ table, change, write, undo, readOnly }} />
      {!readOnly && (
        <Flex gap={2} align="center">
          <Button type="button" mode="ghost" text="+ Coluna" onClick={() => change(withColumn(table))} />
          <Text size={1} muted>
            Dá para colar de uma planilha em qualquer célula.
          </Text>
        </Flex>
      )}
    </Stack>
  )
}

type GridProps = {
  table: Table
  change: Change
  write: (place: Place, text: string) => void
  undo: () => void
  readOnly: boolean
}

function Grid({ table, change, write, undo, readOnly }: GridProps) {
  const grid = useRef<HTMLTableElement>(null)

  const shown = readOnly ? table.rows : [...table.rows, nextRow(table)]

  function onKeyDown(event: KeyboardEvent, { row, column }: Place): void {
    // The browser knows only what was typed, not what was pasted or moved.
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      event.stopPropagation()
      undo()
    }
    const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    grid.current?.querySelector<HTMLElement>(`[data-place="${row + step} ${column}"]`)?.focus()
  }

  function onPaste(event: ClipboardEvent, place: Place): void {
    const pasted = readOnly ? null : gridFrom(event.clipboardData)
    if (!pasted) return
    event.preventDefault()
    change(withGrid(table, place, pasted))
  }

  const cell = (place: Place, text = '', label = '', isNumeric = false) => (
    <input
      data-place={`${place.row} ${place.column}`}
      aria-label={label}
      value={text}
      readOnly={readOnly}
      placeholder={place.row < 0 ? 'Nome da coluna' : ''}
      style={{ ...styles.input, ...(place.row < 0 && styles.head), textAlign: isNumeric ? 'right' : 'left' }}
      onChange={(event) => write(place, event.currentTarget.value)}
      onKeyDown={(event) => onKeyDown(event, place)}
      onPaste={(event) => onPaste(event, place)}
    />
  )

  return (
    <Card style={styles.scroll}>
      <table ref={grid} style={styles.table}>
        <thead>
          {!readOnly && (
            <tr>
              {table.columns.map(({ _key }, at) => (
                <ColumnTools key={_key} {...{ table, at, change }} />
              ))}
            </tr>
          )}
          <tr>
            {table.columns.map(({ _key, label, numeric }, column) => (
              <th key={_key} style={styles.cell}>
                {cell({ row: -1, column }, label, `Nome da coluna ${column + 1}`, numeric)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ _key, cells }, row) => (
            <tr key={_key}>
              {table.columns.map(({ _key: columnKey, label, numeric }, column) => (
                <td key={columnKey} style={styles.cell}>
                  {cell(
                    { row, column },
                    cells?.[column],
                    `Linha ${row + 1}, ${label || `coluna ${column + 1}`}`,
                    numeric,
                  )}
                </td>
              ))}
              {row < table.rows.length && !readOnly && <RowTools {...{ table, at: row, change }} />}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

type ToolsProps = { table: Table; at: number; change: Change }

function ColumnTools({ table, at, change }: ToolsProps) {
  const name = `a coluna ${at + 1}`
  const isNumeric = table.columns[at]?.numeric === true
  return (
    <td style={styles.tools}>
      <Tool
        says={`A coluna ${at + 1} ${isNumeric ? 'é de números, à direita' : 'é de texto, à esquerda'}: trocar`}
        sign={isNumeric ? '123' : 'Abc'}
        onClick={() => change(withNumeric(table, at, !isNumeric))}
      />
      <Tool
        says={`Mover ${name} para a esquerda`}
        sign="←"
        onClick={() => change(withColumnMoved(table, at, at - 1))}
      />
      <Tool
        says={`Mover ${name} para a direita`}
        sign="→"
        onClick={() => change(withColumnMoved(table, at, at + 1))}
      />
      <Tool says={`Tirar ${name}`} sign="×" onClick={() => change(withoutColumn(table, at))} />
    </td>
  )
}

function RowTools({ table, at, change }: ToolsProps) {
  const name = `a linha ${at + 1}`
  return (
    <td style={styles.tools}>
      <Tool
        says={`Mover ${name} para cima`}
        sign="↑"
        onClick={() => change(withRowMoved(table, at, at - 1))}
      />
      <Tool
        says={`Mover ${name} para baixo`}
        sign="↓"
        onClick={() => change(withRowMoved(table, at, at + 1))}
      />
      <Tool says={`Tirar ${name}`} sign="×" onClick={() => change(withoutRow(table, at))} />
    </td>
  )
}

/** Left out of the walk with Tab, which is for cells. */
function Tool({ says, sign, onClick }: { says: string; sign: string; onClick: () => void }) {
  return (
    <button type="button" tabIndex={-1} title={says} aria-label={says} style={styles.tool} onClick={onClick}>
      {sign}
    </button>
  )
}
