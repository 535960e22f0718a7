import { afterAll, expect, test } from 'vitest'
import { startTestLake } from '#lake/testing/test-lake.ts'
import { articlesOf, type Change, changing, filtered, manyQuery, undoing, type Version } from './many.ts'

const lake = await startTestLake()
const client = lake.editor.withConfig({ perspective: 'raw' })

afterAll(() => {
  lake.stop()
  lake.remove()
})

const reference = (_ref: string) => ({ _type: 'reference', _ref })
const article = { _type: 'article', title: 'Câmbio na viagem', category: reference('cambio') }

const open = client.transaction()
for (const _id of ['cambio', 'impostos']) open.create({ _id, _type: 'category', title: _id })
for (const _id of ['ana', 'bia']) open.create({ _id, _type: 'author', name: _id })
open.create({ ...article, _id: 'a', workflow: 'ready' })
open.create({ ...article, _id: 'drafts.a', workflow: 'writing', title: 'Câmbio, de novo' })
open.create({ _type: 'article', _id: 'drafts.b', title: 'IOF', reviewedBy: reference('ana') })
await open.commit()

const read = async () => articlesOf((await client.fetch<{ versions: Version[] }>(manyQuery)).versions)
const withoutRevision = async () =>
  (await read()).map(({ versions }) => versions.map(({ _rev, ...version }) => version))

test('an article is shown by its draft, and found by its words, without accents, and its category', async () => {
  const articles = await read()
  expect(articles.map(({ id, shown, versions }) => [id, shown.title, versions.length])).toEqual([
    ['a', 'Câmbio, de novo', 2],
    ['b', 'IOF', 1],
  ])
  const found = (filter: object) =>
    filtered(articles, { words: '', category: '', author: '', step: '', ...filter }).map(({ id }) => id)
  expect([
    found({}),
    found({ words: 'cambio' }),
    found({ category: 'cambio' }),
    found({ step: 'ready' }),
  ]).toEqual([['a', 'b'], ['a'], ['a'], []])
})

test.each<Change>([
  { field: 'workflow', value: 'archived' },
  { field: 'category', value: 'impostos' },
  { field: 'authors', value: 'bia' },
  { field: 'validUntil', value: '2027-06-30' },
])('$field: every version changes, and all of it comes back', async (change) => {
  const articles = await read()
  const before = await withoutRevision()
  await client.mutate(changing(articles, change), { transactionId: `mudar-${change.field}` })
  const values = (await read()).flatMap(({ versions }) => versions.map((version) => version[change.field]))
  expect(JSON.stringify(values).split(change.value).length - 1).toBeGreaterThanOrEqual(3)
  await client.mutate(undoing(articles, change, `mudar-${change.field}`))
  expect(await withoutRevision()).toEqual(before)
})

test('what somebody wrote after a change is not undone with it', async () => {
  const articles = await read()
  const change: Change = { field: 'validUntil', value: '2027-01-31' }
  await client.mutate(changing(articles, change), { transactionId: 'prazo' })
  await client.patch('drafts.b').set({ validUntil: '2027-02-28' }).commit()
  const before = await withoutRevision()
  await expect(client.mutate(undoing(articles, change, 'prazo'))).rejects.toThrow()
  expect(await withoutRevision()).toEqual(before)
})

test('nobody becomes the author of what they review', async () => {
  const ids = changing(await read(), { field: 'authors', value: 'ana' }).map(({ patch }) => patch.id)
  expect(ids).toEqual(['a', 'drafts.a'])
})

test('a text that somebody changed meanwhile keeps all of them as they were', async () => {
  const articles = await read()
  await client.patch('drafts.b').set({ title: 'IOF hoje' }).commit()
  const before = await withoutRevision()
  await expect(client.mutate(changing(articles, { field: 'workflow', value: 'archived' }))).rejects.toThrow()
  expect(await withoutRevision()).toEqual(before)
})
