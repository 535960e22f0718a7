import type { Body } from '../sanity.types.ts'

/** Deeper lists, and more marks on one piece of text, are an attack and no writing: rendering them exhausts the server. */
const MAX_LIST_DEPTH = 6
const MAX_MARKS = 12

export type Known = {
  blocks: ReadonlySet<string>
  inlines: ReadonlySet<string>
  marks: ReadonlySet<string>
  decorators: ReadonlySet<string>
  styles: ReadonlySet<string>
}

type Node = { _type: string; [field: string]: unknown }

/** A block that the site does not know keeps its place under this type, and its own name in `name`. */
export type UnknownNode = { _type: 'unknown'; name: string }

/**
 * The text with everything in its place, whatever the store holds: documents can be written past the Studio. What is not
 * a block is left out; a block of another kind becomes an `UnknownNode`; styles, lists and marks that the site does not
 * know become plain text. What is inside a known block is for its component to read with care.
 */
export function safeBody(value: unknown, known: Known): Body {
  const blocks = nodes(value).map((node) =>
    node._type === 'block'
      ? textBlock(node, known)
      : known.blocks.has(node._type)
        ? plain(node)
        : unknown(node),
  )
  // The checks above make these blocks; inside a block every reader expects less than the type promises.
  return blocks as unknown as Body
}

function textBlock(block: Node, known: Known): Node {
  const markDefs = nodes(block.markDefs).filter(
    ({ _type, _key }) => known.marks.has(_type) && typeof _key === 'string',
  )
  const keys = new Set(markDefs.map(({ _key }) => _key))
  const isMark = (mark: unknown) => keys.has(mark) || (typeof mark === 'string' && known.decorators.has(mark))
  return {
    _type: 'block',
    _key: block._key,
    style: typeof block.style === 'string' && known.styles.has(block.style) ? block.style : 'normal',
    ...(block.listItem ? { listItem: block.listItem === 'number' ? 'number' : 'bullet' } : {}),
    level: Math.min(Math.max(Math.trunc(Number(block.level)) || 1, 1), MAX_LIST_DEPTH),
    markDefs,
    children: nodes(block.children).map((child) => {
      if (child._type !== 'span') return known.inlines.has(child._type) ? plain(child) : unknown(child)
      const marks = Array.isArray(child.marks) ? [...new Set(child.marks.filter(isMark))] : []
      return {
        _type: 'span',
        _key: child._key,
        text: typeof child.text === 'string' ? child.text : '',
        marks: marks.slice(0, MAX_MARKS),
      }
    }),
  }
}

/** Without what makes @portabletext/react take a block for a paragraph or a list. */
function plain({ children, markDefs, listItem, ...node }: Node): Node {
  return node
}

function unknown({ _type, _key }: Node): Node {
  return { _type: 'unknown', _key, name: _type }
}

function nodes(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && '_type' in value && typeof value._type === 'string'
}
