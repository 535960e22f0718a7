import { createHash } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { createSessions, type Sessions } from '#lake/http/auth.ts'
import { openStore } from '#lake/store/store.ts'
import { localSecrets } from '../start/secrets.ts'
import { storeWithContent, type TestPlace, testPlace } from './test-store.ts'

let place: TestPlace
let dataDir: string

beforeEach(async () => {
  place = await testPlace()
  dataDir = place.dataDir
})

const store = (...args: string[]) => place.run('store', args)

function documentsIn(folder: string): unknown[] {
  const opened = openStore(folder)
  const documents = Array.from(opened.all()).sort((a, b) => a._id.localeCompare(b._id))
  opened.close()
  return documents
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .sort()
}

const contentOf = (folder: string, names: string[]) =>
  names.map((name) => readFileSync(join(folder, name), 'base64'))

test('a backup taken while the store takes writes is whole, and comes back with history and files', {
  timeout: 60_000,
}, async () => {
  await storeWithContent(place)
  const { client, stop } = await place.startStore()
  const backup = join(dataDir, 'copia.backup')
  let isOver = false
  let acknowledged = 0
  const writer = (async () => {
    for (let n = 1; !isOver; n++) {
      // Two documents that must never be seen apart.
      await client
        .transaction()
        .createOrReplace({ _id: 'par-a', _type: 'x', n })
        .createOrReplace({ _id: 'par-b', _type: 'x', n })
        .commit()
      acknowledged = n
    }
  })()
  const atStart = acknowledged
  const taken = await store('backup', backup)
  isOver = true
  await writer
  expect(taken).toMatchObject({ code: 0, text: expect.stringContaining('2 arquivos de mídia') })
  expect(acknowledged).toBeGreaterThan(atStart)
  expect(statSync(backup).mode & 0o777).toBe(0o600)
  const statuses = [undefined, localSecrets(dataDir).storeReadToken].map(async (token) => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    return (await fetch(client.getUrl('/manage/snapshot'), { headers })).status
  })
  expect(await Promise.all(statuses)).toEqual([401, 403])
  expect(await store('check')).toMatchObject({ code: 0, text: expect.stringContaining('está inteiro') })
  await stop()

  const assets = join(dataDir, 'store', 'assets')
  const names = filesBelow(assets)
  const bytes = contentOf(assets, names)
  rmSync(join(dataDir, 'store'), { recursive: true })
  expect(await store('restore', backup)).toMatchObject({ code: 0 })
  expect(await store('check')).toMatchObject({ code: 0, text: expect.stringContaining('está inteiro') })
  expect(filesBelow(assets)).toEqual(names)
  expect(contentOf(assets, names)).toEqual(bytes)

  const again = await place.startStore()
  const [a, b] = await again.client.getDocuments(['par-a', 'par-b'])
  expect([a?.n, a?._rev]).toEqual([b?.n, b?._rev])
  const { _rev } = (await again.client.getDocument('iof')) ?? {}
  const log = await again.client.request<{ events: unknown[] }>({
    url: '/data/history/production/documents/iof',
    query: { time: '2100-01-01T00:00:00Z' },
  })
  expect(log).toMatchObject({ documents: [{ title: 'Dois', _rev }] })
  await again.stop()
})

test('a sign-in is in no backup, and its files are for their owner alone', { timeout: 60_000 }, async () => {
  await storeWithContent(place)
  const folder = join(dataDir, 'store')
  const content = join(folder, 'content.sqlite')
  const inSessions = <Answer>(use: (sessions: Sessions) => Answer): Answer => {
    const database = new DatabaseSync(content)
    try {
      return use(createSessions(database))
    } finally {
      database.close()
    }
  }
  const signedIn = inSessions((sessions) => sessions.start('editor'))
  const isOpen = () => inSessions((sessions) => sessions.userOf(signedIn) !== undefined)
  expect(isOpen()).toBe(true)
  const backup = join(dataDir, 'copia.backup')
  expect(await store('backup', backup)).toMatchObject({ code: 0 })
  const digest = createHash('sha256').update(signedIn).digest('base64url')
  expect(readFileSync(content).includes(digest)).toBe(true)
  expect(gunzipSync(readFileSync(backup)).includes(digest)).toBe(false)

  // As an earlier version made them, and left its file.
  writeFileSync(backup, gzipSync(withTable(readFileSync(content))))
  chmodSync(content, 0o644)
  expect(await store('restore', backup, '--replace')).toMatchObject({ code: 0 })
  expect(isOpen()).toBe(false)
  expect(statSync(content).mode & 0o777).toBe(0o600)
  const running = await place.startStore()
  const modes = readdirSync(folder)
    .filter((name) => name.startsWith('content.sqlite'))
    .map((name) => (statSync(join(folder, name)).mode & 0o777).toString(8))
  expect(new Set(modes)).toEqual(new Set(['600']))
  await running.stop()
})

