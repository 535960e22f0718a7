import { type IncomingHttpHeaders, type IncomingMessage, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { connect as connectSecurely } from 'node:tls'
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** One request, as it goes out: nothing is encoded, resolved or left out. */
export type Sent = {
  method?: string
  path: string
  headers?: Record<string, string>
  body?: string
  /** The whole request as bytes, for requests that no client sends; `{host}` is replaced by the base address's. */
  bytes?: string
  /** The answer is a stream: it is there with its first part, and stays open until `close`. */
  isStream?: boolean
  /** A 429 is an answer, and no reason to wait and ask again. */
  isOnce?: boolean
}

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  /** As it came: packed, if it is. */
  body: Buffer
  close(): void
}

export type Ask = (sent: Sent) => Promise<Answer>

/** Milliseconds. */
const timeoutMs = 20_000

/** Milliseconds to wait for a place again, as deploy/nginx.conf gives them: twenty a second for data, ten a minute for forms. */
const waits = [1000, 6500]

const unpack: Record<string, (packed: Buffer) => Buffer> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
  deflate: inflateSync,
}

/** The text of an answer; throws when it is not packed as it says. */
export function textOf({ headers, body }: Answer): string {
  const open = unpack[headers['content-encoding'] ?? '']
  return (open && body.length > 0 ? open(body) : body).toString('utf8')
}

/** Asks a server, one request after the other, and waits after a 429. */
export function createAsk(base: string): Ask {
  const url = new URL(base)
  const send = (sent: Sent) => (sent.bytes === undefined ? sendOne(url, sent) : sendBytes(url, sent.bytes))
  return async (sent) => {
    for (const wait of waits) {
      const answer = await send(sent)
      if (answer.status !== 429 || sent.isOnce) return answer
      await pause(wait)
    }
    return send(sent)
  }
}

function sendOne(url: URL, { method = 'GET', path, headers, body, isStream }: Sent): Promise<Answer> {
  const { hostname, port, protocol } = url
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  const options = { hostname, port, method, path, headers: { ...length, ...headers }, timeout: timeoutMs }
  return new Promise((resolve, reject) => {
    const call = (protocol === 'https:' ? secure : plain)(options, (answer) => {
      const { statusCode: status = 0, headers: got } = answer
      // Only a stream is still open: another connection serves the next request.
      const close = () => void (isStream && call.destroy())
      const content = isStream ? firstPart(answer) : buffer(answer)
      content.then((read) => resolve({ status, headers: got, body: read, close }), reject)
    })
    call.on('timeout', () => call.destroy(new Error(`sem resposta em ${timeoutMs / 1000} s`)))
    call.on('error', reject)
    call.end(body)
  })
}

function firstPart(answer: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    answer.once('data', resolve)
    answer.once('end', () => resolve(Buffer.alloc(0)))
    answer.once('error', reject)
  })
}

/** All that comes back until the other side closes. */
function sendBytes({ hostname, port, host, protocol }: URL, bytes: string): Promise<Answer> {
  const isSecure = protocol === 'https:'
  const to = { host: hostname, port: Number(port) || (isSecure ? 443 : 80) }
  return new Promise((resolve, reject) => {
    const socket = isSecure ? connectSecurely({ ...to, servername: hostname }) : connect(to)
    const parts: Buffer[] = []
    socket.setTimeout(timeoutMs, () => {
      reject(new Error(`sem fim em ${timeoutMs / 1000} s`))
      socket.destroy()
    })
    socket.once(isSecure ? 'secureConnect' : 'connect', () =>
      socket.write(Buffer.from(bytes.replaceAll('{host}', host), 'latin1')),
    )
    socket.on('data', (part) => parts.push(part))
    // Closed before everything was written: what came until then is the answer.
    socket.on('error', (error) => (parts.length > 0 ? undefined : reject(error)))
    socket.on('close', () => resolve(answerIn(Buffer.concat(parts))))
  })
}

function answerIn(bytes: Buffer): Answer {
  const end = bytes.indexOf('\r\n\r\n')
  const [first = '', ...lines] = bytes.toString('latin1', 0, Math.max(end, 0)).split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0)
  return { status, headers, body: bytes.subarray(end + 4), close: () => {} }
}
