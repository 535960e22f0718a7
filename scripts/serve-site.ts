// Serves the built site, on loopback by default. Usage: node scripts/serve-site.ts <port> [address]
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { readParts } from './pages/finish.ts'
import { createAddresses, type Made, publicFiles } from './server/addresses.ts'
import { now } from './server/clock.ts'
import { DaySums, sendSums } from './server/counts.ts'
import { drainOnSignals } from './server/draining.ts'
import { listeningAt } from './server/listening.ts'
import { asksMetrics, Metrics } from './server/metrics.ts'
import { answerBy, siteStages } from './server/pipeline.ts'
import { limits } from './server/requests.ts'
import { TagInvalidationBus } from './server/tag-bus.ts'

const [port, hostname = '127.0.0.1'] = process.argv.slice(2)
// Next chooses its parts by it while it is imported.
Object.assign(process.env, { NODE_ENV: 'production' })
const { default: next } = await import('next')
// The same module that Next loads, and so the same pages.
const { pageCache } = await import('./server/cache-handler.ts')

const app = next({ dir: join(import.meta.dirname, '../web'), hostname, port: Number(port) })
await app.prepare()

const { REDIS_URL, SITE_URL, STUDIO_URL, METRICS_TOKEN } = process.env
const dist = join(import.meta.dirname, '../web', process.env.SITE_DIST_DIR || '.next')
const publicFolder = join(import.meta.dirname, '../web/public')
const pages = join(dist, 'server/app')
const build = readFileSync(`${dist}/BUILD_ID`, 'utf8')
const readManifest = (name: string) => JSON.parse(readFileSync(join(dist, name), 'utf8'))
const draftCookie = `__prerender_bypass=${readManifest('prerender-manifest.json').preview.previewModeId}`
const isDraft = ({ headers }: IncomingMessage) => headers.cookie?.includes(draftCookie) === true

// With Redis, what is published on one server is published on all.
const bus = REDIS_URL
  ? new TagInvalidationBus(REDIS_URL, pageCache.expire, join(dist, `in-step-${port}-${build}`))
  : undefined
if (bus) pageCache.onExpired = (tags) => bus.publish(tags)

// For /api/saude, the metrics and the counts of advertisements, which Next bundles apart.
const sums = new DaySums()
globalThis.emMiudosServer = {
  build,
  startedAt: Date.now(),
  hearsOthers: () => bus?.isConnected(),
  countAd: (...given) => sums.countAd(...given),
}

const metrics = new Metrics()
const stages = siteStages({
  headers: { siteUrl: SITE_URL, studioUrl: STUDIO_URL || 'http://localhost:3333' },
  metrics: { metrics, token: METRICS_TOKEN, readHealth: async () => (await ask('/api/saude')).json() },
  parts: readParts(dist),
  fallback: {
    lastGood: (address) => pageCache.lastGood(address),
    unavailable: readFileSync(join(pages, 'indisponivel.html'), 'utf8'),
  },
  unknown: {
    pages,
    resolveAddress: createAddresses({
      manifest: readManifest('routes-manifest.json'),
      files: publicFiles(publicFolder),
      load: readAddresses,
      version: () => pageCache.addressVersion,
    }),
  },
  sums,
  packedFolders: {
    '/_next/static/': join(dist, 'static'),
    '/proprio/': join(publicFolder, 'proprio'),
  },
  memory: {
    current: (key) => pageCache.current(key),
    whenMade: (listener) => {
      pageCache.onMade = listener
    },
  },
})
const server = createServer(limits, answerBy(stages, { isDraft, next: app.getRequestHandler() }))
server.on('request', (request, response) => {
  if (!asksMetrics(request, METRICS_TOKEN)) metrics.count(response)
})

/** Answer of the site itself at a path. */
function ask(path: string): Promise<Response> {
  // A TCP server's address is always an AddressInfo.
  const { address, family } = server.address() as AddressInfo
  const host = family === 'IPv6' ? `[${address}]` : address
  return fetch(`http://${host}:${port}${path}`, { signal: AbortSignal.timeout(3000) })
}

/** Addresses of the editors' pages. Rejects an uncacheable answer: it is a fallback, not to be kept. */
async function readAddresses(): Promise<Made> {
  const answer = await ask('/enderecos.json')
  if (!answer.ok || /no-store/.test(answer.headers.get('cache-control') ?? ''))
    throw new Error(`enderecos: ${answer.status}`)
  return answer.json()
}

const stopSending = sendSums(sums, process.env)
drainOnSignals(server, async () => {
  bus?.close()
  await Promise.all([stopSending(), app.close()])
})
// Webhooks sent while the server was down are lost: everything published or restored meanwhile expires.
pageCache.expire(['content'], (await bus?.ready()) ?? now())
server.listen(listeningAt(port, hostname), () => console.log(`site: http://${hostname}:${port}`))
