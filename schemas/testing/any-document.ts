import fc, { type Arbitrary } from 'fast-check'
import { schemaTypes } from '../index.ts'

/** Of a type of the schema, what decides which values it has. */
type Type = {
  name?: string
  type: string
  fields?: readonly Type[]
  of?: readonly Type[]
  to?: { type: string } | readonly { type: string }[]
  options?: { list?: readonly unknown[] }
  styles?: readonly { value: string }[]
  marks?: { decorators?: readonly { value: string }[]; annotations?: readonly Type[] }
}

// sanity's own types say of each kind what it may have; here any may have anything.
const known = new Map((schemaTypes as unknown as Type[]).map((type) => [type.name, type]))

/** Values that only a program writes: nothing, something empty, of another kind, or that leads nowhere. */
const wrong = fc.constantFrom<unknown>(
  null,
  '',
  'x',
  42,
  -1,
  true,
  {},
  [],
  [null],
  ['x', 7],
  [{}],
  [[1]],
  { _type: 'reference' },
  { _type: 'reference', _ref: 'nobody', _weak: true },
  { _type: 'reference', _ref: 42 },
  [{ _type: 'reference', _key: 'r', _ref: 'nobody', _weak: true }],
  [{ _type: 'block', _key: 'b', children: null, markDefs: 'x' }],
)

/**
 * A document of a type as the Studio's schema has it, with some of its values wrong.
 *
 * @param ids of the documents that it may refer to, by type
 */
export function anyDocument(
  type: string,
  ids: ReadonlyMap<string, readonly string[]>,
): Arbitrary<Record<string, unknown>> {
  return fieldsOf(known.get(type)?.fields ?? [], ids).map((fields) => ({ ...fields, _type: type }))
}

type Ids = ReadonlyMap<string, readonly string[]>

function fieldsOf(fields: readonly Type[], ids: Ids): Arbitrary<Record<string, unknown>> {
  const values = fields.map((field) => [field.name ?? '', anyValue(field, ids)] as const)
  return fc.record(Object.fromEntries(values), { requiredKeys: [] })
}

function anyValue(type: Type, ids: Ids): Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: valueAs(type, ids) }, { weight: 1, arbitrary: wrong })
}

const day = fc.constantFrom('2026-11-20', '2025-02-28', '20/11/2026', '2026-13-45')
const share = fc.constantFrom<unknown>(0, 0.25, 0.5, 0.8, 1, null, '0.1')
const file = fc.record({
  _type: fc.constant('reference'),
  _weak: fc.constant(true),
  _ref: fc.constantFrom('image-a1-300x200-png', 'file-b2-pdf'),
})
const image = {
  asset: fc.oneof(file, wrong),
  crop: fc.record({ left: share, right: share, top: share, bottom: share }),
  hotspot: fc.record({ x: share, y: share, width: share, height: share }),
}

function valueAs(type: Type, ids: Ids): Arbitrary<unknown> {
  const choices = type.options?.list?.map((each) => (isChoice(each) ? each.value : each))
  if (choices && choices.length > 0 && type.type !== 'array') return fc.constantFrom(...choices)
  const fields = fieldsOf(type.fields ?? [], ids)
  switch (type.type) {
    case 'string':
    case 'text':
      return fc.constantFrom(
        'Uma frase com 7% dentro.',
        'a',
        '<b>&',
        'W'.repeat(80),
        '  ',
        'https://www.gov.br/x',
      )
    case 'url':
      return fc.constantFrom('https://www.gov.br/x', '/blog', 'javascript:alert(1)', 'https://')
    case 'date':
      return day
    case 'datetime':
      return day.map((each) => `${each}T12:00:00Z`)
    case 'number':
      return fc.constantFrom(0, 1, 7, -3, 0.5, 1e21)
    case 'boolean':
      return fc.boolean()
    case 'slug':
      return fc.record({
        _type: fc.constant('slug'),
        current: fc.constantFrom<unknown>('um', 'dois', '', 9, null, {}),
      })
    case 'reference':
      return referenceTo(type, ids)
    case 'image':
      return fc
        .tuple(fields, fc.record(image, { requiredKeys: [] }))
        .map((parts) => Object.assign({}, ...parts))
    case 'object':
      return fields
    case 'array':
      return fc.array(itemOf(type, ids), { maxLength: 6 })
    case 'block':
      return blockOf(type, ids)
  }
  const named = known.get(type.type)
  if (!named) throw new Error(`No values for the type ${type.type}`)
  return valueAs(named, ids)
}

const isChoice = (choice: unknown): choice is { value: unknown } =>
  typeof choice === 'object' && choice !== null && 'value' in choice

function referenceTo({ to = [] }: Type, ids: Ids): Arbitrary<unknown> {
  const targets = [to].flat().flatMap(({ type }) => ids.get(type) ?? [])
  return fc.record({
    _type: fc.constant('reference'),
    _weak: fc.constant(true),
    _ref: fc.constantFrom('nobody', ...targets),
  })
}

function itemOf({ of = [] }: Type, ids: Ids): Arbitrary<unknown> {
  const members = of.map((member) => valueAs(member, ids).chain((value) => keyed(value, member)))
  return fc.oneof({ weight: 9, arbitrary: fc.oneof(...members) }, { weight: 1, arbitrary: wrong })
}

/** An item as the Studio writes it: objects have their type and a key. */
function keyed(value: unknown, { name, type }: Type): Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return fc.constant(value)
  return fc.constantFrom('k1', 'k2', 'k3').map((_key) => ({ _type: name ?? type, _key, ...value }))
}

function blockOf({ of = [], styles = [], marks = {} }: Type, ids: Ids): Arbitrary<unknown> {
  const { annotations = [], decorators = [] } = marks
  const names = [...decorators.map(({ value }) => value), 'k1', 'k2', 'nothing']
  const span = fc.record({
    _type: fc.constant('span'),
    text: fc.oneof(fc.constantFrom('Texto, com ', '', '. Fim'), wrong),
    marks: fc.oneof(fc.array(fc.constantFrom(...names), { maxLength: 3 }), wrong),
  })
  const children = fc.oneof(
    fc.array(fc.oneof(span, itemOf({ type: 'array', of }, ids)), { maxLength: 3 }),
    wrong,
  )
  return fc.record({
    _type: fc.constant('block'),
    style: fc.constantFrom(...styles.map(({ value }) => value), 'h9'),
    children,
    markDefs: fc.oneof(fc.array(itemOf({ type: 'array', of: annotations }, ids), { maxLength: 2 }), wrong),
    listItem: fc.constantFrom<unknown>(undefined, 'bullet', 'number', 'x'),
    level: fc.constantFrom<unknown>(undefined, 1, 3, 'x', -2),
  })
}