/** The file of a store as the content of a backup. */
function withTable(content: Buffer): Buffer {
  const file = join(dataDir, 'antigo.sqlite')
  writeFileSync(file, content)
  const database = new DatabaseSync(file)
  database.exec('PRAGMA journal_mode = DELETE')
  database.exec(
    'CREATE TABLE backup_assets (kind TEXT NOT NULL, file TEXT NOT NULL, content BLOB NOT NULL) STRICT',
  )
  database.close()
  return readFileSync(file)
}

test('restore refuses a running store, then a store with content, and keeps the old one aside', {
  timeout: 60_000,
}, async () => {
  await storeWithContent(place)
  const before = documentsIn(join(dataDir, 'store'))
  const backup = join(dataDir, 'copia.backup')
  expect(await store('backup', backup)).toMatchObject({ code: 0 })
  expect(await store('backup', backup)).toMatchObject({ code: 1, text: expect.stringContaining('já existe') })

  const running = await place.startStore()
  await running.client.create({ _id: 'novo', _type: 'x' })
  const refused = await store('restore', backup, '--replace')
  expect(refused).toMatchObject({ code: 1, text: expect.stringContaining('em execução') })
  expect(await running.client.getDocument('novo')).toMatchObject({ _id: 'novo' })
  await running.stop()

  expect(await store('restore', backup)).toMatchObject({
    code: 1,
    text: expect.stringContaining('--replace'),
  })
  expect(documentsIn(join(dataDir, 'store'))).toContainEqual(expect.objectContaining({ _id: 'novo' }))
  expect(await store('restore', backup, '--replace')).toMatchObject({ code: 0 })
  expect(documentsIn(join(dataDir, 'store'))).toEqual(before)
  const [aside = ''] = readdirSync(dataDir).filter((name) => name.startsWith('store.anterior-'))
  expect(documentsIn(join(dataDir, aside))).toContainEqual(expect.objectContaining({ _id: 'novo' }))
})

test('a damaged store gives way to a backup, and is kept aside as it was', { timeout: 60_000 }, async () => {
  await storeWithContent(place)
  const folder = join(dataDir, 'store')
  const before = documentsIn(folder)
  const backup = join(dataDir, 'copia.backup')
  await store('backup', backup)
  const damaged = Buffer.alloc(20_000, 'x')
  writeFileSync(join(folder, 'content.sqlite'), damaged)
  expect(await store('backup', join(dataDir, 'outra.backup'))).toMatchObject({
    code: 1,
    text: expect.stringContaining('não é um arquivo SQLite'),
  })
  expect(await store('restore', backup)).toMatchObject({
    code: 1,
    text: expect.stringContaining('--replace'),
  })
  expect(await store('restore', backup, '--replace')).toMatchObject({ code: 0 })
  expect(documentsIn(folder)).toEqual(before)
  const [aside = ''] = readdirSync(dataDir).filter((name) => name.startsWith('store.anterior-'))
  expect(readFileSync(join(dataDir, aside, 'content.sqlite')).equals(damaged)).toBe(true)
})

test('a damaged, cut, foreign or newer backup is refused, and the store stays as it is', {
  timeout: 60_000,
}, async () => {
  await storeWithContent(place)
  const folder = join(dataDir, 'store')
  const backup = join(dataDir, 'copia.backup')
  await store('backup', backup)
  const whole = readFileSync(backup)
  const flipped = Buffer.from(whole)
  flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 0x10
  const edited = (sql: string) => {
    const file = join(dataDir, 'editado.sqlite')
    writeFileSync(file, gunzipSync(whole))
    const database = new DatabaseSync(file)
    database.exec(sql)
    database.close()
    return gzipSync(readFileSync(file))
  }
  const bad: [string, Buffer, string][] = [
    ['one bit', flipped, 'danificada'],
    ['cut', whole.subarray(0, whole.length - 100), 'danificada'],
    ['text', Buffer.from('isto não é uma cópia'), 'não é uma cópia de segurança'],
    ['foreign', gzipSync(Buffer.from('SQLite format 3\0 de mentira')), 'danificada'],
    ['newer', edited('PRAGMA user_version = 99'), 'formato 99'],
    ['no backup', edited('DROP TABLE backup_assets'), 'não é uma cópia de segurança'],
    ['a name that climbs', edited(`UPDATE backup_assets SET file = '../../fora.txt'`), 'não é de um acervo'],
    ['a lost reference', edited(`DELETE FROM documents WHERE id LIKE 'image-%'`), 'que não existe'],
  ]
  const names = filesBelow(folder)
  const bytes = contentOf(folder, names)
  for (const [kind, content, message] of bad) {
    writeFileSync(join(dataDir, 'ruim.backup'), content)
    const answer = await store('restore', join(dataDir, 'ruim.backup'), '--replace')
    expect([kind, answer.code, answer.text]).toEqual([kind, 1, expect.stringContaining(message)])
    expect(answer.text).not.toContain('Erro inesperado')
  }
  expect(filesBelow(folder)).toEqual(names)
  expect(contentOf(folder, names)).toEqual(bytes)
  expect(readdirSync(dataDir).filter((name) => /restaurando|anterior/.test(name))).toEqual([])
  expect(existsSync(join(dataDir, '..', 'fora.txt'))).toBe(false)
})
