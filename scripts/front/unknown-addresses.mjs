import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { isAccepted } from './packed-files.mjs'

/** Seconds for which a browser may keep where it was led: the page meant may be another one later. */
const ledFor = 300

/**
 * Answers what has no page by itself, and leaves the rest to Next.
 *
 * @param judge see addresses.mjs
 * @param pages folder of the prebuilt pages
 * @param isDraft whether a request is an editor's, who sees what no list knows yet
 */
export function answerUnknown({ judge, pages, isDraft, answer }) {
  const prebuilt = new Map()
  const pageOf = (name) => {
    if (!prebuilt.has(name)) prebuilt.set(name, readPage(join(pages, name)))
    return prebuilt.get(name)
  }
  return async (request, response) => {
    const found = isDraft(request) ? undefined : await judge(request.url)
    if (!found) return answer(request, response)
    if (found.missing) return refuse(request, response, pageOf(found.missing))
    response.writeHead(found.status, {
      location: encodeURI(found.to),
      'cache-control': `public, max-age=${ledFor}`,
    })
    response.end()
  }
}

function readPage(file) {
  const { headers } = JSON.parse(readFileSync(`${file}.meta`, 'utf8'))
  const body = readFileSync(`${file}.html`)
  return { policy: headers['content-security-policy'], body, packed: gzipSync(body) }
}

function refuse({ method, headers }, response, { policy, body, packed }) {
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
