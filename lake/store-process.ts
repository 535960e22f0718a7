import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createLake } from './handler.ts'
import { drainable } from './http/drain.ts'
import { createNodeServer } from './http/node-server.ts'
import { attachPresence } from './live/presence.ts'
import { createContentRules, withoutRules } from './scheduling/content-rules.ts'
import { createScheduler } from './scheduling/scheduler.ts'
import { readSettings } from './serve-settings.ts'
import type { BeforeCommit } from './store/mutate.ts'
import { openStore } from './store/store.ts'
import { readHistoryPolicy, startPruning } from './upkeep/pruning.ts'
import { snapshotRoute } from './upkeep/snapshot.ts'
import { readHooks } from './webhooks/webhook-config.ts'
import { startWebhooks } from './webhooks/webhooks.ts'

const projectId = 'local'
const dataset = 'production'

function fail(error: unknown): never {
  console.error(`content store: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

/** Result of `begin`; when it throws, the store does not start. */
function need<Part>(begin: () => Part): Part {
  try {
    return begin()
  } catch (error) {
    return fail(error)
  }
}

/** `beforeCommit` of the module that `STORE_BEFORE_COMMIT` names. */
async function loadBeforeCommit(path: string | undefined): Promise<BeforeCommit | undefined> {
  if (!path) return undefined
  const module: { beforeCommit?: BeforeCommit } = await import(pathToFileURL(resolve(path)).href)
  if (typeof module.beforeCommit === 'function') return module.beforeCommit
  throw new Error(`STORE_BEFORE_COMMIT: ${path} não exporta beforeCommit`)
}

const settings = need(() => readSettings(process.env))
const policy = need(() => readHistoryPolicy(process.env))
const { host, port, listensAt, folder, streamPorts } = settings
const beforeCommit = await loadBeforeCommit(process.env.STORE_BEFORE_COMMIT).catch(fail)
const store = need(() => openStore(folder, beforeCommit))
const hooks = need(() => readHooks(process.env.STORE_HOOKS ?? '.local/hooks'))
const webhooks = startWebhooks({ store, hooks, projectId, dataset })
const assetFolder = join(folder, 'assets')
const pruning = startPruning(store, assetFolder, policy)
const rulesPath = process.env.STORE_RULES
const rules = rulesPath ? createContentRules(rulesPath, () => ({ STORE_URL: ownUrl() })) : null
const scheduler = createScheduler(store, rules?.problemsOf ?? withoutRules)
const routes = [
  ...webhooks.routes,
  ...pruning.routes,
  ...scheduler.routes,
  snapshotRoute(store.database, folder),
]
const lake = createLake({ ...settings, store, assetFolder, projectId, dataset, routes })
const server = createNodeServer(lake.answer)
const streamServers = streamPorts.map((streamPort) =>
  createNodeServer(lake.answer).on('error', fail).listen(streamPort, host),
)
const drains = [server, ...streamServers].map(drainable)
const presence = attachPresence(server, {
  isAllowed: lake.acceptsSocket,
  userFor: (token) => lake.identifyToken(token)?.userId ?? null,
})

server.on('error', fail)
server.listen(listensAt, () => {
  console.log(`content store: http://localhost:${actualPort()}`)
  scheduler.start()
})

/** Port 0 asks for any free one, so the one we got is the one to tell. */
function actualPort(): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

/** Where a program on this machine reaches the store. */
function ownUrl(): string {
  const isWildcard = host === '0.0.0.0' || host === '::'
  const name = isWildcard ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
  return `http://${name}:${actualPort()}`
}

async function stop(): Promise<void> {
  presence.stop()
  await Promise.all(drains.map((drain) => drain()))
  await Promise.all([webhooks.stop(), pruning.stop(), scheduler.stop(), rules?.stop()])
  lake.close()
  store.close()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
