import { createHash } from 'node:crypto'

/** The Studio holds the editor's token: no other page frames it. */
const framing = "frame-ancestors 'self'"

function hashesOf(html: string): string[] {
  return Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, script = '']) => {
    return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
  })
}

/** The store itself, and where it sends event streams on to: names of this machine, or ports beside its own. */
function storeSources(store: string, streamPorts: string[]): string[] {
  const { protocol, hostname, port, host } = new URL(store)
  const socket = `ws${protocol.slice('http'.length)}//${host}`
  const names = hostname === 'localhost' ? [`${protocol}//*.localhost:${port}`] : []
  return [store, socket, ...names, ...streamPorts.map((own) => `${protocol}//${hostname}:${own}`)]
}

/**
 * The Content-Security-Policy of the Studio's pages. On the embedded store it allows this machine's addresses and no other;
 * hosted Sanity has too many addresses to list, so there it has only the rules that need no list.
 *
 * @param options.html the Studio's first page, whose own scripts may run
 * @param options.store address of the embedded store; without it the Studio runs on hosted Sanity
 */
export function studioPolicy({
  html,
  store,
  streamPorts = [],
  site,
}: {
  html: string
  store?: string | undefined
  streamPorts?: string[] | undefined
  site: string
}): string {
  if (!store) return ["object-src 'none'", "base-uri 'self'", framing].join('; ')
  const stores = storeSources(store, streamPorts).join(' ')
  return [
    "default-src 'self'",
    `script-src 'self' ${hashesOf(html).join(' ')}`,
    // The Studio's styles are made by the page itself.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' data: blob: ${stores} ${site}`,
    `media-src 'self' blob: ${stores}`,
    `connect-src 'self' data: blob: ${stores} ${site}`,
    `frame-src 'self' ${site}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    framing,
  ].join('; ')
}
