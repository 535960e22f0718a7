import { institutionAt } from '#schemas/institutions.ts'
import { trueAddress } from '#schemas/true-address.ts'
import { pasteNotice } from './notice.ts'
import { notedBy, type ReviewMarks, takeOutReviewMarks } from './review-marks.ts'
import { gridOf, isHidden, type TableBlock, tableBlock } from './table.ts'

type Span = { _type: 'span'; _key: string; text: string; marks: string[] }
type Link = { _type: 'link'; _key: string; href: string }
type SourceRef = { _type: 'sourceRef'; _key: string; number: number }
type ListItem = 'bullet' | 'number'
type TextBlock = {
  _type: 'block'
  _key: string
  style: string
  listItem?: ListItem
  level?: number
  children: Span[]
  markDefs: (Link | SourceRef)[]
}
/** Waits for its picture, which no clipboard brings along. */
type PictureBlock = { _type: 'figure'; _key: string; alt?: string }
type Kind = { style: string; listItem?: ListItem; level?: number }
export type PastedBlock = TextBlock | TableBlock | PictureBlock

/** As the list of sources of a document has them; who publishes and what it is only where we know the institution. */
type Source = { _type: 'source'; _key: string; title: string; url: string; publisher?: string; kind?: string }

/** Where the text goes: its styles, how its keys are made, and what else fits there. */
export type Place = {
  styles: ReadonlySet<string>
  key: () => string
  takesPictures: boolean
  /** How many sources the document lists; undefined for one without such a list. */
  sources?: number
}

export type Pasted = {
  blocks: PastedBlock[]
  /** Notes with an address, for the end of the list of sources. */
  sources: Source[]
  /** Says what was left out or changed; empty when all is as it was copied. */
  notice: string
}

/** Headings of a page are its title's; inside a text they begin at h2 and go one deeper. */
const styleOf: Record<string, string> = {
  H1: 'h2',
  H2: 'h2',
  H3: 'h3',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
  BLOCKQUOTE: 'blockquote',
}

const wordHeading = /^(?:MsoHeading|MsoTitle)(\d?)/
const ignored =
  /^(?:SCRIPT|STYLE|HEAD|META|TITLE|LINK|COL|COLGROUP|TEMPLATE|NOSCRIPT|O:P|XML|BUTTON|SELECT|TEXTAREA|SVG|IFRAME|NAV)$/i
const paragraph = /^(?:P|DIV|SECTION|ARTICLE|FIGCAPTION|DT|DD|ADDRESS|PRE|HR)$/
/** Bullets as Word draws them; anything else before an item counts it. */
const bullet = /^[·•▪■◦o§Ø\-–—*\uF000-\uF0FF]\s*$/

/** From the clipboard of a word processor, a spreadsheet or a page; colours and sizes stay behind. Changes `page`. */
export function pastedFromHtml(page: Document, place: Place): Pasted {
  const marks = takeOutReviewMarks(page)
  const links = unwrapLinks(page)
  const { sources, numbers } = sourcesOf(marks, place)
  const text = textBlocks(place)
  const inside: Kind = { style: 'normal' }
  for (const node of Array.from(page.body.childNodes)) {
    walk(node, { kind: inside, marks: [], text, place, numbers })
  }
  const pictures = Array.from(page.querySelectorAll('img')).filter(isPicture).length
  const notes = marks.notes.filter((_note, index) => numbers[index] === undefined)
  const notice = pasteNotice({ ...marks, notes, pictures, links, sources: sources.length })
  return { blocks: text.all(), sources, notice }
}

/** @returns how many links led through a service that counts who follows them */
function unwrapLinks(page: Document): number {
  const wrapped = Array.from(page.querySelectorAll('a[href]')).filter((link) => {
    const href = link.getAttribute('href') ?? ''
    link.setAttribute('href', trueAddress(href))
    return link.getAttribute('href') !== href
  })
  return wrapped.length
}

/** A title without the marks and the "em" that led to its address. */
function withoutTail(text: string): string {
  let end = text.length
  while (end > 0 && ' \u00A0\t\n:.,;<('.includes(text.charAt(end - 1))) end -= 1
  const title = text.slice(0, end)
  return title.endsWith(' em') ? withoutTail(title.slice(0, -3)) : title
}

