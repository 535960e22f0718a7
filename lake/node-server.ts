import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import { errorResponse, httpError, reportDefect } from './errors.ts'
import { bodyLimit } from './guard.ts'

type Handler = (request: Request) => Promise<Response>

/** Serves a handler of web requests with Node's HTTP server. */
export function createNodeServer(handler: Handler): Server {
  const server = createServer((incoming, outgoing) => {
    answer(handler, incoming, outgoing).catch((error) => {
      // Nothing can be said any more once the headers have left.
      reportDefect(error)
      outgoing.destroy()
    })
  })
  // Longer than browsers and Node's fetch keep a connection: else a write may meet one that has just closed.
  server.keepAliveTimeout = 120_000
  return server
}

async function answer(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const left = new AbortController()
  outgoing.on('close', () => left.abort())
  const response = await respond(handler, incoming, left.signal)
  if (left.signal.aborted) {
    await response.body?.cancel()
    return
  }
  outgoing.writeHead(response.status, headersOf(response))
  if (!response.body || incoming.method === 'HEAD') {
    await response.body?.cancel()
    outgoing.end()
    return
  }
  outgoing.flushHeaders()
  await pump(response.body, outgoing, left.signal)
}

async function respond(handler: Handler, incoming: IncomingMessage, signal: AbortSignal): Promise<Response> {
  try {
    return await handler(toRequest(incoming, signal))
  } catch (error) {
    return errorResponse(error)
  }
}

function toRequest(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = 'GET', url = '/' } = incoming
  const address = `http://${incoming.headers.host ?? 'localhost'}${url}`
  if (!url.startsWith('/') || !URL.canParse(address)) throw httpError(400, 'Endereço malformado')
  const headers = new Headers()
  for (let index = 0; index + 1 < incoming.rawHeaders.length; index += 2) {
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '')
  }
  const hasBody = method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS'
  if (!hasBody) return new Request(address, { method, headers, signal })
  const body = limited(incoming, bodyLimit(new URL(address).pathname))
  return new Request(address, { method, headers, signal, body, duplex: 'half' } as RequestInit)
}

function limited(incoming: IncomingMessage, limit: number): ReadableStream<Uint8Array> {
  const tooLarge = () => httpError(413, `O pedido passa do limite de ${Math.round(limit / 1024 / 1024)} MB`)
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge()
  let received = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      received += chunk.byteLength
      if (received > limit) controller.error(tooLarge())
      else controller.enqueue(chunk)
    },
  })
  // Node declares its own stream types apart from the DOM ones; at run time they are the same class.
  const source = Readable.toWeb(incoming) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>
  return source.pipeThrough(counter)
}

function headersOf(response: Response): Record<string, string> {
  return Object.fromEntries(response.headers)
}

async function pump(
  body: ReadableStream<Uint8Array>,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  const reader = body.getReader()
  signal.addEventListener('abort', () => void reader.cancel())
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    if (!outgoing.write(value)) await drained(outgoing, signal)
  }
  outgoing.end()
}

function drained(outgoing: ServerResponse, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    outgoing.once('drain', resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
