import { hash, timingSafeEqual } from 'node:crypto'
import { unauthorized } from './errors.ts'
import type { Identity, WebRequest } from './router.ts'
import type { Sessions } from './sessions.ts'

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
