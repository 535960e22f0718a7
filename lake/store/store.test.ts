import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore, type Transaction } from './store.ts'

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
