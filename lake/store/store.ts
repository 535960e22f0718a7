import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { mutationError, reportDefect } from '../http/errors.ts'
import { createBatcher } from './batcher.ts'
import { openDatabase, UnreadableFile } from './database.ts'
import { bodyBytes, createDocumentIndex, decodeBody, type Page } from './document-index.ts'
import type { Doc, DocumentChange } from './documents.ts'
import { isCountsId, isRecord } from './documents.ts'
import { encodePatch, type RawPatch } from './mendoza.ts'
import {
  applyMutations,
  type BeforeCommit,
  type MutationResult,
  type WireMutation,
  type Writer,
} from './mutate.ts'

export type { Doc, DocumentChange } from './documents.ts'

/** One committed transaction. `changes` has one entry per document that it touched. */
export type Transaction = {
  id: string
  /** ISO 8601, milliseconds, UTC. */
  timestamp: string
  author: string
  changes: DocumentChange[]
  mutations: WireMutation[]
  results: MutationResult[]
  /** By document id: mendoza patches between the two states, both without `_rev`. */
  effects: Record<string, { apply: RawPatch; revert: RawPatch }>
}

export type CommitOptions = Writer & { transactionId?: string }

/** `mutations` is called when their turn has come, and sees what the transactions before have left. */
type Asked = { mutations: () => WireMutation[]; options: CommitOptions }

export type Store = {
  get(id: string): Doc | null
  /** Its JSON. */
  readBody(id: string): string | null
  all(): Iterable<Doc>
  /** Documents as JSON by id, a page at a time, from the one after `after`. */
  readPage(after: string): Page
  referrersOf(id: string): Iterable<string>
  /** Ids of the documents with this `slug.current`. */
  withSlug(slug: string): Iterable<string>
  /** Ids of the documents of this type. */
  ofType(type: string): Iterable<string>
  commit(mutations: WireMutation[], options: CommitOptions): Transaction
  /** The same together with whatever else comes at the moment: the disk is waited for once, by all of them. */
  commitSoon(mutations: Asked['mutations'], options: CommitOptions): Promise<Transaction>
  /** Nothing is written. */
  dryRun(mutations: WireMutation[], options: CommitOptions): Transaction
  onTransaction(listener: (transaction: Transaction) => void): () => void
  readonly database: DatabaseSync
  close(): void
}

