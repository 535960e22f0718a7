import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Doc, isDraftId, isPublishedId, isVersionId, toPublishedId } from '../store/documents.ts'
import { evaluateSync, parse } from './groq-js.ts'
import type { Perspective } from './perspectives.ts'
import { createQueryDocuments } from './query-documents.ts'
import { evaluateQuery } from './query-evaluation.ts'

const params = {
  id: 'a',
  ids: ['a', 'b', 'drafts.a'],
  type: 'x',
  slug: 's1',
  n: 1,
  none: null,
  mixed: ['s1', 1, null],
}

const id = fc.constantFrom(
  'a',
  'b',
  'c',
  'd',
  'e',
  'drafts.a',
  'drafts.b',
  'drafts.f',
  'versions.r.a',
  'versions.r.g',
)
const scalar = fc.constantFrom<unknown>('s1', 's2', 1, 2, '1', true, false, null, undefined, { deep: 's1' }, [
  's1',
  1,
])
const reference = fc.record(
  {
    _ref: fc.constantFrom('a', 'b', 'f', 'nowhere'),
    _weak: fc.constantFrom(true, false),
  },
  { noNullPrototype: true },
)

const document: fc.Arbitrary<Doc> = fc
  .record({
    _id: id,
    _type: fc.constantFrom('x', 'y', 'z'),
    slug: fc.oneof(scalar, fc.record({ current: scalar }, { noNullPrototype: true })),
    n: scalar,
    link: fc.oneof(reference, fc.constant(null)),
    links: fc.array(reference, { maxLength: 3 }),
  })
  .map((doc) => ({ ...doc, _rev: '1', _createdAt: '', _updatedAt: '' }))

const condition = fc.oneof(
  fc.constantFrom(
    ...[
      '_type == "x"',
      '$type == _type',
      '_type in ["x", "y"]',
      '_type == "x" || _type == "z"',
      '!(_type == "x")',
    ],
    ...[
      '_id == $id',
      '_id in $ids',
      '"drafts.a" == _id',
      '_id in path("drafts.**")',
      '_originalId == "drafts.a"',
    ],
    ...[
      'slug.current == $slug',
      'slug.current in ["s1", 1, true]',
      'slug["current"] == "s2"',
      'slug.current == $none',
    ],
    ...[
      'slug.current in $mixed',
      '$slug in slug.current',
      'n == $n',
      'n == "1"',
      'n == true',
      'n == null',
      'n != 1',
    ],
    ...[
      'slug == "s1"',
      'slug.current == n',
      'n == {"deep": "s1"}',
      'references($id)',
      'references("b", $ids)',
    ],
    ...[
      'n match "s1"',
      '[n, slug.current, pt::text(link)] match $slug',
      '_id match "a"',
      '!(n match "s*")',
      'n match $none',
    ],
    ...[
      'references([])',
      'references(link._ref)',
      'defined(n)',
      'link->_type == "x"',
      'n > 1',
      '_type == $none',
    ],
  ),
)
const filter = fc
  .array(fc.tuple(condition, fc.constantFrom('&&', '||')), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.map(([text, joint], index) => (index === 0 ? text : `${joint} (${text})`)).join(' '))
const key = fc.constantFrom('n', 'n desc', 'slug.current asc', '_id desc', 'link->n', 'lower(n) desc')
const tail = fc.oneof(
  fc.constantFrom(
    '',
    '[0]',
    '[0...2]',
    '[-1]',
    '[1..2]{_id, "to": link->{_id, n}}',
    '{_id, _originalId, n}._id',
  ),
  fc
    .tuple(
      fc.array(key, { minLength: 1, maxLength: 2 }),
      fc.constantFrom('', '[0]', '[0...2]', '[1..3]', '[2...-1]'),
    )
    .map(([keys, slice]) => ` | order(${keys.join(', ')})${slice}`),
)
const query = fc.oneof(
  fc.tuple(filter, tail).map(([text, rest]) => `*[${text}]${rest}`),
  fc.tuple(filter, filter).map(([one, other]) => `{"n": count(*[${one}]), "all": *[${other}]._id}`),
  fc.tuple(filter, filter).map(([one, other]) => `*[${one}]{_id, "near": *[${other} && n == ^.n]._id}`),
  filter.map((text) => `*[_type == "x"]{_id, "in": count(*[references(^._id) && (${text})])}`),
  // The sorted documents that a view keeps must follow the changes.
  key.map((name) => `*[_type == "x"] | order(${name})[0...2]{_id, n}`),
  filter.map((text) => `{"all": count(*), "some": *[${text}][0...2]}`),
)

const perspectives: Perspective[] = ['raw', 'published', 'public', ['drafts'], ['r', 'drafts'], ['r']]

test('a plan never changes a result, also after changes', { timeout: 60_000 }, async () => {
  const step = fc.oneof(
    fc.record({ set: document }),
    fc.record({ remove: id }),
    fc.record({ ask: query, perspective: fc.constantFrom(...perspectives) }),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(document, { maxLength: 8 }),
      fc.array(step, { minLength: 3, maxLength: 12 }),
      check,
    ),
    { numRuns: 1500 },
  )
})

