import { connect } from 'node:net'
import { createRandom, type Random } from '#lake/testing/fuzz-requests.ts'

/** Name of a header that would come from a parameter by injection. */
const smuggled = 'x-smuggled'

const places = [
  '/', '/blog', '/blog/', '/blog/formulas-calculadoras-excel', '/calculadoras', '/detalhe-ativo', '/acoes', '/robots.txt',
  '/manifest.webmanifest', '/sitemap.xml', '/api', '/api/cotacoes', '/api/series', '/api/cambio', '/api/ativos',
  '/api/expectativas', '/api/numeros', '/api/status-mercado', '/api/openapi.json', '/api/draft-mode/disable', '/api/draft-mode/enable',
  '/api/revalidate', '/alertas-cambio/lembrete.ics', '/_next/image', '/_next/static/x.js', '/_next/data/x/y.json', '/_global-error', '/_error',
  '/404', '/500', '/favicon.ico', '/sw.js', '/fonts/x.woff2', '*', '', 'http://evil.example/', 'http://', '//evil.example',
] as const // biome-ignore format: a list of words

const pieces = [
  '%', '%ff', '%zz', '%00', '%0d%0a', '%2f', '%5c', '\\', '/', '//', '/./', '/../', '.', '..', '%2e%2e', ';', ':', '@', '|', '[slug]', '(x)',
  '__proto__', 'constructor', '%E2%82%AC', '%F0%9F%92%A5', '\u00e9', '\t', ' ', '<script>', '"', '{}', 'a', 'A', '0', '-1', '#x', '$x',
  'a'.repeat(300), 'a/'.repeat(200), '%2e/'.repeat(60),
] as const // biome-ignore format: a list of words

const names = [
  'voltar', 'series', 'range', 'codigo', 'codigo[]', 'classe', 'formato', 'indicador', 'moeda', 'ano', 'ate', 'url', 'w', 'q', '_rsc',
  'sanity-preview-secret', 'sanity-preview-pathname', 'sanity-preview-perspective', 'redirectTo', '__proto__', 'embed', 'dpl', 'x',
] as const // biome-ignore format: a list of words

const values = [
  'usd-brl', 'btc-brl', '1M', 'PETR4', 'petr4', 'acao', 'cripto', 'csv', '640', '75', '/x', '/\\evil.example', '//evil.example',
  '/%09/evil.example', '/.//evil.example', 'https://evil.example', `/%0d%0a${smuggled}:1`, `%0d%0a${smuggled}:%201`, '/c%C3%A2mbio',
  '2026-12-31', '99999999999999999999', 'NaN', '-1',
] as const // biome-ignore format: a list of words

const headers = [
  'RSC: 1', 'Next-Router-State-Tree: %5B%22%22%5D', 'Next-Router-State-Tree: %ff', 'Next-Router-Prefetch: 1', 'Next-Url: /\\x',
  'Next-Router-Segment-Prefetch: /../_tree', 'Next-Action: x', `Next-Action: ${'4'.repeat(42)}`, 'x-nextjs-data: 1',
  'x-middleware-subrequest: x', 'x-matched-path: /../x', 'x-invoke-path: /x', 'Cookie: __prerender_bypass=x; a=%ff; =;',
  'Accept-Encoding: %%', 'Accept-Encoding: gzip, br;q=NaN', 'Accept: image/avif', 'Accept-Language: *', 'Range: bytes=9-1', 'If-None-Match: "x"',
  'If-None-Match: \u00ff', 'If-Modified-Since: ontem', 'X-Forwarded-Host: evil.example', 'X-Forwarded-Host: %%', 'X-Forwarded-Proto: javascript',
  'X-Forwarded-Port: x', 'X-Forwarded-For: x', 'Content-Type: multipart/form-data; boundary=x', 'Content-Type: application/json', 'Origin: null',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', 'Expect: x',
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: x', 'Content-Length: 0', 'Transfer-Encoding: chunked, x',
  `X: ${'y'.repeat(20_000)}`, 'sanity-webhook-signature: t=1,v1=x', 'Authorization: Bearer x', 'If-Range: x', 'Purpose: prefetch',
] as const // biome-ignore format: a list of words

