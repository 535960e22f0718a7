import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { httpError, unauthorized } from './errors.ts'
import type { Identity, Route } from './router.ts'

export type Tokens = { read: string; write: string }

const sessionLifeMs = 60_000

/** Two tokens, and the sign-in that hands the write token to a Studio on an allowed origin. */
export function createAuth(tokens: Tokens, origins: ReadonlySet<string>) {
  const sessions = new Map<string, number>()
  const read = digest(tokens.read)
  const write = digest(tokens.write)

  function identifyToken(token: string): Identity {
    const given = digest(token)
    if (timingSafeEqual(given, write)) return { userId: 'editor', mayWrite: true }
    if (timingSafeEqual(given, read)) return { userId: 'leitor', mayWrite: false }
    return null
  }

  /** `null` for no token; a wrong token is refused rather than taken for anonymous. */
  function identify(request: Request): Identity {
    const header = request.headers.get('authorization')
    if (!header) return null
    const identity = identifyToken(header.replace(/^Bearer\s+/i, ''))
    if (!identity) throw unauthorized()
    return identity
  }

  function signIn(url: URL): Response {
    const origin = url.searchParams.get('origin') ?? ''
    const target = URL.canParse(origin) ? new URL(origin) : null
    if (!target || !origins.has(target.origin)) throw httpError(400, 'Origem de retorno não permitida')
    for (const [id, expires] of sessions) if (expires < Date.now()) sessions.delete(id)
    const sid = randomBytes(24).toString('base64url')
    sessions.set(sid, Date.now() + sessionLifeMs)
    target.hash = `sid=${sid}`
    return new Response(null, {
      status: 302,
      headers: { location: target.href, 'cache-control': 'no-store' },
    })
  }

  function fetchToken(url: URL): Response {
    const sid = url.searchParams.get('sid') ?? ''
    const expires = sessions.get(sid)
    sessions.delete(sid)
    if (expires === undefined || expires < Date.now()) throw unauthorized()
    return Response.json({ token: tokens.write }, { headers: { 'cache-control': 'no-store' } })
  }

  const routes: Route[] = [
    { method: 'GET', path: '/auth/providers', access: 'anyone', answer: ({ url }) => providers(url) },
    { method: 'GET', path: '/auth/login/local', access: 'anyone', answer: ({ url }) => signIn(url) },
    { method: 'GET', path: '/auth/fetch', access: 'anyone', answer: ({ url }) => fetchToken(url) },
    {
      method: 'GET',
      path: '/auth/id',
      access: 'token',
      answer: ({ identity }) => Response.json({ id: identity?.userId, expiry: null }),
    },
    { method: 'POST', path: '/auth/logout', access: 'anyone', answer: () => Response.json({ ok: true }) },
  ]
  return { identify, identifyToken, routes }
}

function providers(url: URL): Response {
  const login = new URL('/v1/auth/login/local', url.origin)
  return Response.json({
    thirdPartyLogin: false,
    sso: {},
    providers: [{ name: 'local', title: 'Entrar neste computador', url: login.href }],
  })
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
