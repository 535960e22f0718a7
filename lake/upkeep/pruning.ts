import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import type { Store } from '../store/store.ts'
import { sweepAssets } from './pruning-assets.ts'
import type { HistoryPolicy } from './pruning-policy.ts'

const day = 86_400_000
const leastRoom = 8 * 1024 * 1024
/** What a change takes beside its text: its keys in two trees and its transaction. */
const roomBesideText = 200
/** Changes, transactions or pages that go in one step, so that the server answers between steps. */
const batch = 1000

export type Moment = { now: number; stopped: AbortSignal }

/** Changes and asset files that went, and the size of the database file, in bytes. */
export type Pruned = { changes: number; files: number; before: number; after: number }

/** Brings history and asset files back to what the policy keeps. */
export async function prune(
  store: Store,
  assetFolder: string,
  policy: HistoryPolicy,
  moment: Moment,
): Promise<Pruned> {
  const size = store.database.prepare(
    'SELECT page_count * page_size AS bytes FROM pragma_page_count, pragma_page_size',
  )
  const before = Number(size.get()?.bytes)
  const changes = await pruneHistory(store.database, policy, moment)
  const files = moment.stopped.aborted ? 0 : await sweepAssets(store, assetFolder, moment.now)
  return { changes, files, before, after: moment.stopped.aborted ? before : Number(size.get()?.bytes) }
}

/**
 * Takes from the log what the policy does not keep and gives its room back to the disk, a step at a time.
 *
 * Always the oldest changes of a document: every later state stays whole. Answers how many changes went.
 */
async function pruneHistory(database: DatabaseSync, policy: HistoryPolicy, moment: Moment): Promise<number> {
  let removed = 0
  for (const steps of [changeSteps, transactionSteps, vacuumSteps]) {
    for (const count of steps(database, policy, moment.now)) {
      if (steps === changeSteps) removed += count
      await setImmediate()
      if (moment.stopped.aborted) return removed
    }
  }
  return removed
}

function* changeSteps(database: DatabaseSync, policy: HistoryPolicy, now: number): Generator<number> {
  const remove = database.prepare('DELETE FROM changes WHERE document_id = ? AND sequence <= ?')
  const remember = database.prepare(
    'INSERT INTO history_starts (document_id, sequence) VALUES (?, ?) ON CONFLICT DO UPDATE SET sequence = excluded.sequence',
  )
  const doomed = doomedChanges(database, policy, now)
  while (doomed.length > 0) {
    let count = 0
    database.exec('BEGIN IMMEDIATE')
    try {
      for (let next = doomed.pop(); next; next = count < batch ? doomed.pop() : undefined) {
        count += Number(remove.run(next.documentId, next.last).changes)
        remember.run(next.documentId, next.last)
      }
      database.exec('COMMIT')
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK')
      throw error
    }
    yield count
  }
  // Of a document that is gone with all its history, nothing remains to be said.
  database.exec(`DELETE FROM history_starts WHERE document_id NOT IN (SELECT id FROM documents)
    AND document_id NOT IN (SELECT document_id FROM changes)`)
}

/** The last change that must go, of each document that has one. */
function doomedChanges(database: DatabaseSync, { days, perDocument, share }: HistoryPolicy, now: number) {
  const oldest = new Date(now - days * day).toISOString()
  const tooOld = database
    .prepare('SELECT max(sequence) AS last FROM transactions WHERE timestamp < ?')
    .get(oldest)
  const size = database.prepare('SELECT sum(octet_length(body)) AS bytes FROM documents').get()
  const room = Math.max(leastRoom, share * Number(size?.bytes ?? 0))
  const tooMuch = database
    .prepare(
      `SELECT max(sequence) AS last FROM (
         SELECT sequence, sum(octet_length(revert) + ${roomBesideText}) OVER (ORDER BY sequence DESC) AS room
         FROM changes
       ) WHERE room > ?`,
    )
    .get(room)
  const cutoff = Math.max(Number(tooOld?.last ?? 0), Number(tooMuch?.last ?? 0))
  return database
    .prepare(
      `SELECT document_id AS id, max(sequence) AS last FROM (
         SELECT document_id, sequence, row_number() OVER (PARTITION BY document_id ORDER BY sequence DESC) AS nth
         FROM changes
       ) WHERE sequence <= ? OR nth > ? GROUP BY document_id`,
    )
    .all(cutoff, perDocument)
    .map(({ id, last }) => ({ documentId: String(id), last: Number(last) }))
}

/** Transactions without changes stay for a day, to refuse a repeated id; the newest stays, to keep numbers rising. */
function* transactionSteps(database: DatabaseSync, _policy: HistoryPolicy, now: number): Generator<number> {
  const remove = database.prepare(
    `DELETE FROM transactions WHERE sequence IN (
       SELECT sequence FROM transactions t
       WHERE timestamp < ? AND sequence < (SELECT max(sequence) FROM transactions)
         AND NOT EXISTS (SELECT 1 FROM changes c WHERE c.sequence = t.sequence)
       LIMIT ${batch})`,
  )
  const yesterday = new Date(now - day).toISOString()
  for (let count = batch; count === batch; ) {
    count = Number(remove.run(yesterday).changes)
    yield count
  }
}

function* vacuumSteps(database: DatabaseSync): Generator<number> {
  const free = database.prepare('PRAGMA freelist_count')
  for (;;) {
    const before = Number(free.get()?.freelist_count)
    if (before > 0) database.exec(`PRAGMA incremental_vacuum(${batch})`)
    const after = Number(free.get()?.freelist_count)
    yield before - after
    if (after === 0 || after === before) break
  }
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
}
