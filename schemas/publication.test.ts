import { expect, test } from 'vitest'
import { publicationEffects } from './publication.ts'

const moment = { day: '2026-11-22', key: 'k' }
const article = (fields = {}) => ({ _id: 'a', _type: 'article', ...fields })
type Article = ReturnType<typeof article>

/** Of a draft that goes live as `after`. */
const published = (before: Article | null, after: Article) =>
  publicationEffects(
    [
      { documentId: 'a', before, after },
      { documentId: 'drafts.a', before: { ...after, _id: 'drafts.a' }, after: null },
    ],
    [],
    moment,
  )

test('a typo changes no date', () => {
  const publishChange = { kind: 'typo' }
  expect(published(null, article({ workflow: 'ready', updatedAt: '2026-01-01' }))).toEqual([])
  expect(published(null, article({ publishChange }))).toEqual([
    { patch: { id: 'a', set: {}, unset: ['publishChange'] } },
  ])
})

test.each(['update', 'correction'])('%s: today is the date, and the log says what', (kind) => {
  const change = { kind, what: 'O limite novo.' }
  expect(published(article(), article({ publishChange: change }))).toEqual([
    {
      patch: {
        id: 'a',
        set: { updatedAt: '2026-11-22' },
        unset: ['publishChange'],
        setIfMissing: { changeLog: [] },
        insert: {
          after: 'changeLog[-1]',
          items: [{ _key: 'k', _type: 'change', date: '2026-11-22', ...change }],
        },
      },
    },
  ])
})

test.each([
  null,
  7,
  'update',
  { kind: 'update' },
  { kind: 'other', what: 'x' },
  { kind: 'update', what: '' },
])('a change that says nothing, %j, leaves no line in the log', (publishChange) => {
  expect(published(article(), article({ publishChange }))).toEqual([
    { patch: { id: 'a', set: {}, unset: ['publishChange'] } },
  ])
})

test('a review takes away why the text went out without one', () => {
  const unreviewedReason = 'Decisão do Copom agora.'
  expect(published(article({ unreviewedReason }), article({ unreviewedReason }))).toEqual([])
  expect(published(article(), article({ unreviewedReason, reviewedOn: '2026-11-22' }))).toEqual([
    { patch: { id: 'a', set: {}, unset: ['unreviewedReason'] } },
  ])
})

test('a scheduled moment is left behind', () => {
  expect(published(null, article({ publishAt: '2099-01-01T00:00:00Z' }))).toEqual([
    { patch: { id: 'a', set: {}, unset: ['publishAt'] } },
  ])
})

test.each([
  [{ workflow: 'writing' }, null, true],
  [{ workflow: 'archived' }, null, false],
  [{ workflow: 'to-review', reviewedOn: '2026-01-01' }, { reviewedOn: '2026-01-01' }, false],
  [{ workflow: 'to-review', reviewedOn: '2026-11-22' }, { reviewedOn: '2026-01-01' }, true],
])('%j after %j is ready: %s', (after, before, ready) => {
  const effects = published(before && article(before), article(after))
  expect(effects).toEqual(ready ? [{ patch: { id: 'a', set: { workflow: 'ready' }, unset: [] } }] : [])
})

test('what is written past drafts, as by an import, keeps its fields', () => {
  const after = article({ workflow: 'writing', publishAt: '2099-01-01T00:00:00Z' })
  expect(publicationEffects([{ documentId: 'a', before: null, after }], [], moment)).toEqual([])
})
