import type { MutationEvent, PatchOperations } from '@sanity/client'
import { Mutation } from '@sanity/mutator'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { listenTo, mutationOf, openDraft } from '../testing/test-editor.ts'
import { startTestLake, type TestLake } from '../testing/test-lake.ts'

let lake: TestLake
let ana: TestLake['editor']
let bia: TestLake['editor']

beforeAll(async () => {
  lake = await startTestLake()
  ana = lake.editor.clone()
  bia = lake.editor.clone()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

beforeEach(async () => {
  await lake.editor
    .transaction()
    .createOrReplace({ _id: 'a', _type: 'article', title: 'Publicado' })
    .createOrReplace({ _id: 'drafts.a', _type: 'article', title: 'Dólar hoje', dek: 'Um dek', views: 0 })
    .commit()
})

const draft = () => lake.store.get('drafts.a')
const publishing = (ifDraftRevisionId?: string) => ({
  actionType: 'sanity.action.document.publish' as const,
  draftId: 'drafts.a',
  publishedId: 'a',
  ...(ifDraftRevisionId && { ifDraftRevisionId }),
})

test('of two who save over the same revision one is told, reads anew and adds to the other', async () => {
  const [mine, theirs] = await Promise.all([ana.getDocument('drafts.a'), bia.getDocument('drafts.a')])
  const save = (client: typeof ana, rev: string | undefined, field: string) =>
    client
      .patch('drafts.a')
      .set({ [field]: true })
      .ifRevisionId(rev ?? '')
      .commit()
  const ends = await Promise.allSettled([save(ana, mine?._rev, 'ana'), save(bia, theirs?._rev, 'bia')])
  const refused = ends.find((end) => end.status === 'rejected')
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(refused?.reason).toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('Alguém alterou o documento drafts.a antes de você'),
    details: { type: 'mutationError', items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }] },
  })
  const loser = ends[0]?.status === 'rejected' ? ana : bia
  const again = await loser.getDocument('drafts.a')
  await save(loser, again?._rev, loser === ana ? 'ana' : 'bia')
  expect(draft()).toMatchObject({ ana: true, bia: true })
})

test('one publishes what the other is still changing: told, and nothing of either is lost', async () => {
  const seen = await ana.getDocument('drafts.a')
  await bia.patch('drafts.a').set({ title: 'Mudança da Bia' }).commit()
  const late = ana.action(publishing(seen?._rev))
  await expect(late).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringContaining('Alguém alterou o documento drafts.a antes de você'),
    details: { type: 'actionError' },
  })
  expect([lake.store.get('a')?.title, draft()?.title]).toEqual(['Publicado', 'Mudança da Bia'])
  await ana.action(publishing(draft()?._rev))
  expect(lake.store.get('a')?.title).toBe('Mudança da Bia')
})

test('both publish the same draft: once it happens, the other is told', async () => {
  const ends = await Promise.allSettled([ana.action(publishing()), bia.action(publishing())])
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(ends.find((end) => end.status === 'rejected')?.reason).toMatchObject({ statusCode: 409 })
  expect([lake.store.get('a')?.title, draft()]).toEqual(['Dólar hoje', null])
})

test('one deletes what the other has just begun to draft: told, and the draft stays', async () => {
  await ana.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' })
  const edit = { actionType: 'sanity.action.document.edit' as const, draftId: 'drafts.a', publishedId: 'a' }
  await bia.action({ ...edit, patch: { set: { title: 'Novo trabalho' } } })
  const deleting = ana.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'a',
    includeDrafts: [],
  })
  await expect(deleting).rejects.toMatchObject({ statusCode: 409, details: { type: 'actionError' } })
  expect([lake.store.get('a')?.title, draft()?.title]).toEqual(['Publicado', 'Novo trabalho'])
})

