import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { jsonResponse } from './answer.ts'
import { createNodeServer } from './node-server.ts'

type Server = ReturnType<typeof createNodeServer>
let server: Server

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

type Handler = Parameters<typeof createNodeServer>[0]

const echo: Handler = async (request) => new Response(await request.text())
/** Milliseconds, for who is to be sent away soon. */
const impatient = { headersTimeout: 60, requestTimeout: 120, connectionsCheckingInterval: 20 }
const refusal = 'O pedido passa do limite de 256 KB'

/** Sends `bytes`, never the rest, and gives what comes back until the server closes, or refuses a long body. */
async function drip(bytes: string, handler = echo, timeouts?: typeof impatient): Promise<string> {
  server = createNodeServer(handler, timeouts)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A TCP server always has an address of this kind.
  const { port } = server.address() as AddressInfo
  return new Promise((resolve) => {
    let text = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (part) => {
      text += part
      if (text.includes(refusal)) resolve(text)
    })
    socket.on('close', () => resolve(text))
  })
}

test.each([
  ['headers', 'GET /v1/ping HTTP/1.1\r\nHost: localhost\r\nX-Slow: '],
  ['a body', 'POST /v1/data/mutate/production HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{'],
])('whoever sends %s drop by drop is sent away', async (_name, bytes) => {
  const answer = await drip(bytes, echo, impatient)
  expect(answer).toMatch(/^HTTP\/1\.1 408 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ statusCode: 408 })
})

test('whoever sends more than was allowed without saying how much is told so', async () => {
  const chunk = `10000\r\n${'x'.repeat(65536)}\r\n`
  const head = 'POST /v1/intake/batch HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n'
  const answer = await drip(head + chunk.repeat(5))
  expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  expect(answer).toContain(refusal)
})

test.each([
  ['GET', '{"preço":1}'],
  ['HEAD', ''],
])('a whole answer to %s tells its length in bytes', async (method, text) => {
  const request = `${method} / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`
  const [head, body] = (await drip(request, async () => jsonResponse({ preço: 1 }))).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 200 /)
  expect(head?.toLowerCase()).toContain('content-length: 12')
  expect(body).toBe(text)
})
