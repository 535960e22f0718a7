import type { Doc } from '#lake/store/documents.ts'
import { documentTypes } from '#schemas/document-traits.ts'
import { isDocumentType } from '#schemas/document-types.ts'
import { destinationOf, type Redirect } from '#schemas/redirects.ts'
import { isSiteRoute } from '#schemas/site-routes.ts'
import type { Body } from '#web/content/sanity.types.ts'
import { outline } from '#web/content/text/outline.ts'
import { type DocumentFinding, objectsIn } from './finding.ts'

/** Targets of a document's links, each once: every field `href`, and the target of a redirect. */
function linksOf(document: Doc): string[] {
  const links = Array.from(objectsIn(document)).flatMap(({ href }) => (typeof href === 'string' ? href : []))
  if (document._type === 'redirect' && typeof document.to === 'string') links.push(document.to)
  return Array.from(new Set(links))
}

/** Links of our own that lead nowhere, or to an address that has moved, or to a part of a text that is not there. */
export function internalLinkFindings(documents: readonly Doc[]): DocumentFinding[] {
  const pages = new Map(documents.flatMap((document) => pagePaths(document).map((path) => [path, document])))
  const redirects = documents.filter(({ _type }) => _type === 'redirect') as unknown as Redirect[] // Of that type.
  return documents.flatMap((document) =>
    linksOf(document).flatMap((href) => {
      const wrong = wrongLink(href, document, pages, redirects)
      return wrong ? { document, ...wrong } : []
    }),
  )
}

function pagePaths({ _type, slug }: Doc): string[] {
  if (!isDocumentType(_type)) return []
  const { page } = documentTypes[_type]
  const current = typeof slug === 'object' && slug !== null && 'current' in slug ? slug.current : undefined
  return page && typeof current === 'string' ? [`${page.path}/${current}`] : []
}

function wrongLink(
  href: string,
  document: Doc,
  pages: ReadonlyMap<string, Doc>,
  redirects: readonly Redirect[],
): Pick<DocumentFinding, 'level' | 'message'> | undefined {
  if (!/^[/#]/.test(href) || href.startsWith('//')) return undefined
  const [path = '', fragment = ''] = href.split('#')
  const bare = path.replace(/\?.*/, '')
  const target = path === '' ? document : pages.get(bare)
  if (!target && !isSiteRoute(bare)) {
    const destination = destinationOf(bare, redirects)
    if (!destination) return { level: 'error', message: `O link ${href} não leva a nenhuma página.` }
    return destination.kind === 'gone'
      ? { level: 'error', message: `O link ${href} leva a uma página retirada do ar.` }
      : { level: 'warning', message: `O link ${href} leva hoje a ${destination.to}: escreva esse.` }
  }
  // `#v=1000`: what the calculator of the page is filled in with.
  if (
    fragment === '' ||
    fragment.includes('=') ||
    !target ||
    headings(target).includes(decodeURIComponent(fragment))
  )
    return undefined
  return { level: 'warning', message: `O link ${href} aponta para um título que não está no texto.` }
}

function headings({ body }: Doc): string[] {
  // The schema's own body, or none.
  return Array.isArray(body) ? outline(body as Body).map(({ id }) => id) : []
}

const SIMULTANEOUS = 6
const TIMEOUT_MS = 10_000

/**
 * Links to other sites that answer "not found". A site that does not answer in time, or refuses programs, says nothing about
 * the link: it is not reported.
 */
export async function externalLinkFindings(documents: readonly Doc[]): Promise<DocumentFinding[]> {
  const users = new Map<string, Doc[]>()
  for (const document of documents) {
    for (const address of addressesIn(document)) users.set(address, [...(users.get(address) ?? []), document])
  }
  const waiting = Array.from(users)
  const findings: DocumentFinding[] = []
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [address, from] = next
      const status = await statusOf(address)
      if (status !== 404 && status !== 410) continue
      const message = `O link ${address} responde ${status}: a página não existe mais.`
      findings.push(...from.map((document) => ({ document, level: 'error' as const, message })))
    }
  }
  await Promise.all(Array.from({ length: SIMULTANEOUS }, work))
  return findings
}

function addressesIn(document: Doc): Set<string> {
  const values = Array.from(objectsIn(document)).flatMap((object) => Object.values(object))
  return new Set(
    values.filter((value) => typeof value === 'string').filter((text) => /^https?:\/\/\S+$/.test(text)),
  )
}

async function statusOf(address: string): Promise<number | undefined> {
  try {
    const answer = await fetch(address, { method: 'GET', signal: AbortSignal.timeout(TIMEOUT_MS) })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return undefined
  }
}
