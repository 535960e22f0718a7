import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { readLog } from '../api/history-log.ts'
import type { Doc } from '../store/documents.ts'
import { openStore, type Store } from '../store/store.ts'
import { type HistoryPolicy, prune, readHistoryPolicy } from './pruning.ts'

const author = 'editor'
const day = 86_400_000
const keepAll: HistoryPolicy = { days: 3650, perDocument: 100_000, share: 1000 }
let folder: string
let assetFolder: string
let store: Store

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lake-'))
  assetFolder = join(folder, 'assets')
  store = openStore(folder)
  onTestFinished(() => {
    store.close()
    rmSync(folder, { recursive: true, force: true })
  })
})

function edit(id: string, fields: Record<string, unknown>): Doc | null {
  const existing = store.get(id)
  store.commit([existing ? { patch: { id, set: fields } } : { create: { _id: id, _type: 'x', ...fields } }], {
    author,
  })
  return store.get(id)
}

const pruneAt = (policy: Partial<HistoryPolicy>, now = Date.now()) =>
  prune(store, assetFolder, { ...keepAll, ...policy }, { now, stopped: new AbortController().signal })

const rows = (table: string) => Number(store.database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n)

test('the newest changes of each document stay, and what they lead back to', async () => {
  const states = Array.from({ length: 12 }, (_, n) => edit('a', { title: `Título ${n}`, n }))
  const other = edit('b', { n: 0 })
  expect(await pruneAt({ perDocument: 5 })).toMatchObject({ changes: 7 })
  const log = readLog(store)
  const found = states.map((state) => log.atRevision('a', state?._rev ?? ''))
  // Five changes lead back to six states.
  expect(found.slice(6)).toEqual(states.slice(6))
  expect(found.slice(0, 6)).toEqual([null, null, null, null, null, null])
  expect(log.atRevision('b', other?._rev ?? '')).toEqual(other)
  expect(store.get('a')).toEqual(states.at(-1))
})

test('changes older than the days go; a document whose changes are all gone still has its revision', async () => {
  const old = edit('a', { n: 1 })
  store.commit([{ delete: { id: edit('apagado', { n: 1 })?._id ?? '' } }], { author })
  store.database.exec(`UPDATE transactions SET timestamp = '2020-01-01T00:00:00.000Z'`)
  const fresh = edit('b', { n: 1 })
  await pruneAt({ days: 30 })
  const log = readLog(store)
  expect(rows('changes')).toBe(1)
  expect(rows('transactions')).toBe(1)
  expect(rows('history_starts')).toBe(1)
  expect(log.atRevision('a', old?._rev ?? '')).toEqual(old)
  expect(log.atTime('a', '2019-01-01T00:00:00.000Z')).toBeNull()
  expect(log.atRevision('b', fresh?._rev ?? '')).toEqual(fresh)
})

test('a repeated transaction id is refused for a day after its changes are gone', async () => {
  for (let n = 0; n < 3; n++)
    store.commit([{ createOrReplace: { _id: 'a', _type: 'x', n } }], { author, transactionId: `t${n}` })
  await pruneAt({ perDocument: 1 })
  expect(rows('changes')).toBe(1)
  expect(() => store.commit([{ delete: { id: 'a' } }], { author, transactionId: 't0' })).toThrow('t0')
  await pruneAt({ perDocument: 1 }, Date.now() + 2 * day)
  expect(rows('transactions')).toBe(1)
})

test('ten edits of every document, a tenth of them published, fit in three times the documents', {
  timeout: 60_000,
}, async () => {
  const text = (seed: number) =>
    Array.from({ length: 150 }, (_, n) => `imposto ${(seed * 7919 + n * 104_729) % 1_000_003}`).join(' ')
  const count = 120
  const body = (n: number) =>
    [1, 2].map((part) => ({ _type: 'block', _key: `k${part}`, text: text(n * part) }))
  store.commit(
    Array.from({ length: count }, (_, n) => ({
      create: { _id: `a${n}`, _type: 'article', title: `Artigo ${n}`, body: body(n) },
    })),
    { author },
  )
  const edits = count * 10
  // One transaction of many documents fills the log as one per document does, without as many waits for the disk.
  for (let round = 0; round < 10; round++) {
    store.commit(
      Array.from({ length: edits / 10 }, (_, n) => ({
        patch: { id: `a${n}`, set: { title: `Artigo ${n}, ${round}`, 'body[0].text': text(n + round) } },
      })),
      { author },
    )
    store.commit(
      Array.from({ length: count / 10 }, (_, n) => ({
        createOrReplace: { ...store.get(`a${n}`), _id: `drafts.a${n}`, _type: 'article' },
      })),
      { author },
    )
    store.commit(
      Array.from({ length: count / 10 }, (_, n) => ({ delete: { id: `drafts.a${n}` } })),
      { author },
    )
  }
  // Shares below the floor of 8 MB are of no account, so the policy under test is the number per document.
  const { before, after } = await pruneAt({ perDocument: 1 })
  const documents = Number(
    store.database.prepare('SELECT sum(octet_length(body)) AS n FROM documents').get()?.n,
  )
  expect(before / documents).toBeGreaterThan(3)
  expect(after / documents).toBeLessThan(3)
  expect(store.database.prepare('PRAGMA integrity_check').get()).toEqual({ integrity_check: 'ok' })
})

