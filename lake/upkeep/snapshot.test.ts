import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, expect, test } from 'vitest'
import { snapshot } from './snapshot.ts'

const folder = mkdtempSync(join(tmpdir(), 'snapshot-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a copy that begins while a write is under way is made all the same, with what was written', async () => {
  const database = new DatabaseSync(join(folder, 'source.sqlite'))
  database.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (n INTEGER); INSERT INTO t VALUES (1)')
  const file = join(folder, 'copy.sqlite')
  database.exec('BEGIN IMMEDIATE; INSERT INTO t VALUES (2)')
  const copied = snapshot(database, file)
  // The copy is begun by another thread meanwhile, and SQLite refuses it.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  database.exec('COMMIT')
  await copied
  database.close()
  const copy = new DatabaseSync(file)
  expect(copy.prepare('SELECT sum(n) AS sum FROM t').get()).toEqual({ sum: 3 })
  copy.close()
})
