import { globSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Edition } from '#web/finance/core/in-force.ts'
import { definitions } from './definitions.ts'
import { ask } from './form/ask.ts'
import type { Golden } from './form/golden.ts'
import { answerable } from './form/testing/questions.ts'

// Imports say too much, since much of them is not used: these tables note that an answer reads them.

type Table = readonly Edition[]
const folder = join(import.meta.dirname, '../finance/tables')
const nameOf = new Map<Table, string>()
const read = new Set<string>()

for (const file of globSync('!(calendar)/*.ts', { cwd: folder }))
  for (const [name, value] of Object.entries(await import(join(folder, file)))) noteReadsOf(value, name)

/** Of a table, or of each in a record of them. */
function noteReadsOf(value: unknown, name: string) {
  if (isTable(value)) {
    nameOf.set(value, name)
    for (const edition of value) noteReads(edition, name)
  } else if (value instanceof Object && !Array.isArray(value)) {
    for (const [part, inner] of Object.entries(value))
      if (isTable(inner)) noteReadsOf(inner, `${name}.${part}`)
  }
}

function isTable(value: unknown): value is Table {
  return Array.isArray(value) && value.length > 0 && value.every((row) => row?.from && row.source)
}

function noteReads(edition: object, name: string) {
  const asTheyWere = Object.getOwnPropertyDescriptors(edition)
  for (const [key, value] of Object.entries(edition))
    Object.defineProperty(edition, key, {
      configurable: true,
      get() {
        read.add(name)
        return value
      },
    })
  // Other tests share the tables.
  afterAll(() => Object.defineProperties(edition, asTheyWere))
}

test.each(Object.values(definitions))('$slug declares the tables that it reads', async (calculator) => {
  const { goldens }: { goldens: readonly Golden[] } = await import(`./${calculator.slug}/golden.ts`)
  read.clear()
  for (const { typed } of [{ typed: {} }, ...goldens]) ask(calculator, typed)
  // The same questions on each run: a branch that few of them take is in a golden.
  fc.assert(
    fc.property(answerable(calculator), (texts) => void calculator.evaluate(texts)),
    { numRuns: 50, seed: 1 },
  )
  const declared = calculator.tables.map((table) => nameOf.get(table))
  expect([...read].toSorted()).toEqual(declared.toSorted())
})
