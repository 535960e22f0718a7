import { serveAsset, uploadAsset } from './assets.ts'
import { createAuth, type Tokens } from './auth.ts'
import { dataRoutes } from './data-routes.ts'
import { errorResponse } from './errors.ts'
import { frontPage } from './front-page.ts'
import { addCors, checkHost, createOriginPolicy, preflightResponse } from './guard.ts'
import { historyRoutes } from './history.ts'
import { keyvalueRoutes } from './keyvalue.ts'
import { listenRoutes } from './listen.ts'
import { liveRoutes } from './live.ts'
import { projectRoutes } from './project.ts'
import { createQueryEngine } from './query.ts'
import { createRouter, type Identity, type Route } from './router.ts'
import type { Store } from './store.ts'
import { createStreamShards } from './stream-shards.ts'

export type LakeOptions = {
  store: Store
  assetFolder: string
  projectId: string
  dataset: string
  tokens: Tokens
  /** Origins of the pages that may use the store from a browser, such as `http://localhost:3333`. */
  origins: ReadonlySet<string>
}

export type Lake = {
  answer(request: Request): Promise<Response>
  /** Whose token it is; `null` for a token of nobody. */
  identifyToken(token: string): Identity
}

/** The content store compatible with the Content Lake API, as a function from request to response. */
export function createLake({ store, assetFolder, projectId, dataset, tokens, origins }: LakeOptions): Lake {
  const shards = createStreamShards()
  const auth = createAuth(tokens, origins)
  const engine = createQueryEngine(store)
  const originPolicy = createOriginPolicy(origins, shards)
  const route = createRouter(
    [
      frontPage,
      ...projectRoutes({ projectId, dataset }),
      ...auth.routes,
      ...keyvalueRoutes(store.database),
      ...dataRoutes(store, engine),
      ...listenRoutes(store, engine, shards),
      ...liveRoutes(store, shards),
      ...historyRoutes(store),
      ...assetRoutes(store, assetFolder),
    ],
    dataset,
  )

  async function respond(request: Request, url: URL): Promise<Response> {
    const identity = shards.redeem(url) ?? auth.identify(request)
    return route({ request, url, identity })
  }

  return {
    identifyToken: auth.identifyToken,
    async answer(request) {
      const url = new URL(request.url)
      try {
        checkHost(url.hostname)
        const origin = originPolicy.allowedOrigin(request, url)
        const response =
          request.method === 'OPTIONS'
            ? preflightResponse(request)
            : await respond(request, url).catch(errorResponse)
        addCors(response.headers, origin)
        addDefaults(response.headers)
        return response
      } catch (error) {
        return errorResponse(error)
      }
    },
  }
}

function addDefaults(headers: Headers): void {
  headers.set('x-content-type-options', 'nosniff')
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
}

function assetRoutes(store: Store, folder: string): Route[] {
  const upload = (kind: 'images' | 'files'): Route => ({
    method: 'POST',
    path: `/assets/${kind}/:dataset`,
    access: 'writer',
    answer: ({ request, url, identity }) =>
      uploadAsset(request, kind, url, store, folder, identity?.userId ?? ''),
  })
  const serve = (kind: 'images' | 'files'): Route => ({
    method: 'GET',
    path: `/${kind}/:project/:dataset/:file`,
    access: 'anyone',
    answer: ({ request, url }) => serveAsset(request, url, store, folder),
  })
  return [upload('images'), upload('files'), serve('images'), serve('files')]
}
