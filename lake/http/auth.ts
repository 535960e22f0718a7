import { createHash, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { unauthorized } from './errors.ts'
import { counterRole, type Identity, type WebRequest } from './router.ts'

/** `count`: of a program that adds to counts and may do nothing else; without it none does. */
export type Tokens = { read: string; write: string; count?: string | undefined }

/** Somebody of the newsroom whom the store knows by a passphrase of their own. */
export type Person = { email: string; role: string; passphrase: string }

/** Of a program, and of whoever signs in where the store knows no people, or with the passphrase of all. */
export const editorId = 'editor'

/** Who a token belongs to: those of programs to read, to write and to count, and those of signed-in browsers. */
export function createAuth(tokens: Tokens, sessions: Sessions, people: readonly Person[]) {
  const read = digest(tokens.read)
  const write = digest(tokens.write)
  const count = tokens.count === undefined ? undefined : digest(tokens.count)

  function identifyToken(token: string): Identity {
    const given = digest(token)
    if (timingSafeEqual(given, write)) return { userId: editorId, mayWrite: true }
    if (timingSafeEqual(given, read)) return { userId: 'leitor', mayWrite: false }
    if (count && timingSafeEqual(given, count)) {
      return { userId: counterRole, mayWrite: true, role: counterRole }
    }
    return signedIn(sessions.userOf(token))
  }

  /** Nobody who has left the list of people, or came in before there was one. */
  function signedIn(userId: string | undefined): Identity {
    if (userId === editorId) return { userId, mayWrite: true }
    if (userId === unnamed) return people.length === 0 ? { userId: editorId, mayWrite: true } : null
    const person = people.find(({ email }) => email === userId)
    return person ? { userId: person.email, mayWrite: true, role: person.role } : null
  }

  /** `null` for no token; a wrong token is refused rather than taken for anonymous. */
  function identify(request: WebRequest): Identity {
    const token = tokenOf(request)
    if (token === null) return null
    const identity = identifyToken(token)
    if (!identity) throw unauthorized()
    return identity
  }

  return { identify, identifyToken }
}

export function tokenOf(request: WebRequest): string | null {
  return request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') || null
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

/** How long a browser stays signed in, in milliseconds: thirty days. */
export const sessionLifeMs = 30 * 24 * 60 * 60 * 1000

/** The user of a session that nobody was asked a passphrase for. */
export const unnamed = ''

export type Sessions = ReturnType<typeof createSessions>

/**
 * Tokens of signed-in browsers: each sign-in has its own, which signing out ends. The file holds digests only,
 * so that a copy of it opens nothing.
 */
export function createSessions(database: DatabaseSync, now: () => number = Date.now) {
  database.exec(
    "CREATE TABLE IF NOT EXISTS sessions (digest TEXT PRIMARY KEY, expires INTEGER NOT NULL, user TEXT NOT NULL DEFAULT '') STRICT",
  )
  addUserTo(database)
  const insert = database.prepare('INSERT INTO sessions (digest, expires, user) VALUES (?, ?, ?)')
  const remove = database.prepare('DELETE FROM sessions WHERE digest = ?')
  const removeOld = database.prepare('DELETE FROM sessions WHERE expires <= ?')
  const open = new Map<string, { expires: number; user: string }>()
  for (const row of database.prepare('SELECT digest, expires, user FROM sessions').iterate()) {
    open.set(String(row.digest), { expires: Number(row.expires), user: String(row.user) })
  }

  function removeExpired(): void {
    for (const [digest, { expires }] of open) if (expires <= now()) open.delete(digest)
    removeOld.run(now())
  }

  return {
    /** A new token that may write. */
    start(user: string): string {
      removeExpired()
      const token = randomBytes(32).toString('base64url')
      const expires = now() + sessionLifeMs
      insert.run(digestOf(token), expires, user)
      open.set(digestOf(token), { expires, user })
      return token
    },
    /** Who signed in with this token; undefined for a token of no open session. */
    userOf(token: string): string | undefined {
      const session = open.get(digestOf(token))
      return session && session.expires > now() ? session.user : undefined
    },
    end(token: string): void {
      open.delete(digestOf(token))
      remove.run(digestOf(token))
    },
  }
}

/** For a file of before there were people. */
function addUserTo(database: DatabaseSync): void {
  const columns = database.prepare("SELECT name FROM pragma_table_info('sessions')").all()
  if (columns.some(({ name }) => name === 'user')) return
  database.exec("ALTER TABLE sessions ADD COLUMN user TEXT NOT NULL DEFAULT ''")
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
