import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLake } from './handler.ts'
import { createNodeServer } from './node-server.ts'
import { attachPresence } from './presence.ts'
import { openStore, type Store } from './store.ts'
import type { Hook } from './webhook-message.ts'
import { startWebhooks } from './webhooks.ts'

const { env } = process
const projectId = 'local'
const dataset = 'production'
const port = Number(env.STORE_PORT ?? 3900)
const folder = env.STORE_DIR ?? '.local/store'
const origins = new Set((env.STORE_ORIGINS ?? '').split(',').filter((origin) => origin !== ''))
const tokens = { read: required('STORE_READ_TOKEN'), write: required('STORE_WRITE_TOKEN') }

function required(name: string): string {
  const value = env[name]
  if (!value || value.length < 32) {
    console.error(`${name}: falta um segredo de pelo menos 32 caracteres`)
    process.exit(1)
  }
  return value
}

function fail(error: unknown): never {
  console.error(`content store: ${error instanceof Error ? error.message : error}`)
  process.exit(1)
}

function open(): Store {
  try {
    return openStore(folder)
  } catch (error) {
    return fail(error)
  }
}

function readHooks(): Hook[] {
  const path = env.STORE_HOOKS
  // `npm start` writes the file; a store started by hand has none.
  return path && existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []
}

const store = open()
const lake = createLake({ store, assetFolder: join(folder, 'assets'), projectId, dataset, tokens, origins })
const server = createNodeServer(lake.answer)
const presence = attachPresence(server, {
  isAllowed: (origin) => origins.has(origin),
  userFor: (token) => lake.identifyToken(token)?.userId ?? null,
})
const hooks = readHooks()
const webhooks = hooks.length > 0 ? startWebhooks({ store, hooks, projectId, dataset }) : null

server.on('error', fail)
server.listen(port, '127.0.0.1', () => {
  const address = server.address()
  // Port 0 asks for any free one, so the one we got is the one to tell.
  const actual = typeof address === 'object' ? address?.port : port
  console.log(`content store: http://localhost:${actual}`)
})

async function stop(): Promise<void> {
  presence.stop()
  server.close()
  // Event streams never end by themselves.
  server.closeAllConnections()
  await webhooks?.stop()
  store.close()
  process.exit(0)
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)
