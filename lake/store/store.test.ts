import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openStore, type Store, type Transaction } from './store.ts'

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const author = 'editor'

test('a restart keeps everything', () => {
  const folder = temporaryFolder()
  const first = openStore(folder)
  first.commit([{ create: { _id: 'a', _type: 'x', n: 1 } }, { create: { _id: 'b', _type: 'x' } }], { author })
  first.commit([{ patch: { id: 'a', inc: { n: 1 } } }, { delete: { id: 'b' } }], { author })
  const before = Array.from(first.all())
  first.close()

  const second = openStore(folder)
  expect(Array.from(second.all())).toEqual(before)
  expect(before).toMatchObject([{ _id: 'a', n: 2 }])
  second.close()
})

test('a refused transaction leaves memory, file and listeners alone', () => {
  const folder = temporaryFolder()
  const store = openStore(folder)
  const heard: Transaction[] = []
  store.onTransaction((transaction) => heard.push(transaction))
  const half = () =>
    store.commit([{ create: { _id: 'a', _type: 'x' } }, { patch: { id: 'nada', set: { n: 1 } } }], { author })
  expect(half).toThrow('nada')
  expect(store.get('a')).toBeNull()
  expect(heard).toEqual([])
  expect(store.database.prepare('SELECT count(*) AS n FROM transactions').get()).toEqual({ n: 0 })
  store.close()
})

test('a failure while writing leaves memory and file as they were', () => {
  const store = openStore(temporaryFolder())
  store.commit([{ create: { _id: 'a', _type: 'x', n: 1 } }], { author })
  store.database.exec(`CREATE TEMP TRIGGER full BEFORE UPDATE ON main.documents
    BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`)
  expect(() => store.commit([{ patch: { id: 'a', set: { n: 2 } } }], { author })).toThrow('disk is full')
  expect(store.get('a')?.n).toBe(1)
  expect(store.database.prepare('SELECT count(*) AS n FROM transactions').get()).toEqual({ n: 1 })
  store.database.exec('DROP TRIGGER full')
  store.commit([{ patch: { id: 'a', set: { n: 3 } } }], { author })
  expect(store.get('a')?.n).toBe(3)
  store.close()
})

const numberOf = (store: Store) => Number(store.get('a')?.n)
const count = () => [{ patch: { id: 'a', inc: { n: 1 } } }]

test('writes that come together wait for the disk once; each is judged by what the one before has left', async () => {
  const store = openStore(temporaryFolder())
  store.commit([{ create: { _id: 'a', _type: 'x', n: 0 } }], { author })
  const heard: string[] = []
  store.onTransaction(({ id }) => heard.push(`${id}: ${numberOf(store)}`))
  const said = vi.spyOn(store.database, 'exec')
  const ids = ['t1', 't2', 't3']
  const kept = ids.map((transactionId) => store.commitSoon(count, { author, transactionId }))
  const refused = [
    store.commitSoon(count, { author, transactionId: 't1' }),
    store.commitSoon(() => [{ patch: { id: 'nada', set: { n: 1 } } }], { author }),
  ]
  expect(numberOf(store)).toBe(0)
  const outcomes = await Promise.allSettled([...kept, ...refused])
  expect(outcomes.map(({ status }) => status).join(' ')).toBe(
    'fulfilled fulfilled fulfilled rejected rejected',
  )
  expect(said.mock.calls.map(([sql]) => sql)).toEqual(['BEGIN IMMEDIATE', 'COMMIT'])
  expect(heard).toEqual(['t1: 3', 't2: 3', 't3: 3'])
  store.close()
})

test('when the disk refuses one of them, none has happened, in memory and in the file', async () => {
  const store = openStore(temporaryFolder())
  const slug = (current: string) => ({ _type: 'slug', current })
  store.commit([{ create: { _id: 'a', _type: 'x', n: 0, slug: slug('antes') } }], { author })
  store.database.exec(`CREATE TEMP TRIGGER full BEFORE INSERT ON main.documents WHEN NEW.id = 'b'
    BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`)
  const moved = () => [{ patch: { id: 'a', set: { slug: slug('depois') } } }]
  const asked = [moved, count, () => [{ create: { _id: 'b', _type: 'x' } }]]
  const outcomes = await Promise.allSettled(asked.map((mutations) => store.commitSoon(mutations, { author })))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  expect([numberOf(store), ...store.withSlug('antes'), ...store.withSlug('depois')]).toEqual([0, 'a'])
  expect(store.database.prepare('SELECT count(*) AS n FROM transactions').get()).toEqual({ n: 1 })
  store.close()
})

test('what waits when the store ends is written first', async () => {
  const folder = temporaryFolder()
  const store = openStore(folder)
  const asked = store.commitSoon(() => [{ create: { _id: 'a', _type: 'x', n: 7 } }], { author })
  store.close()
  await asked
  const again = openStore(folder)
  expect(numberOf(again)).toBe(7)
  again.close()
})

test('a listener that throws does not undo the write nor silence the others', async () => {
  const store = openStore(temporaryFolder())
  const warning = once(process, 'warning')
  const heard: string[] = []
  store.onTransaction(() => {
    throw new Error('ouvinte com defeito')
  })
  store.onTransaction(({ id }) => heard.push(id))
  const { id } = store.commit([{ create: { _id: 'a', _type: 'x' } }], { author })
  expect(heard).toEqual([id])
  expect(String(await warning)).toContain('ouvinte com defeito')
  store.close()
})

test('two stores never share a folder', () => {
  const folder = temporaryFolder()
  const store = openStore(folder)
  expect(() => openStore(folder)).toThrow('outro acervo')
  store.close()
})

test('the same transaction id is not written twice', () => {
  const store = openStore(temporaryFolder())
  const options = { author, transactionId: 't1' }
  store.commit([{ create: { _id: 'a', _type: 'x' } }], options)
  expect(() => store.commit([{ patch: { id: 'a', set: { n: 1 } } }], options)).toThrow('t1')
  store.close()
})

function emptied(): string {
  const folder = temporaryFolder()
  const store = openStore(folder)
  store.commit([{ create: { _id: 'a', _type: 'x' } }], { author })
  store.close()
  writeFileSync(join(folder, 'content.sqlite'), '')
  return folder
}

test('a file that was emptied is refused and left as it is, not taken for a new store', () => {
  const folder = emptied()
  writeFileSync(join(folder, 'content.sqlite-wal'), 'o que ainda se pode salvar')
  expect(() => openStore(folder)).toThrow(/está vazio.*restore/)
  expect(readdirSync(folder).sort()).toEqual(['content.sqlite', 'content.sqlite-wal'])
  expect(statSync(join(folder, 'content.sqlite-wal')).size).toBeGreaterThan(0)
})

test.each(['content.sqlite-wal', 'assets/images/x.png'])('neither is one that is gone, beside %s', (rest) => {
  const folder = emptied()
  rmSync(join(folder, 'content.sqlite'))
  mkdirSync(dirname(join(folder, rest)), { recursive: true })
  writeFileSync(join(folder, rest), 'x')
  expect(() => openStore(folder)).toThrow(rest.split('/')[0])
})

test('a store whose beginning was cut short begins again', () => {
  const folder = temporaryFolder()
  for (const name of ['content.sqlite', 'content.sqlite-new']) writeFileSync(join(folder, name), '')
  openStore(folder).close()
  expect(readdirSync(folder)).toEqual(['content.sqlite'])
})
