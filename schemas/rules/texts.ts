import type { Path } from 'sanity'

export type Passage = { path: Path; text: string }

/** Fields without prose of ours: addresses, choices, names of laws and of other people's pages, earlier versions. */
const notProse = new Set(['slug', 'sources', 'source', 'url', 'href', 'canonical', 'law', 'previousVersions'])

/** Replaces a live element inside a sentence: no digit, no letter. */
const inlineMark = '\uFFFC'

/** Every passage that a reader sees, with its place. A paragraph is one passage, whatever is marked in it. */
export function passagesIn(value: unknown, path: Path = []): Passage[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => passagesIn(item, [...path, segmentOf(item, index)]))
  }
  if (!isRecord(value)) return []
  if (value._type === 'block') return [{ path, text: textOf(value) }]
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('_') || name.startsWith('preset') || notProse.has(name)
      ? []
      : passagesIn(inner, [...path, name]),
  )
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

export function textOf(block: Record<string, unknown>): string {
  return listOf(block.children)
    .map(({ text }) => (typeof text === 'string' ? text : inlineMark))
    .join('')
}

function segmentOf(item: unknown, index: number) {
  return isRecord(item) && typeof item._key === 'string' ? { _key: item._key } : index
}
