// @vitest-environment jsdom
import { expect, test } from 'vitest'
import {
  gridFrom,
  nextRow,
  pathTo,
  type Table,
  tableOf,
  withColumn,
  withColumnMoved,
  withGrid,
  withoutColumn,
  withoutRow,
  withRowMoved,
  withText,
} from './table-grid.ts'

const rows = ({ rows }: Table) => rows.map(({ cells }) => cells)
const labels = ({ columns }: Table) => columns.map(({ label }) => label)
const column = (label: string) => ({ _key: label, _type: 'tableColumn', label, numeric: false })
const row = (...cells: string[]) => ({ _key: cells.join(), _type: 'tableRow', cells })
const stored = { columns: [column('A'), column('B')], rows: [row('1', '2'), row('3', '4')] }
const table = tableOf(stored)

test('an empty block is a grid to write in, drawn twice the same', () => {
  expect([labels(tableOf(undefined)), rows(tableOf({}))]).toEqual([['', ''], []])
  expect(tableOf({})).toEqual(tableOf({}))
  const begun = withText(tableOf({}), { row: 0, column: 0 }, 'x')
  expect(begun.rows.map(({ _key }) => _key)).toEqual([nextRow(tableOf({}))._key])
  expect(nextRow(withoutRow(withText(begun, { row: 1, column: 0 }, 'y'), 0))._key).toBe('row3')
  expect(pathTo({}, { row: 0, column: 0 })).toBeUndefined()
})

test('a row that lacks cells is filled up, and one that has too many keeps them', () => {
  const uneven = tableOf({ columns: stored.columns, rows: [row('1'), row('2', '3', '4')] })
  expect(rows(uneven)).toEqual([
    ['1', ''],
    ['2', '3', '4'],
  ])
  expect(pathTo({ ...stored, rows: [row('1')] }, { row: 0, column: 1 })).toBeUndefined()
})

test('what is stored is written at its place', () => {
  expect(pathTo(stored, { row: 1, column: 0 })).toEqual(['rows', { _key: '3,4' }, 'cells', 0])
  expect(pathTo(stored, { row: -1, column: 1 })).toEqual(['columns', { _key: 'B' }, 'label'])
  expect(rows(withText(table, { row: 1, column: 0 }, 'x'))[1]).toEqual(['x', '4'])
  expect(labels(withText(table, { row: -1, column: 0 }, 'x'))).toEqual(['x', 'B'])
})

test('rows and columns come, go and move, each column with its cells', () => {
  expect(rows(withText(table, { row: 2, column: 1 }, 'x'))[2]).toEqual(['', 'x'])
  expect(rows(withColumn(table))).toEqual([
    ['1', '2', ''],
    ['3', '4', ''],
  ])
  expect(rows(withoutRow(table, 0))).toEqual([['3', '4']])
  expect(rows(withoutColumn(table, 0))).toEqual([['2'], ['4']])
  expect(rows(withRowMoved(table, 1, 0))).toEqual([
    ['3', '4'],
    ['1', '2'],
  ])
  const swapped = withColumnMoved(table, 0, 1)
  expect([labels(swapped), rows(swapped)[0]]).toEqual([
    ['B', 'A'],
    ['2', '1'],
  ])
  expect([withRowMoved(table, 0, -1), withColumnMoved(table, 1, 2)]).toEqual([table, table])
})

const clipboard = (kinds: Record<string, string>) => ({ getData: (kind: string) => kinds[kind] ?? '' })

test('cells of a sheet go where the cursor is, and make the room that they need', () => {
  const grid = gridFrom(clipboard({ 'text/plain': 'x\ty\nz\tw\n' }))
  if (!grid) expect.unreachable()
  expect(rows(withGrid(table, { row: 1, column: 1 }, grid))).toEqual([
    ['1', '2', ''],
    ['3', 'x', 'y'],
    ['', 'z', 'w'],
  ])
})

test('pasted into a new table, the first row names the columns, and numbers stand on the right', () => {
  const html = '<table><tr><td>Ano<td>Taxa<tr><td>2025 e 2026<td>15,0%</table>'
  const grid = gridFrom(clipboard({ 'text/html': html }))
  if (!grid) expect.unreachable()
  const pasted = withGrid(tableOf({}), { row: -1, column: 0 }, grid)
  expect([labels(pasted), rows(pasted)]).toEqual([['Ano', 'Taxa'], [['2025 e 2026', '15,0%']]])
  expect(pasted.columns.map(({ numeric }) => numeric)).toEqual([false, true])
})

test('a word or a line is pasted as such', () => {
  expect(gridFrom(clipboard({ 'text/plain': 'uma palavra' }))).toBeNull()
  expect(gridFrom(clipboard({ 'text/html': '<b>uma</b>', 'text/plain': 'uma' }))).toBeNull()
})
