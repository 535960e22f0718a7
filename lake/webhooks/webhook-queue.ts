import { createHash } from 'node:crypto'
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite'
import { type Doc, isRecord } from '../store/documents.ts'
import { attemptLog } from './webhook-log.ts'
import { type Collected, createTriggers, createWebhookTables, dropTriggers } from './webhook-tables.ts'

/** A change of a document that no hook has looked at yet. */
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

/** How a delivery ended: accepted, refused by its receiver, or given up after half an hour. */
export type Ending = 'delivered' | 'dropped' | 'expired'

/** Changes looked at in one go, with a copy of their documents before and after. */
const maxAtOnce = 20

/** Ended deliveries that stay, per hook. */
const endedKept = 200

export type WebhookQueue = ReturnType<typeof openQueue>

/** The durable queue of the hooks, in the store's own database. */
export function openQueue(database: DatabaseSync, hookIds: string[], collected: Collected) {
  createWebhookTables(database)
  if (hookIds.length > 0) createTriggers(database, collected)
  forgetOtherHooks(database, hookIds)
  const firstChanges = database.prepare(
    `SELECT c.id, c.document_id, c.before, c.after, t.id AS transaction_id, t.timestamp
     FROM webhook_changes c JOIN transactions t USING (sequence)
     ORDER BY c.id LIMIT ${maxAtOnce}`,
  )
  const dropChange = database.prepare('DELETE FROM webhook_changes WHERE id = ?')
  const firstDelivery = database.prepare(
    'SELECT * FROM webhook_deliveries WHERE hook_id = ? AND verdict IS NULL ORDER BY id LIMIT 1',
  )
  const insert = deliveryWriter(database)

  return {
    nextChanges: (): PendingChange[] => firstChanges.all().map(toChange),
    /** Replaces changes by what the hooks want sent for them, both or neither: it costs the disk as much as a write. */
    settleChanges(changes: PendingChange[], deliveries: NewDelivery[]): void {
      database.exec('BEGIN IMMEDIATE')
      try {
        for (const delivery of deliveries) insert(delivery)
        for (const { id } of changes) dropChange.run(id)
        database.exec('COMMIT')
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    nextDelivery: (hookId: string): Delivery | null => toDelivery(firstDelivery.get(hookId)),
    end: deliveryEnder(database),
    deliveryOf: deliveryFinder(database),
    repeat: (delivery: Delivery): void => insert(again(delivery)),
    log: attemptLog(database),
    /** Stops collecting changes. */
    close: (): void => dropTriggers(database),
  }
}

/** Deliveries of hooks that are no longer there, or are off, would wait for ever. */
function forgetOtherHooks(database: DatabaseSync, hookIds: string[]): void {
  const known = JSON.stringify(hookIds)
  database
    .prepare(
      `DELETE FROM webhook_deliveries
       WHERE verdict IS NULL AND hook_id NOT IN (SELECT value FROM json_each(?))`,
    )
    .run(known)
}

function deliveryEnder(database: DatabaseSync) {
  const end = database.prepare('UPDATE webhook_deliveries SET verdict = ? WHERE id = ?')
  const forgetOld = database.prepare(
    `DELETE FROM webhook_deliveries WHERE hook_id = ?1 AND verdict IS NOT NULL AND id <= (
       SELECT id FROM webhook_deliveries WHERE hook_id = ?1 AND verdict IS NOT NULL
       ORDER BY id DESC LIMIT 1 OFFSET ${endedKept})`,
  )
  return ({ id, hookId }: Delivery, ending: Ending): void => {
    end.run(ending, id)
    forgetOld.run(hookId)
  }
}

function deliveryFinder(database: DatabaseSync) {
  const find = database.prepare(
    `SELECT d.* FROM webhook_attempts a JOIN webhook_deliveries d USING (idempotency_key) WHERE a.id = ?`,
  )
  return (attemptId: number): Delivery | null => toDelivery(find.get(attemptId))
}

/** The same request once more. A new key, since receivers ignore one that they know. */
function again(delivery: Delivery): NewDelivery {
  const idempotencyKey = createHash('sha256')
    .update(`${delivery.idempotencyKey}\n${crypto.randomUUID()}`)
    .digest('base64url')
  return { ...delivery, idempotencyKey }
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

type Row = Record<string, SQLOutputValue>

function toChange(row: Row): PendingChange {
  return {
    id: Number(row.id),
    documentId: String(row.document_id),
    transactionId: String(row.transaction_id),
    timestamp: String(row.timestamp),
    before: toDocument(row.before),
    after: toDocument(row.after),
  }
}

function toDocument(body: SQLOutputValue | undefined): Doc | null {
  if (typeof body !== 'string') return null
  const document: unknown = JSON.parse(body)
  if (!isRecord(document)) throw new Error('webhook_changes: a document is not an object')
  // Copied by a trigger from `documents`, which holds complete documents only.
  return document as Doc
}

function toDelivery(row: Row | undefined): Delivery | null {
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
