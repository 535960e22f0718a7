/**
 * Type of an answer of the store. A list of words is a union of them, `text` is blocks (safe-body.ts checks their inside),
 * `any` has no type.
 */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'text'
  | 'any'
  | readonly unknown[]
  | { readonly list: Shape }
  | { readonly fields: Readonly<Record<string, Field>> }

type Field = {
  readonly is: Shape
  /** Value of the query's `coalesce` for an absent field; null without one. */
  readonly absent?: unknown
  /** The query's filter requires the field: an item without it is dropped. */
  readonly isNeeded?: true
}

/** Reports the place of each value of a wrong type: its document or item, and field. */
type Report = (place: string) => void

/**
 * `answer` made to fit its type, whatever a program wrote past the Studio: a field of a wrong type counts as absent, and a
 * list loses the items that cannot be shown, as a reference whose target is missing or not chosen yet. Null when nothing
 * is left.
 *
 * @param place name for reports where the answer has no `_id` or slug
 */
export function inShape(answer: unknown, shape: Shape, report: Report, place = ''): unknown {
  return read(answer, shape, place, report) ?? null
}

function read(value: unknown, shape: Shape, place: string, report: Report): unknown {
  if (value === null || value === undefined) return undefined
  if (hasFields(shape) && isRecord(value)) return readFields(value, shape.fields, place, report)
  const found = readAs(value, shape, place, report)
  if (found === undefined) report(place)
  return found
}

function readAs(value: unknown, shape: Shape, place: string, report: Report): unknown {
  if (shape === 'any') return value
  if (shape === 'text') return Array.isArray(value) ? filled(value).filter(isBlock) : undefined
  if (typeof shape === 'string') return typeof value === shape ? value : undefined
  if (hasFields(shape)) return undefined
  if (!('list' in shape)) return shape.includes(value) ? value : undefined
  if (!Array.isArray(value)) return undefined
  return value
    .map((item, index) => read(item, shape.list, `${place}[${index}]`, report))
    .filter((item) => item !== undefined)
}

function readFields(
  value: Record<string, unknown>,
  fields: Record<string, Field>,
  place: string,
  report: Report,
) {
  const name = value._id ?? value.slug
  const own = typeof name === 'string' ? name : place
  const found: Record<string, unknown> = {}
  for (const [field, { is, absent = null, isNeeded }] of Object.entries(fields)) {
    const inner = read(value[field], is, own ? `${own}.${field}` : field, report)
    if (inner === undefined && isNeeded) return undefined
    found[field] = inner ?? absent
  }
  return found
}

function hasFields(shape: Shape): shape is Extract<Shape, { fields: unknown }> {
  return typeof shape === 'object' && 'fields' in shape
}

/** Without the empty items of its lists, at any depth. */
function filled(value: unknown[]): unknown[]
function filled(value: unknown): unknown
function filled(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null && item !== undefined).map(filled)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, filled(inner)]))
}

function isBlock(value: unknown): boolean {
  return isRecord(value) && typeof value._type === 'string'
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
