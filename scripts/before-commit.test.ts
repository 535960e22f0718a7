import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '#lake/testing/test-lake.ts'
import { today } from '#schemas/day.ts'
import { publication, unpublication } from '#studio/actions/publication.ts'
import { beforeCommit } from './before-commit.ts'

let lake: TestLake
/** A store without our rules, as hosted Sanity is. */
let hosted: TestLake

beforeEach(async () => {
  lake = await startTestLake(undefined, { beforeCommit })
  hosted = await startTestLake()
})

afterEach(() => {
  for (const each of [lake, hosted]) {
    each.stop()
    each.remove()
  }
})

const slug = (current: string) => ({ slug: { _type: 'slug', current } })
const article = (current: string, fields = {}) => ({
  _id: 'a',
  _type: 'article',
  workflow: 'writing',
  ...slug(current),
  ...fields,
})
const change = { kind: 'update', what: 'O limite novo.' } as const
const raw = ({ editor }: TestLake) => editor.withConfig({ perspective: 'raw' })

const redirectsIn = (at: TestLake) =>
  raw(at).fetch('*[_type == "redirect"] | order(from asc) {from, to, kind}')

/** Publishes the draft of `a`, which is live at /blog/um and moves to /blog/dois. */
async function prepare(at: TestLake, fields = {}): Promise<void> {
  await at.editor.createOrReplace(article('um', { workflow: 'ready' }))
  await at.editor.create(article('dois', { _id: 'drafts.a', publishChange: change, ...fields }))
}

async function asStudio(at: TestLake): Promise<void> {
  const [draft, published] = await raw(at).getDocuments(['drafts.a', 'a'])
  if (!draft) expect.unreachable()
  await raw(at).mutate(await publication(raw(at), { draft, published: published ?? null, change }))
}

test.each([
  ['the Studio', () => lake, asStudio],
  ['the Studio on hosted Sanity', () => hosted, asStudio],
  [
    'the publish action of the API',
    () => lake,
    ({ editor }: TestLake) =>
      editor.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' }),
  ],
  [
    'mutations of a program',
    () => lake,
    ({ editor }: TestLake) =>
      editor.mutate([
        { createOrReplace: article('dois', { publishChange: change }) },
        { delete: { id: 'drafts.a' } },
      ]),
  ],
])('a publication by %s leads the old address on and writes the log', async (_, which, publish) => {
  const at = which()
  await prepare(at, { publishAt: '2099-01-01T00:00:00Z' })
  await publish(at)
  expect(await redirectsIn(at)).toEqual([{ from: '/blog/um', to: '/blog/dois', kind: 'permanent' }])
  const { changeLog, ...live } = (await raw(at).getDocument('a')) ?? expect.unreachable()
  expect(live).toMatchObject({ workflow: 'ready', updatedAt: today(), ...slug('dois') })
  expect(live).not.toHaveProperty('publishAt')
  expect(live).not.toHaveProperty('publishChange')
  expect(changeLog).toEqual([{ _key: expect.any(String), _type: 'change', date: today(), ...change }])
  expect(await raw(at).getDocument('drafts.a')).toBeUndefined()
  const { count } = at.store.database
    .prepare(
      `SELECT count(DISTINCT sequence) AS count FROM changes WHERE document_id GLOB 'redirect-*'
         OR (document_id = 'drafts.a' AND previous_rev IS NOT NULL)`,
    )
    .get() as { count: number }
  expect(count).toBe(1)
})

test('on hosted Sanity the scheduler writes what the Studio writes', async () => {
  await prepare(hosted)
  const [draft, published] = await raw(hosted).getDocuments(['drafts.a', 'a'])
  if (!draft) expect.unreachable()
  const documents = { draft, published: published ?? null }
  const byClock = await publication(raw(hosted), documents)
  const byHand = await publication(raw(hosted), { ...documents, change })
  const key = /"_key":"[^"]*"/
  const parsed = (mutations: unknown) => JSON.parse(JSON.stringify(mutations).replace(key, '"_key":""'))
  expect(parsed(byClock)).toEqual(parsed(byHand))
})

/** A program that writes past drafts. */
const moveTo = (current: string) => lake.editor.patch('a').set(slug(current)).commit()

test('an address that changes twice, and back, leads to the page in one step', async () => {
  await lake.editor.create(article('um'))
  await moveTo('dois')
  expect(await redirectsIn(lake)).toEqual([{ from: '/blog/um', to: '/blog/dois', kind: 'permanent' }])
  await moveTo('tres')
  expect(await redirectsIn(lake)).toEqual([
    { from: '/blog/dois', to: '/blog/tres', kind: 'permanent' },
    { from: '/blog/um', to: '/blog/tres', kind: 'permanent' },
  ])
  await moveTo('um')
  expect(await redirectsIn(lake)).toEqual([
    { from: '/blog/dois', to: '/blog/um', kind: 'permanent' },
    { from: '/blog/tres', to: '/blog/um', kind: 'permanent' },
  ])
})

test.each([
  ['with the store’s rules', () => lake],
  ['on hosted Sanity', () => hosted],
])('what led to a page that is gone is gone too, until the page is back, %s', async (_, which) => {
  const at = which()
  await prepare(at)
  await asStudio(at)
  const live = (await raw(at).getDocument('a')) ?? expect.unreachable()
  await raw(at).mutate(await unpublication(raw(at), live, { from: '/blog/dois', reason: 'Teste' }))
  const gone = { to: null, kind: 'gone' }
  expect(await redirectsIn(at)).toEqual([
    { from: '/blog/dois', ...gone },
    { from: '/blog/um', ...gone },
  ])
  expect(await raw(at).getDocument('a')).toBeUndefined()
  expect(await raw(at).getDocument('drafts.a')).toMatchObject(slug('dois'))
  await asStudio(at)
  expect(await redirectsIn(at)).toEqual([{ from: '/blog/um', ...gone }])
})

test('two pages that change places in one transaction lead nowhere else', async () => {
  await lake.editor.create(article('um'))
  await lake.editor.create(article('dois', { _id: 'b' }))
  await lake.editor
    .transaction()
    .patch('a', { set: slug('dois') })
    .patch('b', { set: slug('um') })
    .commit()
  expect(await redirectsIn(lake)).toEqual([])
})

test('a redirect as somebody typed it makes way for the page, a draft of one does not count', async () => {
  await lake.editor.create(article('um'))
  const redirect = { _type: 'redirect', from: '/blog/d%6Fis/', to: '/', kind: 'temporary' }
  await lake.editor.create({ ...redirect, _id: 'typed' })
  await lake.editor.create({ ...redirect, _id: 'drafts.other' })
  await moveTo('dois')
  expect(await redirectsIn(lake)).toEqual([
    { from: '/blog/d%6Fis/', to: '/', kind: 'temporary' },
    { from: '/blog/um', to: '/blog/dois', kind: 'permanent' },
  ])
})

test('a transaction that is refused leaves no redirect, and no draft leads anywhere', async () => {
  await lake.editor.create(article('um'))
  await expect(
    lake.editor
      .patch('a')
      .set({ ...slug('dois'), author: { _ref: 'nobody' } })
      .commit(),
  ).rejects.toThrow()
  await lake.editor.create(article('dois', { _id: 'drafts.a' }))
  expect(await redirectsIn(lake)).toEqual([])
})
