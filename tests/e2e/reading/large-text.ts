import type { Page } from '@playwright/test'

/** Makes all text twice as large, as a reader does in the settings of the browser: media queries in `em` follow too. */
export async function doubleText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/**
 * Spaces all text as WCAG 1.4.12 lets a reader do; what it answers takes that back. Through the object model, which no
 * policy of the page forbids.
 */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = [sheet]
  })
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
}

/** Texts of the page that are cut off, and pairs that lie on one another; of a page that stands at its top. */
export function unreadableTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Box = { left: number; right: number; top: number; bottom: number }
    type Piece = Box & { text: Text; layer: Element | null }
    const pieces: Piece[] = []
    const found = new Set<string>()

    const common = (one: Box, other: Box): Box => ({
      left: Math.max(one.left, other.left),
      right: Math.min(one.right, other.right),
      top: Math.max(one.top, other.top),
      bottom: Math.min(one.bottom, other.bottom),
    })
    /** More than what rounding gives. */
    const isThere = ({ left, right, top, bottom }: Box) => right - left > 2 && bottom - top > 2
    const nameOf = (text: Text) => `${text.parentElement?.tagName} "${text.data.trim().slice(0, 60)}"`
    const upwards = (element: Element | null): Element[] =>
      element && element !== document.body ? [element, ...upwards(element.parentElement)] : []

    const isCutBy = (box: Box, around: Element) => {
      const { overflowX, overflowY } = getComputedStyle(around)
      const seen = common(box, around.getBoundingClientRect())
      // An element that scrolls can be brought into view.
      const isCut = (overflow: string, lost: number) => /hidden|clip/.test(overflow) && lost > 2
      const lostX = Math.max(seen.left - box.left, box.right - seen.right)
      const lostY = Math.max(seen.top - box.top, box.bottom - seen.bottom)
      return isCut(overflowX, lostX) || isCut(overflowY, lostY)
    }
    /** Letters fill the middle of their line: the lines of a title stand closer than they are high. */
    const boxesOf = (text: Text): Box[] => {
      const range = document.createRange()
      range.selectNodeContents(text)
      return [...range.getClientRects()].map(({ left, right, top, bottom, height }) => ({
        left,
        right,
        top: top + height / 4,
        bottom: bottom - height / 4,
      }))
    }
    const take = (text: Text) => {
      const ancestors = upwards(text.parentElement)
      const layer = ancestors.find((one) => /fixed|sticky/.test(getComputedStyle(one).position)) ?? null
      const frames = ancestors.filter((one) => getComputedStyle(one).overflow !== 'visible')
      const sizes = frames.map((frame) => frame.getBoundingClientRect())
      // A pixel is for readers of the screen.
      if (sizes.some(({ width, height }) => Math.min(width, height) <= 1)) return
      const boxes = boxesOf(text)
      if (boxes.some((box) => frames.some((frame) => isCutBy(box, frame)))) found.add(`cut: ${nameOf(text)}`)
      const seen = boxes.map((box) => sizes.reduce(common, box))
      // Above the page lies what comes with the focus.
      pieces.push(
        ...seen.filter((box) => box.bottom > 0 && isThere(box)).map((box) => ({ ...box, text, layer })),
      )
    }
    const takeAll = () => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        // The filter above lets only texts through.
        const text = texts.currentNode as Text
        const how = { opacityProperty: true, visibilityProperty: true }
        if (text.data.trim() && text.parentElement?.checkVisibility(how)) take(text)
      }
    }
    const isOn = (one: Piece, other: Piece) =>
      one.text !== other.text && one.layer === other.layer && isThere(common(one, other))
    const compare = (one: Piece, index: number, sorted: Piece[]) => {
      for (const other of sorted.slice(index + 1)) {
        if (other.top >= one.bottom) return
        if (isOn(one, other)) found.add(`on one another: ${nameOf(one.text)}, ${nameOf(other.text)}`)
      }
    }
    takeAll()
    pieces.toSorted((one, other) => one.top - other.top).forEach(compare)
    return [...found]
  })
}