/** Notes with an address as sources, and by the place of each note the number of its source. */
function sourcesOf({ notes }: ReviewMarks, { key, sources: listed }: Place) {
  const sources: Source[] = []
  const numbers = notes.map(({ text, href }) => {
    if (listed === undefined || href === undefined) return undefined
    const url = trueAddress(href)
    const title = withoutTail(text.replaceAll(/https?:\/\/\S+/g, ''))
    sources.push({ _type: 'source', _key: key(), title: title || url, url, ...institutionAt(url) })
    return listed + sources.length
  })
  return { sources, numbers }
}

type Context = {
  kind: Kind
  marks: string[]
  text: ReturnType<typeof textBlocks>
  place: Place
  /** By the place of a note. */
  numbers: (number | undefined)[]
}

/** Collects runs of text into blocks. */
function textBlocks({ styles, key }: Place) {
  const blocks: PastedBlock[] = []
  let open: TextBlock | null = null

  function begin({ style, ...list }: Kind): TextBlock {
    end()
    const known = styles.has(style) ? style : 'normal'
    open = { _type: 'block', _key: key(), style: known, ...list, children: [], markDefs: [] }
    return open
  }

  function end(): void {
    const block = open
    open = null
    if (!block) return
    block.children = trimmed(block.children)
    if (block.children.length > 0) blocks.push(block)
  }

  function add(text: string, marks: string[], kind: Kind): void {
    const block = open ?? begin(kind)
    const last = block.children.at(-1)
    // A space at the end of one run and at the beginning of the next is one space.
    const own = !last || /\s$/.test(last.text) ? text.replace(/^ +/, '') : text
    if (own === '') return
    if (last && String(last.marks) === String(marks)) last.text += own
    else block.children.push({ _type: 'span', _key: key(), text: own, marks })
  }

  function link(href: string, kind: Kind): string {
    const block = open ?? begin(kind)
    const known = block.markDefs.find((mark) => mark._type === 'link' && mark.href === href)
    if (known) return known._key
    const mark: Link = { _type: 'link', _key: key(), href }
    block.markDefs.push(mark)
    return mark._key
  }

  function sourceRef(number: number, kind: Kind): string {
    const mark: SourceRef = { _type: 'sourceRef', _key: key(), number }
    ;(open ?? begin(kind)).markDefs.push(mark)
    return mark._key
  }

  function alone(block: TableBlock | PictureBlock): void {
    end()
    blocks.push(block)
  }

  return {
    begin,
    end,
    add,
    link,
    sourceRef,
    alone,
    all(): PastedBlock[] {
      end()
      return blocks
    },
  }
}

function trimmed(children: Span[]): Span[] {
  const [first] = children
  if (first) first.text = first.text.trimStart()
  const last = children.at(-1)
  if (last) last.text = last.text.trimEnd()
  return children.filter(({ text }) => text !== '')
}

function walk(node: Node, context: Context): void {
  if (node.nodeType === 3) {
    context.text.add((node.textContent ?? '').replaceAll(/[ \t\r\n\f]+/g, ' '), context.marks, context.kind)
    return
  }
  if (node.nodeType !== 1) return
  // The kind of node was asked for above.
  const element = node as Element
  if (ignored.test(element.tagName) || isHidden(element) || isWordsOwnMarker(element)) return
  if (element.tagName === 'BR') context.text.add('\n', context.marks, context.kind)
  else if (element.tagName === 'IMG') walkPicture(element, context)
  else if (element.tagName === 'TABLE') walkTable(element, context)
  else if (/^[UO]L$/.test(element.tagName)) walkList(element, context)
  else walkText(element, context)
}

/** The bullet or number that Word writes before an item, and a browser draws by itself. */
function isWordsOwnMarker(element: Element): boolean {
  return /mso-list\s*:\s*ignore/i.test(element.getAttribute('style') ?? '')
}

/** A symbol drawn as a picture is its letter; a dot that only counts readers is nothing. */
function walkPicture(picture: Element, { text, place, marks, kind }: Context): void {
  const alt = (picture.getAttribute('alt') ?? '').trim()
  if (isSymbol(alt)) text.add(alt, marks, kind)
  else if (place.takesPictures && isPicture(picture)) {
    const says = alt.length > 0 && alt.length <= 200 && !/^\S+\.\w{3,4}$/.test(alt)
    text.alone({ _type: 'figure', _key: place.key(), ...(says ? { alt } : {}) })
  }
}

const isSymbol = (alt: string) =>
  /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\u200D|\uFE0F)*$/u.test(alt)

