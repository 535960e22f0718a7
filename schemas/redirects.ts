/** A document of the type `redirect`, as far as it decides where an address leads. */
export type Redirect = {
  from: string
  to?: string | null
  kind: 'permanent' | 'temporary' | 'gone'
}

/** Where one who opens an old address ends, in one step. */
export type Destination = { kind: 'permanent' | 'temporary'; to: string } | { kind: 'gone' }

/**
 * Where an address leads by `redirects`, whatever their number on the way: one temporary step makes the whole temporary.
 *
 * @returns undefined for an address that none of them knows, and for one that leads in a circle
 */
export function destinationOf(path: string, redirects: readonly Redirect[]): Destination | undefined {
  const byAddress = new Map(redirects.map((redirect) => [redirect.from, redirect]))
  const seen = new Set<string>()
  let here = path
  let isTemporary = false
  for (let next = byAddress.get(here); next; next = byAddress.get(here)) {
    if (next.kind === 'gone') return { kind: 'gone' }
    if (!next.to || seen.has(here)) return undefined
    seen.add(here)
    isTemporary ||= next.kind === 'temporary'
    here = next.to
  }
  return here === path ? undefined : { kind: isTemporary ? 'temporary' : 'permanent', to: here }
}
