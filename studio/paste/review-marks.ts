/** A note of the text: its words, and the address in them, if any. */
export type Note = { text: string; href?: string }

export type ReviewMarks = {
  comments: number
  /** Passages that a reviewer struck out. */
  deletions: number
  /** Passages that a reviewer added and nobody has accepted; they stay. */
  insertions: number
  notes: Note[]
}

/** Attribute of the words before the mark of a note: its place in `notes`. */
export const notedBy = 'data-note'

/** Marks of comments in Word (`#_msocom_1`) and Google Docs (`#cmnt1`). */
const commentMark = /^(?:_msocom|cmnt)/
/** Marks of notes in Word, LibreOffice, Google Docs and wikis. */
const noteMark = /^(?:_?ftn|_?edn|sdfootnote|sdendnote|cite_note)/

const struck = 'del, s, strike, .msoDel, [style*="line-through"]'
const added = 'ins, .msoIns'
const comment =
  '.MsoCommentReference, .MsoCommentText, .msocomtxt, .msocomanchor, [style*="mso-element:comment"], [style*="mso-element: comment"]'
/** Around the words of one note; without it, the paragraph or item of its mark is. */
const noteBox = '[style*="mso-element"], [id^="sdfootnote"], [id^="sdendnote"]'

/** Takes what reviewers wrote beside a text, and its notes, out of `page`, and says what it was. */
export function takeOutReviewMarks(page: Document): ReviewMarks {
  const deletions = takeOut(page, struck)
  const insertions = filled(page, added).length
  const notes: Note[] = []
  let comments = writtenByLibreOffice(page)
  for (const { mark, target, name } of marksIn(page)) {
    const box = target && boxOf(target, mark)
    target?.remove()
    if (commentMark.test(name)) comments += 1
    else {
      markWordBefore(mark, notes.length)
      notes.push(box ? noteIn(box) : { text: '' })
    }
    box?.remove()
    numberOf(mark).remove()
  }
  takeOut(page, comment)
  return { comments, deletions, insertions, notes }
}

/** Removes these elements. @returns how many of them had words */
function takeOut(page: Document, selector: string): number {
  const elements = filled(page, selector)
  for (const element of page.querySelectorAll(selector)) element.remove()
  return elements.length
}

function filled(page: Document, selector: string): Element[] {
  return Array.from(page.querySelectorAll(selector)).filter(
    (element) => wordsIn(element) !== '' && !element.parentElement?.closest(selector),
  )
}

/** LibreOffice puts the words of a comment into a comment of HTML, where it stands in the text. */
function writtenByLibreOffice(page: Document): number {
  const generator = page.querySelector('meta[name="generator"]')?.getAttribute('content') ?? ''
  if (!generator.startsWith('LibreOffice')) return 0
  const comments = page.createTreeWalker(page.body, 128)
  let count = 0
  while (comments.nextNode()) count += 1
  return count
}

type Mark = { mark: Element; name: string; target?: Element }

/** Short links to a note or a comment, and the link in it that leads back. */
function marksIn(page: Document): Mark[] {
  const anchors = Array.from(page.querySelectorAll('a'))
  const targets = new Set<Element>()
  return anchors.flatMap((mark) => {
    const name = fragmentOf(mark)
    if (name === '' || targets.has(mark) || wordsIn(mark).length > 6) return []
    const target = anchors.find(
      (each) => namesOf(each).includes(name) && namesOf(mark).includes(fragmentOf(each)),
    )
    if (target) targets.add(target)
    if (!target && !commentMark.test(name) && !noteMark.test(name)) return []
    return [target ? { mark, name, target } : { mark, name }]
  })
}

function fragmentOf(anchor: Element): string {
  return (anchor.getAttribute('href') ?? '').split('#')[1] ?? ''
}

function namesOf(anchor: Element): string[] {
  // A wiki names what stands around the link.
  const around = anchor.closest('sup[id], li[id]')?.id ?? ''
  return [anchor.id, anchor.getAttribute('name') ?? '', around].filter(Boolean)
}

/** Holds the words of a note, and no more of the text. */
function boxOf(target: Element, mark: Element): Element | undefined {
  const box = target.closest(noteBox) ?? target.closest('p, li, div')
  return box && !box.contains(mark) ? box : undefined
}

function noteIn(box: Element): Note {
  const text = wordsIn(box)
  const href = box.querySelector('a[href^="http"]')?.getAttribute('href') ?? /https?:\/\/\S+/.exec(text)?.[0]
  return href ? { text, href } : { text }
}

/** As a reader sees a mark: it, or the raised number around it. */
function numberOf(mark: Element): Element {
  const raised = mark.closest('sup')
  return raised?.textContent === mark.textContent ? raised : mark
}

/** Says of the word before a mark which note it had. */
function markWordBefore(mark: Element, note: number): void {
  let before: Node | null = numberOf(mark).previousSibling
  while (before?.lastChild) before = before.lastChild
  const text = before?.nodeType === 3 ? (before.textContent ?? '') : ''
  const end = text.trimEnd().length
  let start = end
  while (start > 0 && text.charAt(start - 1).trim() !== '') start -= 1
  if (!before || start === end) return
  const span = mark.ownerDocument.createElement('span')
  span.setAttribute(notedBy, String(note))
  span.textContent = text.slice(start)
  before.textContent = text.slice(0, start)
  before.parentNode?.insertBefore(span, before.nextSibling)
}

function wordsIn(element: Element): string {
  return (element.textContent ?? '').replaceAll(/[\s\u00A0]+/g, ' ').trim()
}
