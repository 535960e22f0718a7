type Span = { _type?: unknown; text?: unknown; marks?: unknown }
type MarkDef = { _type?: unknown; _key?: unknown }
type Block = { _type: string; children?: unknown; markDefs?: unknown }

const CLOSING = /^[.,;:!?)\]”]+/

/**
 * Hands a term its comma. A term is a button, and a line may begin after a button, with the comma that stands behind it: it
 * goes into the mark, as `after`, and the mark keeps both together.
 */
export function keptPunctuation<B extends Block>(block: B): B {
  const { children, markDefs } = block
  if (block._type !== 'block' || !isList<Span>(children) || !isList<MarkDef>(markDefs)) return block
  const terms = markDefs.filter(({ _type }) => _type === 'glossaryLink').map(({ _key }) => _key)
  const after = new Map<unknown, string>()
  const texts = children.map((child, index) => {
    const before = children[index - 1]
    const term = terms.find((key) => isMarked(before, key))
    const found = term !== undefined && isPlain(child) ? CLOSING.exec(child.text)?.[0] : undefined
    if (found === undefined || !isPlain(child)) return child
    after.set(term, found)
    return { ...child, text: child.text.slice(found.length) }
  })
  if (after.size === 0) return block
  const marks = markDefs.map((mark) =>
    after.has(mark._key) ? { ...mark, after: after.get(mark._key) } : mark,
  )
  return { ...block, children: texts, markDefs: marks }
}

function isList<Item extends object>(value: unknown): value is Item[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'object' && item !== null)
}

const isMarked = (span: Span | undefined, key: unknown) =>
  Array.isArray(span?.marks) && span.marks.includes(key)

function isPlain(span: Span): span is Span & { text: string } {
  return typeof span.text === 'string' && Array.isArray(span.marks) && span.marks.length === 0
}
