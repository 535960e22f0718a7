import { applyPatch } from 'mendoza'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Doc } from '../store/documents.ts'
import { startTestLake, type TestLake } from '../testing/test-lake.ts'

let lake: TestLake
const states: Doc[] = []

beforeAll(async () => {
  lake = await startTestLake()
  const remember = (id: string) => {
    const doc = lake.store.get(id)
    if (doc) states.push(doc)
  }
  await lake.editor.create({
    _id: 'drafts.a',
    _type: 'article',
    title: 'Um',
    body: [{ _key: 'k', text: 'Olá' }],
  })
  remember('drafts.a')
  await lake.editor.patch('drafts.a').set({ title: 'Dois', 'body[0].text': 'Olá, você' }).commit()
  remember('drafts.a')
  await lake.editor.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.a',
    publishedId: 'a',
  })
  remember('a')
  await lake.editor.action({
    actionType: 'sanity.action.document.unpublish',
    draftId: 'drafts.a',
    publishedId: 'a',
  })
  await lake.editor.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'a',
    includeDrafts: ['drafts.a'],
  })
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

function history<Answer>(path: string): Promise<Answer> {
  return lake.editor.request<Answer>({ url: `/data/history/production/${path}` })
}

async function eventsOf(id: string): Promise<string[]> {
  const { events } = await history<{ events: Record<string, { type: string }[]> }>(`events/documents/${id}`)
  return (events[id] ?? []).map(({ type }) => type)
}

test('every earlier state comes back whole, revision included', async () => {
  for (const state of states) {
    const path = `documents/${state._id}?revision=${state._rev}`
    expect(await history(path)).toEqual({ documents: [state] })
  }
  expect(states.map(({ title }) => title)).toEqual(['Um', 'Dois', 'Dois'])
})

test('a revision nobody made has no documents', async () => {
  expect(await history('documents/a?revision=publishCreation--x')).toEqual({ documents: [] })
})

test('events tell the life of the document, newest first', async () => {
  expect(await eventsOf('a')).toEqual([
    'deleteDocumentVersion',
    'unpublishDocument',
    'publishDocumentVersion',
    'createDocumentVersion',
  ])
})

test('with a draft already there, unpublishing is no deletion', async () => {
  await lake.editor.create({ _id: 'c', _type: 'article', title: 'No ar' })
  await lake.editor.create({ _id: 'drafts.c', _type: 'article', title: 'Mudado' })
  const ids = { draftId: 'drafts.c', publishedId: 'c' }
  await lake.editor.action({ actionType: 'sanity.action.document.unpublish', ...ids })
  await lake.editor.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'c',
    includeDrafts: [ids.draftId],
  })
  expect(await eventsOf('c')).toEqual([
    'deleteDocumentVersion',
    'unpublishDocument',
    'createDocumentVersion',
    'updateLiveDocument',
  ])
})

test('transactions come as lines, oldest first, between two of them', async () => {
  const [first, second, third] = states
  const response = await fetch(
    `${lake.url}/v1/data/history/production/transactions/drafts.a,a?fromTransaction=${second?._rev}&toTransaction=${third?._rev}`,
    { headers: { authorization: `Bearer ${lake.editor.config().token}` } },
  )
  const lines = (await response.text()).trimEnd().split('\n')
  const records = lines.map((line) => JSON.parse(line))
  expect(records.map(({ id }) => id)).toEqual([second?._rev, third?._rev])
  expect(records[1].documentIDs.toSorted()).toEqual(['a', 'drafts.a'])
  const bare = ({ _rev, ...rest }: Doc) => rest
  if (!first || !second) expect.unreachable()
  const [{ effects }] = records
  expect(applyPatch(bare(first), effects['drafts.a'].apply)).toEqual(bare(second))
  expect(applyPatch(bare(second), effects['drafts.a'].revert)).toEqual(bare(first))
})

test('is closed to the anonymous', async () => {
  const response = await fetch(`${lake.url}/v1/data/history/production/events/documents/a`)
  expect(response.status).toBe(401)
})
