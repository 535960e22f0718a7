import { readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Found } from './addresses.ts'
import { isAccepted } from './packed-files.ts'
import type { Answer } from './response.ts'

/** Seconds for which a browser may keep where it was led: the page meant may be another one later. */
const ledFor = 300

/**
 * Answers what has no page by itself, and leaves the rest to Next.
 *
 * @param options.judge see addresses.ts
 * @param options.pages folder of the prebuilt pages
 * @param options.isDraft whether a request is an editor's, who sees what no list knows yet
 */
export function answerUnknown({
  judge,
  pages,
  isDraft,
  answer,
}: {
  judge: (address: string) => Promise<Found | undefined>
  pages: string
  isDraft: (request: IncomingMessage) => boolean
  answer: Answer
}): Answer {
  const prebuilt = new Map<string, Prebuilt>()
  const pageOf = (name: string) => {
    const page = prebuilt.get(name) ?? readPage(join(pages, name))
    prebuilt.set(name, page)
    return page
  }
  return async (request, response) => {
    const found = isDraft(request) ? undefined : await judge(request.url ?? '')
    if (!found) return answer(request, response)
    if ('missing' in found) return refuse(request, response, pageOf(found.missing))
    response.writeHead(found.status, {
      location: encodeURI(found.to),
      'cache-control': `public, max-age=${ledFor}`,
    })
    response.end()
  }
}

type Prebuilt = { policy: string; body: Buffer; packed: Buffer }

function readPage(file: string): Prebuilt {
  const { headers } = JSON.parse(readFileSync(`${file}.meta`, 'utf8'))
  const body = readFileSync(`${file}.html`)
  return { policy: headers['content-security-policy'], body, packed: gzipSync(body) }
}

function refuse(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { policy, body, packed }: Prebuilt,
): void {
  const isPacked = isAccepted('gzip', headers['accept-encoding'])
  const sent = isPacked ? packed : body
  response.writeHead(404, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy,
    'content-length': sent.length,
    vary: 'accept-encoding',
    ...(isPacked && { 'content-encoding': 'gzip' }),
  })
  response.end(method === 'HEAD' ? undefined : sent)
}
