import { randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { noncePolicy, unreadPolicy } from '../pages/policy.ts'
import { type Answer, isPage, type Stage, without } from './answer.ts'
import { commonHeaders } from './common-headers.ts'

const policyName = 'content-security-policy'

/** Of what is no page: whatever it holds, it loads nothing, and nobody shows it as a page. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** A worker has the policy of its own file. */
const workerPolicy = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** Read by Next's router, only in answers for a part of a page. */
const routerHeaders = ['x-nextjs-prerender', 'x-nextjs-stale-time']

/** Who may show our pages in a frame: ourselves, and the Studio in its preview, by both names of this machine. */
function framesOf(studioUrl: string): string {
  const { protocol, hostname, port, origin } = new URL(studioUrl)
  const alias = hostname === 'localhost' ? [`${protocol}//127.0.0.1${port && `:${port}`}`] : []
  return ["'self'", origin, ...alias].join(' ')
}

/**
 * Puts the headers on every answer of the site, also on errors and files: docs/decisions/0015-headers.md has them in a
 * table. A stored page brings its policy along (scripts/pages/finish.ts); one that is made for an editor gets a nonce.
 */
export function addHeaders({
  siteUrl,
  studioUrl,
}: {
  siteUrl: string | undefined
  studioUrl: string
}): Stage {
  const common = commonHeaders(siteUrl)
  const frames = framesOf(studioUrl)

  return async (asked, next) => {
    const { address, isDraft, request } = asked
    const nonce = isDraft ? randomBytes(16).toString('base64') : undefined
    setNonce(request.headers, nonce)
    const answer = await next(asked)
    const [path, query = ''] = address.split('?', 2)
    const isEmbed = !isDraft && isFramed(query)
    const rules = rulesFor(answer, { path, nonce, isEmbed, frames })
    const { headers } = answer
    return {
      ...answer,
      headers: { ...(isPage(answer) ? without(headers, routerHeaders) : headers), ...common, ...rules },
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

type Context = { path: string | undefined; nonce: string | undefined; isEmbed: boolean; frames: string }

function rulesFor(answer: Answer, { path, nonce, isEmbed, frames }: Context): Answer['headers'] {
  // A 304 leaves the headers of a cached page as they are, and brings its policy.
  const isUnchanged = answer.status === 304
  const isOfPage = isPage(answer) || (isUnchanged && policyName in answer.headers)
  const own = isOfPage
    ? pageRules(answer, nonce, isEmbed ? '*' : frames)
    : !isUnchanged && { [policyName]: path === '/sw.js' ? workerPolicy : filePolicy }
  const readers = !isUnchanged && { 'cross-origin-resource-policy': readersOf(answer, isEmbed && isOfPage) }
  return { ...own, ...readers }
}

function pageRules({ headers }: Answer, nonce: string | undefined, frames: string): Answer['headers'] {
  const policy = String(headers[policyName] ?? (nonce ? noncePolicy(nonce) : unreadPolicy))
  // The policy of a frame says itself who may show it.
  const isWhole = policy.includes('frame-ancestors')
  return {
    [policyName]: isWhole ? policy : `${policy}; frame-ancestors ${frames}`,
    // The Studio keeps hold of a draft that it has opened in a separate window.
    ...(!nonce && { 'cross-origin-opener-policy': 'same-origin' }),
  }
}

/** Which pages may read it: a calculator in a frame, open data and pictures are for any. */
function readersOf({ headers }: Answer, isEmbed: boolean): string {
  const isPicture = String(headers['content-type']).startsWith('image/')
  const isOpen = headers['access-control-allow-origin'] === '*'
  return isEmbed || isPicture || isOpen ? 'cross-origin' : 'same-origin'
}

/** Next takes the nonce of a page from here: nobody else's may reach a page, which might be stored. */
function setNonce(headers: IncomingHttpHeaders, nonce: string | undefined): void {
  delete headers[`${policyName}-report-only`]
  if (nonce) headers[policyName] = `script-src 'nonce-${nonce}'`
  else delete headers[policyName]
}
