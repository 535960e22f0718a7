import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ServedStore, serveStore } from '#lake/testing/test-served.ts'
import { publication, unpublication } from '#studio/actions/publication.ts'

/** Milliseconds between the request and the kill: before it is read, while it is written, after the answer. */
const moments = [0, 1, 2, 3, 5, 8, 13, 30]

let folder: string
let store: ServedStore

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kills-'))
  // Rules that have nothing against any draft.
  writeFileSync(
    join(folder, 'rules.mjs'),
    `import { createInterface } from 'node:readline'
     for await (const line of createInterface(process.stdin)) {
       console.log(JSON.stringify(Object.fromEntries(JSON.parse(line).map(({ _id }) => [_id, []]))))
     }`,
  )
  await serve()
})

afterEach(async () => {
  await store.stop()
  rmSync(folder, { recursive: true })
})

async function serve(): Promise<void> {
  store = await serveStore(join(folder, 'store'), {
    STORE_RULES: join(folder, 'rules.mjs'),
    STORE_BEFORE_COMMIT: 'scripts/before-commit.ts',
  })
}

const slug = (current: string) => ({ slug: { _type: 'slug', current } })
const change = { kind: 'correction', what: 'A alíquota é outra.' } as const

type Way = { publish: (client: SanityClient) => Promise<unknown>; publishAt?: () => string }

async function documents(client: SanityClient) {
  const [draft, published] = await client.getDocuments(['drafts.a', 'a'])
  return { draft: draft ?? expect.unreachable(), published: published ?? null }
}

const ways: Record<string, Way> = {
  'the Studio': {
    publish: async (client) =>
      client.mutate(await publication(client, { ...(await documents(client)), change })),
  },
  'the publish action': {
    publish: (client) =>
      client.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.a', publishedId: 'a' }),
  },
  'the clock': {
    publish: async () => undefined,
    publishAt: () => new Date(Date.now() + 20).toISOString(),
  },
  'a program past drafts': {
    publish: async (client) => {
      const { draft } = await documents(client)
      return client.mutate([{ createOrReplace: { ...draft, _id: 'a' } }, { delete: { id: 'drafts.a' } }])
    },
  },
}

const states = {
  before: { address: 'um', redirects: [], log: 0, hasDraft: true },
  after: { address: 'dois', redirects: [{ from: '/blog/um', to: '/blog/dois' }], log: 1, hasDraft: false },
}

async function stateNow() {
  const { editor } = store
  return editor.fetch(`{
    "address": *[_id == "a"][0].slug.current,
    "redirects": *[_type == "redirect"]{from, to},
    "log": count(coalesce(*[_id == "a"][0].changeLog, [])),
    "hasDraft": defined(*[_id == "drafts.a"][0]._id)
  }`)
}

test.each(Object.keys(ways).flatMap((name) => moments.map((moment) => [name, moment] as const)))(
  'published by %s and killed after %i ms: all of it, or nothing, and what was acknowledged stays',
  async (name, moment) => {
    const way = ways[name] ?? expect.unreachable()
    await store.editor.create({ _id: 'a', _type: 'article', workflow: 'ready', ...slug('um') })
    await store.editor.create({
      _id: 'drafts.a',
      _type: 'article',
      workflow: 'writing',
      publishChange: change,
      ...slug('dois'),
      ...(way.publishAt && { publishAt: way.publishAt() }),
    })
    let isAcknowledged = false
    const publishing = way.publish(store.editor).then(
      () => (isAcknowledged = way.publishAt === undefined),
      () => undefined,
    )
    await pause(moment + (way.publishAt ? 20 : 0))
    const wasAcknowledged = isAcknowledged
    await store.stop('SIGKILL')
    await publishing
    await serve()
    const state = await stateNow()
    expect(wasAcknowledged ? [states.after] : [states.before, states.after]).toContainEqual(state)
    // Done once more, it ends as if nothing had been; what the clock missed it does when it is back.
    if (state.hasDraft) await way.publish(store.editor)
    await expect.poll(stateNow, { timeout: 20_000 }).toEqual(states.after)
  },
  60_000,
)

test.each(moments)(
  'taken off the site and killed after %i ms: all of it, or nothing',
  async (moment) => {
    await store.editor.create({ _id: 'a', _type: 'article', ...slug('um') })
    const live = (await store.editor.getDocument('a')) ?? expect.unreachable()
    const move = { from: '/blog/um', to: '/blog', reason: 'Teste' }
    const mutations = await unpublication(store.editor, live, move)
    const leaving = store.editor.mutate(mutations).catch(() => undefined)
    await pause(moment)
    await store.stop('SIGKILL')
    await leaving
    await serve()
    const { address, redirects, hasDraft } = await stateNow()
    expect([
      { address: 'um', redirects: [], hasDraft: false },
      { address: null, redirects: [{ from: '/blog/um', to: '/blog' }], hasDraft: true },
    ]).toContainEqual({ address, redirects, hasDraft })
  },
  60_000,
)
