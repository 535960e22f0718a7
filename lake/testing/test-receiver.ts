import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Hook } from '../webhooks/webhook-config.ts'

type Received = { method: string; headers: Record<string, string>; body: string }

/** A web server that answers with the next of `answers`, then always 200; 0 stands for never answering. */
export async function startReceiver() {
  const received: Received[] = []
  const answers: number[] = []
  let open = 0
  let mostOpen = 0
  const server = createServer(async (request, response) => {
    open += 1
    mostOpen = Math.max(mostOpen, open)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([key, value]) => [key, String(value)]),
    )
    received.push({ method: request.method ?? '', headers, body: Buffer.concat(chunks).toString() })
    const status = answers.shift() ?? 200
    if (status === 0) return
    const isRedirect = status >= 300 && status < 400
    response.writeHead(status, isRedirect ? { location: '/elsewhere' } : {}).end('ok')
    open -= 1
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // A server that listens on TCP has an AddressInfo, not a pipe's name.
  const { port } = server.address() as AddressInfo
  return {
    received,
    answers,
    url: `http://127.0.0.1:${port}/hook`,
    mostOpen: () => mostOpen,
    bodies: () => received.map(({ body }): unknown => JSON.parse(body)),
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** A hook for articles, as its file would give it. */
export function testHook(changes: Partial<Hook> & { url: string }): Hook {
  return {
    id: 'site',
    name: 'Site',
    description: '',
    httpMethod: 'POST',
    headers: {},
    secret: 'segredo',
    filter: '_type == "article"',
    projection:
      '{_id, "slug": slug.current, "oldSlug": before().slug.current, "operation": delta::operation()}',
    on: ['create', 'update', 'delete'],
    includeDrafts: false,
    includeAllVersions: false,
    isDisabled: false,
    ...changes,
  }
}
