import type { OnPasteFn, PathSegment, PortableTextBlock } from 'sanity'
import { type Pasted, type PastedBlock, type Place, pastedFromHtml } from './html.ts'
import { gridFromTabs, tableBlock } from './table.ts'

/**
 * Pastes that the editor would take apart or let through: tables, lists by Word, headings that no text has; pictures, what
 * reviewers wrote, notes, and links (some lead through a service that counts who follows them).
 */
const structured =
  /<(?:table|[uo]l|h[1-6]|img|del|ins|s|strike|a)\b|mso-(?:list|element|comment)|Mso(?:Title|Heading|Comment)|line-through/i

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

type Around = {
  /** How many sources the document lists; undefined for one without such a list. */
  sources?: number
  onPasted: (pasted: Pasted) => void
}

/** Reads what came from elsewhere; a copy made in the Studio, and a plain text, are left to the editor. */
export function pasteStructured({ sources, onPasted }: Around): OnPasteFn {
  return ({ event, schemaTypes, path, value }) => {
    const { clipboardData } = event
    if (clipboardData.types.includes('application/x-portable-text')) return undefined
    const takes = (type: string) => schemaTypes.blockObjects.some(({ name }) => name === type)
    const styles = new Set(schemaTypes.styles.map((style) => style.value))
    const pasted = readClipboard(clipboardData, {
      styles,
      key: newKey,
      takesPictures: takes('figure'),
      ...(sources === undefined ? {} : { sources }),
    })
    if (!pasted || (pasted.blocks.some(({ _type }) => _type === 'simpleTable') && !takes('simpleTable')))
      return undefined
    onPasted(pasted)
    const insert = pasted.blocks
    return { insert: startsInText(insert, hasText(value, path[0])) ? [emptyParagraph(), ...insert] : insert }
  }
}

/** The editor joins the first block to the paragraph of the cursor: an item or a heading would be one no more. */
function startsInText([first]: PastedBlock[], isAfterText: boolean): boolean {
  return isAfterText && first?._type === 'block' && (first.listItem !== undefined || first.style !== 'normal')
}

function emptyParagraph(): PastedBlock {
  const children = [{ _type: 'span' as const, _key: newKey(), text: '', marks: [] }]
  return { _type: 'block', _key: newKey(), style: 'normal', children, markDefs: [] }
}

function hasText(value: PortableTextBlock[] | undefined, place: PathSegment | undefined): boolean {
  const key = typeof place === 'object' && '_key' in place ? place._key : undefined
  const children = value?.find((block) => block._key === key)?.children
  return Array.isArray(children) && children.some(({ text }) => text !== '')
}

/** Undefined where the editor itself reads well. */
function readClipboard(clipboard: DataTransfer, place: Place): Pasted | undefined {
  const html = clipboard.getData('text/html')
  if (structured.test(html)) {
    const pasted = pastedFromHtml(new DOMParser().parseFromString(html, 'text/html'), place)
    return pasted.blocks.length > 0 || pasted.notice !== '' ? pasted : undefined
  }
  const grid = html === '' ? gridFromTabs(clipboard.getData('text/plain')) : null
  return grid ? { blocks: [tableBlock(grid, newKey)], sources: [], notice: '' } : undefined
}
