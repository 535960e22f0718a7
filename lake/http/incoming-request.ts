import type { IncomingMessage, ServerResponse } from 'node:http'
import { httpError } from './errors.ts'
import { bodyLimit, hostShape } from './guard.ts'
import type { RequestHeaders, WebRequest } from './router.ts'

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const bodiless = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The web request that Node has received. Refuses a malformed address, and a body that says it is too large. */
export function toWebRequest(incoming: IncomingMessage, outgoing: ServerResponse): WebRequest {
  const { method = 'GET', url = '/' } = incoming
  if (!methods.has(method)) throw httpError(405, `Este acervo não aceita ${method}`)
  const host = incoming.headers.host ?? ''
  const address = `http://${host}${url}`
  if (!hostShape.test(host) || !url.startsWith('/') || !URL.canParse(address))
    throw httpError(400, 'Endereço malformado')
  const body = bodiless.has(method) ? null : limited(incoming, bodyLimit(new URL(address).pathname))
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

function limited(incoming: IncomingMessage, limit: number): AsyncIterable<Uint8Array> {
  const tooLarge = () => httpError(413, `O pedido passa do limite de ${limit / 1024} KB`)
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
