/** Who publishes the law and the numbers: search engines may follow us there. */
const official = ['gov.br', 'leg.br', 'jus.br', 'b3.com.br', 'fgc.org.br', 'anbima.com.br']

export type SafeLink = { href: string; isExternal: boolean; rel?: string }

/** An address that a text may lead to; undefined for one that could run something, or hide where it leads. */
export function safeLink(href: unknown): SafeLink | undefined {
  if (typeof href !== 'string') return undefined
  const address = href.trim()
  if (/^[/#]/.test(address)) return isOwn(address) ? { href: address, isExternal: false } : undefined
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol === 'mailto:') return { href: address, isExternal: false }
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return undefined
  const { hostname } = url
  const isOfficial = official.some((name) => hostname === name || hostname.endsWith(`.${name}`))
  return { href: url.href, isExternal: true, rel: isOfficial ? 'noopener' : 'noopener nofollow' }
}

/** By what a browser makes of it, which takes `/\\`, `//` and a tab between two slashes for another site. */
function isOwn(address: string): boolean {
  const base = 'https://own.invalid'
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  return url?.origin === base && !url.pathname.startsWith('//')
}
