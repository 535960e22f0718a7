import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import type { Duplex } from 'node:stream'
import { type Answer, BufferedResponse } from './answer.ts'
import { type ApiError, errorResponse, httpError, reportDefect } from './errors.ts'
import { hostShape, securityHeaders } from './guard.ts'
import { bodyLimit, bodyTooLarge } from './limits.ts'
import type { RequestHeaders, WebRequest } from './router.ts'

type Handler = (request: WebRequest, from: string) => Promise<Answer>

const limits = {
  // A listener's query travels in the address: @sanity/client lets it grow to almost 16 KB.
  maxHeaderSize: 32 * 1024,
  // Longer than browsers and Node's fetch keep a connection: else a write may meet one that has just closed.
  keepAliveTimeout: 120_000,
}
/** Milliseconds for the headers, and for a whole request: enough for 64 MB over 2 Mbit/s, not for a slow drip. */
const patience = { headersTimeout: 20_000, requestTimeout: 300_000, connectionsCheckingInterval: 5000 }

export function createNodeServer(handler: Handler, timeouts = patience): Server {
  const server = createServer({ ...limits, ...timeouts }, (incoming, outgoing) => {
    answer(handler, incoming, outgoing).catch((error) => {
      // Nothing can be said any more once the headers have left.
      reportDefect(error)
      outgoing.destroy()
    })
  })
  server.on('clientError', refuseUnreadable)
  return server
}

/** Answers what the HTTP parser could not read, in the shape of the API, and closes. */
function refuseUnreadable(cause: NodeJS.ErrnoException, connection: Duplex): void {
  connection.on('error', () => connection.destroy())
  if (cause.code === 'ECONNRESET' || !connection.writable) {
    connection.destroy()
    return
  }
  const { status, body } = unreadable(cause.code)
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${body.error}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(text)}`,
    'connection: close',
    ...securityHeaders.map(([name, value]) => `${name}: ${value}`),
  ]
  connection.end(`${head.join('\r\n')}\r\n\r\n${text}`)
}

function unreadable(code: string | undefined): ApiError {
  if (code === 'HPE_HEADER_OVERFLOW') return httpError(431, 'O endereço ou os cabeçalhos são longos demais')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return httpError(408, 'O pedido demorou demais para chegar')
  return httpError(400, 'O pedido não é HTTP válido')
}

async function answer(handler: Handler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await respond(handler, incoming, outgoing)
  if (response instanceof BufferedResponse) {
    sendBuffered(response, outgoing)
    return
  }
  if (outgoing.destroyed) {
    await response.body?.cancel()
    return
  }
  // Set and not written at once, so that a server that ends can tell an event stream.
  outgoing.statusCode = response.status
  outgoing.setHeaders(response.headers)
  if (response.body && incoming.method !== 'HEAD') {
    await pump(response.body, outgoing)
    return
  }
  await response.body?.cancel()
  outgoing.end()
}

function sendBuffered({ status, headers, text }: BufferedResponse, outgoing: ServerResponse): void {
  if (outgoing.destroyed) return
  outgoing.writeHead(status, {
    ...Object.fromEntries(headers),
    'content-length': Buffer.byteLength(text),
  })
  // Node leaves the text out for HEAD by itself.
  outgoing.end(text)
}

async function respond(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<Answer> {
  try {
    return await handler(toWebRequest(incoming, outgoing), callerOf(incoming))
  } catch (error) {
    return errorResponse(error)
  }
}

/**
 * The address of whoever asks. A proxy on this machine tells whom it asks for, at the end of `X-Forwarded-For`: what
 * stands before came from the reader, who may write anything.
 */
function callerOf({ socket, headers }: IncomingMessage): string {
  const peer = socket.remoteAddress ?? ''
  const forwarded = String(headers['x-forwarded-for'] ?? '')
  const last = forwarded.slice(forwarded.lastIndexOf(',') + 1).trim()
  return isLoopback(peer) && isIP(last) > 0 ? last : peer
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\./.test(address)
}

// Node sends the head together with all that is written before its next turn: a short answer is one packet.
async function pump(body: ReadableStream<Uint8Array>, outgoing: ServerResponse): Promise<void> {
  const reader = body.getReader()
  outgoing.once('close', () => void reader.cancel())
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    if (!outgoing.write(value)) await drained(outgoing)
  }
  outgoing.end()
}

/** Waits until there is room again, or nobody who reads. */
function drained(outgoing: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const proceed = () => {
      outgoing.off('drain', proceed).off('close', proceed)
      resolve()
    }
    outgoing.on('drain', proceed).on('close', proceed)
  })
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const bodiless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The web request that Node has received. Refuses a malformed address, and a body that says it is too large. */
function toWebRequest(incoming: IncomingMessage, outgoing: ServerResponse): WebRequest {
  const { method = 'GET', url = '/' } = incoming
  if (!methods.has(method)) throw httpError(405, `Este acervo não aceita ${method}`)
  const host = incoming.headers.host ?? ''
  const address = `http://${host}${url}`
  if (!hostShape.test(host) || !url.startsWith('/') || !URL.canParse(address))
    throw httpError(400, 'Endereço malformado')
  const body = bodiless.has(method) ? null : limited(incoming, new URL(address).pathname)
  const bytes = async () => {
    const chunks: Uint8Array[] = []
    for await (const chunk of body ?? []) chunks.push(chunk)
    return Buffer.concat(chunks)
  }
  let left: AbortController | undefined
  return {
    method,
    url: address,
    headers: headersOf(incoming),
    body,
    bytes,
    text: async () => new TextDecoder().decode(await bytes()),
    get signal() {
      left ??= abortedOnLeaving(outgoing)
      return left.signal
    },
  }
}

/** As `Headers` reads them: one that came several times is a list. */
function headersOf({ rawHeaders }: IncomingMessage): RequestHeaders {
  return {
    get(name) {
      const values: string[] = []
      for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
        if (rawHeaders[index]?.toLowerCase() === name) values.push(rawHeaders[index + 1] ?? '')
      }
      return values.length > 0 ? values.join(', ') : null
    },
  }
}

// A token is looked at before the first byte of a body: a wrong one is refused with 401.
function limited(incoming: IncomingMessage, pathname: string): AsyncIterable<Uint8Array> {
  const hasToken = Boolean(incoming.headers.authorization)
  const limit = bodyLimit(pathname, hasToken)
  const tooLarge = () => bodyTooLarge(limit, hasToken)
  if (Number(incoming.headers['content-length'] ?? 0) > limit) throw tooLarge()
  async function* chunks() {
    let received = 0
    // The connection stays whole for the answer that says why.
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      received += chunk.byteLength
      if (received > limit) throw tooLarge()
      yield chunk
    }
  }
  return chunks()
}

function abortedOnLeaving(outgoing: ServerResponse): AbortController {
  const left = new AbortController()
  if (outgoing.destroyed) left.abort()
  else outgoing.once('close', () => left.abort())
  return left
}
