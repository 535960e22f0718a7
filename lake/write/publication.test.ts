import { expect, test } from 'vitest'
import { publicationOf } from './publication.ts'

test('a publication keeps the age, drops the date, and holds for one revision of both documents', () => {
  const draft = {
    _id: 'drafts.a',
    _type: 'article',
    _rev: 'r1',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-02T00:00:00Z',
    publishAt: '2026-11-21T10:00:00Z',
    title: 'Um',
    author: { _ref: 'b', _weak: true, _strengthenOnPublish: { type: 'author' } },
  }
  const published = { _id: 'a', _type: 'article', _rev: 'p1', _createdAt: '2020-01-01T00:00:00Z' }
  expect(publicationOf(draft, published)).toEqual([
    { patch: { id: 'drafts.a', ifRevisionID: 'r1', unset: ['publishAt'] } },
    { patch: { id: 'a', ifRevisionID: 'p1', unset: ['publishAt'] } },
    {
      createOrReplace: {
        _id: 'a',
        _type: 'article',
        _createdAt: '2020-01-01T00:00:00Z',
        title: 'Um',
        author: { _ref: 'b' },
      },
    },
    { delete: { id: 'drafts.a' } },
  ])
  expect(publicationOf(draft, null)[1]).toMatchObject({ create: { _id: 'a', _createdAt: draft._createdAt } })
})
