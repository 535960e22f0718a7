/** Services that stand before an address to count or check who follows it: their address, and the parameter with the true one. */
const wrappers: readonly { at: RegExp; in: readonly string[] }[] = [
  { at: /^(?:www\.)?google\.com(?:\.br)?\/url$/, in: ['q', 'url'] },
  { at: /^[\w.]+\.safelinks\.protection\.outlook\.com\/$/, in: ['url'] },
  { at: /^lm?\.facebook\.com\/l\.php$/, in: ['u'] },
  { at: /^l\.instagram\.com\/$/, in: ['u'] },
  { at: /^(?:www\.)?linkedin\.com\/(?:redir\/redirect|safety\/go)\/?$/, in: ['url'] },
  { at: /^(?:www\.)?youtube\.com\/redirect$/, in: ['q'] },
]

/** Where an address leads once the services before it are taken away: Google, Outlook, Facebook, LinkedIn and others. */
export function trueAddress(href: string): string {
  const inner = innerAddress(href)
  return inner === undefined ? href : trueAddress(inner)
}

/** The address inside a wrapper; undefined for a plain one. Each is shorter than its wrapper, so unwrapping ends. */
function innerAddress(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined
  const { hostname, pathname, searchParams } = new URL(href)
  const wrapper = wrappers.find(({ at }) => at.test(`${hostname}${pathname}`))
  return wrapper?.in
    .map((name) => searchParams.get(name) ?? '')
    .find((inner) => /^https?:\/\//.test(inner) && URL.canParse(inner))
}
