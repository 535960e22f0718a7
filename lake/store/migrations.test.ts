import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { readLog } from '../api/history-log.ts'
import { applicationId, formatVersion } from './migrations.ts'
import { openStore } from './store.ts'

const formatOne = readFileSync(join(import.meta.dirname, '../../tests/fixtures/store/format-1.sql'), 'utf8')

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function folderWith(sql: string): string {
  const folder = temporaryFolder()
  const database = new DatabaseSync(join(folder, 'content.sqlite'))
  database.exec(sql)
  database.close()
  return folder
}

const hashOf = (folder: string) =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'content.sqlite')))
    .digest('hex')

test('a file of format 1 opens with its documents and its whole history', () => {
  const store = openStore(folderWith(formatOne))
  onTestFinished(store.close)
  expect(Array.from(store.all(), ({ _id, _rev }) => [_id, _rev])).toEqual([
    ['ana', 't1'],
    ['iof', 't5'],
  ])
  const log = readLog(store)
  expect(log.atRevision('drafts.iof', 't2')).toMatchObject({ title: 'O IOF de 2024', tags: ['imposto'] })
  expect(log.atRevision('drafts.iof', 't3')).toMatchObject({ title: 'O IOF de 2025 muda o câmbio' })
  expect(log.atRevision('iof', 't4')).toMatchObject({ _rev: 't4', tags: ['imposto', 'câmbio'] })
  expect(log.atRevision('drafts.iof', 't4')).toBeNull()
  const pragma = (name: string) => store.database.prepare(`PRAGMA ${name}`).get()?.[name]
  expect([pragma('user_version'), pragma('application_id'), pragma('auto_vacuum')]).toEqual([
    formatVersion,
    applicationId,
    2,
  ])
  expect(pragma('integrity_check')).toBe('ok')
})

test('the ways forward that format 1 kept are the ones now computed', () => {
  const old = new DatabaseSync(':memory:')
  old.exec(formatOne)
  const kept = old.prepare('SELECT sequence, document_id AS id, apply FROM changes ORDER BY 1, 2').all()
  const store = openStore(folderWith(formatOne))
  onTestFinished(store.close)
  const log = readLog(store)
  const steps = log.stepsOf(['ana', 'drafts.iof', 'iof'])
  const computed = Array.from(log.effectsOf(steps), ([{ sequence, documentId }, { apply }]) => [
    `${sequence} ${documentId}`,
    apply,
  ])
  expect(kept).toHaveLength(6)
  expect(Object.fromEntries(computed)).toEqual(
    Object.fromEntries(
      kept.map(({ sequence, id, apply }) => [`${sequence} ${id}`, JSON.parse(String(apply))]),
    ),
  )
})

test('a step that fails leaves the file in its format', () => {
  const folder = folderWith(`${formatOne} CREATE VIEW em_uso AS SELECT apply FROM changes;`)
  expect(() => openStore(folder)).toThrow('apply')
  const database = new DatabaseSync(join(folder, 'content.sqlite'))
  onTestFinished(() => database.close())
  expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 1 })
  expect(database.prepare('SELECT count(*) AS n FROM changes WHERE apply IS NOT NULL').get()).toEqual({
    n: 6,
  })
  expect(database.prepare('SELECT count(mutations) AS n FROM transactions').get()).toEqual({ n: 5 })
})

test.each([
  ['another program', 'CREATE TABLE notas (texto TEXT); PRAGMA user_version = 1', 'não é de um acervo'],
  ['another program without a version', 'CREATE TABLE notas (texto TEXT)', 'não é de um acervo'],
  [
    'a later version',
    `${formatOne} PRAGMA user_version = 99; PRAGMA application_id = ${applicationId}`,
    'formato 99',
  ],
])('a file of %s is refused and left as it was', (_of, sql, message) => {
  const folder = folderWith(sql)
  const before = hashOf(folder)
  expect(() => openStore(folder)).toThrow(message)
  expect(hashOf(folder)).toBe(before)
})

test('what is no SQLite file is refused and left as it was', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'content.sqlite'), 'Isto é um texto. '.repeat(500))
  const before = hashOf(folder)
  expect(() => openStore(folder)).toThrow('não é um arquivo SQLite')
  expect(hashOf(folder)).toBe(before)
})

test('a damaged page stops the start with a way out', () => {
  const folder = temporaryFolder()
  const store = openStore(folder)
  for (let n = 0; n < 50; n++) {
    store.commit([{ create: { _id: `d${n}`, _type: 'x', text: 'r'.repeat(3000) } }], { author: 'editor' })
  }
  store.close()
  const file = join(folder, 'content.sqlite')
  const bytes = readFileSync(file)
  bytes.fill(0x5a, 8 * 4096, 20 * 4096)
  writeFileSync(file, bytes)
  expect(() => openStore(folder)).toThrow('npm run store -- restore')
})

test('a document that is no document stops the start with its name', () => {
  const folder = folderWith(`${formatOne} UPDATE documents SET body = 'x' WHERE id = 'iof'`)
  expect(() => openStore(folder)).toThrow('o documento iof está danificado')
})
