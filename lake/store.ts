import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { openDatabase } from './database.ts'
import { createDocumentIndex } from './document-index.ts'
import type { Doc, DocumentChange } from './documents.ts'
import { isRecord } from './documents.ts'
import { mutationError, reportDefect } from './errors.ts'
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
  byType(type: string): Iterable<Doc>
  referrersOf(id: string): Iterable<string>
  commit(mutations: WireMutation[], options: CommitOptions): Transaction
  /** What `commit` would do, without doing it. */
  rehearse(mutations: WireMutation[], options: CommitOptions): Transaction
  onTransaction(listener: (transaction: Transaction) => void): () => void
  readonly database: DatabaseSync
  close(): void
}

export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true })
  const database = openDatabase(join(folder, 'content.sqlite'))
  const index = createDocumentIndex()
  for (const { body } of database.prepare('SELECT body FROM documents').iterate()) {
    index.add(parseDocument(body))
  }
  const log = transactionLog(database)
  const listeners = new Set<(transaction: Transaction) => void>()

  function rehearse(mutations: WireMutation[], { transactionId, author }: CommitOptions): Transaction {
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
    byType: index.byType,
    referrersOf: index.referrersOf,
    rehearse,
    commit(mutations, options) {
      const transaction = rehearse(mutations, options)
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
  const insert = database.prepare(
    'INSERT INTO transactions (id, author, timestamp, mutations) VALUES (?, ?, ?, ?)',
  )
  const insertChange = database.prepare(
    'INSERT INTO changes (sequence, document_id, previous_rev, apply, revert) VALUES (?, ?, ?, ?, ?)',
  )
  const upsert = database.prepare(
    'INSERT INTO documents (id, body) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body',
  )
  const remove = database.prepare('DELETE FROM documents WHERE id = ?')

  function write({ id, author, timestamp, mutations, changes, effects }: Transaction): void {
    const { lastInsertRowid } = insert.run(id, author, timestamp, JSON.stringify(mutations))
    for (const { documentId, before, after } of changes) {
      const effect = effects[documentId]
      insertChange.run(
        lastInsertRowid,
        documentId,
        before?._rev ?? null,
        JSON.stringify(effect?.apply),
        JSON.stringify(effect?.revert),
      )
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

function parseDocument(body: unknown): Doc {
  const parsed: unknown = JSON.parse(String(body))
  if (!isRecord(parsed)) throw new Error('content.sqlite: a document is not an object')
  // The only writer of this table is `commit`, which stores complete documents.
  return parsed as Doc
}
