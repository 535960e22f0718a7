import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addDays } from '../calendar/days.ts'
import { ruleTables } from '../changelog/rule-changes.ts'
import type { Edition } from '../core/in-force.ts'
import { inssTables } from '../tables/labour/inss.ts'
import { brl, fraction, type OpenTable, openTable } from './fields.ts'
import { editionOn, editionsOf, fieldList, flatValues, openTables } from './open-rules.ts'

/** Files whose numbers no law and no calendar sets, with no first day to tell. */
const notRules = ['credit/housing-insurance.ts']

const folder = `${import.meta.dirname}/../tables`
const files = globSync('*/*.ts', { cwd: folder })
const exported = await Promise.all(
  files.map(async (file) => ({
    file,
    tables: tablesIn(Object.values((await import(`${folder}/${file}`)) as Record<string, unknown>)),
  })),
)

/** Tables among `values`, and tables inside records of tables. */
function tablesIn(values: readonly unknown[]): readonly Edition[][] {
  const inRecords = values.flatMap((value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.values(value) : [],
  )
  return [...values, ...inRecords].filter(isTable)
}

function isTable(value: unknown): value is Edition[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => Object(item).checkedOn)
}

const byId = (id: string): OpenTable => {
  const found = openTables.find((table) => table.id === id)
  if (!found) throw new Error(`no table ${id}`)
  return found
}

/** The days that the rule of the bank holidays gives, year by year. */
const writtenOut = 'feriados-bancarios'

test('every table of every file is open, once', () => {
  const open = openTables.filter(({ id }) => id !== writtenOut).map(({ editions }) => editions)
  for (const { file, tables } of exported) {
    expect(tables.length > 0, file).toBe(!notRules.includes(file))
    for (const table of tables) expect(open.filter((one) => one === table).length, file).toBe(1)
  }
  expect(open).toHaveLength(exported.flatMap(({ tables }) => tables).length)
})

test('each has a name for addresses and a title of its own', () => {
  for (const { id } of openTables) expect(id).toMatch(/^[a-z][a-z0-9-]*$/)
  expect(new Set(openTables.map(({ id }) => id)).size).toBe(openTables.length)
  expect(new Set(openTables.map(({ title }) => title)).size).toBe(openTables.length)
})

test('the changelog calls each table by its name here', () => {
  for (const { id, editions } of ruleTables) {
    expect(editions.map(({ from }) => from)).toEqual(byId(id).editions.map(({ from }) => from))
  }
})

test('who renews a table says with each new edition when the one after it is due', () => {
  const found = openTables.flatMap(({ id, editions }) =>
    editions.flatMap(({ from, renewal }, index) => {
      const newer = editions[index - 1]
      const isForgotten = renewal && newer && !newer.renewal
      return isForgotten || (renewal && renewal.due <= from) ? [`${id} of ${newer?.from ?? from}`] : []
    }),
  )
  expect(found).toEqual([])
})

/** Every number and text of an edition besides what all editions have, by its path. */
function leaves(value: unknown, path = ''): [string, unknown][] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => leaves(inner, path ? `${path}.${name}` : name))
}

test.each(openTables.map((table) => [table.id, table] as const))(
  '%s tells every value of its editions, exactly and with its unit',
  (_, table) => {
    const fields = fieldList(table)
    const used = new Set<string>()
    editionsOf(table).forEach((edition, index) => {
      const {
        from,
        addedOn,
        source,
        url,
        checkedOn,
        confidence,
        renewal,
        news: _,
        ...values
      } = table.editions[index] as Edition
      const flat = flatValues(table, edition)
      expect(flat.map(({ path }) => path).toSorted()).toEqual(
        leaves(values)
          .map(([path]) => path)
          .toSorted(),
      )
      const told = new Map(flat.map(({ path, value }) => [path, value]))
      for (const [path, value] of leaves(values)) {
        const field = fields.find((one) => one.path === path.replace(/\[\d+\]/g, '[]'))
        used.add(field?.path ?? path)
        expect(exact(told.get(path), field?.unit), path).toBe(
          value === Number.POSITIVE_INFINITY ? 'null' : `${value}`,
        )
      }
    })
    expect([...used].toSorted()).toEqual(fields.map(({ path }) => path).toSorted())
  },
)

/** The digits as JSON writes them; of money, with the decimal point moved as text, so that no arithmetic can hide noise. */
function exact(value: unknown, unit: string | undefined): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (!['BRL', 'USD', 'EUR'].includes(unit ?? '') || text === 'null') return text
  const [, whole = '', cents = ''] = /^(\d+)(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return `${Number(whole + cents.padEnd(2, '0'))}`
}

// facts/03-inss-irrf.md, facts/01-iof.md §3, facts/08-importacao.md, facts/05-renda-fixa.md
test.each([
  ['salario-minimo', '2026-11-22', 'monthly', 1621],
  ['salario-minimo', '2025-12-31', 'monthly', 1518],
  ['inss', '2026-11-22', 'brackets[3].upTo', 8475.55],
  ['irrf', '2026-11-22', 'reducer.slope', 0.133145],
  ['irrf', '2026-11-22', 'brackets[4].upTo', null],
  ['iof-credito', '2026-11-22', 'rates.individual.daily', 0.000082],
  ['iof-cambio', '2025-07-01', 'rates.card', 0.0338],
  ['importacao', '2026-11-22', 'compliant.threshold', 50],
  ['prazo-lci-lca', '2024-12-01', 'minimum.lci.months', 9],
] as const)('%s on %s: %s is %s', (id, day, path, value) => {
  const table = byId(id)
  const edition = editionOn(table, day)
  expect(edition && flatValues(table, edition).find((one) => one.path === path)?.value).toBe(value)
})

test('an edition ends the day before the next one, a calendar of a year with its year', () => {
  for (const table of openTables) {
    const editions = editionsOf(table)
    editions.forEach(({ from, until }, index) => {
      const next = editions[index - 1]
      const dayBefore = next ? addDays(next.from, -1) : null
      expect(until, `${table.id} ${from}`).toBe(table.isYearly ? `${from.slice(0, 4)}-12-31` : dayBefore)
    })
  }
  expect(editionOn(byId('feriados-bancarios'), '2028-12-31')?.from).toBe('2028-01-01')
  expect(editionOn(byId('feriados-bancarios'), '2037-01-01')).toBeUndefined()
  expect(editionOn(byId('regra-feriados-bancarios'), '2037-01-01')?.from).toBe('2024-01-01')
  expect(editionOn(byId('jcp'), '2025-12-31')).toMatchObject({ until: '2025-12-31', values: { rate: 0.15 } })
  expect(editionOn(byId('jcp'), '1995-12-31')).toBeUndefined()
})

test('a value without a field stops instead of going missing', () => {
  const [edition] = inssTables
  if (!edition) throw new Error('no edition')
  const stray = { ...byId('inss'), editions: [{ ...edition, note: 'x' }] }
  expect(() => editionsOf(stray)).toThrow(RangeError)
})

test('centavos are no fraction, and a field left out does not compile', () => {
  const fields = { upTo: brl('Até'), rate: fraction('Alíquota') }
  const about = { id: 'x', title: 'x', editions: inssTables }
  expect(openTable({ ...about, fields: { brackets: fields } }).fields).toEqual({ brackets: fields })
  // @ts-expect-error centavos declared as a fraction
  openTable({ ...about, fields: { brackets: { ...fields, upTo: fraction('Até') } } })
  // @ts-expect-error no field for the rate
  openTable({ ...about, fields: { brackets: { upTo: fields.upTo } } })
})
