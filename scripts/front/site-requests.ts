import type { IncomingMessage, ServerOptions, ServerResponse } from 'node:http'
import { type Cover, coverFailures, requested } from './last-good.ts'
import { type Answer, type HeadRest, type Sending, setAll } from './response.ts'

/** Addresses that take a body; the test keeps them in step with the routes that export POST. */
export const postAddresses = new Set([
  '/api/anuncios/contagem',
  '/api/contato',
  '/api/newsletter',
  '/api/revalidate',
])

/** Of the server, as `createServer` takes them. */
export const limits = {
  // No page speaks another protocol: who asks for one gets the page, as if it had not asked.
  shouldUpgradeCallback: () => false,
  // Nobody sends us a body of more than a few kilobytes.
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than nginx keeps a connection: else a request may meet one that has just closed, and a form is not sent twice.
  keepAliveTimeout: 120_000,
} satisfies ServerOptions

/** Longest address, in characters: the longest of ours, a calculation to share, has some 300. */
const longest = 8192

/** Pages of Next itself that answer 500, and are not for readers. */
const innerPages = new Set(['/_global-error', '/_error'])

/** Pages that stand in for another one, with the status that they have there: at their own address they have it too. */
const standIns = new Map([
  ['/endereco-removido', 410],
  ['/indisponivel', 503],
])

type Refusal = { status: number; error: string; allow?: string }

/**
 * What the site makes of the first line of a request: the address to answer, in the form of a path, or a refusal. Next
 * answers 500 to some of what is refused here, and logs it.
 */
export function judgeRequest(method: string, target: string): { address: string } | Refusal {
  const address = /^https?:\/\//i.test(target) ? pathOf(target) : target
  if (address.length > longest) return { status: 414, error: 'Endereço longo demais.' }
  const [path = ''] = address.split(/[?#]/, 1)
  if (!isSound(path)) return { status: 400, error: 'Endereço malformado.' }
  const methods = methodsOf(path)
  if (!methods.includes(method)) {
    return { status: 405, error: `Este endereço não aceita ${method}.`, allow: methods.join(', ') }
  }
  return { address: innerPages.has(path) ? '/404' : address }
}

/** Some proxies send the whole address. Its host is not asked: a redirect of ours never names one. */
function pathOf(target: string): string {
  const url = URL.parse(target)
  return url ? url.pathname + url.search : ''
}

/** A path that says one thing, before and after it is decoded. */
function isSound(path: string): boolean {
  const text = decoded(path)
  if (!text?.startsWith('/') || /[\p{Cc}\\]/u.test(text)) return false
  return !text.split('/').some((segment) => segment === '.' || segment === '..')
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function methodsOf(path: string): string[] {
  if (postAddresses.has(path)) return ['POST', 'OPTIONS']
  return isOfApi(path) ? ['GET', 'HEAD', 'OPTIONS'] : ['GET', 'HEAD']
}

function isOfApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}

/** Answers a request itself, or has `answer` do it with an address that says one thing. */
export function answerSoundly(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  cover: Cover,
): unknown {
  const { method = '', url = '' } = request
  const judged = judgeRequest(method, url)
  if (!('address' in judged)) return refuse(request, response, judged)
  const { address } = judged
  request.url = address
  // Nothing here is long enough to be asked in parts, and at a part that cannot be given Next fails.
  delete request.headers.range
  keepNoFailure(response, standIns.get(address.split('?', 1)[0] ?? ''))
  if (isOfApi(address)) return answer(request, response)
  coverFailures(request, response, address, cover)
  return requested.run({ address }, () => answer(request, response))
}

/**
 * Next lets a CDN keep a page that does not exist as long as one that does, and show it for a year after that.
 *
 * @param standIn the status of a page that Next knows as any other
 */
function keepNoFailure(response: ServerResponse, standIn: number | undefined): void {
  const { writeHead }: Sending = response
  response.writeHead = (given: number, ...rest: HeadRest) => {
    const status = given === 200 && standIn ? standIn : given
    if (status < 400) return writeHead.call(response, status, ...rest)
    // What comes with the status would win over that.
    setAll(response, rest.at(-1))
    response.setHeader('cache-control', 'no-store')
    return writeHead.call(response, status)
  }
}

/** In words: as JSON below `/api`, where programs ask. */
function refuse(request: IncomingMessage, response: ServerResponse, { status, error, allow }: Refusal): void {
  const isJson = isOfApi(request.url ?? '')
  response.writeHead(status, {
    'content-type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    // A body that nobody reads does not hold the connection.
    connection: 'close',
    ...(allow && { allow }),
  })
  response.end(request.method === 'HEAD' ? undefined : isJson ? JSON.stringify({ error }) : `${error}\n`)
}
