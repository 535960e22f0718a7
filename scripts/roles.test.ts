import type { SanityClient } from '@sanity/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#lake/http/auth.ts'
import { startTestLake, studioOrigin, type TestLake } from '#lake/testing/test-lake.ts'
import { oldCounts } from '#lake/write/counting.ts'
import { today } from '#schemas/day.ts'
import type { roles } from '#studio/desk/roles.ts'
import { beforeCommit } from './before-commit.ts'

// Rights of each role, tried at the store by the API, signed in as a browser is.

type Role = keyof typeof roles
const names: Role[] = ['redator', 'revisor', 'editor', 'marketing', 'juridico', 'admin']
const passphraseOf = (role: Role) => `senha-de-${role}`
const people = names.map(
  (role): Person => ({
    email: `${role}@exemplo.com.br`,
    role,
    passphrase: passphraseOf(role),
  }),
)
const commonPassphrase = 'senha-da-redacao'

let lake: TestLake
const clients = new Map<string, SanityClient>()

async function signIn(passphrase: string): Promise<SanityClient> {
  const login = await fetch(`${lake.url}/v1/auth/login/local?origin=${studioOrigin}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ passphrase }),
  })
  const code = new URL(login.headers.get('location') ?? '').hash.slice('#sid='.length)
  const { token } = (await (await fetch(`${lake.url}/v1/auth/fetch?sid=${code}`)).json()) as { token: string }
  return lake.editor.withConfig({ token, perspective: 'raw' })
}

beforeAll(async () => {
  lake = await startTestLake(undefined, { beforeCommit, people, passphrase: commonPassphrase })
  for (const role of names) clients.set(role, await signIn(passphraseOf(role)))
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

const live = { _id: 'a', _type: 'article', title: 'No ar', workflow: 'ready', reviewedOn: '2026-11-01' }
const legal = { _id: 'legal', _type: 'legalPage', version: '1.0' }
const draft = { ...live, _id: 'drafts.a', title: 'Rascunho' }

beforeEach(async () => {
  await lake.editor.delete({ query: '*[!(_type match "sanity.*")]' })
  await lake.editor.mutate([
    { create: live },
    { create: draft },
    { create: legal },
    { create: { _id: 'slot', _type: 'adSlot' } },
  ])
})

const acts: Record<string, (as: SanityClient) => Promise<unknown>> = {
  'writes an article': (as) => as.patch('drafts.a', { set: { title: 'Outro' } }).commit(),
  'starts a draft of what is live': (as) =>
    as
      .transaction()
      .delete('drafts.a')
      .createIfNotExists({ ...live, _id: 'drafts.a' })
      .commit(),
  'says that it was reviewed': (as) => as.patch('drafts.a', { set: { reviewedOn: '2026-11-28' } }).commit(),
  'publishes it': (as) =>
    as.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' }),
  'has the clock publish it': (as) =>
    as.patch('drafts.a', { set: { publishAt: '2026-11-29T12:00:00Z' } }).commit(),
  'changes what the clock will publish': async (as) => {
    await lake.editor.patch('drafts.a', { set: { publishAt: '2026-11-29T12:00:00Z' } }).commit()
    return as.patch('drafts.a', { set: { title: 'Trocado depois' } }).commit()
  },
  'writes over what is live': (as) => as.patch('a', { set: { title: 'Por cima' } }).commit(),
  'takes it off the site': (as) => as.delete('a'),
  'changes a legal text': (as) => as.patch('legal', { set: { version: '2.0' } }).commit(),
  'changes a place of advertisements': (as) => as.patch('slot', { set: { enabled: false } }).commit(),
  'uploads a picture': (as) => as.assets.upload('file', Buffer.from('texto'), { filename: 'a.txt' }),
}

/** An article that nobody has published yet, and whose reviews are not done. */
async function publishUnreviewed(as: SanityClient, fields = {}) {
  await lake.editor.create({ _id: 'drafts.new', _type: 'article', workflow: 'writing', ...fields })
  return as.action({
    actionType: 'sanity.action.document.publish',
    draftId: 'drafts.new',
    publishedId: 'new',
  })
}

test('a text goes out without its reviews only when its publisher says why', async () => {
  const editor = clients.get('editor')
  if (!editor) expect.unreachable()
  await expect(publishUnreviewed(editor)).rejects.toMatchObject({ statusCode: 403 })
  await lake.editor.delete('drafts.new')
  await publishUnreviewed(editor, { unreviewedReason: 'Decisão do Copom agora.' })
  expect(await lake.editor.getDocument('new')).toMatchObject({ workflow: 'ready' })
})

const everyone = names
const may: Record<string, Role[]> = {
  'writes an article': ['redator', 'revisor', 'editor', 'admin'],
  'starts a draft of what is live': ['redator', 'revisor', 'editor', 'admin'],
  'says that it was reviewed': ['revisor', 'editor', 'admin'],
  'publishes it': ['editor', 'admin'],
  'has the clock publish it': ['editor', 'admin'],
  'changes what the clock will publish': ['editor', 'admin'],
  'writes over what is live': ['editor', 'admin'],
  'takes it off the site': ['editor', 'admin'],
  'changes a legal text': ['juridico', 'admin'],
  'changes a place of advertisements': ['marketing', 'admin'],
  'uploads a picture': everyone,
}

test.each(Object.keys(acts).flatMap((act) => names.map((role) => ({ act, role }))))(
  '$role: $act',
  async ({ act, role }) => {
    const client = clients.get(role)
    if (!client) expect.unreachable()
    const attempt = acts[act]?.(client)
    const status = await Promise.resolve(attempt).then(
      () => 200,
      (error) => error.statusCode,
    )
    expect(status).toBe(may[act]?.includes(role) ? 200 : 403)
  },
)

test('a refusal says what the role may not do, and each change is signed by who made it', async () => {
  const redator = clients.get('redator')
  if (!redator) expect.unreachable()
  await expect(redator.patch('legal', { set: { version: '2.0' } }).commit()).rejects.toThrow(
    'Seu papel (redator) não muda “Textos legais”.',
  )
  await redator.patch('drafts.a', { set: { title: 'Assinado' } }).commit()
  const [last] = lake.store.database
    .prepare('SELECT author FROM transactions ORDER BY sequence DESC LIMIT 1')
    .all()
  expect(last?.author).toBe('redator@exemplo.com.br')
  expect(await redator.users.getById('me')).toMatchObject({
    name: 'Redator',
    email: 'redator@exemplo.com.br',
  })
})

const counted = (day: string, views: number, run = 'a1') => ({
  _id: `counts.${day}.${run}`,
  _type: 'counts',
  day,
  ads: [{ place: 'rodape', piece: 'conta', views, clicks: 0 }],
  missed: [{ path: '/dolar-ontem', times: 2 }],
})

test.each<[string, number, (as: SanityClient) => Promise<unknown>]>([
  ['counts today', 200, (as) => as.createOrReplace(counted(today(), 3))],
  ['counts the last minute of yesterday', 200, (as) => as.createOrReplace(counted(today(-1), 3))],
  ['counts another day', 403, (as) => as.createOrReplace(counted(today(-2), 3))],
  ['takes views away', 403, (as) => as.createOrReplace(counted(today(), 1, 'before'))],
  ['writes a part of it', 403, (as) => as.patch(`counts.${today()}.before`, { set: { ads: [] } }).commit()],
  [
    'writes something else by it',
    403,
    (as) => as.createOrReplace({ ...counted(today(), 1), _type: 'article' }),
  ],
  [
    'counts more than there is',
    403,
    (as) => as.createOrReplace({ ...counted(today(), 1), missed: Array(101).fill({ path: '/a', times: 1 }) }),
  ],
  ['writes an article', 403, (as) => as.createOrReplace(draft)],
  ['deletes what it counted', 403, (as) => as.delete(`counts.${today()}.before`)],
  [
    'deletes by a query of its own',
    403,
    (as) => as.delete({ query: '*[_type == "article" && title == "No ar"]' }),
  ],
  [
    'deletes what is over 400 days old',
    200,
    (as) => as.delete({ query: oldCounts, params: { before: today(-400) } }),
  ],
  ['deletes what is younger', 403, (as) => as.delete({ query: oldCounts, params: { before: today(1) } })],
  ['reads', 403, (as) => as.fetch('*[0]')],
  ['reads a document', 403, (as) => as.getDocument('a')],
  ['uploads a file', 403, (as) => as.assets.upload('file', Buffer.from('texto'), { filename: 'a.txt' })],
  [
    'publishes',
    403,
    (as) =>
      as.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' }),
  ],
])('the site that %s: %i', async (_, status, attempt) => {
  await lake.editor.createOrReplace(counted(today(), 2, 'before'))
  await lake.editor.createOrReplace(counted(today(-400), 2))
  await lake.editor.createOrReplace(counted(today(-401), 2))
  const got = await attempt(lake.counter).then(
    () => 200,
    (error) => error.statusCode,
  )
  expect(got).toBe(status)
})

test('old counts go, the others stay, none has a history, and no reader or person of the newsroom touches them', async () => {
  for (const age of [401, 400, 0]) await lake.editor.createOrReplace(counted(today(-age), 2))
  await lake.counter.delete({ query: oldCounts, params: { before: today(-400) } })
  const left = await lake.editor.fetch('*[_type == "counts"].day', {}, { perspective: 'raw' })
  expect(left.toSorted()).toEqual([today(-400), today()])
  expect(await lake.anonymous.fetch('*[_type == "counts"]')).toEqual([])
  const admin = clients.get('admin')
  if (!admin) expect.unreachable()
  await expect(admin.createOrReplace(counted(today(), 9))).rejects.toMatchObject({ statusCode: 403 })
  const changes = lake.store.database.prepare(
    "SELECT count(*) AS n FROM changes WHERE document_id LIKE 'counts.%'",
  )
  expect(changes.get()).toEqual({ n: 0 })
})

test('the passphrase of the whole newsroom opens everything, a program too, and a wrong one nothing', async () => {
  const everyone = await signIn(commonPassphrase)
  await everyone.patch('legal', { set: { version: '3.0' } }).commit()
  await lake.editor.patch('slot', { set: { enabled: true } }).commit()
  await expect(signIn('senha-de-ninguem')).rejects.toThrow()
})
