import { expect, test } from 'vitest'
import { publishPatches } from './publish-patches.ts'

const publication = { published: null, change: { kind: 'typo' }, day: '2026-11-22', key: 'k' } as const

test('a typo changes no date', () => {
  expect(publishPatches({ ...publication, draft: { workflow: 'ready', updatedAt: '2026-01-01' } })).toEqual(
    [],
  )
})

test.each(['update', 'correction'] as const)('%s: today is the date, and the log says what', (kind) => {
  expect(publishPatches({ ...publication, draft: {}, change: { kind, what: 'O limite novo.' } })).toEqual([
    { set: { updatedAt: '2026-11-22' } },
    { setIfMissing: { changeLog: [] } },
    {
      insert: {
        after: 'changeLog[-1]',
        items: [{ _key: 'k', _type: 'change', date: '2026-11-22', kind, what: 'O limite novo.' }],
      },
    },
  ])
})

test('a scheduled moment is left behind', () => {
  const draft = { publishAt: '2099-01-01T00:00:00Z' }
  expect(publishPatches({ ...publication, draft })).toEqual([{ unset: ['publishAt'] }])
})

test.each([
  [{ workflow: 'writing' }, null, true],
  [{ workflow: 'archived' }, null, false],
  [{ workflow: 'to-review', reviewedOn: '2026-01-01' }, { reviewedOn: '2026-01-01' }, false],
  [{ workflow: 'to-review', reviewedOn: '2026-11-22' }, { reviewedOn: '2026-01-01' }, true],
])('%j after %j is ready: %s', (draft, published, ready) => {
  const expected = ready ? [{ set: { workflow: 'ready' } }] : []
  expect(publishPatches({ ...publication, draft, published })).toEqual(expected)
})
