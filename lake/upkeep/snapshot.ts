import { randomUUID } from 'node:crypto'
import { createReadStream, readdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, type DatabaseSync } from 'node:sqlite'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { Route } from '../http/router.ts'

/** Pages copied in one go: writes wait for at most so many. */
const pagesAtOnce = 256

/** Writes the database as it is at the end of the copy into a new file; writes may go on meanwhile. */
export async function snapshot(database: DatabaseSync, file: string): Promise<void> {
  await backup(database, file, { rate: pagesAtOnce })
}

/** `GET /manage/snapshot`: the whole database as one file, for `npm run store -- backup` and `check`. */
export function snapshotRoute(database: DatabaseSync, folder: string): Route {
  for (const leftover of readdirSync(folder).filter((name) => name.startsWith('snapshot-'))) {
    rmSync(join(folder, leftover), { force: true })
  }
  return {
    method: 'GET',
    path: '/manage/snapshot',
    access: 'writer',
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
