import type { Table } from './table-grid.ts'

/** A change of a table; `place`: the cell in which it was typed. */
export type Step = { before: Table; after: Table; place?: string }

/** With a further step. What is typed in one cell, letter by letter, is one. */
export function recorded(steps: readonly Step[], step: Step): Step[] {
  const last = steps.at(-1)
  const isSameCell = step.place !== undefined && last?.place === step.place
  return isSameCell ? [...steps.slice(0, -1), { ...last, after: step.after }] : [...steps, step]
}

/** The table before the last step; undefined where somebody else has written in it since, whose words would be lost. */
export function beforeLast(steps: readonly Step[], table: Table): Table | undefined {
  const last = steps.at(-1)
  return last && textsOf(last.after) === textsOf(table) ? last.before : undefined
}

function textsOf({ columns, rows }: Table): string {
  return JSON.stringify([
    columns.map(({ label, numeric }) => [label, numeric]),
    rows.map(({ cells }) => cells),
  ])
}
