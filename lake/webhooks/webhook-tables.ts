import type { DatabaseSync } from 'node:sqlite'

// A delivery stays after its end (`verdict`), so that an operator can see it and send it again.
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
    queued_at INTEGER NOT NULL,
    verdict TEXT
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
const indexes = `
  CREATE INDEX IF NOT EXISTS webhook_deliveries_by_hook ON webhook_deliveries (hook_id, verdict, id);
  CREATE INDEX IF NOT EXISTS webhook_attempts_by_hook ON webhook_attempts (hook_id, id);
`

/** False too for a file of the first version, whose deliveries have no verdict. */
export function hasWebhookTables(database: DatabaseSync): boolean {
  const verdict = "SELECT 1 FROM pragma_table_info('webhook_deliveries') WHERE name = 'verdict'"
  return database.prepare(verdict).get() !== undefined
}

export function createWebhookTables(database: DatabaseSync): void {
  database.exec(tables)
  if (!hasWebhookTables(database)) database.exec('ALTER TABLE webhook_deliveries ADD COLUMN verdict TEXT')
  database.exec(indexes)
}

/** Kinds of documents whose changes are collected besides published ones. */
export type Collected = { drafts: boolean; versions: boolean }

/**
 * Starts collecting changes, inside the transaction that makes them: a crash right after COMMIT loses nothing.
 *
 * The triggers are TEMP: a store opened without hooks collects nothing.
 */
export function createTriggers(database: DatabaseSync, { drafts, versions }: Collected): void {
  const wanted = (id: string) => {
    const refused = [drafts ? [] : 'drafts.*', versions ? [] : 'versions.*'].flat()
    return refused.length === 0
      ? ''
      : `WHEN ${refused.map((glob) => `${id} NOT GLOB '${glob}'`).join(' AND ')}`
  }
  const record = (id: string, before: string, after: string) => `${wanted(id)} BEGIN
      INSERT INTO webhook_changes (sequence, document_id, before, after)
      VALUES ((SELECT max(sequence) FROM transactions), ${id}, ${before}, ${after});
    END;`
  database.exec(`
    CREATE TEMP TRIGGER webhook_create AFTER INSERT ON main.documents ${record('NEW.id', 'NULL', 'NEW.body')}
    CREATE TEMP TRIGGER webhook_update AFTER UPDATE ON main.documents ${record('NEW.id', 'OLD.body', 'NEW.body')}
    CREATE TEMP TRIGGER webhook_delete AFTER DELETE ON main.documents ${record('OLD.id', 'OLD.body', 'NULL')}
  `)
}

export function dropTriggers(database: DatabaseSync): void {
  const names = ['webhook_create', 'webhook_update', 'webhook_delete']
  database.exec(names.map((name) => `DROP TRIGGER IF EXISTS ${name};`).join(' '))
}
