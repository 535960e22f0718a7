// Serves the built Studio, on loopback by default. Usage: node scripts/serve-studio.ts <folder> <port> [address]
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { commonHeaders } from './server/common-headers.ts'
import { drainOnSignals } from './server/draining.ts'
import { listeningAt } from './server/listening.ts'
import { mediaTypes } from './server/media-types.ts'
import { studioPolicy } from './server/studio-policy.ts'

const [folder = '', port, host = '127.0.0.1'] = process.argv.slice(2)
const base = resolve(folder)
const { SANITY_STUDIO_API_HOST, SANITY_STUDIO_SITE_URL, STORE_STREAM_PORTS, STUDIO_URL } = process.env
const policy = studioPolicy({
  html: await readFile(join(base, 'index.html'), 'utf8'),
  store: SANITY_STUDIO_API_HOST,
  streamPorts: STORE_STREAM_PORTS?.split(',').filter(Boolean),
  site: SANITY_STUDIO_SITE_URL ?? '',
})
const headers = {
  ...commonHeaders(STUDIO_URL),
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  // It keeps hold of a preview that it has opened in a separate window.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}
const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  )

/** The file of an address; an address of the Studio's own router is its first page. */
async function fileFor(url: string): Promise<string | undefined> {
  const path = join(base, decodeURIComponent(new URL(url, 'http://localhost').pathname))
  // Files that begin with a dot are of the build, and not for browsers.
  if (path.includes(`${sep}.`, base.length)) return undefined
  if (path.startsWith(base + sep) && (await isFile(path))) return path
  return extname(path) ? undefined : join(base, 'index.html')
}

const server = createServer(async (request, response) => {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return response.writeHead(405, { ...headers, allow: 'GET, HEAD' }).end()
  const file = await fileFor(request.url ?? '').catch(() => undefined)
  if (!file) return response.writeHead(404, headers).end()
  const fresh = file.includes(`${sep}static${sep}`) && /-[\w-]{8}\.\w+$/.test(file)
  response.writeHead(200, {
    ...headers,
    'content-type': mediaTypes[extname(file)] ?? 'application/octet-stream',
    'cache-control': fresh ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  if (request.method === 'HEAD') return response.end()
  // Both ends are closed, also when the reader leaves or the file cannot be read.
  await pipeline(createReadStream(file), response).catch(() => response.destroy())
})

server.listen(listeningAt(port, host))
drainOnSignals(server)
