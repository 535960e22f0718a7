import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { createSessions, sessionLifeMs } from './auth.ts'
import { createRouter, type Identity } from './router.ts'

test('a browser stays signed in for thirty days, and leaves nothing in the file after that', () => {
  const database = new DatabaseSync(':memory:')
  let now = 0
  const sessions = createSessions(database, () => now)
  const token = sessions.start('editor')
  now = sessionLifeMs - 1
  expect([sessions.userOf(token), createSessions(database, () => now).userOf(token)]).toEqual([
    'editor',
    'editor',
  ])
  now = sessionLifeMs
  expect(sessions.userOf(token)).toBeUndefined()
  const next = sessions.start('editor')
  expect(database.prepare('SELECT count(*) AS count FROM sessions').get()).toEqual({ count: 1 })
  sessions.end(next)
  expect(sessions.userOf(next)).toBeUndefined()
  expect(database.prepare('SELECT count(*) AS count FROM sessions').get()).toEqual({ count: 0 })
})

test('whoever has a role writes, and does not operate the store', async () => {
  const answer = () => Response.json({})
  const route = createRouter(
    [
      { method: 'GET', path: '/write', access: 'writer', answer },
      { method: 'GET', path: '/manage', access: 'operator', answer },
    ],
    'production',
  )
  const ask = (path: string, identity: Identity) => {
    const url = new URL(path, 'http://localhost')
    return route({ request: new Request(url), url, identity, from: '::1' } as Parameters<typeof route>[0])
  }
  const person = { userId: 'ana@exemplo.com.br', mayWrite: true, role: 'admin' }
  expect((await ask('/write', person)).status).toBe(200)
  await expect(ask('/manage', person)).rejects.toMatchObject({ status: 403 })
  expect((await ask('/manage', { userId: 'editor', mayWrite: true })).status).toBe(200)
})
