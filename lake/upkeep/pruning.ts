import { rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { setImmediate } from 'node:timers/promises'
import { assetKinds, filesOf, idOfAssetFile } from '../assets/asset-files.ts'
import type { Route } from '../http/router.ts'
import type { Store } from '../store/store.ts'
import { startLoop } from './background-loop.ts'

/** How much history stays. What passes any of the three limits goes, oldest first. */
export type HistoryPolicy = {
  /** Days for which a change stays. */
  days: number
  /** Newest changes that stay of each document. */
  perDocument: number
  /** Room for the changes, as a multiple of the room of the documents; below 8 MB there is always room. */
  share: number
}

/** The variable of each limit, what it is without it, and the least that it may be. */
export const historyVariables = {
  days: { name: 'STORE_HISTORY_DAYS', usual: 90, least: 1 },
  perDocument: { name: 'STORE_HISTORY_PER_DOCUMENT', usual: 500, least: 1 },
  share: { name: 'STORE_HISTORY_SHARE', usual: 1, least: 0 },
}

/** @throws with a sentence that names the variable to mend */
export function readHistoryPolicy(env: Record<string, string | undefined>): HistoryPolicy {
  const read = ({ name, usual, least }: (typeof historyVariables)['days']): number => {
    const text = env[name]
    if (!text) return usual
    const value = Number(text)
    if (Number.isFinite(value) && value >= least) return value
    throw new Error(`${name}: "${text}" não é um número a partir de ${least}`)
  }
  return {
    days: read(historyVariables.days),
    perDocument: Math.floor(read(historyVariables.perDocument)),
    share: read(historyVariables.share),
  }
}

const day = 86_400_000
const minRoom = 8 * 1024 * 1024
/** Bytes of a change besides its text: its keys in two trees and its transaction. */
const roomBesideText = 200
/** Changes, transactions or pages that go in one step, so that the server answers between steps. */
const batch = 1000

type Moment = { now: number; stopped: AbortSignal }

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
  const room = Math.max(minRoom, share * Number(size?.bytes ?? 0))
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

/** An upload writes its file a moment before its document: neither is judged while it may still be under way. */
const maxUploadMs = 86_400_000

/**
 * Removes files whose document is gone, and gone from the history too: until then a restore may bring it back.
 *
 * Files with a name that the store never gives are left alone. Answers how many files went.
 */
async function sweepAssets(store: Store, assetFolder: string, now: number): Promise<number> {
  const inHistory = store.database.prepare('SELECT 1 FROM changes WHERE document_id = ? LIMIT 1')
  const isNeeded = (id: string): boolean => store.get(id) !== null || inHistory.get(id) !== undefined
  let removed = 0
  for (const kind of assetKinds) {
    for (const file of await filesOf(assetFolder, kind)) {
      const path = join(assetFolder, kind, file)
      const id = idOfAssetFile(kind, file)
      const isLeftover = file.endsWith('.part')
      if (isLeftover || (id !== null && !isNeeded(id))) removed += (await removeOld(path, now)) ? 1 : 0
    }
  }
  return removed
}

async function removeOld(path: string, now: number): Promise<boolean> {
  if (await isFresh(path, now)) return false
  // The same bytes may be uploaded again at this very moment: out of the way first, then a second look.
  const aside = `${path}.part`
  await rename(path, aside)
  if (await isFresh(aside, now)) {
    await rename(aside, path)
    return false
  }
  await rm(aside)
  return true
}

/** True too for what has gone meanwhile: it is none of ours any more. */
async function isFresh(path: string, now: number): Promise<boolean> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
  return found === null || found.mtimeMs > now - maxUploadMs
}

/** Milliseconds: a start has enough to do without it. */
const afterStart = 60_000
const betweenRuns = 3_600_000

/** Prunes a minute after the start, then every hour, and when asked at `POST /manage/prune`. */
export function startPruning(store: Store, assetFolder: string, policy: HistoryPolicy) {
  const stopping = new AbortController()
  let running: Promise<Pruned> | null = null
  const pruneOnce = (): Promise<Pruned> => {
    running ??= prune(store, assetFolder, policy, { now: Date.now(), stopped: stopping.signal }).finally(
      () => {
        running = null
      },
    )
    return running
  }
  let isStart = true
  const loop = startLoop(stopping.signal, async () => {
    if (!isStart) await pruneOnce()
    const pause = isStart ? afterStart : betweenRuns
    isStart = false
    return pause
  })
  const routes: Route[] = [
    {
      method: 'POST',
      path: '/manage/prune',
      access: 'operator',
      answer: async () => Response.json(await pruneOnce()),
    },
  ]
  return {
    routes,
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.all([loop.finished, running])
    },
  }
}
