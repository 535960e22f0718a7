import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createSessions, sessionLifeMs } from './auth.ts'

test('a browser stays signed in for thirty days, and leaves nothing in the file after that', () => {
  const database = new DatabaseSync(':memory:')
  let now = 0
  const sessions = createSessions(database, () => now)
  const token = sessions.start()
  now = sessionLifeMs - 1
  expect([sessions.isOpen(token), createSessions(database, () => now).isOpen(token)]).toEqual([true, true])
  now = sessionLifeMs
  expect(sessions.isOpen(token)).toBe(false)
  const next = sessions.start()
  expect(database.prepare('SELECT count(*) AS count FROM sessions').get()).toEqual({ count: 1 })
  sessions.end(next)
  expect(sessions.isOpen(next)).toBe(false)
  expect(database.prepare('SELECT count(*) AS count FROM sessions').get()).toEqual({ count: 0 })
})
