import { join } from 'node:path'
import type { CountedRequests } from '../source-usage.ts'
import { attempt, openDatabase } from './kept-values.ts'

const MINUTE_MS = 60_000

/**
 * Requests of each host, counted together by the sites of one machine that share `folder`; in memory without one. What a broken
 * disk cannot count is not counted: the source then says itself when it is too much.
 */
export function openCountedRequests(folder: string | null): CountedRequests & { close: () => void } {
  const database = openDatabase(folder === null ? ':memory:' : join(folder, 'requests.sqlite'), [
    'CREATE TABLE IF NOT EXISTS months (host TEXT, month TEXT, count INTEGER NOT NULL, PRIMARY KEY (host, month)) STRICT',
    'CREATE TABLE IF NOT EXISTS recent (host TEXT NOT NULL, at INTEGER NOT NULL) STRICT',
  ])
  const add = database?.prepare(
    'INSERT INTO months VALUES (?, ?, 1) ON CONFLICT (host, month) DO UPDATE SET count = count + 1',
  )
  const remember = database?.prepare('INSERT INTO recent VALUES (?, ?)')
  const forget = database?.prepare('DELETE FROM recent WHERE at <= ?')
  const ofMonth = database?.prepare('SELECT count FROM months WHERE host = ? AND month = ?')
  const ofMinute = database?.prepare(
    'SELECT count(*) AS count FROM recent WHERE host = ? AND at > ? AND at <= ?',
  )
  return {
    note(host: string, now: number): void {
      attempt(() => {
        add?.run(host, monthOf(now))
        forget?.run(now - MINUTE_MS)
        remember?.run(host, now)
      })
    },
    inMonth: (host: string, now: number) =>
      Number(attempt(() => ofMonth?.get(host, monthOf(now))?.count) ?? 0),
    inMinute: (host: string, now: number) =>
      Number(attempt(() => ofMinute?.get(host, now - MINUTE_MS, now)?.count) ?? 0),
    close: () => database?.close(),
  }
}

function monthOf(now: number): string {
  return new Date(now).toISOString().slice(0, 7)
}
