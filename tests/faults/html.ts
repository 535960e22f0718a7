/** The element that begins with a tag of which `opening` is a part, whole; nothing when the page has none. */
export function elementOf(html: string, opening: string): string {
  const place = html.indexOf(opening)
  const rest = place < 0 ? '' : html.slice(html.lastIndexOf('<', place))
  const name = /^<([a-z]+)/.exec(rest)?.[1]
  let depth = 0
  for (const { 0: tag, 1: slash, index } of rest.matchAll(new RegExp(`<(/?)${name}\\b[^>]*>`, 'g'))) {
    depth += slash ? -1 : 1
    if (depth === 0) return rest.slice(0, index + tag.length)
  }
  return ''
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  nbsp: '\u00A0',
}

/** Its text as a reader has it: without tags, and without what React leaves between two texts. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<!--.*?-->|<[^>]*>/g, '')
    .replaceAll(/&([a-z]+|#x27);/g, (whole, name: string) => entities[name] ?? whole)
}
