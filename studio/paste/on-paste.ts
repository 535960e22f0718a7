import type { OnPasteFn, PathSegment, PortableTextBlock } from 'sanity'
import { blocksFromHtml, type PastedBlock } from './html.ts'
import { gridFromTabs, tableBlock } from './table.ts'

/** What the editor would take apart: tables, lists by Word, headings that a text does not have. */
const structured = /<(?:table|[uo]l|h[1-6])\b|mso-list|Mso(?:Title|Heading)/i

const newKey = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12)

/** Reads what came from elsewhere; a copy made in the Studio, and a plain text, are left to the editor. */
export const pasteStructured: OnPasteFn = ({ event, schemaTypes, path, value }) => {
  const { clipboardData } = event
  if (clipboardData.types.includes('application/x-portable-text')) return undefined
  const tables = schemaTypes.blockObjects.some(({ name }) => name === 'simpleTable')
  const insert = pastedBlocks(clipboardData, new Set(schemaTypes.styles.map(({ value }) => value)))
  const fits = insert.length > 0 && (tables || insert.every(({ _type }) => _type === 'block'))
  if (!fits) return undefined
  return { insert: startsInText(insert, hasText(value, path[0])) ? [emptyParagraph(), ...insert] : insert }
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

function pastedBlocks(clipboard: DataTransfer, styles: Set<string>): PastedBlock[] {
  const html = clipboard.getData('text/html')
  if (structured.test(html)) {
    return blocksFromHtml(new DOMParser().parseFromString(html, 'text/html'), { styles, key: newKey })
  }
  const grid = html === '' ? gridFromTabs(clipboard.getData('text/plain')) : null
  return grid ? [tableBlock(grid, newKey)] : []
}
