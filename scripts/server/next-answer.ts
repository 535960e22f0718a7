import { type IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough, pipeline, Readable, Writable } from 'node:stream'
import { type Answer, discard, isOfApi, type Next } from './answer.ts'
import { requested } from './requested.ts'

const { writeHead, write, end } = ServerResponse.prototype

/**
 * Next as the last stage: what it writes becomes an answer. The only place that stands between Next and the response; `send`
 * goes around it.
 *
 * The answer is there with the first words: whole if there are no others, else with a body that goes on.
 */
export function askNext(
  handler: (request: IncomingMessage, response: ServerResponse) => unknown,
  response: ServerResponse,
): Next {
  return (asked) => {
    const { request, address } = asked
    request.url = address
    // Nothing here is long enough to be asked in parts, and at a part that cannot be given Next fails.
    delete request.headers.range
    // Text is compressed as it leaves, whichever stage answered (packing.ts).
    delete request.headers['accept-encoding']
    return new Promise((resolve, reject) => {
      const rest = new PassThrough()
      let begun = false
      const begin = (body: Answer['body']) => {
        if (begun) return
        begun = true
        const { 'transfer-encoding': _, ...headers } = response.getHeaders()
        resolve({ status: response.statusCode, headers, body })
      }
      rest.on('drain', () => response.emit('drain'))
      // The reader left: Next hears it from the response.
      rest.on('error', () => {})
      Object.assign(response, {
        writeHead(status: number, ...given: (string | Record<string, string>)[]) {
          response.statusCode = status
          const headers = given.find((one) => typeof one === 'object') ?? {}
          return response.setHeaders(new Map(Object.entries(headers)))
        },
        // They leave with the first words.
        flushHeaders() {},
        write(chunk: string | Uint8Array) {
          begin(rest)
          return rest.write(chunk)
        },
        end(chunk?: string | Uint8Array | null) {
          if (begun) rest.end(chunk)
          else begin(chunk instanceof Uint8Array ? Buffer.from(chunk) : (chunk ?? undefined))
          return response
        },
      })
      const answer = async () => handler(request, response)
      const answered = isOfApi(address) ? answer() : requested.run(asked, answer)
      answered.catch((error) => {
        if (begun) rest.destroy(error)
        else reject(error)
      })
    })
  }
}

/** Sends an answer: the one place where a head leaves. */
export function send({ method }: IncomingMessage, response: ServerResponse, answer: Answer): void {
  const { status, headers, body } = answer
  // Those that Next has set: the answer says what has become of them.
  for (const name of response.getHeaderNames()) response.removeHeader(name)
  writeHead.call(response, status, headers)
  if (method === 'HEAD' || !(body instanceof Readable)) {
    discard(answer)
    end.call(response, method === 'HEAD' ? undefined : body, 'utf8')
    return
  }
  const sink = new Writable({
    write: (chunk, _encoding, done) => void write.call(response, chunk, 'utf8', done),
    final(done) {
      end.call(response, undefined, 'utf8')
      done()
    },
  })
  response.once('close', () => sink.destroy())
  pipeline(body, sink, (error) => error && response.destroy())
}
