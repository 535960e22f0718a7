import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '#lake/testing/test-lake.ts'
import { addressOf } from '#schemas/page-address.ts'
import { documents } from '../seed/documents.ts'
import { publishDue } from './publish-due.ts'

let lake: TestLake
let client: SanityClient

const now = Date.now()
const publishAt = new Date(now - 60_000).toISOString()
const article = documents.find(({ _type }) => _type === 'article') ?? expect.unreachable()
const draft = (name: string, fields = {}) => ({
  ...article,
  _id: `drafts.${name}`,
  slug: { _type: 'slug', current: `endereco-${name}` },
  publishAt,
  ...fields,
})

beforeEach(async () => {
  lake = await startTestLake()
  client = lake.editor.withConfig({ perspective: 'raw' })
  const seed = client.transaction()
  for (const document of documents) seed.createIfNotExists(document)
  await seed.commit()
})

afterEach(() => {
  lake.stop()
  lake.remove()
})

const verdicts = async (moment = now) =>
  Object.fromEntries((await publishDue(client, moment)).map(({ id, verdict }) => [id, verdict]))

test('publishes what is due and valid, keeps the rest, and has nothing left to do the second time', async () => {
  await client.create(draft('a'))
  await client.create(draft('b', { publishAt: new Date(now + 60_000).toISOString() }))
  await client.create(draft('c', { title: 'Curto' }))
  await client.create(draft('d', { publishAt: 'amanhã' }))
  expect(await verdicts()).toEqual({ 'drafts.a': 'published', 'drafts.c': 'refused', 'drafts.d': 'refused' })
  expect(await client.getDocument('a')).toMatchObject({ title: article.title })
  expect(await client.getDocument('a')).not.toHaveProperty('publishAt')
  expect(await client.fetch('*[_id in path("drafts.**")]._id | order(@)')).toEqual([
    'drafts.b',
    'drafts.c',
    'drafts.d',
  ])
  expect(await verdicts()).toEqual({ 'drafts.c': 'refused', 'drafts.d': 'refused' })
}, 60_000)

test('a newer version takes the place of the published one and keeps its age', async () => {
  const { _createdAt } = (await client.getDocument(article._id)) ?? expect.unreachable()
  await client.create({ ...article, _id: `drafts.${article._id}`, dek: `${article.dek} Mais.`, publishAt })
  expect(await verdicts()).toEqual({ [`drafts.${article._id}`]: 'published' })
  expect(await client.getDocument(article._id)).toMatchObject({ _createdAt, dek: `${article.dek} Mais.` })
}, 60_000)

test('a new address takes the readers of the old one along, in the transaction that publishes it', async () => {
  const from = String(addressOf('article', article.slug))
  const slug = { _type: 'slug', current: 'endereco-novo' }
  await client.create({ ...article, _id: `drafts.${article._id}`, slug, publishAt })
  expect(await verdicts()).toEqual({ [`drafts.${article._id}`]: 'published' })
  const moved = '*[_type == "redirect" && from == $from]{to, kind, _id}'
  const [redirect, ...others] = await client.fetch(moved, { from })
  expect([redirect, others]).toMatchObject([{ to: '/blog/endereco-novo', kind: 'permanent' }, []])
  const sequences = lake.store.database
    .prepare('SELECT sequence FROM changes WHERE document_id IN (?, ?) ORDER BY sequence DESC LIMIT 2')
    .all(article._id, redirect._id)
  expect(new Set(sequences.map(({ sequence }) => sequence)).size).toBe(1)
}, 60_000)

test('two runs at the same time publish once, and the slower one says so', async () => {
  await client.create(draft('a'))
  const runs = await Promise.all([publishDue(client, now), publishDue(client, now)])
  expect(
    runs
      .flat()
      .map(({ verdict }) => verdict)
      .sort(),
  ).toEqual(['changed', 'published'])
  const published = lake.store.database
    .prepare("SELECT count(*) AS n FROM changes WHERE document_id = 'a'")
    .get()
  expect(published?.n).toBe(1)
}, 60_000)

test('an edit between reading and publishing wins', async () => {
  await client.create(draft('a'))
  // A client that lets an editor in right before it writes.
  const slow = client.withConfig({})
  const mutate = slow.mutate.bind(slow)
  slow.mutate = (async (...args: Parameters<typeof mutate>) => {
    await client.patch('drafts.a').set({ title: 'Um título que ainda está mudando' }).commit()
    return mutate(...args)
  }) as typeof mutate
  expect(await publishDue(slow, now)).toMatchObject([{ id: 'drafts.a', verdict: 'changed' }])
  expect(await client.getDocument('a')).toBeUndefined()
  expect(await client.getDocument('drafts.a')).toMatchObject({ title: 'Um título que ainda está mudando' })
  expect(await verdicts()).toEqual({ 'drafts.a': 'published' })
}, 60_000)
