import { dataRoutes } from './api/data-routes.ts'
import { historyRoutes } from './api/history.ts'
import { keyvalueRoutes } from './api/keyvalue.ts'
import { projectRoutes } from './api/project.ts'
import { assetRoutes } from './assets/assets.ts'
import type { Answer } from './http/answer.ts'
import { createAuth, createSessions, type Person, type Tokens } from './http/auth.ts'
import { errorResponse } from './http/errors.ts'
import {
  addCors,
  addSecurityHeaders,
  checkHost,
  createOriginPolicy,
  isOurHost,
  preflightResponse,
} from './http/guard.ts'
import { createStreamPlaces } from './http/limits.ts'
import { frontPage } from './http/page.ts'
import { createRouter, type Identity, type Route, type WebRequest } from './http/router.ts'
import { signInRoutes } from './http/sign-in.ts'
import { createStreamShards } from './http/stream-shards.ts'
import { listenRoutes } from './live/listen.ts'
import { liveRoutes } from './live/live.ts'
import { keepRecentTransactions } from './live/recent-transactions.ts'
import { createQueryEngine } from './query/query.ts'
import type { Store } from './store/store.ts'

export type LakeOptions = {
  store: Store
  assetFolder: string
  projectId: string
  dataset: string
  tokens: Tokens
  /** Origins of the Studio, such as `http://localhost:3333`: what signs in there is handed a token. */
  studioOrigins: ReadonlySet<string>
  /** Origins of further pages that may ask from a browser: the site's, which never gets a token. */
  siteOrigins: ReadonlySet<string>
  /** The editors' common passphrase; `null` signs in without asking, for a store that only this machine reaches. */
  passphrase: string | null
  people: readonly Person[]
  /** Names by which browsers reach the store beyond localhost. */
  names: ReadonlySet<string>
  /** Further ports of the same store, for event streams of browsers that use one of `names`. */
  streamPorts: readonly number[]
  /** Routes of what runs beside the API, such as the webhooks. */
  routes?: readonly Route[]
}

export type Lake = {
  /** @param from address of the other end of the connection */
  answer(request: WebRequest, from: string): Promise<Answer>
  /** Whose token it is; `null` for a token of nobody. */
  identifyToken(token: string): Identity
  /** Whether a page may open a WebSocket; a browser always tells the page's origin. */
  acceptsSocket(origin: string, host: string): boolean
  close(): void
}

/** The content store compatible with the Content Lake API, as a function from request to response. */
export function createLake(options: LakeOptions): Lake {
  const { store, assetFolder, projectId, dataset, tokens, studioOrigins, passphrase, people, names } = options
  const origins = new Set([...studioOrigins, ...options.siteOrigins])
  const shards = createStreamShards(options.streamPorts)
  const sessions = createSessions(store.database)
  const auth = createAuth(tokens, sessions, people)
  const engine = createQueryEngine(store)
  const places = createStreamPlaces()
  const recent = keepRecentTransactions(store)
  const originPolicy = createOriginPolicy(origins, shards)
  const route = createRouter(
    [
      frontPage,
      ...projectRoutes({ projectId, dataset, people }),
      ...signInRoutes({ passphrase, people, origins: studioOrigins, sessions }),
      ...keyvalueRoutes(store.database),
      ...dataRoutes(store, engine),
      ...listenRoutes(store, recent, shards, places),
      ...liveRoutes(store, recent, shards, places),
      ...historyRoutes(store),
      ...assetRoutes(store, assetFolder),
      ...(options.routes ?? []),
    ],
    dataset,
  )

  async function respond(request: WebRequest, url: URL, from: string): Promise<Answer> {
    if (request.method === 'OPTIONS') return preflightResponse(request)
    const identity = shards.redeem(url) ?? auth.identify(request)
    return route({ request, url, identity, from })
  }

  async function answer(request: WebRequest, from: string): Promise<Answer> {
    const url = new URL(request.url)
    let origin: string | null = null
    let response: Answer
    try {
      checkHost(url.hostname, names)
      origin = originPolicy.allowedOrigin(request, url)
      response = await respond(request, url, from)
    } catch (error) {
      // A client that left reads no answer, and an error of its broken connection is no defect of ours.
      response = request.signal.aborted ? new Response(null, { status: 499 }) : errorResponse(error)
    }
    addCors(response.headers, origin)
    addSecurityHeaders(response.headers)
    return response
  }

  return {
    answer,
    identifyToken: auth.identifyToken,
    close: engine.close,
    acceptsSocket: (origin, host) => origins.has(origin) && isOurHost(host, names),
  }
}
