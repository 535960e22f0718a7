import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Server as SocketServer } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { categories } from './categories.ts'
import { runCategory } from './run.ts'

const sound = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'self'",
}
const html = { 'content-type': 'text/html; charset=utf-8' }

/** Servers that say the same to everybody, as one does whose guards are gone. */
const liars: Record<string, RequestListener> = {
  'a page': (_, response) => response.writeHead(200, { ...sound, ...html }).end('<h1>Dólar hoje</h1>'),
  'no page': (_, response) =>
    response
      .writeHead(404, { ...sound, ...html, 'cache-control': 'no-store' })
      .end('<meta name="robots" content="noindex"><h1>Essa página não existe</h1>'),
  'what lies beside': (_, response) =>
    response.writeHead(200, sound).end('Index of / root:x:0 {"storeWriteToken":"x"}'),
  'what was asked': ({ url, rawHeaders }, response) =>
    response
      .writeHead(200, { 'x-content-type-options': 'nosniff', ...html, 'access-control-allow-origin': '*' })
      .end(`<h1>x</h1>${decodeLoosely(url ?? '')} ${rawHeaders}`),
}

/** Reads no HTTP: whatever comes, it has a page. */
const deaf = createSocketServer((socket) => {
  const page = '<h1>x</h1>'
  const head = ['HTTP/1.1 200 OK', 'x-content-type-options: nosniff', `content-length: ${page.length}`]
  socket.once('data', () => socket.end(`${[...head, 'connection: close', '', ''].join('\r\n')}${page}`))
  socket.on('error', () => socket.destroy())
})

function decodeLoosely(url: string): string {
  return url.replaceAll(/%([\da-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
}

const servers: (Server | SocketServer)[] = []
afterAll(() => {
  for (const server of servers) {
    server.close()
    if ('closeAllConnections' in server) server.closeAllConnections()
  }
})

async function serve(answerer: RequestListener | SocketServer): Promise<string> {
  const server =
    typeof answerer === 'function' ? createServer({ maxHeaderSize: 64 * 1024 }, answerer) : answerer
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server always has an address of this kind.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const all = Object.values(categories).flat()
const probes = all.flatMap((category) => category.probes.map((probe) => ({ category: category.name, probe })))

/** `category: probe` of each that did not hold. */
async function faultsAt(answerer: RequestListener | SocketServer): Promise<Set<string>> {
  const base = await serve(answerer)
  const outcomes = await Promise.all(all.map((category) => runCategory(base, category, true)))
  return new Set(outcomes.flatMap(({ category, faults }) => faults.map((fault) => `${category}: ${fault}`)))
}

// Most of its three seconds are pauses for a cache.
test('each probe notices a server that says the same to everybody', { timeout: 60_000 }, async () => {
  const faults = (await Promise.all([...Object.values(liars), deaf].map(faultsAt))).flatMap((found) => [
    ...found,
  ])
  const blind = probes.filter(({ category, probe }) => {
    return !faults.some((fault) => fault.startsWith(`${category}: ${probe.name}: `))
  })
  expect(blind.map(({ category, probe }) => `${category}: ${probe.name}`)).toEqual([])
})

test('no two probes of a category have one name, and there are as many as the issue asks for', () => {
  const names = probes.map(({ category, probe }) => `${category}: ${probe.name}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(categories.site.flatMap((category) => category.probes).length).toBeGreaterThan(120)
})

/** Faults that every answer is checked for, whatever was asked. */
test.each([
  ['500', 500, {}],
  ['leva para fora', 308, { location: 'https://evil.example/' }],
  ['leva para fora', 308, { location: '//evil.example' }],
  ['cabeçalho que veio no endereço', 400, { 'x-smuggled': '1' }],
  ['com que é feito', 200, { 'x-powered-by': 'Next.js' }],
  ['a sua versão', 200, { server: 'nginx/1.22.1' }],
  ['põe um cookie', 200, { 'set-cookie': 'a=b' }],
  ['sem nosniff', 200, { 'x-content-type-options': 'sniff' }],
])('%s is seen in any answer: %i %j', async (words, status, headers) => {
  const base = await serve((_, response) => response.writeHead(status, { ...sound, ...headers }).end())
  const any = { says: 'responder', faultOf: () => undefined }
  const probe = { name: 'x', sent: { path: '/' }, must: any }
  const { faults } = await runCategory(base, { name: 'x', probes: [probe] }, false)
  expect(faults).toEqual([expect.stringContaining(words)])
})

test('a 429 is waited for, and the inside of a program is seen', async () => {
  const statuses = [429, 200]
  const trace = 'Error: x\n    at main (/srv/a.js:1:2)'
  const base = await serve((_, response) => response.writeHead(statuses.shift() ?? 500, sound).end(trace))
  const probe = { name: 'x', sent: { path: '/' }, must: { says: 'responder', faultOf: () => undefined } }
  const { faults } = await runCategory(base, { name: 'x', probes: [probe] }, false)
  expect(faults).toEqual(['x: GET / deve responder; mostra o interior do programa'])
})
