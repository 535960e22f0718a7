import { randomUUID } from 'node:crypto'
import { createWriteStream, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { openDatabase } from '#lake/store/database.ts'
import { snapshot } from '#lake/upkeep/snapshot.ts'
import { databaseOf, fetchFrom, type LocalStore } from './local-store.ts'

const anHour = 3_600_000

/** Gives `use` a copy of the whole database beside `near`, from the running store or from its file. */
export async function withSnapshot<Result>(
  store: LocalStore,
  near: string,
  use: (file: string) => Promise<Result>,
): Promise<Result> {
  const file = join(dirname(near), `.acervo-${randomUUID()}`)
  try {
    const answer = await fetchFrom(store, 'snapshot', 'GET', anHour)
    if (answer?.body) {
      // Node declares its own stream types apart from the DOM ones; at run time they are the same class.
      const body = Readable.fromWeb(answer.body as NodeReadableStream)
      await pipeline(body, createWriteStream(file, { mode: 0o600 }))
    } else {
      await copyClosed(databaseOf(store), file)
    }
    return await use(file)
  } finally {
    for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(file + suffix, { force: true })
  }
}

async function copyClosed(source: string, file: string): Promise<void> {
  const database = openDatabase(source)
  try {
    await snapshot(database, file)
  } finally {
    database.close()
  }
}
