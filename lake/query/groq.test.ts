import { version } from 'groq-js/package.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { ApiError } from '../http/errors.ts'
import type { Doc } from '../store/documents.ts'
import { asQueryError, createHost, type GroqContext, parseQuery, run, runSync } from './groq.ts'
import { evaluate, evaluateSync, parse } from './groq-js.ts'
import { attribute, call, type GroqNode, literal, object } from './groq-tree.ts'

// Behaviour of groq-js 2.0.0 that the store relies on and its authors do not promise. A new version may go in once every
// test here passes with it: then write its number here.
test('the tested version is installed', () => expect(version).toBe('2.0.0'))

const doc: Doc = { _id: 'a', _type: 'article', _rev: '', _createdAt: '', _updatedAt: '', title: 'um texto' }
const context: GroqContext = { dataset: [doc], params: {}, identity: '', dereference: () => null }

test.each(['diff::changedAny({"a": 1}, {"a": 2}, a)', 'diff::changedOnly({"a": 1}, {"a": 2}, a)'])(
  '%s it evaluates only asynchronously, and we wait for it',
  async (query) => {
    expect(() => evaluateSync(parse(query), { dataset: [] })).toThrow()
    expect(await run(parseQuery(query, {}), context)).toBe(true)
  },
)

test.each(['geo::distance(1, 2)', 'text::query("x")', 'documents::get("a")', 'media::aspect("a", "b")'])(
  '%s is parsed, and refused in these words once it is evaluated',
  async (query) => {
    await expect(async () => evaluate(parse(query), {})).rejects.toThrow(/^not implemented$/)
    const refusal = asQueryError(await run(parseQuery(query, {}), context).catch((error: unknown) => error))
    expect(refusal).toBeInstanceOf(ApiError)
    expect(refusal).toMatchObject({ message: 'A consulta usa uma função que este repositório não tem' })
  },
)

test('a syntax error tells its position, and depth is a RangeError', () => {
  expect(() => parse('*[a ==]')).toThrow(expect.objectContaining({ position: 5 }))
  expect(() => parse('('.repeat(50_000))).toThrow(RangeError)
})

test('it asks for whatever has a _ref, also for what is no document, in both of its forms', async () => {
  const host = createHost(() => null)
  const asked = { ...host.call((text) => ({ yes: text.length }), literal('four')) }
  const tree: GroqNode = { type: 'AccessAttribute', name: 'yes', base: asked }
  expect(runSync(tree, { ...context, dereference: host.dereference })).toBe(4)
  const dereference = async (reference: { _ref: string }) => host.dereference(reference)
  expect(await (await evaluate(tree, { dataset: [], dereference })).get()).toBe(4)
})

test('a sum of a text and what is no text is nothing, and is not asked for', () => {
  const host = createHost(() => doc)
  expect(
    runSync(
      host.call(() => 'asked', literal(4)),
      { ...context, dereference: host.dereference },
    ),
  ).toBeNull()
  expect(host.followed.size).toBe(0)
})

test('a parameter may have a name that no query can write, and gives the very objects of its list', () => {
  const tree: GroqNode = { type: 'Parameter', name: '*0' }
  const [found] = runSync(tree, { ...context, params: { '*0': [doc] } }) as unknown[]
  expect(found).toBe(doc)
})

test('the field of an object that the query builds may be a symbol', () => {
  const key = Symbol('key')
  const built = runSync({ type: 'Object', attributes: [attribute(key, literal(1))] }, context)
  expect(built).toEqual({ [key]: 1 })
})

const filtered = {
  type: 'Filter',
  base: { type: 'Everything' },
  expr: {
    type: 'And',
    left: {
      type: 'OpCall',
      op: '==',
      left: { type: 'AccessAttribute', name: '_type' },
      right: { type: 'Parameter', name: 't' },
    },
    right: {
      type: 'FuncCall',
      namespace: 'global',
      name: 'references',
      args: [{ type: 'AccessAttribute', name: '_id', base: { type: 'Parent', n: 1 } }],
    },
  },
}

test.each<[string, object]>([
  ['*[_type == $t && references(^._id)]', filtered],
  ['*[][0]', { type: 'AccessElement', index: 0 }],
  ['*[][0...5]', { type: 'Slice', left: 0, right: 5, isInclusive: false }],
  ['* | order(a.b desc)', { type: 'PipeFuncCall', name: 'order', args: [{ type: 'Desc' }] }],
  ['a in ["x"]', { type: 'OpCall', op: 'in', right: { type: 'Array', elements: [{ isSplat: false }] } }],
  ['a match text::query($t)', { type: 'OpCall', op: 'match', right: { namespace: 'text', name: 'query' } }],
  ['a->b', { type: 'AccessAttribute', name: 'b', base: { type: 'Deref', base: { name: 'a' } } }],
  [
    'select(a => 1, 2)',
    { type: 'Select', alternatives: [{ type: 'SelectAlternative' }], fallback: literal(2) },
  ],
])('the tree of %s', (query, tree) => {
  expect(parse(query)).toMatchObject(tree)
})

test.each<[string, GroqNode]>([
  ['"x"', literal('x')],
  ['coalesce(1, 2)', call('global', 'coalesce', literal(1), literal(2))],
  ['{"a": 1}', object({ a: literal(1) })],
])('what we build looks as it parses it: %s', (query, built) => {
  const { type, namespace, name, args, attributes, value } = parse(query)
  expect({ type, namespace, name, args, attributes, value }).toMatchObject(built)
})

test('it parses a selector through a list as a mapping, which it cannot follow', async () => {
  const tree = parse('delta::changedAny(tags[].name)', { mode: 'delta' })
  expect(tree.args).toMatchObject([
    { type: 'Map', expr: { type: 'AccessAttribute', base: { type: 'This' } } },
  ])
  await expect(async () => evaluate(tree, { before: doc, after: doc })).rejects.toThrow()
})
