// Serves the built site, on loopback unless told otherwise. Usage: node scripts/serve-site.mjs <port> [address]
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { createAddresses, publicFiles } from './front/addresses.mjs'
import { drainOnSignals } from './front/draining.mjs'
import { headersOf } from './front/headers.mjs'
import { listeningAt } from './front/listening.mjs'
import { answerSoundly } from './front/site-requests.mjs'
import { answerUnknown } from './front/unknown-addresses.mjs'

const [port, hostname = '127.0.0.1'] = process.argv.slice(2)
// Next chooses its parts by it while it is imported.
process.env.NODE_ENV = 'production'
const { default: next } = await import('next')
const { default: CacheHandler } = await import('./cache-handler.mjs')

const app = next({ dir: join(import.meta.dirname, '../web'), hostname, port: Number(port) })
await app.prepare()

const cover = {
  // The same module that Next has loaded, and so the same pages.
  lastGood: (path) => CacheHandler.lastGood(path),
  unavailable: () => unavailable,
}
const dist = join(import.meta.dirname, '../web', process.env.SITE_DIST_DIR || '.next')
const unavailable = readFileSync(join(dist, 'server/app/indisponivel.html'), 'utf8')
const manifestOf = (name) => JSON.parse(readFileSync(join(dist, name), 'utf8'))
const draftCookie = `__prerender_bypass=${manifestOf('prerender-manifest.json').preview.previewModeId}`
const isDraft = ({ headers }) => headers.cookie?.includes(draftCookie) === true

const addHeaders = headersOf({
  siteUrl: process.env.SITE_URL,
  studioUrl: process.env.STUDIO_URL || 'http://localhost:3333',
  isDraft,
})

/** What editors have made, as the site itself tells; a stand-in for it is not to be kept. */
async function load() {
  const { address, family } = server.address()
  const host = family === 'IPv6' ? `[${address}]` : address
  const told = await fetch(`http://${host}:${port}/enderecos.json`, { signal: AbortSignal.timeout(3000) })
  if (!told.ok || /no-store/.test(told.headers.get('cache-control')))
    throw new Error(`enderecos: ${told.status}`)
  return told.json()
}

const answer = answerUnknown({
  judge: createAddresses({
    manifest: manifestOf('routes-manifest.json'),
    files: publicFiles(join(import.meta.dirname, '../web/public')),
    load,
    version: () => CacheHandler.addressVersion,
  }),
  pages: join(dist, 'server/app'),
  isDraft,
  answer: app.getRequestHandler(),
})

const server = createServer(
  {
    // No page speaks another protocol: who asks for one gets the page, as if it had not asked.
    shouldUpgradeCallback: () => false,
    // Nobody sends us a body of more than a few kilobytes.
    headersTimeout: 15_000,
    requestTimeout: 30_000,
  },
  (request, response) => {
    addHeaders(request, response)
    answerSoundly(request, response, answer, cover)
  },
)
drainOnSignals(server, () => app.close())
server.listen(listeningAt(port, hostname), () => console.log(`site: http://${hostname}:${port}`))
