import { expect, test } from 'vitest'
import type { Doc } from '../store/documents.ts'
import { planPublications, transactionIdOf } from './schedule.ts'

const stamp = { _rev: 'r1', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-02T00:00:00Z' }
const doc = (_id: string, fields: Record<string, unknown> = {}): Doc => ({
  _id,
  _type: 'article',
  ...stamp,
  ...fields,
})
const noon = Date.parse('2026-11-21T15:00:00Z')
const planned = (...documents: Doc[]) => {
  const { unreadable, ...plan } = planPublications(documents, noon)
  const states = Object.entries({ ...plan, unreadable: unreadable.map((draft) => ({ draft })) })
  return Object.fromEntries(
    states.flatMap(([state, list]) => (list.length > 0 ? [[state, list.map(({ draft }) => draft._id)]] : [])),
  )
}

test('a draft is due from its very moment on, whatever the zone it is written in', () => {
  const at = (publishAt: string) => planned(doc('drafts.a', { publishAt }))
  expect(at('2026-11-21T12:00:00-03:00').due).toEqual(['drafts.a'])
  expect(at('2026-11-21T15:00:00.000Z').due).toEqual(['drafts.a'])
  expect(at('2026-11-21T15:00:00.001Z')).toEqual({ later: ['drafts.a'] })
  expect(at('2026-11-20T00:00Z').due).toEqual(['drafts.a'])
})

test('in the order of their moments', () => {
  const documents = [
    doc('drafts.c', { publishAt: '2026-11-21T11:00:00Z' }),
    doc('drafts.b', { publishAt: '2026-11-21T10:00:00Z' }),
    doc('drafts.a', { publishAt: '2026-11-21T11:00:00Z' }),
    doc('drafts.z', { publishAt: '2026-11-23T11:00:00Z' }),
    doc('drafts.y', { publishAt: '2026-11-22T11:00:00Z' }),
  ]
  expect(planned(...documents)).toEqual({
    due: ['drafts.b', 'drafts.a', 'drafts.c'],
    later: ['drafts.y', 'drafts.z'],
  })
})

test.each([
  ['no date', doc('drafts.a')],
  ['date removed', doc('drafts.a', { publishAt: null })],
  ['published', doc('a', { publishAt: '2020-01-01T00:00:00Z' })],
  ['version of a release', doc('versions.r.a', { publishAt: '2020-01-01T00:00:00Z' })],
])('%s: nothing to do', (_, document) => {
  expect(planned(document)).toEqual({})
})

test.each(['amanhã', '2026-11-21', '2026-11-21T12:00:00', '2026-13-41T12:00:00Z', 5, { at: 'x' }, ''])(
  '%j is no moment, and is told',
  (publishAt) => {
    expect(planned(doc('drafts.a', { publishAt }))).toEqual({ unreadable: ['drafts.a'] })
  },
)

test('the date of what was published by hand before its time is used up', () => {
  const publishAt = '2026-11-21T10:00:00Z'
  expect(planned(doc('drafts.a', { publishAt }), doc('a', { publishAt }))).toEqual({})
  // A new date that the editor has set since.
  const renewed = doc('drafts.a', { publishAt: '2026-11-21T11:00:00Z' })
  expect(planned(renewed, doc('a', { publishAt })).due).toEqual(['drafts.a'])
})

test('a draft edited long after its moment waits for its editor', () => {
  const edited = (_updatedAt: string) =>
    planned(doc('drafts.a', { publishAt: '2026-11-21T10:00:00Z', _updatedAt }))
  expect(edited('2026-11-21T10:15:00Z')).toEqual({ due: ['drafts.a'] })
  expect(edited('2026-11-21T10:15:01Z')).toEqual({ missed: ['drafts.a'] })
})

test('a draft is published once for each revision', () => {
  const draft = doc('drafts.a')
  expect(transactionIdOf(draft)).toBe(transactionIdOf({ ...draft, title: 'Um' }))
  expect(transactionIdOf({ ...draft, _rev: 'r2' })).not.toBe(transactionIdOf(draft))
})
