// Serves the built site, on loopback unless told otherwise. Usage: node scripts/serve-site.ts <port> [address]
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createAddresses, type Made, publicFiles } from './front/addresses.ts'
import { drainOnSignals } from './front/draining.ts'
import { headersOf } from './front/headers.ts'
import { listeningAt } from './front/listening.ts'
import { answerMetrics, asksMetrics, Metrics } from './front/metrics.ts'
import { choosePacked } from './front/packed-files.ts'
import { answerSoundly, limits } from './front/site-requests.ts'
import { repeatStored } from './front/stored-answers.ts'
import { TagClock } from './front/tag-clock.ts'
import { answerUnknown } from './front/unknown-addresses.ts'
import { readParts } from './pages/finish.ts'

const [port, hostname = '127.0.0.1'] = process.argv.slice(2)
// Next chooses its parts by it while it is imported.
Object.assign(process.env, { NODE_ENV: 'production' })
const { default: next } = await import('next')
const { default: CacheHandler } = await import('./cache-handler.ts')

const app = next({ dir: join(import.meta.dirname, '../web'), hostname, port: Number(port) })
await app.prepare()

const cover = {
  // The same module that Next has loaded, and so the same pages.
  lastGood: (path: string) => CacheHandler.lastGood(path),
  unavailable: () => unavailable,
}
const dist = join(import.meta.dirname, '../web', process.env.SITE_DIST_DIR || '.next')
const publicFolder = join(import.meta.dirname, '../web/public')
const build = readFileSync(`${dist}/BUILD_ID`, 'utf8')
const tagClock = shareTags(process.env.REDIS_URL)
const unavailable = readFileSync(join(dist, 'server/app/indisponivel.html'), 'utf8')
const manifestOf = (name: string) => JSON.parse(readFileSync(join(dist, name), 'utf8'))
const draftCookie = `__prerender_bypass=${manifestOf('prerender-manifest.json').preview.previewModeId}`
const isDraft = ({ headers }: IncomingMessage) => headers.cookie?.includes(draftCookie) === true

const addHeaders = headersOf({
  siteUrl: process.env.SITE_URL,
  studioUrl: process.env.STUDIO_URL || 'http://localhost:3333',
  isDraft,
  parts: readParts(dist),
})

/** With Redis, what is published on one server is published on all. */
function shareTags(url: string | undefined): TagClock | undefined {
  if (!url) return undefined
  const clock = new TagClock(url, CacheHandler.expire, join(dist, `in-step-${port}-${build}`))
  CacheHandler.tell = (tags) => clock.tell(tags)
  return clock
}

// For /api/saude and the metrics, which Next bundles apart.
globalThis.emMiudosServer = {
  build,
  startedAt: Date.now(),
  hearsOthers: () => tagClock?.isInStep(),
}

/** What the site itself tells at an address. */
function ask(path: string): Promise<Response> {
  // A TCP server's address is always an AddressInfo.
  const { address, family } = server.address() as AddressInfo
  const host = family === 'IPv6' ? `[${address}]` : address
  return fetch(`http://${host}:${port}${path}`, { signal: AbortSignal.timeout(3000) })
}

/** What editors have made; a stand-in for it is not to be kept. */
async function load(): Promise<Made> {
  const told = await ask('/enderecos.json')
  if (!told.ok || /no-store/.test(told.headers.get('cache-control') ?? ''))
    throw new Error(`enderecos: ${told.status}`)
  return told.json()
}

const readHealth = async () => (await ask('/api/saude')).json()

const packedFolders = {
  '/_next/static/': join(dist, 'static'),
  '/proprio/': join(publicFolder, 'proprio'),
}
const answer = answerUnknown({
  judge: createAddresses({
    manifest: manifestOf('routes-manifest.json'),
    files: publicFiles(publicFolder),
    load,
    version: () => CacheHandler.addressVersion,
  }),
  pages: join(dist, 'server/app'),
  isDraft,
  answer: repeatStored({
    current: (key) => CacheHandler.current(key),
    whenMade: (listener) => {
      CacheHandler.made = listener
    },
    answer: choosePacked({ folders: packedFolders, answer: app.getRequestHandler() }),
  }),
})

const metrics = new Metrics()
const server = createServer(limits, (request, response) => {
  if (asksMetrics(request, process.env.METRICS_TOKEN))
    return void answerMetrics(response, metrics, readHealth)
  metrics.count(response)
  addHeaders(request, response)
  answerSoundly(request, response, answer, cover)
})
drainOnSignals(server, () => {
  tagClock?.close()
  return app.close()
})
// What was published or restored while it was not there, no webhook has told it.
CacheHandler.expire(['content'], (await tagClock?.caughtUp()) ?? Date.now())
server.listen(listeningAt(port, hostname), () => console.log(`site: http://${hostname}:${port}`))
