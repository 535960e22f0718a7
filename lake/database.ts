import { DatabaseSync } from 'node:sqlite'

const formatVersion = 1

const tables = `
  CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
  CREATE TABLE transactions (
    sequence INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    author TEXT NOT NULL,
    timestamp TEXT NOT NULL,
    mutations TEXT NOT NULL
  ) STRICT;
  CREATE TABLE changes (
    sequence INTEGER NOT NULL REFERENCES transactions (sequence),
    document_id TEXT NOT NULL,
    previous_rev TEXT,
    apply TEXT NOT NULL,
    revert TEXT NOT NULL,
    PRIMARY KEY (document_id, sequence)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX changes_by_sequence ON changes (sequence);
  CREATE TABLE keyvalues (
    user_id TEXT NOT NULL,
    key TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (user_id, key)
  ) STRICT, WITHOUT ROWID;
`

/** Opens the file for this process alone (memory is the truth while it runs) and creates its tables once. */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file)
  lockForThisProcess(database, file)
  const version = Number(database.prepare('PRAGMA user_version').get()?.user_version)
  if (version === 0) {
    database.exec(`BEGIN; ${tables} PRAGMA user_version = ${formatVersion}; COMMIT`)
  } else if (version !== formatVersion) {
    throw new Error(`${file}: format ${version} is not the format ${formatVersion} this version reads`)
  }
  return database
}

function lockForThisProcess(database: DatabaseSync, file: string): void {
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL')
  } catch (cause) {
    const isLocked = cause instanceof Error && cause.message === 'database is locked'
    throw isLocked ? new Error(`${file}: another content store has this folder open`, { cause }) : cause
  }
}
