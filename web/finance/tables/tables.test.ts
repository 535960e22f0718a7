import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Edition } from '../core/in-force.ts'

const files = globSync('*/*.ts', { cwd: import.meta.dirname })
const modules = await Promise.all(
  files.map(async (file) => ({ file, exports: (await import(`./${file}`)) as Record<string, unknown> })),
)
const tables = modules.flatMap(({ file, exports }) =>
  Object.entries(exports)
    .filter((entry): entry is [string, Edition[]] => isTable(entry[1]))
    .map(([name, editions]) => ({ table: `${file} ${name}`, editions })),
)

function isTable(value: unknown): value is Edition[] {
  return (
    Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null && 'from' in item)
  )
}

test('there are tables', () => {
  expect(tables.length).toBeGreaterThan(3)
})

test.each(tables)('$table: newest first, each with its law and the day it was checked', ({ editions }) => {
  const days = editions.map(({ from }) => from)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(new Set(days).size).toBe(days.length)
  for (const { from, source, checkedOn, confidence } of editions) {
    expect(from).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(source.length).toBeGreaterThan(5)
    expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(['confirmed', 'known', 'uncertain']).toContain(confidence)
  }
})

test.each(tables)('$table: a table that was due to be renewed says when it is again', ({ editions }) => {
  const wasDue = editions.some(({ renewal }) => renewal)
  expect(editions[0]?.renewal !== undefined, 'the newest edition has no `renewal`').toBe(wasDue)
})
