import { randomUUID } from 'node:crypto'
import { createReadStream, readdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { setTimeout } from 'node:timers/promises'
import type { Route } from '../http/router.ts'
import { keepPrivate } from '../store/database.ts'

/** Pages copied in one go: writes wait for at most so many. */
const pagesAtOnce = 256

const maxTries = 200
const betweenTries = 5

/**
 * Writes the database as it is at the end of the copy into a new file; writes may go on meanwhile. Without the sign-ins:
 * one that was ended must not open again with the copy.
 */
export async function snapshot(database: DatabaseSync, file: string): Promise<void> {
  keepPrivate(file)
  await copy(database, file)
  const copied = new DatabaseSync(file)
  try {
    copied.exec('PRAGMA journal_mode = DELETE; PRAGMA synchronous = OFF')
    removeSessions(copied)
  } finally {
    copied.close()
  }
}

/** Overwritten, and not just left out: a file keeps what it has deleted. */
export function removeSessions(database: DatabaseSync): void {
  const found = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'sessions'").get()
  if (found) database.exec('PRAGMA secure_delete = ON; DELETE FROM sessions')
}

async function copy(database: DatabaseSync, file: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await backup(database, file, { rate: pagesAtOnce })
      return
    } catch (error) {
      if (!isBegunTooSoon(error) || tries === maxTries) throw error
    }
    await setTimeout(betweenTries)
  }
}

/**
 * Whether a copy was refused because a write was under way when it began: Node 24 waits for one later in the copy, and
 * here gives an error of SQLite without a code.
 */
function isBegunTooSoon(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 0
}

/** `GET /manage/snapshot`: the whole database as one file, for `npm run store -- backup` and `check`. */
export function snapshotRoute(database: DatabaseSync, folder: string): Route {
  for (const leftover of readdirSync(folder).filter((name) => name.startsWith('snapshot-'))) {
    rmSync(join(folder, leftover), { force: true })
  }
  return {
    method: 'GET',
    path: '/manage/snapshot',
    access: 'operator',
    async answer() {
      const file = join(folder, `snapshot-${randomUUID()}`)
      try {
        await snapshot(database, file)
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
      const content = createReadStream(file)
      content.once('close', () => void rm(file, { force: true }))
      // Node declares its own stream types apart from the DOM ones; at run time they are the same class.
      const body = Readable.toWeb(content) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>
      return new Response(body, { headers: { 'content-type': 'application/vnd.sqlite3' } })
    },
  }
}