test('what is remembered in order follows the changes', async () => {
  const documents = createQueryDocuments()
  const write = (_id: string, _type: string, n: number) =>
    documents.set(_id, { _id, _type, n, _rev: '', _createdAt: '', _updatedAt: '' })
  const first = async () => {
    const query = '*[_type == "x" && n > 0] | order(n asc)[0...2]._id'
    const request = { query, params: {}, perspective: 'published' as const, identity: '' }
    return (await evaluateQuery(request, documents.viewOf('published'))).result
  }
  write('a', 'x', 3)
  write('b', 'x', 2)
  expect(await first()).toEqual(['b', 'a'])
  write('a', 'x', 1)
  expect(await first()).toEqual(['a', 'b'])
  write('c', 'x', 1.5)
  expect(await first()).toEqual(['a', 'c'])
  documents.set('a', null)
  expect(await first()).toEqual(['c', 'b'])
})

const pieces = [
  ...[
    'R$ 1.000,50',
    'renda-fixa',
    'AÇÃO',
    'ação',
    "d'água",
    'a.b',
    '...',
    '.5',
    'x*',
    '(de)',
    '\n',
    '',
    'de_',
    'İ',
    '#',
  ],
  ...['re*', '*a', 'a*o', '1.0', 'A.B', '*', '1000', 'renda'],
]
const text = fc.array(fc.constantFrom(...pieces), { maxLength: 4 }).map((parts) => parts.join(' '))

test('a text matches words as groq-js says, also after a change', async () => {
  const query =
    '{"one": *[title match $words]._id, "all": *[_type == "x" && [title, pt::text(body)] match $words]._id}'
  const documentOf = (_id: string, title: unknown, ...paragraphs: string[]): Doc => {
    const body = paragraphs.map((span) => ({ _type: 'block', children: [{ _type: 'span', text: span }] }))
    return { _id, _type: 'x', _rev: '', _createdAt: '', _updatedAt: '', title, body }
  }
  const titles = fc.oneof(text, fc.constantFrom(null, 7), fc.array(text, { maxLength: 2 }))
  await fc.assert(
    fc.asyncProperty(titles, titles, text, text, text, async (before, after, first, second, words) => {
      const documents = createQueryDocuments()
      const other = documentOf('b', first, second)
      documents.set('b', other)
      for (const title of [before, after]) {
        const doc = documentOf('a', title, first, second)
        documents.set('a', doc)
        const request = { query, params: { words }, perspective: 'raw' as const, identity: '' }
        const { result } = await evaluateQuery(request, documents.viewOf('raw'))
        const tree = parse(query, { params: { words } })
        expect(result).toEqual(evaluateSync(tree, { dataset: [doc, other], params: { words } }).data)
      }
    }),
    { numRuns: 500 },
  )
})

type Step = { set: Doc } | { remove: string } | { ask: string; perspective: Perspective }

async function check(start: Doc[], steps: Step[]): Promise<void> {
  const stored = new Map<string, Doc>()
  const documents = createQueryDocuments()
  const set = (target: string, doc: Doc | null) => {
    if (doc) stored.set(target, doc)
    else stored.delete(target)
    documents.set(target, doc)
  }
  for (const doc of start) set(doc._id, doc)
  for (const step of steps) {
    if ('set' in step) set(step.set._id, step.set)
    else if ('remove' in step) set(step.remove, null)
    else await compare(step.ask, step.perspective)
  }

  async function compare(query: string, perspective: Perspective): Promise<void> {
    const request = { query, params, perspective, identity: '' }
    const { result } = await evaluateQuery(request, documents.viewOf(perspective))
    const whole = wholeEvaluation(query, seenBy(perspective, Array.from(stored.values())))
    expect(JSON.stringify(result)).toBe(JSON.stringify(whole))
  }
}

function wholeEvaluation(text: string, dataset: Doc[]): unknown {
  const dereference = ({ _ref }: { _ref: string }) => dataset.find((doc) => doc._id === _ref)
  return evaluateSync(parse(text, { params }), { dataset, params, dereference, identity: '' }).data
}

/** All of a perspective at once, as plainly as can be. */
function seenBy(perspective: Perspective, stored: Doc[]): Doc[] {
  const ordered = stored.toSorted((left, right) => (left._id < right._id ? -1 : 1))
  if (perspective === 'raw') return ordered
  if (perspective === 'public') return ordered.filter((doc) => !doc._id.includes('.'))
  if (perspective === 'published') return ordered.filter((doc) => isPublishedId(doc._id))
  const rank = ({ _id }: Doc) =>
    isDraftId(_id)
      ? perspective.indexOf('drafts')
      : isVersionId(_id)
        ? perspective.indexOf('r')
        : perspective.length
  const top = new Map<string, Doc>()
  for (const doc of ordered.toSorted((left, right) => rank(right) - rank(left))) {
    const _id = toPublishedId(doc._id)
    if (rank(doc) >= 0) top.set(_id, { ...doc, _id, _originalId: doc._id })
  }
  return Array.from(top.values()).sort((left, right) => (left._id < right._id ? -1 : 1))
}
