import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '#lake/testing/test-lake.ts'
import { today } from '#schemas/day.ts'
import { dayOf, monthAfter, readToday, todayParams, todayQuery, weeksOf } from './today-queries.ts'

let lake: TestLake

const now = '2026-11-20T12:00:00.000Z'
const article = (id: string, fields: object) => ({
  _id: id,
  _type: 'article',
  title: id,
  validUntil: today(90),
  reviewedOn: today(-10),
  ...fields,
})

const slot = (place: string, enabled: boolean, pieces: string[]) => ({
  _id: place,
  _type: 'adSlot',
  place,
  enabled,
  creatives: pieces.map((_ref) => ({ _key: _ref, creative: { _type: 'reference', _ref } })),
})

beforeAll(async () => {
  lake = await startTestLake()
  await lake.editor.mutate(
    [
      article('live', { workflow: 'ready' }),
      article('live-late', { workflow: 'ready', validUntil: '2026-01-01' }),
      article('drafts.writing', { workflow: 'writing' }),
      article('drafts.ready', { workflow: 'ready' }),
      article('drafts.due', { workflow: 'ready', publishAt: '2026-11-21T01:00:00.000Z' }),
      article('drafts.missed', { workflow: 'ready', publishAt: '2026-11-19T01:00:00.000Z' }),
      { _id: 'piece', _type: 'adCreative' },
      ...['now', 'over'].map((id) => ({
        _id: id,
        _type: 'campaign',
        from: '2026-11-01T00:00:00.000Z',
        to: id === 'now' ? '2026-11-21T00:00:00.000Z' : '2026-11-20T00:00:00.000Z',
        creatives: [{ _key: 'k', creative: { _type: 'reference', _ref: id === 'now' ? 'piece' : 'old' } }],
      })),
      { _id: 'old', _type: 'adCreative' },
      slot('sold', true, ['piece', 'old']),
      slot('ended', true, ['old']),
      slot('empty', true, []),
      slot('off', false, []),
      article('archived', { workflow: 'archived', validUntil: '2020-01-01' }),
    ].map((create) => ({ create })),
  )
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

test('what is ready, scheduled and live are three things, and what is late says so', async () => {
  const drafts = lake.editor.withConfig({ perspective: 'drafts' })
  const { steps, queues, scheduled, missed, expired } = readToday(
    await drafts.fetch(todayQuery, todayParams(now)),
  )
  expect(Object.fromEntries(steps.map(({ title, count }) => [title, count]))).toEqual({
    Ideia: 0,
    Escrevendo: 1,
    'Revisão de texto': 0,
    'Revisão técnica': 0,
    Pronto: 1,
    Revisar: 0,
    Arquivado: 1,
    Agendado: 2,
    'No ar': 2,
  })
  expect(queues.find(({ title }) => title === 'Precisam de revisão')).toMatchObject({
    path: 'to-review',
    count: 1,
  })
  const ids = (entries: typeof scheduled) => entries.map(({ id }) => id)
  expect([ids(scheduled), ids(missed), ids(expired)]).toEqual([['due'], ['missed'], ['live-late']])
})

test('a place is without a campaign when none that runs has a piece in it', async () => {
  const { bare } = readToday(await lake.editor.fetch(todayQuery, todayParams(now)))
  expect(bare).toEqual([
    { id: 'empty', place: 'empty' },
    { id: 'ended', place: 'ended' },
  ])
})

test('a month has whole weeks from Sunday, and days are those of Brasília', () => {
  const weeks = weeksOf('2026-11')
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([5, '2026-11-01', '2026-12-05'])
  expect(weeksOf('2026-08').length).toBe(6)
  expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
  expect([dayOf('2026-11-21T01:00:00.000Z'), dayOf('2026-11-21')]).toEqual(['2026-11-20', '2026-11-21'])
})
