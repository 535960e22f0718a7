import { createHash, hash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { unauthorized } from './errors.ts'
import type { Identity, WebRequest } from './router.ts'

export type Tokens = { read: string; write: string }

/** Who a token belongs to: one for reading and one for writing for programs, and those of signed-in browsers. */
export function createAuth(tokens: Tokens, sessions: Sessions) {
  const read = digest(tokens.read)
  const write = digest(tokens.write)

  function identifyToken(token: string): Identity {
    const given = digest(token)
    if (timingSafeEqual(given, write) || sessions.isOpen(token)) return { userId: 'editor', mayWrite: true }
    if (timingSafeEqual(given, read)) return { userId: 'leitor', mayWrite: false }
    return null
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

/** The token of the Authorization header, if any. */
export function tokenOf(request: WebRequest): string | null {
  return request.headers.get('authorization')?.replace(/^Bearer\s+/i, '') || null
}

function digest(text: string): Buffer {
  return hash('sha256', text, 'buffer')
}

/** How long a browser stays signed in, in milliseconds: thirty days. */
export const sessionLifeMs = 30 * 24 * 60 * 60 * 1000

export type Sessions = ReturnType<typeof createSessions>

/**
 * Tokens of signed-in browsers: each sign-in has its own, which signing out ends. The file holds digests only,
 * so that a copy of it opens nothing.
 */
export function createSessions(database: DatabaseSync, now: () => number = Date.now) {
  database.exec(
    'CREATE TABLE IF NOT EXISTS sessions (digest TEXT PRIMARY KEY, expires INTEGER NOT NULL) STRICT',
  )
  const insert = database.prepare('INSERT INTO sessions (digest, expires) VALUES (?, ?)')
  const remove = database.prepare('DELETE FROM sessions WHERE digest = ?')
  const removeOld = database.prepare('DELETE FROM sessions WHERE expires <= ?')
  const open = new Map<string, number>()
  for (const { digest, expires } of database.prepare('SELECT digest, expires FROM sessions').iterate()) {
    open.set(String(digest), Number(expires))
  }

  function removeExpired(): void {
    for (const [digest, expires] of open) if (expires <= now()) open.delete(digest)
    removeOld.run(now())
  }

  return {
    /** A new token that may write. */
    start(): string {
      removeExpired()
      const token = randomBytes(32).toString('base64url')
      const expires = now() + sessionLifeMs
      insert.run(digestOf(token), expires)
      open.set(digestOf(token), expires)
      return token
    },
    isOpen: (token: string): boolean => (open.get(digestOf(token)) ?? 0) > now(),
    end(token: string): void {
      open.delete(digestOf(token))
      remove.run(digestOf(token))
    },
  }
}

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
