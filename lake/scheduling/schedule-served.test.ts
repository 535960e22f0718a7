import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addressOf } from '#schemas/page-address.ts'
import { documents } from '#scripts/seed/documents.ts'
import { tokens } from '../testing/test-lake.ts'
import { type Receiver, startReceiver } from '../testing/test-receiver.ts'
import { type ServedStore, serveStore } from '../testing/test-served.ts'

/** Asks for a title alone. Node runs it in a fraction of the time of the real ones. */
const quickRules = `
  import { createInterface } from 'node:readline'
  const problemsOf = ({ title }) => (title ? [] : ['Título: falta.'])
  for await (const line of createInterface(process.stdin)) {
    const entries = JSON.parse(line).map((draft) => [draft._id, problemsOf(draft)])
    console.log(JSON.stringify(Object.fromEntries(entries)))
  }
`
const realRules = join(import.meta.dirname, '../../scripts/content-rules.ts')

let folder: string
let receiver: Receiver
let store: ServedStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'schedule-'))
  writeFileSync(join(folder, 'rules.mjs'), quickRules)
  receiver = await startReceiver()
  mkdirSync(join(folder, 'hooks'))
  const hook = { name: 'Site', url: receiver.url, projection: '{_id, "op": delta::operation(), title}' }
  writeFileSync(join(folder, 'hooks/site.json'), JSON.stringify(hook))
})

afterEach(async () => {
  await store.stop()
  receiver.stop()
  rmSync(folder, { recursive: true })
})

async function serve(rules = join(folder, 'rules.mjs')): Promise<void> {
  store = await serveStore(join(folder, 'store'), {
    STORE_HOOKS: join(folder, 'hooks'),
    STORE_RULES: rules,
    STORE_BEFORE_COMMIT: 'scripts/before-commit.ts',
  })
}

const inMilliseconds = (wait: number) => new Date(Date.now() + wait).toISOString()
const patience = { interval: 20, timeout: 80_000 }
const isLive = (id: string) =>
  vi.waitFor(async () => expect(await store.editor.getDocument(id)).toBeDefined(), patience)

/** Who published what, of the file of a store that has stopped. */
function publicationsIn(): string[] {
  const database = new DatabaseSync(join(folder, 'store/content.sqlite'), { readOnly: true })
  const rows = database
    .prepare(
      `SELECT c.document_id AS id FROM changes c JOIN transactions t USING (sequence)
       WHERE t.author = 'agenda' AND c.document_id NOT GLOB 'drafts.*' ORDER BY 1`,
    )
    .all()
  database.close()
  return rows.map(({ id }) => String(id))
}

test('over HTTP: live at its moment, in the history with its author, and the webhook called', async () => {
  await serve()
  await store.editor.create({
    _id: 'drafts.a',
    _type: 'article',
    title: 'Um',
    publishAt: inMilliseconds(300),
  })
  await isLive('a')
  await vi.waitFor(
    () => expect(receiver.bodies()).toEqual([{ _id: 'a', op: 'create', title: 'Um' }]),
    patience,
  )
  const { events } = await store.editor.request<{ events: { a: Record<string, unknown>[] } }>({
    url: '/data/history/production/events/documents/a',
  })
  expect(events.a).toContainEqual(
    expect.objectContaining({ type: 'publishDocumentVersion', author: 'agenda', documentId: 'a' }),
  )
  expect(await store.editor.users.getById('agenda')).toMatchObject({ displayName: 'Agendamento' })
}, 90_000)

test('a date that passed while the store was off is kept when it is back', async () => {
  await serve()
  await store.editor.create({
    _id: 'drafts.a',
    _type: 'article',
    title: 'Um',
    publishAt: inMilliseconds(500),
  })
  await store.stop()
  await new Promise((resolve) => setTimeout(resolve, 600))
  await serve()
  await isLive('a')
  await store.stop()
  expect(publicationsIn()).toEqual(['a'])
}, 90_000)

test('killed at any moment, each draft is published exactly once and told at least once', async () => {
  await serve()
  const ids = Array.from({ length: 24 }, (_, n) => `a${String(n).padStart(2, '0')}`)
  for (const [n, id] of ids.entries()) {
    const publishAt = inMilliseconds(n * 130)
    await store.editor.create({ _id: `drafts.${id}`, _type: 'article', title: id, publishAt })
  }
  for (let kill = 0; kill < 8; kill += 1) {
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 350))
    await store.stop('SIGKILL')
    await serve()
  }
  for (const id of ids) await isLive(id)
  await vi.waitFor(() => {
    const told = new Set(receiver.received.map(({ headers }) => headers['sanity-document-id']))
    expect(Array.from(told).sort()).toEqual(ids)
  }, patience)
  await store.stop()
  expect(publicationsIn()).toEqual(ids)
  // A repeated delivery has the same key, so that a receiver can know it.
  const keys = new Set(receiver.received.map(({ headers }) => headers['idempotency-key']))
  expect(keys.size).toBe(ids.length)
}, 120_000)

test('editors at work meanwhile: no edit is lost, and nothing is published twice', async () => {
  await serve()
  await store.editor.create({
    _id: 'drafts.a',
    _type: 'article',
    title: 'Um',
    n: 0,
    publishAt: inMilliseconds(250),
  })
  let accepted = 0
  let hasLeft = false
  while (!hasLeft) {
    // As the Studio edits: only while the draft is there.
    const edit = store.editor.patch('drafts.a').inc({ n: 1 }).commit()
    await edit.then(
      () => (accepted += 1),
      (error: Error) => {
        hasLeft = true
        expect(error.message).toContain('não existe mais')
      },
    )
  }
  expect(await store.editor.getDocument('a')).toMatchObject({ n: accepted })
  await store.stop()
  expect(publicationsIn()).toEqual(['a'])
}, 90_000)

test("the schema's own rules keep an invalid draft back, and let a valid one go", async () => {
  await serve(realRules)
  const seed = store.editor.transaction()
  for (const document of documents) seed.createIfNotExists(document)
  await seed.commit()
  const article = documents.find(({ _type }) => _type === 'article') ?? expect.unreachable()
  const publishAt = inMilliseconds(-1000)
  const slug = { _type: 'slug', current: 'um-endereco-novo' }
  await store.editor.create({ ...article, _id: 'drafts.ruim', title: 'Curto', publishAt })
  await store.editor.create({ ...article, _id: 'drafts.bom', slug, publishAt })
  await isLive('bom')
  const moved = { _type: 'slug', current: 'mudou-de-endereco' }
  await store.editor.create({ ...article, _id: `drafts.${article._id}`, slug: moved, publishAt })
  await vi.waitFor(async () => {
    const to = await store.editor.fetch('*[_type == "redirect" && from == $from][0].to', {
      from: String(addressOf('article', article.slug)),
    })
    expect(to).toBe('/blog/mudou-de-endereco')
  }, patience)
  await vi.waitFor(async () => {
    const answer = await fetch(`${store.url}/v1/manage/schedule`, {
      headers: { authorization: `Bearer ${tokens.write}` },
    })
    expect(await answer.json()).toMatchObject([
      {
        id: 'ruim',
        state: 'refused',
        reasons: ['Título: O título tem de 20 a 90 caracteres.', 'Endereço: Slug já está em uso'],
      },
    ])
  }, patience)
  expect(await store.editor.getDocument('ruim')).toBeUndefined()
}, 120_000)