test('two Studios at one draft: both texts stay, both see them, both hear of every change', async () => {
  const [first, second] = await Promise.all([openDraft(ana, 'drafts.a'), openDraft(bia, 'drafts.a')])
  // At the same moment: each types before hearing of the other.
  first.type({ diffMatchPatch: { title: '@@ -1,5 +1,7 @@\n+O \n D%C3%B3lar\n' } })
  second.type({ diffMatchPatch: { title: '@@ -2,9 +2,16 @@\n %C3%B3lar hoje\n+, agora\n' } })
  first.type({ set: { dek: 'Dek da Ana' } })
  second.type({ set: { 'seo.title': 'SEO da Bia' } })
  for (let count = 0; count < 20; count++) {
    first.type({ inc: { views: 1 } })
    second.type({ inc: { views: 100 } })
  }
  await eventually(() => expect(draft()?.views).toBe(2020))
  await Promise.all([first.settled(), second.settled()])
  const expected = {
    title: 'O Dólar hoje, agora',
    dek: 'Dek da Ana',
    seo: { title: 'SEO da Bia' },
    views: 2020,
  }
  expect(draft()).toMatchObject(expected)
  await eventually(() => expect([first.local, second.local]).toMatchObject([expected, expected]))
  expect([first.refusals, second.refusals]).toEqual([[], []])
  const orders = [first, second].map(({ heard }) => heard.map(({ transactionId }) => transactionId))
  expect(orders[0]).toEqual(orders[1])
  first.stop()
  second.stop()
})

test('a Studio whose draft another has discarded goes on from the published text', async () => {
  const studio = await openDraft(ana, 'drafts.a')
  await bia.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' })
  await eventually(() => expect(studio.local).toBeNull())
  studio.type({ set: { dek: 'Depois' } })
  await eventually(() => expect(draft()).toMatchObject({ title: 'Publicado', dek: 'Depois' }))
  expect(studio.refusals).toEqual([])
  studio.stop()
})

const field = fc.constantFrom('title', 'dek', 'views', 'seo.title')
const patch: fc.Arbitrary<PatchOperations> = fc.oneof(
  fc.record({ set: fc.dictionary(field, fc.string(), { minKeys: 1 }) }),
  fc.record({ setIfMissing: fc.dictionary(field, fc.string(), { minKeys: 1 }) }),
  fc.record({ unset: fc.array(field, { minLength: 1, maxLength: 2 }) }),
  fc.record({ inc: fc.record({ count: fc.integer({ min: -9, max: 9 }) }) }),
  fc.record({
    setIfMissing: fc.constant({ tags: [] as string[] }),
    insert: fc.record({
      after: fc.constant('tags[-1]'),
      items: fc.array(fc.string(), { minLength: 1, maxLength: 3 }),
    }),
  }),
  fc.record({ unset: fc.constant<string[]>(['tags[0]']) }),
)

test('whatever many writers do at once, the end is that of one after the other, in the order that all hear', async () => {
  let run = 0
  const writers = fc.array(fc.array(patch, { minLength: 1, maxLength: 6 }), { minLength: 2, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(writers, async (everybody) => {
      const id = `corrida-${++run}`
      const start = await ana.create({ _id: id, _type: 'article', count: 0 })
      const heard: MutationEvent[] = []
      const stop = await listenTo(bia, id, (event) => heard.push(event))
      const acknowledged = await Promise.all(
        everybody.map(async (patches, writer) => {
          const client = writer % 2 === 0 ? ana : bia
          const own: string[] = []
          for (const each of patches) {
            const { transactionId } = await client.patch(id, each).commit({ returnDocuments: false })
            own.push(transactionId)
          }
          return own
        }),
      )
      const all = acknowledged.flat()
      await eventually(() => expect(heard).toHaveLength(all.length))
      stop()
      const order = heard.map(({ transactionId }) => transactionId)
      expect(order.toSorted()).toEqual(all.toSorted())
      // Nobody's own changes have changed places.
      for (const own of acknowledged) expect(order.filter((each) => own.includes(each))).toEqual(own)
      const end = Mutation.applyAll(start, heard.map(mutationOf))
      expect(lake.store.get(id)).toEqual(end)
    }),
    { numRuns: 20 },
  )
}, 60_000)
