import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { mutationError, reportDefect } from '../http/errors.ts'
import { openDatabase, UnreadableFile } from './database.ts'
import { bodyBytes, createDocumentIndex, decodeBody, type Page } from './document-index.ts'
import type { Doc, DocumentChange } from './documents.ts'
import { isRecord } from './documents.ts'
import { encodePatch, type RawPatch } from './mendoza.ts'
import { applyMutations, type MutationResult, type WireMutation } from './mutate.ts'

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

export type CommitOptions = { transactionId?: string; author: string }

export type Store = {
  get(id: string): Doc | null
  all(): Iterable<Doc>
  /** Documents as JSON by id, a page at a time, from the one after `after`. */
  readPage(after: string): Page
  referrersOf(id: string): Iterable<string>
  /** Ids of the documents with this `slug.current`. */
  withSlug(slug: string): Iterable<string>
  commit(mutations: WireMutation[], options: CommitOptions): Transaction
  /** What `commit` would do, without doing it. */
  dryRun(mutations: WireMutation[], options: CommitOptions): Transaction
  onTransaction(listener: (transaction: Transaction) => void): () => void
  readonly database: DatabaseSync
  close(): void
}

export function openStore(folder: string): Store {
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

  function prepare(mutations: WireMutation[], { transactionId, author }: CommitOptions): Transaction {
    const id = transactionId ?? newTransactionId()
    if (log.has(id)) {
      const description = `A transação ${id} já foi gravada`
      throw mutationError(409, { type: 'transactionAlreadyExistsError', description })
    }
    const timestamp = new Date().toISOString()
    const applied = applyMutations(mutations, index, { transactionId: id, timestamp })
    const effects = Object.fromEntries(
      applied.changes.map((change) => [change.documentId, effectsOf(change)]),
    )
    return { id, timestamp, author, effects, ...applied }
  }

  return {
    get: index.get,
    all: index.all,
    readPage: index.readPage,
    referrersOf: index.referrersOf,
    withSlug: index.withSlug,
    dryRun: prepare,
    commit(mutations, options) {
      const transaction = prepare(mutations, options)
      log.append(transaction)
      for (const change of transaction.changes) index.apply(change)
      for (const listener of listeners) notify(listener, transaction)
      return transaction
    },
    onTransaction(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    database,
    close: () => database.close(),
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
  const upsert = database.prepare(
    'INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  )
  const remove = database.prepare('DELETE FROM documents WHERE id = ?')

  function write({ id, author, timestamp, changes, effects }: Transaction): void {
    const { lastInsertRowid } = insert.run(id, author, timestamp)
    for (const { documentId, before, after } of changes) {
      const revert = JSON.stringify(effects[documentId]?.revert)
      insertChange.run(lastInsertRowid, documentId, before?._rev ?? null, revert)
      if (after) upsert.run(documentId, JSON.stringify(after))
      else remove.run(documentId)
    }
  }

  return {
    has: (id: string): boolean => known.get(id) !== undefined,
    append(transaction: Transaction): void {
      database.exec('BEGIN IMMEDIATE')
      try {
        write(transaction)
        database.exec('COMMIT')
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