export function openStore(folder: string, beforeCommit: BeforeCommit = () => []): Store {
  mkdirSync(folder, { recursive: true })
  const database = openDatabase(join(folder, 'content.sqlite'))
  const index = createDocumentIndex(database)
  try {
    for (const doc of readDocuments(database)) index.add(doc)
  } catch (error) {
    database.close()
    throw error
  }
  const log = transactionLog(database)
  const listeners = new Set<(transaction: Transaction) => void>()

  function prepare(mutations: WireMutation[], { transactionId, ...writer }: CommitOptions): Transaction {
    const id = transactionId ?? newTransactionId()
    if (log.has(id)) {
      const description = `A transação ${id} já foi gravada`
      throw mutationError(409, { type: 'transactionAlreadyExistsError', description })
    }
    const timestamp = new Date().toISOString()
    const stamp = { transactionId: id, timestamp }
    const applied = applyMutations(mutations, index, stamp, beforeCommit, writer)
    const effects = Object.fromEntries(
      applied.changes.map((change) => [change.documentId, effectsOf(change)]),
    )
    return { id, timestamp, author: writer.author, effects, ...applied }
  }

  function tell(transaction: Transaction): void {
    for (const listener of listeners) notify(listener, transaction)
  }

  const commitAll = committer({ log, index, prepare, tell })
  const batcher = createBatcher(commitAll)

  return {
    get: index.get,
    readBody: index.readBody,
    all: index.all,
    readPage: index.readPage,
    referrersOf: index.referrersOf,
    withSlug: index.withSlug,
    ofType: index.ofType,
    dryRun: prepare,
    commit(mutations, options) {
      const [outcome] = commitAll([{ mutations: () => mutations, options }])
      if (outcome?.status !== 'fulfilled') throw outcome?.reason
      return outcome.value
    },
    commitSoon: (mutations, options) => batcher.add({ mutations, options }),
    onTransaction(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    database,
    close(): void {
      batcher.flush()
      database.close()
    },
  }
}

type Parts = {
  log: ReturnType<typeof transactionLog>
  index: ReturnType<typeof createDocumentIndex>
  prepare(mutations: WireMutation[], options: CommitOptions): Transaction
  tell(transaction: Transaction): void
}

/** One write to the disk for all that are not refused. It throws where that fails, and then none of them has happened. */
function committer({ log, index, prepare, tell }: Parts) {
  return (asked: Asked[]): PromiseSettledResult<Transaction>[] => {
    const accepted: Transaction[] = []
    try {
      const outcomes = log.atOnce(() =>
        asked.map(({ mutations, options }) => {
          const outcome = settled(() => prepare(mutations(), options))
          if (outcome.status === 'rejected') return outcome
          accepted.push(outcome.value)
          log.write(outcome.value)
          outcome.value.changes.forEach(index.write)
          return outcome
        }),
      )
      accepted.forEach(tell)
      return outcomes
    } catch (error) {
      for (const { changes } of accepted.reverse()) changes.forEach(index.undo)
      throw error
    }
  }
}

function settled<Value>(run: () => Value): PromiseSettledResult<Value> {
  try {
    return { status: 'fulfilled', value: run() }
  } catch (reason) {
    return { status: 'rejected', reason }
  }
}

// A listener that fails must not make an already durable write look refused.
function notify(listener: (transaction: Transaction) => void, transaction: Transaction): void {
  try {
    listener(transaction)
  } catch (error) {
    reportDefect(error)
  }
}

function transactionLog(database: DatabaseSync) {
  const known = database.prepare('SELECT 1 FROM transactions WHERE id = ?')
  const insert = database.prepare('INSERT INTO transactions (id, author, timestamp) VALUES (?, ?, ?)')
  const insertChange = database.prepare(
    'INSERT INTO changes (sequence, document_id, previous_rev, revert) VALUES (?, ?, ?, ?)',
  )

  return {
    has: (id: string): boolean => known.get(id) !== undefined,
    write({ id, author, timestamp, changes, effects }: Transaction): void {
      const { lastInsertRowid } = insert.run(id, author, timestamp)
      for (const { documentId, before } of changes) {
        if (isCountsId(documentId)) continue
        const revert = JSON.stringify(effects[documentId]?.revert)
        insertChange.run(lastInsertRowid, documentId, before?._rev ?? null, revert)
      }
    },
    /** Result of `work`, in one SQL transaction: all its writes or none. */
    atOnce<Result>(work: () => Result): Result {
      database.exec('BEGIN IMMEDIATE')
      try {
        const result = work()
        database.exec('COMMIT')
        return result
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
  }
}

function effectsOf({ before, after }: DocumentChange) {
  const left = withoutRevision(before)
  const right = withoutRevision(after)
  return { apply: encodePatch(left, right), revert: encodePatch(right, left) }
}

function withoutRevision(doc: Doc | null): Record<string, unknown> | null {
  if (!doc) return null
  const { _rev, ...rest } = doc
  return rest
}

function newTransactionId(): string {
  return crypto.randomUUID().replaceAll('-', '').slice(0, 22)
}

/** Every document of the file; throws `UnreadableFile` at the first that is not one. */
function* readDocuments(database: DatabaseSync): Generator<Doc> {
  for (const { id, body } of database.prepare(`SELECT id, ${bodyBytes} FROM documents`).iterate()) {
    const doc = parseDocument(decodeBody(body))
    if (doc === null || doc._id !== id)
      throw new UnreadableFile(`content.sqlite: o documento ${id} está danificado.`)
    yield doc
  }
}

function parseDocument(body: string): Doc | null {
  try {
    const parsed: unknown = JSON.parse(body)
    // The only writer of this table is `commit`, which stores complete documents.
    return isRecord(parsed) ? (parsed as Doc) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
