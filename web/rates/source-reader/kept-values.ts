import { chmodSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Instant } from '../quote.ts'

/** Raised when a feed's values change their shape: what an older site kept is then not read. */
const SHAPE = 1
/** Longer than any feed keeps a value. */
const LONGEST_DAYS = 31
const BUSY_MS = 500

/** The last good values, on disk: a site that starts while the market is down still has them, with their age. */
export type KeptValues = {
  /** As `keep` got it. */
  load: (key: string) => unknown
  keep: (key: string, at: Instant, held: object) => void
  close: () => void
}

/**
 * Opens, or makes, the file of the last good values. What cannot be read or written is as if it were not kept: a full or
 * broken disk takes no price from a page.
 */
export function openKeptValues(file: string): KeptValues {
  const database = openDatabase(file, [
    'CREATE TABLE IF NOT EXISTS kept (key TEXT PRIMARY KEY, shape INTEGER NOT NULL, at TEXT NOT NULL, held TEXT NOT NULL) STRICT',
    `DELETE FROM kept WHERE julianday(at) < julianday('now') - ${LONGEST_DAYS}`,
  ])
  const select = database?.prepare('SELECT held FROM kept WHERE key = ? AND shape = ?')
  const upsert = database?.prepare(
    'INSERT INTO kept (key, shape, at, held) VALUES (?, ?, ?, ?) ON CONFLICT (key) DO UPDATE SET shape = excluded.shape, at = excluded.at, held = excluded.held',
  )
  return {
    load(key) {
      const held = attempt(() => select?.get(key, SHAPE)?.held)
      return typeof held === 'string' ? (attempt(() => JSON.parse(held)) ?? null) : null
    },
    keep(key, at, held) {
      attempt(() => upsert?.run(key, SHAPE, at, JSON.stringify(held)))
    },
    close: () => database?.close(),
  }
}

/** A database for its owner alone, after `statements`; made anew where it cannot be read, and nothing where it cannot be made. */
export function openDatabase(file: string, statements: readonly string[]): DatabaseSync | undefined {
  return attempt(() => open(file, statements)) ?? attempt(() => anew(file, statements))
}

function open(file: string, statements: readonly string[]): DatabaseSync {
  if (file !== ':memory:') {
    // SQLite makes what stands beside it in the same mode.
    writeFileSync(file, '', { flag: 'a', mode: 0o600 })
    chmodSync(file, 0o600)
  }
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  database.exec(['PRAGMA journal_mode = WAL', 'PRAGMA synchronous = NORMAL', ...statements].join(';'))
  return database
}

/** Starts again: a damaged file held nothing that the market does not give again. */
function anew(file: string, statements: readonly string[]): DatabaseSync {
  for (const part of [file, `${file}-wal`, `${file}-shm`]) rmSync(part, { force: true })
  return open(file, statements)
}

export function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
