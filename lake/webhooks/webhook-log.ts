import type { DatabaseSync } from 'node:sqlite'
import type { Hook } from './webhook-config.ts'
import { hasWebhookTables } from './webhook-tables.ts'

type Attempt = { hookId: string; idempotencyKey: string; outcome: string; milliseconds: number }

/** Attempts that stay, per hook. */
const attemptsKept = 500

export function attemptLog(database: DatabaseSync) {
  const insert = database.prepare(
    'INSERT INTO webhook_attempts (hook_id, idempotency_key, at, milliseconds, outcome) VALUES (?, ?, ?, ?, ?)',
  )
  const forgetOld = database.prepare(
    `DELETE FROM webhook_attempts WHERE hook_id = ?1 AND id <= (
       SELECT id FROM webhook_attempts WHERE hook_id = ?1 ORDER BY id DESC LIMIT 1 OFFSET ${attemptsKept})`,
  )
  return ({ hookId, idempotencyKey, outcome, milliseconds }: Attempt): void => {
    insert.run(hookId, idempotencyKey, Date.now() - milliseconds, milliseconds, outcome)
    forgetOld.run(hookId)
  }
}

/** A hook and how it fares. Counts are of the deliveries that are still kept. Times: milliseconds since 1970. */
export type HookState = {
  id: string
  name: string
  url: string
  isDisabled: boolean
  pending: number
  /** When the delivery that has waited longest was queued. */
  waitingSince: number | null
  delivered: number
  dropped: number
  expired: number
  lastAttempt: { at: number; outcome: string } | null
}

/** Without its secret and headers. */
export function hookStates(database: DatabaseSync, hooks: Hook[]): HookState[] {
  const isNew = !hasWebhookTables(database)
  const blank = { pending: 0, waitingSince: null, delivered: 0, dropped: 0, expired: 0, lastAttempt: null }
  return hooks.map(({ id, name, url, isDisabled }) => ({
    id,
    name,
    url: withoutPassword(url),
    isDisabled,
    ...(isNew ? blank : countsOf(database, id)),
  }))
}

function countsOf(database: DatabaseSync, hookId: string) {
  const counts = database
    .prepare(
      `SELECT count(*) FILTER (WHERE verdict IS NULL) AS pending,
         min(queued_at) FILTER (WHERE verdict IS NULL) AS waiting_since,
         count(*) FILTER (WHERE verdict = 'delivered') AS delivered,
         count(*) FILTER (WHERE verdict = 'dropped') AS dropped,
         count(*) FILTER (WHERE verdict = 'expired') AS expired
       FROM webhook_deliveries WHERE hook_id = ?`,
    )
    .get(hookId)
  const last = database
    .prepare('SELECT at, outcome FROM webhook_attempts WHERE hook_id = ? ORDER BY id DESC LIMIT 1')
    .get(hookId)
  return {
    pending: Number(counts?.pending),
    waitingSince: counts?.waiting_since == null ? null : Number(counts.waiting_since),
    delivered: Number(counts?.delivered),
    dropped: Number(counts?.dropped),
    expired: Number(counts?.expired),
    lastAttempt: last ? { at: Number(last.at), outcome: String(last.outcome) } : null,
  }
}

/** An address may carry a password (`https://user:secret@…`) or a token in its query: neither is shown. */
function withoutPassword(url: string): string {
  const { origin, pathname, search } = new URL(url)
  return `${origin}${pathname}${search && '?…'}`
}

export type LoggedAttempt = {
  id: number
  hookId: string
  /** Milliseconds since 1970. */
  at: number
  milliseconds: number
  /** The status of the answer, or why there was none. */
  outcome: string
  /** Null when the delivery is no longer kept. */
  documentId: string | null
  operation: string | null
  /** Null while the delivery waits for its next attempt, and when it is no longer kept. */
  verdict: string | null
}

/** The last attempts, newest first, of one hook or of all. */
export function lastAttempts(
  database: DatabaseSync,
  { hookId, limit }: { hookId: string | null; limit: number },
): LoggedAttempt[] {
  if (!hasWebhookTables(database)) return []
  const rows = database
    .prepare(
      `SELECT a.*, d.document_id, d.operation, d.verdict
       FROM webhook_attempts a LEFT JOIN webhook_deliveries d USING (idempotency_key)
       WHERE ?1 IS NULL OR a.hook_id = ?1 ORDER BY a.id DESC LIMIT ?2`,
    )
    .all(hookId, limit)
  const text = (value: unknown) => (typeof value === 'string' ? value : null)
  return rows.map((row) => ({
    id: Number(row.id),
    hookId: String(row.hook_id),
    at: Number(row.at),
    milliseconds: Number(row.milliseconds),
    outcome: String(row.outcome),
    documentId: text(row.document_id),
    operation: text(row.operation),
    verdict: text(row.verdict),
  }))
}
