/** A document of the type `redirect`, as far as it decides where an address leads. */
export type Redirect = {
  from: string | null
  to?: string | null
  kind: 'permanent' | 'temporary' | 'gone'
}

export type StoredRedirect = Redirect & { _id: string }

/** Whether a document is a redirect that is followed: a published one, and whole. */
export function isFollowed<T extends { _id: string; [field: string]: unknown }>(
  document: T,
): document is T & StoredRedirect {
  const { _id, from, to, kind } = document
  const leads = kind === 'gone' || typeof to === 'string'
  return !_id.includes('.') && typeof from === 'string' && leads && kinds.some((each) => each === kind)
}

const kinds: readonly Redirect['kind'][] = ['permanent', 'temporary', 'gone']

/** Where one who opens an old address ends, in one step. `to` is decoded. */
export type Destination = { kind: 'permanent' | 'temporary'; to: string } | { kind: 'gone' }

/**
 * An address of our own as people write it, in the one form that is compared: decoded, without dots, doubled or last slashes.
 *
 * @returns undefined for one that leads elsewhere, such as `//example.com` or `\\example.com`, or that is none
 */
export function ownPath(address: unknown): string | undefined {
  if (typeof address !== 'string' || !address.trim().startsWith('/')) return undefined
  const url = URL.canParse(address, base) ? new URL(address, base) : undefined
  if (url?.origin !== base) return undefined
  const path = readable(url.pathname)
  // `/..//example.com` and `/%2Fexample.com` become `//example.com`, which a browser opens as another site.
  if (path.startsWith('//')) return undefined
  return path.normalize('NFC').replace(/(?<=[^/])\/{1,1000}$/, '')
}

const base = 'https://own.invalid'

/** As it is typed; as it stands where it is no UTF-8. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * Where an address leads by `redirects`, whatever their number on the way: one temporary step makes the whole temporary.
 *
 * @returns undefined for an address that none of them knows, and for one that leads in a circle
 */
export function destinationOf(path: string, redirects: readonly Redirect[]): Destination | undefined {
  const byAddress = new Map(redirects.map((redirect) => [ownPath(redirect.from), redirect]))
  const start = ownPath(path)
  const seen = new Set<string>()
  let here = start
  let isTemporary = false
  for (let next = here && byAddress.get(here); here && next; next = byAddress.get(here)) {
    if (next.kind === 'gone') return { kind: 'gone' }
    const onward = ownPath(next.to)
    if (!onward || seen.has(here)) return undefined
    seen.add(here)
    isTemporary ||= next.kind === 'temporary'
    here = onward
  }
  if (!here || here === start) return undefined
  return { kind: isTemporary ? 'temporary' : 'permanent', to: here }
}
