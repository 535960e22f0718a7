import { addDays } from '../calendar/days.ts'
import type { Edition, Renewal } from '../core/in-force.ts'
import type { IsoDate } from '../core/money.ts'
import { calendarRules } from './calendar.ts'
import { creditRules } from './credit.ts'
import { exchangeRules } from './exchange.ts'
import { type Field, type FieldTree, isField, type OpenTable } from './fields.ts'
import { fixedIncomeRules } from './fixed-income.ts'
import { incomeTaxRules } from './income-tax.ts'
import { labourRules } from './labour.ts'
import { pensionRules } from './pension.ts'

/** Every table of `web/finance/tables/` that has a day in force; open-rules.test.ts names the one that is missing. */
export const openTables: readonly OpenTable[] = [
  ...labourRules,
  ...incomeTaxRules,
  ...fixedIncomeRules,
  ...pensionRules,

  ...creditRules,
  ...exchangeRules,
  ...calendarRules,
]

/** Null is "no limit". */
export type OpenValue = string | number | boolean | null | OpenValue[] | { [name: string]: OpenValue }

export type OpenEdition = Omit<Edition, 'url' | 'renewal' | 'news'> & {
  /** Last day in force; null while no later edition is known. */
  until: IsoDate | null
  url: string | null
  /** Null where the table holds until a law changes it. */
  renewal: Renewal | null
  values: { [name: string]: OpenValue }
}

/** The editions of a table, newest first, future ones included: money in whole units, rates as fractions. */
export function editionsOf({ editions, isYearly, fields }: OpenTable): OpenEdition[] {
  return editions.map((edition, index) => {
    const {
      from,
      addedOn,
      source,
      url = null,
      checkedOn,
      confidence,
      renewal = null,
      news: _,
      ...rest
    } = edition
    const next = editions[index - 1]
    const dayBefore = next ? addDays(next.from, -1) : null
    return {
      from,
      until: isYearly ? endOfYear(from) : dayBefore,
      ...(addedOn && { addedOn }),
      source,
      url,
      checkedOn,
      confidence,
      renewal,
      values: recordOf(rest, fields),
    }
  })
}

/** The edition in force on `day`; undefined before the first and after the last. */
export function editionOn(table: OpenTable, day: IsoDate): OpenEdition | undefined {
  return editionsOf(table).find(({ from, until }) => from <= day && (until === null || day <= until))
}

/** Each field of a table by its path, `brackets[].upTo`. */
export function fieldList(table: OpenTable): (Field & { path: string })[] {
  return listed(table.fields, '', table.editions)
}

/** One value of an edition, with its place in it: `brackets[0].upTo`. */
export type FlatValue = { path: string; field: Field; value: string | number | boolean | null }

/** The values of an edition one after the other, as a spreadsheet has them. */
export function flatValues({ fields }: OpenTable, { values }: OpenEdition): FlatValue[] {
  return flat(values, fields, '')
}

const endOfYear = (day: IsoDate): IsoDate => `${Number(day.slice(0, 4))}-12-31`

const inCents: ReadonlySet<string> = new Set(['BRL', 'USD', 'EUR'])

function recordOf(value: object, tree: FieldTree): { [name: string]: OpenValue } {
  if (isField(tree)) throw new RangeError(`one field for a record: ${tree.label}`)
  const stray = Object.keys(value).filter((name) => !(name in tree))
  if (stray.length > 0) throw new RangeError(`no field for ${stray.join(', ')}`)
  const held = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return Object.fromEntries(held.map(([name, inner]) => [name, openValue(inner, branch(tree, name))]))
}

function openValue(value: unknown, tree: FieldTree): OpenValue {
  if (Array.isArray(value)) return value.map((item) => openValue(item, tree))
  if (typeof value === 'object' && value !== null) return recordOf(value, tree)
  if (!isField(tree)) throw new RangeError(`a record of fields for ${value}`)
  if (typeof value !== 'number') return typeof value === 'boolean' ? value : String(value)
  // No limit is infinite in a table, which JSON cannot say.
  if (!Number.isFinite(value)) return null
  // The quotient is the double nearest to the decimal, so it is written with two decimals and no more.
  return inCents.has(tree.unit) ? value / 100 : value
}

function branch(tree: FieldTree, name: string): FieldTree {
  const inner = isField(tree) ? undefined : tree[name]
  if (!inner) throw new RangeError(`no field for ${name}`)
  return inner
}

function flat(value: OpenValue, tree: FieldTree, path: string): FlatValue[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => flat(item, tree, `${path}[${index}]`))
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      flat(inner, branch(tree, name), joined(path, name)),
    )
  }
  return isField(tree) ? [{ path, field: tree, value }] : []
}

/** By what the editions hold in a place: whether there is anything, and whether it is a list. */
function listed(tree: FieldTree, path: string, held: readonly unknown[]): (Field & { path: string })[] {
  if (held.length === 0) return []
  if (held.some(Array.isArray)) return listed(tree, `${path}[]`, held.flat())
  if (isField(tree)) return [{ path, ...tree }]
  return Object.entries(tree).flatMap(([name, inner]) =>
    listed(
      inner,
      joined(path, name),
      held.flatMap((record) => membersOf(record).flatMap(([key, value]) => (key === name ? [value] : []))),
    ),
  )
}

const membersOf = (record: unknown): [string, unknown][] =>
  typeof record === 'object' && record !== null ? Object.entries(record) : []

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}
