/** Whether an address is of one of these domains, or below one. */
export function isPartnerAddress(href: string, domains: readonly string[]): boolean {
  const host = URL.parse(href)?.hostname
  return host !== undefined && domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}

/**
 * Addresses in a text that pay us: links to a partner's domain, and offers of a partner wherever they lead.
 *
 * @param body Portable Text as it is stored; a draft may hold anything
 */
export function partnerLinks(body: unknown, domains: readonly string[]): string[] {
  if (!Array.isArray(body)) return []
  return body.flatMap((block: unknown) => {
    if (!isRecord(block)) return []
    if (block._type === 'affiliateCta') return [String(block.href ?? '')]
    const marks = Array.isArray(block.markDefs) ? block.markDefs : []
    return marks.flatMap((mark: unknown) =>
      isRecord(mark) && typeof mark.href === 'string' && isPartnerAddress(mark.href, domains)
        ? [mark.href]
        : [],
    )
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
