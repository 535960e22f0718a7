import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import type { Parts } from '../pages/finish.ts'
import { noncePolicy, unreadPolicy } from '../pages/policy.ts'
import { commonHeaders } from './common-headers.ts'
import { type HeadRest, type Sending, setAll } from './response.ts'
import { finishUnstored } from './unstored-pages.ts'

const policyName = 'content-security-policy'

/** Of what is no page: whatever it holds, it loads nothing, and nobody shows it as a page. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** The rule for a worker is that of its own file. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Read by Next's router, of the parts of a page that it asks for alone. */
const ofRouter = ['x-nextjs-prerender', 'x-nextjs-stale-time']

/** Who may show our pages in a frame: ourselves, and the Studio in its preview, by both names of this machine. */
function framesOf(studioUrl: string): string {
  const { protocol, hostname, port, origin } = new URL(studioUrl)
  const alias = hostname === 'localhost' ? [`${protocol}//127.0.0.1${port && `:${port}`}`] : []
  return ["'self'", origin, ...alias].join(' ')
}

/**
 * Puts the headers on every answer of the site, also on errors and files: docs/decisions/0015-headers.md has them in a
 * table. A stored page brings its policy along (scripts/pages/finish.ts); one that is made for an editor gets a nonce.
 *
 * @param options.isDraft whether a request is an editor's, in draft mode
 */
export function headersOf({
  siteUrl,
  studioUrl,
  isDraft: isDraftRequest,
  parts,
}: {
  siteUrl: string | undefined
  studioUrl: string
  isDraft: (request: IncomingMessage) => boolean
  parts: Parts
}) {
  const common = commonHeaders(siteUrl)
  const frames = framesOf(studioUrl)

  /** Goes before anything else is done with the response. */
  return function addHeaders(request: IncomingMessage, response: ServerResponse): void {
    const [path, query = ''] = (request.url ?? '').split('?', 2)
    const isDraft = isDraftRequest(request)
    const nonce = isDraft ? randomBytes(16).toString('base64') : undefined
    const isEmbed = !isDraft && isFramed(query)
    setNonce(request.headers, nonce)

    const isUnfinished = () =>
      request.method === 'GET' && !isDraft && isPage(response) && !response.hasHeader(policyName)
    const isHeld = finishUnstored(response, isUnfinished, parts)
    const { writeHead }: Sending = response
    response.writeHead = (status: number, ...rest: HeadRest) => {
      setAll(response, rest.at(-1))
      if (isHeld()) {
        response.statusCode = status
        return response
      }
      setAll(response, common)
      addRules(response, status, { path, nonce, isEmbed, frames })
      return writeHead.call(response, status)
    }
  }
}

/**
 * Whether a query asks for a page in a frame of another site. Of several `embed` the first counts; only one that is written
 * so, since deploy/nginx.conf keeps answers apart by the word.
 */
export function isFramed(query: string): boolean {
  return /(?:^|&)embed=([^&]*)/.exec(query)?.[1] === '1'
}

function isPage(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/html')
}

type Rules = { path: string | undefined; nonce: string | undefined; isEmbed: boolean; frames: string }

function addRules(response: ServerResponse, status: number, { path, nonce, isEmbed, frames }: Rules): void {
  // An answer without a text leaves that of a page as it is, and brings its policy.
  const isUnchanged = status === 304
  const isOfPage = isPage(response) || (isUnchanged && response.hasHeader(policyName))
  if (isOfPage) addToPage(response, nonce, isEmbed ? '*' : frames)
  else if (!isUnchanged) response.setHeader(policyName, path === '/sw.js' ? workerPolicy : filePolicy)
  if (!isUnchanged)
    response.setHeader('cross-origin-resource-policy', readersOf(response, isEmbed && isOfPage))
}

function addToPage(response: ServerResponse, nonce: string | undefined, frames: string): void {
  for (const name of ofRouter) response.removeHeader(name)
  const policy = String(response.getHeader(policyName) ?? (nonce ? noncePolicy(nonce) : unreadPolicy))
  // That of a frame says itself who may show it.
  const isWhole = policy.includes('frame-ancestors')
  response.setHeader(policyName, isWhole ? policy : `${policy}; frame-ancestors ${frames}`)
  // The Studio keeps hold of a draft that it has opened in a window of its own.
  if (!nonce) response.setHeader('cross-origin-opener-policy', 'same-origin')
}

/** Which pages may read it: a calculator in a frame, open data and pictures are for any. */
function readersOf(response: ServerResponse, isEmbed: boolean): string {
  const isPicture = String(response.getHeader('content-type')).startsWith('image/')
  const isOpen = response.getHeader('access-control-allow-origin') === '*'
  return isEmbed || isPicture || isOpen ? 'cross-origin' : 'same-origin'
}

/** Next takes the nonce of a page from here: nobody else's may reach a page, which might be stored. */
function setNonce(headers: IncomingHttpHeaders, nonce: string | undefined): void {
  delete headers[`${policyName}-report-only`]
  if (nonce) headers[policyName] = `script-src 'nonce-${nonce}'`
  else delete headers[policyName]
}
