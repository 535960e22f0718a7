import { toPlainText } from '@portabletext/react'
import type { Body } from '#web/content/sanity.types.ts'

export type Heading = { key: string; id: string; level: 2 | 3; text: string }

/** The headings of an article, each with an id that is unique in it: for its links and its table of contents. */
export function outline(body: Body): Heading[] {
  const taken = new Map<string, number>()
  return body.flatMap((block) => {
    if (block._type !== 'block' || (block.style !== 'h2' && block.style !== 'h3')) return []
    const text = toPlainText([block])
    const name = anchorName(text)
    const repeats = taken.get(name) ?? 0
    taken.set(name, repeats + 1)
    return {
      key: block._key,
      id: repeats === 0 ? name : `${name}-${repeats + 1}`,
      level: block.style === 'h2' ? 2 : 3,
      text,
    }
  })
}

/** `IOF: o que mudou?` → `iof-o-que-mudou`. */
function anchorName(text: string): string {
  const plain = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
  return plain.trim().replace(/[\s-]+/g, '-') || 'parte'
}
