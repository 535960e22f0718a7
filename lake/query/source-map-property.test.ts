import { type ContentSourceMap, resolveEditInfo } from '@sanity/client/csm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Doc, isRecord } from '../store/documents.ts'
import { parseQuery, run } from './groq.ts'
import { evaluateWithSourceMap } from './source-map.ts'

// Few different texts, so that a wrong place often holds another value and a right one is no accident of order.
const text = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const ids = ['d0', 'd1', 'd2', 'd3']
const reference = fc.record({ _ref: fc.constantFrom(...ids, 'falta') })

const body = fc.record(
  {
    title: text,
    n: fc.integer({ min: 0, max: 3 }),
    tags: fc.array(text, { maxLength: 4 }),
    obj: fc.record({ title: text, deep: fc.record({ title: text, tags: fc.array(text) }) }),
    items: fc.array(
      fc.record({
        _key: fc.constantFrom('k1', 'k2', "k'3", 'k4'),
        title: text,
        n: fc.integer({ min: 0, max: 3 }),
        ref: reference,
        list: fc.array(fc.record({ _key: text, title: text }), { maxLength: 3 }),
      }),
      { maxLength: 4 },
    ),
    ref: reference,
    refs: fc.array(reference, { maxLength: 3 }),
  },
  { requiredKeys: [] },
)

const { projection } = fc.letrec<{ projection: string; value: string; entry: string }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(
      'title',
      'obj',
      'obj.title',
      'obj.deep',
      'tags',
      'tags[0]',
      'tags[-1]',
      'tags[1..2]',
      'tags[1...3][0..1]',
      'items',
      'items[0].title',
      'items[].title',
      'items[n > 1].title',
      'items[].list[].title',
      'items[].list[]',
      'ref->title',
      'ref->tags',
      'refs[]->title',
      'refs[]->tags[]',
      'refs[]->obj.deep.tags[]',
      'ref->ref->obj',
      'coalesce(obj.none, title)',
      'coalesce(none, tags, "x")',
      'coalesce(title, "x")',
      'coalesce(items, refs)[0]',
      'select(n > 1 => title, obj.title)',
      'select(n > 1 => tags, obj.deep.tags)[0]',
      '"fixo"',
      'upper(title)',
      '^.title',
      '^.^.title',
      '^.tags[0]',
      '@',
      '@.title',
      'array::compact(tags)',
      'array::unique(items[].title)',
      'tags[@ != "a"]',
      'items + refs',
      'obj + obj.deep',
      '{"title": "z"} + obj',
      '(obj)',
      'tags | order(@ desc)',
      'items | order(title)',
      '(items | order(title))[0].title',
      'string::split(title, "")',
      'count(items)',
      '*[_id == "d1"][0].title',
      '*[_id == ^.ref._ref].title',
      '*.items[].title',
      '*.tags[]',
      'pt::text(items)',
    ),
    tie('projection').map((fields) => `items[]${fields}`),
    tie('projection').map((fields) => `items[n > 0]${fields}`),
    tie('projection').map((fields) => `items[0]${fields}`),
    tie('projection').map((fields) => `items[].list[]${fields}`),
    tie('projection').map((fields) => `obj${fields}`),
    tie('projection').map((fields) => `ref->${fields}`),
    tie('projection').map((fields) => `refs[]->${fields}`),
    tie('projection').map((fields) => `*[n == ^.n] | order(title)${fields}`),
    tie('projection').map((fields) => `(items[]${fields})[1..2]`),
    tie('projection').map((fields) => `@${fields}.title`),
    tie('projection').map((fields) => fields),
  ),
  entry: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('...', '...obj', '...ref->', 'title', 'tags', 'n > 1 => {"title": obj.title}'),
    fc.tuple(fc.constantFrom('x', 'y', 'title'), tie('value')).map(([name, value]) => `"${name}": ${value}`),
    fc
      .tuple(fc.constantFrom('n > 0', 'defined(ref)'), tie('projection'))
      .map(([test, fields]) => `${test} => ${fields}`),
  ),
  projection: fc
    .array(tie('entry'), { minLength: 1, maxLength: 4 })
    .map((entries) => `{${entries.join(', ')}}`),
}))

const query = fc
  .tuple(
    fc.constantFrom('*', '*[n > 1]', '*[_id == "d0"]', '*[defined(title)]'),
    fc.constantFrom(
      '',
      '[0]',
      '[1..2]',
      ' | order(title desc)',
      ' | order(n)[0...2]',
      ' | score(title match "a")',
    ),
    fc.option(projection, { nil: '' }),
    fc.option(projection, { nil: '' }),
  )
  .map((parts) => parts.join(''))

function stored(generated: Record<string, unknown>[]): Map<string, Doc> {
  // As JSON gives them: groq-js needs objects with the usual prototype, and no two documents share a part.
  const bodies: Record<string, unknown>[] = JSON.parse(JSON.stringify(generated))
  const stamp = { _type: 'd', _rev: 'r', _createdAt: '', _updatedAt: '' }
  return new Map(
    bodies.map((fields, index) => [`drafts.d${index}`, { ...fields, ...stamp, _id: `drafts.d${index}` }]),
  )
}

function read(doc: Doc | undefined, path: unknown[]): unknown {
  return path.reduce((value: unknown, step) => {
    if (Array.isArray(value)) {
      return isRecord(step)
        ? value.find((item) => isRecord(item) && item._key === step._key)
        : value[Number(step)]
    }
    return isRecord(value) ? value[String(step)] : undefined
  }, doc)
}

type Step = string | { _key: string; _index: number }

function* leaves(value: unknown, path: Step[] = []): Generator<{ path: Step[]; value: unknown }> {
  if (typeof value !== 'object' || value === null) yield { path, value }
  else if (Array.isArray(value)) {
    for (const [_index, item] of value.entries()) yield* leaves(item, [...path, { _key: '', _index }])
  } else for (const [name, item] of Object.entries(value)) yield* leaves(item, [...path, name])
}

test('where the map leads, the stored document has the value of the result', async () => {
  let mapped = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(body, { minLength: 2, maxLength: 4 }),
      query,
      fc.boolean(),
      async (bodies, groq, useKeys) => {
        const documents = stored(bodies)
        const view = new Map(
          Array.from(documents.values(), (doc) => {
            const _id = doc._id.slice('drafts.'.length)
            return [_id, { ...doc, _id, _originalId: doc._id }]
          }),
        )
        const dataset = Array.from(view.values())
        const get = (id: string) => view.get(id) ?? null
        const context = {
          dataset,
          params: {},
          identity: '',
          dereference: ({ _ref }: { _ref: string }) => get(_ref),
        }
        const tree = parseQuery(groq, {})
        const plain = await run(tree, context)
        const { result, sourceMap } = await evaluateWithSourceMap(tree, {
          run: (traced) => run(traced, context),
          get,
          documents: () => dataset,
          useKeys,
        })
        expect(JSON.stringify(result)).toBe(JSON.stringify(plain ?? null))
        // The client brands its document ids; ours are the same strings.
        const map = sourceMap as unknown as ContentSourceMap
        for (const { path, value } of leaves(result)) {
          const place = resolveEditInfo({ resultSourceMap: map, resultPath: path, studioUrl: '/' })
          if (!place) continue
          mapped++
          const steps = [...place.path].map((step) =>
            isRecord(step) && step._key === '' ? step._index : step,
          )
          expect(read(documents.get(place.id), steps)).toEqual(value)
        }
      },
    ),
    { numRuns: 600 },
  )
  expect(mapped).toBeGreaterThan(500)
}, 60_000)