test('history beyond its share of the room goes, oldest first', { timeout: 60_000 }, async () => {
  // Random text has no prefix or suffix in common, so that each way back holds a whole earlier text.
  const states = Array.from({ length: 24 }, () => edit('a', { text: randomBytes(250_000).toString('hex') }))
  await pruneAt({ share: 0 })
  const log = readLog(store)
  const room = Number(store.database.prepare('SELECT sum(octet_length(revert)) AS n FROM changes').get()?.n)
  expect(room).toBeLessThan(8 * 1024 * 1024)
  expect(room).toBeGreaterThan(7 * 1024 * 1024)
  expect(log.atRevision('a', states[0]?._rev ?? '')).toBeNull()
  expect(log.atRevision('a', states.at(-16)?._rev ?? '')).toEqual(states.at(-16))
})

test('the numbers of transactions rise, though all before have gone', async () => {
  edit('a', { n: 1 })
  store.commit([{ delete: { id: 'a' } }], { author })
  await pruneAt({ days: 1 }, Date.now() + 10 * day)
  expect([rows('changes'), rows('transactions')]).toEqual([0, 1])
  edit('a', { n: 2 })
  expect(store.database.prepare('SELECT max(sequence) AS last FROM transactions').get()).toEqual({ last: 3 })
})

test('writes go on between the steps of a prune, and are kept', async () => {
  for (let n = 0; n < 3000; n += 100) {
    store.commit(
      Array.from({ length: 100 }, (_, m) => ({ create: { _id: `d${n + m}`, _type: 'x' } })),
      { author },
    )
  }
  for (let n = 0; n < 3000; n += 100) {
    store.commit(
      Array.from({ length: 100 }, (_, m) => ({ patch: { id: `d${n + m}`, set: { n: 1 } } })),
      { author },
    )
  }
  let written = 0
  let isOver = false
  const pruning = pruneAt({ perDocument: 1 }).finally(() => {
    isOver = true
  })
  while (!isOver) {
    edit('vivo', { n: written++ })
    await new Promise(setImmediate)
  }
  await pruning
  expect(written).toBeGreaterThan(2)
  expect(store.get('vivo')?.n).toBe(written - 1)
  expect(rows('changes')).toBeGreaterThanOrEqual(3000 + written - 1)
})

test('an asset file goes with the history of its document, not before', async () => {
  const hash = 'a'.repeat(40)
  const image = { _id: `image-${hash}-2x3-png`, _type: 'sanity.imageAsset' }
  const file = { _id: `file-${hash}-pdf`, _type: 'sanity.fileAsset' }
  store.commit([{ create: image }, { create: file }], { author })
  const paths = [`images/${hash}-2x3.png`, `files/${hash}.pdf`, `files/${hash}.pdf.x.part`, 'files/LEIA.txt']
  for (const path of paths) {
    mkdirSync(join(assetFolder, path, '..'), { recursive: true })
    writeFileSync(join(assetFolder, path), 'x')
  }
  const existing = () => paths.filter((path) => existsSync(join(assetFolder, path)))
  store.commit([{ delete: { id: image._id } }], { author })

  expect(await pruneAt({ days: 30 })).toMatchObject({ files: 0 })
  expect(existing()).toEqual(paths)
  expect(await pruneAt({ days: 30 }, Date.now() + 2 * day)).toMatchObject({ files: 1 })
  expect(existing()).toEqual([paths[0], paths[1], paths[3]])
  expect(await pruneAt({ days: 30 }, Date.now() + 31 * day)).toMatchObject({ files: 1 })
  expect(existing()).toEqual([paths[1], paths[3]])
})

test('a file uploaded again a moment ago stays, though its document is not there yet', async () => {
  const path = join(assetFolder, 'files', `${'b'.repeat(40)}.pdf`)
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(path, 'x')
  await pruneAt({})
  expect(existsSync(path)).toBe(true)
  const longAgo = new Date(Date.now() - 2 * day)
  utimesSync(path, longAgo, longAgo)
  await pruneAt({})
  expect(existsSync(path)).toBe(false)
})

test('the policy comes from variables, each checked', () => {
  expect(readHistoryPolicy({})).toEqual({ days: 90, perDocument: 500, share: 1 })
  expect(readHistoryPolicy({ STORE_HISTORY_DAYS: '7', STORE_HISTORY_SHARE: '0.5' })).toMatchObject({
    days: 7,
    share: 0.5,
  })
  expect(() => readHistoryPolicy({ STORE_HISTORY_DAYS: 'sempre' })).toThrow('STORE_HISTORY_DAYS: "sempre"')
  expect(() => readHistoryPolicy({ STORE_HISTORY_PER_DOCUMENT: '0' })).toThrow('STORE_HISTORY_PER_DOCUMENT')
})
