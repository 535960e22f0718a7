import type { DatabaseSync } from 'node:sqlite'

/** ASCII "EMiu", in the header of every file of format 2 or later. */
export const applicationId = 0x454d6975

/** The step at index N takes a file of format N to format N + 1; format 0 is an empty file. Never edit a step. */
const steps = [
  `CREATE TABLE documents (id TEXT PRIMARY KEY, body TEXT NOT NULL) STRICT;
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
   ) STRICT, WITHOUT ROWID;`,
  // The way back is enough: the states around a step, and so the way forward, follow from it. Together with the
  // mutations, both ways took three times the room of the documents. `history_starts` has the last step that
  // pruning took from a document.
  `ALTER TABLE transactions DROP COLUMN mutations;
   ALTER TABLE changes DROP COLUMN apply;
   CREATE TABLE history_starts (document_id TEXT PRIMARY KEY, sequence INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   PRAGMA application_id = ${applicationId};`,
]

/** The format that this version writes. */
export const formatVersion = steps.length

/** Brings the file to the present format, one step at a time, each of them whole or not at all. */
export function migrate(database: DatabaseSync, from: number): void {
  for (let format = from; format < formatVersion; format++) {
    database.exec('BEGIN IMMEDIATE')
    try {
      database.exec(`${steps[format]} PRAGMA user_version = ${format + 1}; COMMIT`)
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
  }
}
