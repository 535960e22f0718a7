import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { type Doc, isRecord } from './documents.ts'

/** A change of a published document that no hook has looked at yet. */
export type PendingChange = {
  id: number
  documentId: string
  transactionId: string
  /** ISO 8601. */
  timestamp: string
  before: Doc | null
  after: Doc | null
}

export type NewDelivery = {
  hookId: string
  idempotencyKey: string
  transactionId: string
  transactionTime: string
  documentId: string
  operation: 'create' | 'update' | 'delete'
  body: string
}

/** `queuedAt`: milliseconds since 1970. */
export type Delivery = NewDelivery & { id: number; queuedAt: number }

type Attempt = { hookId: string; idempotencyKey: string; outcome: string; milliseconds: number }

const attemptsKept = 500

const tables = `
  CREATE TABLE IF NOT EXISTS webhook_changes (
    id INTEGER PRIMARY KEY,
    sequence INTEGER NOT NULL,
    document_id TEXT NOT NULL,
    before TEXT,
    after TEXT
  ) STRICT;
  CREATE TABLE IF NOT EXISTS webhook_deliveries (
    id INTEGER PRIMARY KEY,
    hook_id TEXT NOT NULL,
    idempotency_key TEXT NOT NULL UNIQUE,
    transaction_id TEXT NOT NULL,
    transaction_time TEXT NOT NULL,
    document_id TEXT NOT NULL,
    operation TEXT NOT NULL,
    body TEXT NOT NULL,
    queued_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS webhook_attempts (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    hook_id TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    at INTEGER NOT NULL,
    milliseconds INTEGER NOT NULL,
    outcome TEXT NOT NULL
  ) STRICT;
`

// Triggers write the change inside the transaction that made it, so a crash right after COMMIT loses nothing.
// TEMP: they exist only while hooks are running; a store opened without hooks collects no changes.
const published = (id: string) => `WHEN ${id} NOT GLOB 'drafts.*' AND ${id} NOT GLOB 'versions.*'`
const record = (id: string, before: string, after: string) => `BEGIN
    INSERT INTO webhook_changes (sequence, document_id, before, after)
    VALUES ((SELECT max(sequence) FROM transactions), ${id}, ${before}, ${after});
  END;`
const triggers = `
  CREATE TEMP TRIGGER webhook_create AFTER INSERT ON main.documents ${published('NEW.id')}
  ${record('NEW.id', 'NULL', 'NEW.body')}
  CREATE TEMP TRIGGER webhook_update AFTER UPDATE ON main.documents ${published('NEW.id')}
  ${record('NEW.id', 'OLD.body', 'NEW.body')}
  CREATE TEMP TRIGGER webhook_delete AFTER DELETE ON main.documents ${published('OLD.id')}
  ${record('OLD.id', 'OLD.body', 'NULL')}
`

export type WebhookQueue = ReturnType<typeof openQueue>

/** The durable queue of the hooks, in the store's own database. */
export function openQueue(database: DatabaseSync, hookIds: string[]) {
  database.exec(`${tables} ${triggers}`)
  const known = JSON.stringify(hookIds)
  database
    .prepare('DELETE FROM webhook_deliveries WHERE hook_id NOT IN (SELECT value FROM json_each(?))')
    .run(known)
  const firstChange = database.prepare(
    `SELECT c.id, c.document_id, c.before, c.after, t.id AS transaction_id, t.timestamp
     FROM webhook_changes c JOIN transactions t USING (sequence) ORDER BY c.id LIMIT 1`,
  )
  const dropChange = database.prepare('DELETE FROM webhook_changes WHERE id = ?')
  const firstDelivery = database.prepare(
    'SELECT * FROM webhook_deliveries WHERE hook_id = ? ORDER BY id LIMIT 1',
  )
  const dropDelivery = database.prepare('DELETE FROM webhook_deliveries WHERE id = ?')
  const insert = deliveryWriter(database)
  const log = attemptLog(database)

  return {
    nextChange: (): PendingChange | null => toChange(firstChange.get()),
    /** Replaces a change by what the hooks want sent for it, both or neither. */
    settleChange(change: PendingChange, deliveries: NewDelivery[]): void {
      database.exec('BEGIN IMMEDIATE')
      try {
        for (const delivery of deliveries) insert(delivery)
        dropChange.run(change.id)
        database.exec('COMMIT')
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    nextDelivery: (hookId: string): Delivery | null => toDelivery(firstDelivery.get(hookId)),
    remove: (delivery: Delivery): unknown => dropDelivery.run(delivery.id),
    log,
    /** Stops collecting changes. */
    close(): void {
      database.exec('DROP TRIGGER webhook_create; DROP TRIGGER webhook_update; DROP TRIGGER webhook_delete')
    },
  }
}

function deliveryWriter(database: DatabaseSync) {
  const insert = database.prepare(
    `INSERT OR IGNORE INTO webhook_deliveries
     (hook_id, idempotency_key, transaction_id, transaction_time, document_id, operation, body, queued_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  )
  return (delivery: NewDelivery): void => {
    const { hookId, idempotencyKey, transactionId, transactionTime, documentId, operation, body } = delivery
    const now = Date.now()
    insert.run(hookId, idempotencyKey, transactionId, transactionTime, documentId, operation, body, now)
  }
}

function attemptLog(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO webhook_attempts (hook_id, idempotency_key, at, milliseconds, outcome) VALUES (?, ?, ?, ?, ?)',
  )
  const forgetOld = database.prepare(`DELETE FROM webhook_attempts WHERE id <= ? - ${attemptsKept}`)
  return ({ hookId, idempotencyKey, outcome, milliseconds }: Attempt): void => {
    const at = Date.now() - milliseconds
    const { lastInsertRowid } = insert.run(hookId, idempotencyKey, at, milliseconds, outcome)
    forgetOld.run(lastInsertRowid)
  }
}

type Row = Record<string, SQLOutputValue> | undefined

function toChange(row: Row): PendingChange | null {
  return row
    ? {
        id: Number(row.id),
        documentId: String(row.document_id),
        transactionId: String(row.transaction_id),
        timestamp: String(row.timestamp),
        before: toDocument(row.before),
        after: toDocument(row.after),
      }
    : null
}

function toDocument(body: SQLOutputValue | undefined): Doc | null {
  if (typeof body !== 'string') return null
  const document: unknown = JSON.parse(body)
  if (!isRecord(document)) throw new Error('webhook_changes: a document is not an object')
  // Copied by a trigger from `documents`, which holds complete documents only.
  return document as Doc
}

function toDelivery(row: Row): Delivery | null {
  return row
    ? {
        id: Number(row.id),
        hookId: String(row.hook_id),
        idempotencyKey: String(row.idempotency_key),
        transactionId: String(row.transaction_id),
        transactionTime: String(row.transaction_time),
        documentId: String(row.document_id),
        operation: toOperation(row.operation),
        body: String(row.body),
        queuedAt: Number(row.queued_at),
      }
    : null
}

function toOperation(value: SQLOutputValue | undefined): NewDelivery['operation'] {
  return value === 'create' || value === 'delete' ? value : 'update'
}