function isPicture(picture: Element): boolean {
  const sizes = ['width', 'height'].map((name) => picture.getAttribute(name))
  return (
    !isSymbol((picture.getAttribute('alt') ?? '').trim()) &&
    !sizes.some((size) => size !== null && Number(size) < 4)
  )
}

function walkTable(table: Element, context: Context): void {
  const { place, text } = context
  const grid = gridOf(table)
  if ((grid[0]?.length ?? 0) > 1) {
    const caption = table.querySelector('caption')?.textContent?.trim()
    text.alone(tableBlock(grid, place.key, caption))
    return
  }
  // One column is a frame around a text.
  for (const cell of Array.from(table.querySelectorAll('td, th'))) {
    text.end()
    walkAll(cell, context)
  }
  text.end()
}

function walkList(list: Element, context: Context): void {
  const level = (context.kind.listItem ? (context.kind.level ?? 0) : 0) + 1
  const kind: Kind = { style: 'normal', listItem: list.tagName === 'OL' ? 'number' : 'bullet', level }
  for (const child of Array.from(list.childNodes)) {
    if (child.nodeType !== 1) continue
    // The kind of node was asked for above.
    const item = child as Element
    if (item.tagName !== 'LI') {
      walk(item, { ...context, kind })
      continue
    }
    const own = { ...kind, level: Number(item.getAttribute('aria-level')) || level }
    context.text.begin(own)
    walkAll(item, { ...context, kind: own })
    context.text.end()
  }
}

function walkText(element: Element, context: Context): void {
  const { text } = context
  const kind = kindOf(element, context.kind)
  if (kind) {
    // The first paragraph of a list item is the item itself.
    const isItem = context.kind.listItem !== undefined && kind === context.kind
    if (!isItem) text.begin(kind)
    walkAll(element, { ...context, kind })
    if (isItem) text.add('\n', [], kind)
    else text.end()
    return
  }
  walkAll(element, { ...context, marks: marksOf(element, context) })
}

function walkAll(element: Element, context: Context): void {
  for (const child of Array.from(element.childNodes)) walk(child, context)
}

/** `null` for an element inside a line. */
function kindOf(element: Element, around: Kind): Kind | null {
  const style = styleOf[element.tagName]
  if (style) return { style }
  if (!paragraph.test(element.tagName)) return null
  const level = /mso-list\s{0,9}:[^;]{0,60}\blevel(\d)/i.exec(element.getAttribute('style') ?? '')?.[1]
  if (level) return { style: 'normal', listItem: wordListItem(element), level: Number(level) }
  const heading = wordHeading.exec(element.className)
  if (heading) return { style: styleOf[`H${heading[1] || 1}`] ?? 'normal' }
  return around
}

function wordListItem(element: Element): ListItem {
  const marker = Array.from(element.querySelectorAll('span')).find(isWordsOwnMarker)?.textContent ?? ''
  return bullet.test(marker.replaceAll(/[\s\u00A0]+/g, '')) ? 'bullet' : 'number'
}

function marksOf(element: Element, { marks, text, kind, numbers }: Context): string[] {
  const { tagName } = element
  const own = new Set(marks)
  const weight = styled(element, 'font-weight')
  const slant = styled(element, 'font-style')
  toggle(
    own,
    'strong',
    weight ? weight === 'bold' || Number(weight) >= 600 : /^(?:B|STRONG)$/.test(tagName) || null,
  )
  toggle(own, 'em', slant ? slant === 'italic' : /^(?:I|EM|CITE)$/.test(tagName) || null)
  toggle(own, 'code', /^(?:CODE|KBD|SAMP)$/.test(tagName) || null)
  const href = tagName === 'A' ? (element.getAttribute('href') ?? '').trim() : ''
  if (/^(?:https?:\/\/|\/(?!\/))/i.test(href)) own.add(text.link(href, kind))
  const number = numbers[Number(element.getAttribute(notedBy) ?? -1)]
  if (number !== undefined) own.add(text.sourceRef(number, kind))
  return Array.from(own)
}

/** The value of a property of its own style; Word's `mso-bidi-font-weight` is another one. */
function styled(element: Element, property: string): string | undefined {
  const style = element.getAttribute('style') ?? ''
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*(\\w+)`, 'i').exec(style)?.[1]?.toLowerCase()
}

/** `null` leaves the mark as it is around. */
function toggle(marks: Set<string>, mark: string, isOn: boolean | null): void {
  if (isOn) marks.add(mark)
  else if (isOn === false) marks.delete(mark)
}
