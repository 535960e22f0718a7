import type { Edition } from '../core/in-force.ts'

/** Unit of a value in an open table. Money is in whole units with cents as decimals, a rate is a fraction. */
export const units = {
  BRL: 'reais',
  USD: 'dólares dos Estados Unidos',
  EUR: 'euros',
  fraction: 'fração, em que 1 é 100 %',
  days: 'dias corridos',
  months: 'meses',
  years: 'anos',
  minutes: 'minutos desde a meia-noite',
  points: 'pontos',
  'minimum-wages': 'salários mínimos',
  count: 'quantidade',
  year: 'ano do calendário',
  day: 'dia',
  'year-month': 'mês, AAAA-MM',
  'month-day': 'dia de todo ano, MM-DD',
  code: 'nome fixo, para programas',
  text: 'texto',
  flag: 'sim ou não',
} as const
export type Unit = keyof typeof units

export const periods = { day: 'dia', month: 'mês', semester: 'semestre', year: 'ano' } as const
export type Period = keyof typeof periods

/** Label of a value, in Portuguese, its unit and its period: `BRL` per `month`. */
export type Field<Of extends Unit = Unit> = { label: string; unit: Of; per?: Period }

type MoneyUnit = 'BRL' | 'USD' | 'EUR'
type NumberUnit = 'days' | 'months' | 'years' | 'minutes' | 'points' | 'minimum-wages' | 'count' | 'year'
type TextUnit = 'day' | 'year-month' | 'month-day' | 'code' | 'text'

// Boxed, so that a union is one answer. `Cents` and `Fraction` carry their name; a plain number has none.
type NumberFieldOf<Value> = [Value] extends [{ readonly unit?: 'cents' }]
  ? Field<MoneyUnit>
  : [Value] extends [{ readonly unit?: 'fraction' }]
    ? Field<'fraction'>
    : Field<NumberUnit>

/** A field for each value of a table, in the table's own shape; a list has the field of its items. */
export type FieldsOf<Value> = [Value] extends [boolean]
  ? Field<'flag'>
  : [Value] extends [string]
    ? Field<TextUnit>
    : [Value] extends [number]
      ? NumberFieldOf<Value>
      : Value extends readonly (infer Item)[]
        ? FieldsOf<Item>
        : { readonly [Name in keyof Value]-?: FieldsOf<NonNullable<Value[Name]>> }

export type FieldTree = Field | { readonly [name: string]: FieldTree }

const define =
  <Of extends Unit>(unit: Of) =>
  (label: string, per?: Period): Field<Of> => ({ label, unit, ...(per && { per }) })

export const brl = define('BRL')
export const usd = define('USD')
export const eur = define('EUR')
export const fraction = define('fraction')
export const days = define('days')
export const months = define('months')
export const years = define('years')
export const minutes = define('minutes')
export const points = define('points')
export const minimumWages = define('minimum-wages')
export const count = define('count')
export const year = define('year')
export const day = define('day')
export const yearMonth = define('year-month')
export const monthDay = define('month-day')
export const code = define('code')
export const text = define('text')
export const flag = define('flag')

/** The same fields for every name of a record, each under what the name means. */
export function each<Name extends string, Fields>(
  names: Readonly<Record<Name, string>>,
  fieldsOf: (meaning: string) => Fields,
): Record<Name, Fields> {
  const entries = Object.entries<string>(names).map(([name, meaning]) => [name, fieldsOf(meaning)])
  // An entry for each name of the record.
  return Object.fromEntries(entries) as Record<Name, Fields>
}

/** A table of law, custom or calendar as anyone may read it. */
export type OpenTable = {
  /** Never changes: addresses and feeds hold it. */
  id: string
  title: string
  /** How to read it, where the fields do not say. */
  about?: string
  /** A calendar of single years: an edition ends with its year, whatever comes after it. */
  isYearly: boolean
  editions: readonly Edition[]
  fields: FieldTree
}

type Definition<Table extends Edition> = Pick<OpenTable, 'id' | 'title' | 'about'> & {
  isYearly?: true
  editions: readonly Table[]
  fields: FieldsOf<NoInfer<Omit<Table, keyof Edition>>>
}

/** An open table with exactly the fields of its editions: a missing field does not compile. */
export function openTable<Table extends Edition>(definition: Definition<Table>): OpenTable {
  // Every branch of `FieldsOf` is a `Field` or a record of them.
  return { ...definition, isYearly: definition.isYearly ?? false, fields: definition.fields as FieldTree }
}

export function isField(tree: FieldTree): tree is Field {
  return typeof tree.label === 'string'
}
