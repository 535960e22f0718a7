import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { Doc } from '#lake/store/documents.ts'
import { parseHook, readHooks } from '#lake/webhooks/webhook-config.ts'
import { deliveryFor } from '#lake/webhooks/webhook-delivery.ts'
import { contentChange, tagsOf } from '#web/content/queries/tags.ts'
import { writeSiteHook } from './secrets.ts'

function siteHook() {
  const folder = mkdtempSync(join(tmpdir(), 'hook-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeSiteHook(folder, 3000, 'segredo')
  const [hook] = readHooks(join(folder, 'hooks'))
  return parseHook(hook ?? expect.unreachable())
}

const stamps = { _createdAt: '2026-11-22T00:00:00Z', _updatedAt: '2026-11-22T00:00:00Z' }

function article(slug: string, category: string, rev: string): Doc {
  const fields = { slug: { current: slug }, category: { _ref: category } }
  return { _id: 'a', _type: 'article', _rev: rev, ...stamps, ...fields }
}

const settings = (adsEnabled: boolean, disclaimer: string, rev: string): Doc => ({
  _id: 's',
  _type: 'siteSettings',
  _rev: rev,
  ...stamps,
  _updatedAt: `2026-11-22T00:00:0${rev}Z`,
  adsEnabled,
  disclaimer,
})

test.each<[string, Doc | null, Doc | null, string[]]>([
  [
    'an edit',
    article('iof', 'c', '1'),
    article('iof', 'c', '2'),
    ['article:iof', 'id:a', 'articles', 'category:c'],
  ],
  [
    'a new address and category',
    article('iof', 'c', '1'),
    article('iof-2026', 'd', '2'),
    ['article:iof-2026', 'article:iof', 'id:a', 'articles', 'category:d', 'category:c', 'addresses'],
  ],
  [
    'the first publication',
    null,
    article('iof', 'c', '1'),
    ['article:iof', 'id:a', 'articles', 'category:c', 'addresses'],
  ],
  ['the end', article('iof', 'c', '1'), null, ['article:iof', 'id:a', 'articles', 'category:c', 'addresses']],
  ['the switch of the ads', settings(true, 'a', '1'), settings(false, 'a', '2'), ['ads']],
  ['the switch and a text', settings(true, 'a', '1'), settings(false, 'b', '2'), ['settings', 'ads']],
  ['new settings', null, settings(true, 'a', '1'), ['settings', 'ads']],
])('of %s the site learns which pages show it', async (_, before, after, tags) => {
  const change = { id: 1, documentId: 'x', transactionId: 't', timestamp: stamps._createdAt, before, after }
  const surroundings = { get: () => null, projectId: 'local', dataset: 'production' }
  const delivery = (await deliveryFor(siteHook(), change, surroundings)) ?? expect.unreachable()
  expect(tagsOf(contentChange.parse(JSON.parse(delivery.body)))).toEqual(tags)
})

test('counts, which change every minute, are no news to the site', async () => {
  const after: Doc = { _id: 'counts.2026-11-22.a', _type: 'counts', _rev: '1', ...stamps }
  const change = { id: 1, documentId: after._id, transactionId: 't', timestamp: stamps._createdAt }
  const surroundings = { get: () => null, projectId: 'local', dataset: 'production' }
  expect(await deliveryFor(siteHook(), { ...change, before: null, after }, surroundings)).toBeNull()
})
