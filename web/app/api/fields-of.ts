import type { Answer } from './document.ts'

type Schema = {
  type?: string | string[]
  format?: string
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
}

/** The fields of an answer for a table: path, type and meaning; of several shapes, those of each, once. */
export function fieldsOf(answer: Answer | undefined): string[][] {
  // A schema as zod writes it has these members, if any.
  const schema = answer?.content?.['application/json']?.schema as Schema | undefined
  const rows = schema ? (schema.oneOf ?? [schema]).flatMap((one) => rowsOf(one, '')) : []
  return [...new Map(rows.map((row) => [row.join('|'), row])).values()]
}

function rowsOf(schema: Schema, path: string): string[][] {
  const { items, anyOf } = schema
  const shape = anyOf?.find(({ properties }) => properties) ?? schema
  const rows = Object.entries(shape.properties ?? {}).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`
    return [[at, typeOf(field), field.description ?? ''], ...rowsOf(field, at)]
  })
  return items ? rowsOf(items, `${path}[]`) : rows
}

const types: Record<string, string> = {
  string: 'texto',
  number: 'número',
  integer: 'inteiro',
  boolean: 'sim ou não',
  object: 'objeto',
  array: 'lista',
  null: 'nulo',
}
const formats: Record<string, string> = { 'date-time': 'instante', date: 'dia', uri: 'endereço' }

function typeOf({ type, format, anyOf, oneOf, enum: values, const: only }: Schema): string {
  const choices = anyOf ?? oneOf
  if (choices) return [...new Set(choices.map(typeOf))].join(' ou ')
  if (values) return values.join(', ')
  if (only !== undefined) return String(only)
  if (format && formats[format]) return formats[format]
  return [type ?? []]
    .flat()
    .map((name) => types[name] ?? name)
    .join(' ou ')
}
