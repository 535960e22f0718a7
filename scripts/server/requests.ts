import type { ServerOptions } from 'node:http'
import { type Answer, isOfApi, type Stage } from './answer.ts'

/** Addresses that take a body; the test keeps them in step with the routes that export POST. */
export const postAddresses = new Set([
  '/api/anuncios/contagem',
  '/api/contato',
  '/api/newsletter',
  '/api/revalidate',
])

/** Of the server, as `createServer` takes them. */
export const limits = {
  // No page speaks another protocol: an upgrade request gets the page, as if it had not asked.
  shouldUpgradeCallback: () => false,
  // Nobody sends us a body of more than a few kilobytes.
  headersTimeout: 15_000,
  requestTimeout: 30_000,
  // Longer than nginx keeps a connection: else a request may meet one that has just closed, and a form is not sent twice.
  keepAliveTimeout: 120_000,
} satisfies ServerOptions

/** Longest address, in characters: the longest of ours, a calculation to share, has some 300. */
const maxAddressLength = 8192

/** Pages of Next itself that answer 500, and are not for readers. */
const innerPages = new Set(['/_global-error', '/_error'])

/** Pages that stand in for another one have its status at their own address too. */
const standIns = new Map([
  ['/endereco-removido', 410],
  ['/indisponivel', 503],
])

type Refusal = { status: number; error: string; allow?: string }

/**
 * Reads the first line of a request. Some refused here would make Next answer 500 and log an error.
 *
 * @returns the address to answer, as a path, or a refusal
 */
export function checkRequest(method: string, target: string): { address: string } | Refusal {
  const address = /^https?:\/\//i.test(target) ? pathOf(target) : target
  if (address.length > maxAddressLength) return { status: 414, error: 'Endereço longo demais.' }
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

/** Answers a request of another method, or for a malformed address, so that nothing behind it has to. */
export const refuseUnsound: Stage = (asked, next) => {
  const { method = '', url = '' } = asked.request
  const checked = checkRequest(method, url)
  return 'address' in checked ? next({ ...asked, address: checked.address }) : refusal(url, checked)
}

/**
 * Next lets a CDN keep a page that does not exist as long as one that does, and show it for a year after that: no failure is
 * kept anywhere.
 */
export const keepNoFailure: Stage = async (asked, next) => {
  const answer = await next(asked)
  const standIn = standIns.get(asked.address.split('?', 1)[0] ?? '')
  const status = answer.status === 200 && standIn ? standIn : answer.status
  if (status < 400) return answer
  return { ...answer, status, headers: { ...answer.headers, 'cache-control': 'no-store' } }
}

function refusal(url: string, { status, error, allow }: Refusal): Answer {
  const isJson = isOfApi(url)
  return {
    status,
    headers: {
      'content-type': isJson ? 'application/json; charset=utf-8' : 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      // A body that nobody reads does not hold the connection.
      connection: 'close',
      ...(allow && { allow }),
    },
    body: isJson ? JSON.stringify({ error }) : `${error}\n`,
  }
}