const methods = [
  'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'PURGE', 'QUERY', 'BREW', 'get', '',
] as const // biome-ignore format: a list of words

/** The bytes of a request that somebody may send who means us no good, or whose program has a fault. */
function rawRequest(random: Random): string {
  const method = random.chance(0.7) ? 'GET' : random.pick(methods)
  let address: string = random.pick(places)
  for (let count = random.below(3); count > 0; count--) address += random.pick(pieces)
  if (random.chance(0.6)) {
    const pairs = Array.from({ length: 1 + random.below(3) }, () => {
      const value = random.chance(0.3) ? random.pick(pieces) : random.pick(values)
      return `${random.pick(names)}=${value}`
    })
    address += `?${pairs.join('&')}`
  }
  const lines = Array.from({ length: random.below(3) }, () => random.pick(headers))
  const host = random.chance(0.9)
    ? 'localhost'
    : random.pick(['evil.example', 'a b', '', '[::1', 'localhost:99999'])
  return [`${method} ${address} HTTP/1.1`, `Host: ${host}`, 'Connection: close', ...lines, '', ''].join(
    '\r\n',
  )
}

/** All that comes back until the other side closes; `null` when it has not after `timeoutMs` milliseconds. */
export function speak(port: number, bytes: string, timeoutMs = 10_000): Promise<string | null> {
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.from(bytes, 'latin1')))
    const timer = setTimeout(() => {
      resolve(null)
      socket.destroy()
    }, timeoutMs)
    socket.setEncoding('latin1')
    socket.on('data', (part) => {
      text += part
    })
    // Closed before everything was written: an answer too.
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(text)
    })
  })
}

/** Fault of the answer to a raw request, or `null`. */
function faultOf(request: string, answer: string | null): string | null {
  if (answer === null) return 'no end'
  // Nobody is connected through us to another host.
  if (answer === '') return request.startsWith('CONNECT') ? null : 'no answer'
  const end = answer.indexOf('\r\n\r\n')
  const head = answer.slice(0, end)
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1])
  if (!(status < 500)) return `status ${status}`
  if (new RegExp(`^${smuggled}`, 'im').test(head)) return 'a header from a parameter'
  const location = /^location: (.*)$/im.exec(head)?.[1]
  if (location !== undefined && leaves(location)) return `leads to ${location}`
  return status < 400 || request.startsWith('HEAD')
    ? null
    : faultOfRefusal(request, head, answer.slice(end + 4))
}

function faultOfRefusal(request: string, head: string, body: string): string | null {
  // Bytes that are no HTTP are refused before anybody reads their address.
  const isRead = /^content-type:/im.test(head)
  const isOfApi = /^\S+ \/api\//.test(request)
  if (isOfApi && isRead && !/^content-type: application\/json/im.test(head)) return 'no JSON'
  return / 405 /.test(head) && body.length < 10 ? 'a 405 without words' : null
}

function leaves(location: string): boolean {
  const here = 'http://here.example'
  return !URL.canParse(location, here) || new URL(location, here).origin !== here
}

/** Sends `count` requests, a few at a time, and names those that were answered wrongly. */
export async function faultsOfRaw(port: number, seed: number, count: number): Promise<string[]> {
  const random = createRandom(seed)
  const requests = Array.from({ length: count }, () => rawRequest(random))
  const faults: string[] = []
  const work = async () => {
    for (let request = requests.pop(); request !== undefined; request = requests.pop()) {
      const fault = faultOf(request, await speak(port, request))
      if (fault !== null) faults.push(`${fault}: ${request.slice(0, 400)}`)
    }
  }
  await Promise.all(Array.from({ length: 16 }, work))
  return faults
}
