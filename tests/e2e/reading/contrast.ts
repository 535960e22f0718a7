import type { Page } from '@playwright/test'
import type { Axe } from './axe.ts'

/** Kinds of text that need not be measured again: axe found one sound, or could tell nothing about any. */
export type SettledKinds = Set<string>

/** The painted boxes behind an element: those that show through, by a short name, and the innermost of all. */
type Ground = { under: string; effects: string; outer: DOMRect }

/**
 * Texts with too little contrast, as HTML, and links in a text that only their colour distinguishes. It takes axe
 * milliseconds for each, and a table has a thousand alike: the longest of each kind is measured, and all of a kind when axe
 * cannot decide about that one. For a page with axe in it.
 *
 * Two are alike when they are drawn alike, the boxes that show through under them are painted alike, and both lie in the
 * innermost of these or stick out of it; a label is exempt with its control, and a link is told from the text around it.
 * What is out of the flow without a background can lie on anything: it is alike only within boxes of the same classes.
 *
 * @param settled kinds found before, here or on other pages, in any theme; new ones are added
 */
export async function faintTexts(page: Page, settled: SettledKinds): Promise<string[]> {
  const found = await page.evaluate(measure, [...settled])
  for (const kind of found.settled) settled.add(kind)
  return found.faint
}

async function measure(known: string[]) {
  const group = ['opacity', 'mix-blend-mode', 'filter']
  const behind = ['background-color', 'background-image', ...group]
  const text = ['color', 'text-shadow', '-webkit-text-fill-color', '-webkit-text-stroke']
  const cut = ['visibility', 'overflow', 'clip-path']
  const link = ['display', 'text-decoration-line', 'border-bottom-width']
  const kinds = new Map<string, Element[]>()

  /** A short name for a long one (cyrb53, bryc, public domain): among millions no two are likely to be the same. */
  const short = (name: string) => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57]
    for (let index = 0; index < name.length; index++) {
      high = Math.imul(high ^ name.charCodeAt(index), 2_654_435_761)
      low = Math.imul(low ^ name.charCodeAt(index), 1_597_334_677)
    }
    return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`
  }
  /** WCAG asks less of text from 18 pt, or from 14 pt in bold. */
  const isLarge = ({ fontSize, fontWeight }: CSSStyleDeclaration) =>
    (Number.parseFloat(fontSize) * 72) / 96 >= (Number(fontWeight) >= 700 ? 14 : 18)
  const valuesOf = (style: CSSStyleDeclaration, names: string[]) =>
    names.map((name) => style.getPropertyValue(name)).join(' ')
  const untouched = getComputedStyle(document.head)
  const [transparent, alone] = [behind, group].map((names) => valuesOf(untouched, names))
  const pseudosOf = (element: Element) =>
    ['::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      const isThere = style.content !== 'none'
      return isThere ? pseudo + valuesOf(style, ['content', 'position', ...behind, ...text, ...cut]) : []
    })
  const isWithin = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  const lengthOf = (element: Element) => {
    if (element.matches('input, select, textarea')) return 1
    const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
    return own.map(({ textContent }) => textContent?.trim() ?? '').join('').length
  }
  const isDisabled = (element: Element) => {
    const control = element instanceof HTMLLabelElement ? (element.control ?? element) : element
    return control.matches(':disabled, [aria-disabled=true]')
  }
  const classesOf = (element: Element | null): string =>
    element ? `${classesOf(element.parentElement)} ${element.tagName}.${element.className}` : ''
  /** The innermost box that is painted, with what shows through it. */
  const groundOf = (
    element: Element,
    style: CSSStyleDeclaration,
    { under, effects, outer }: Ground,
  ): Ground => {
    const [layer, ownEffects, pseudos] = [valuesOf(style, behind), valuesOf(style, group), pseudosOf(element)]
    const isOpaque = /^rgb\(/.test(style.backgroundColor)
    const isOut = /absolute|fixed/.test(style.position) && !isOpaque
    if (layer === transparent && pseudos.length === 0 && !isOut) return { under, effects, outer }
    const box = element.getBoundingClientRect()
    const through = isOpaque ? '' : [under, isWithin(box, outer), isOut && classesOf(element)]
    const all = ownEffects === alone ? effects : short(effects + ownEffects)
    return { under: short([through, layer, pseudos, all].join()), effects: all, outer: box }
  }
  const kindOf = (element: Element, style: CSSStyleDeclaration, { under, outer }: Ground) => {
    const around = element.parentElement
    const isLink = around && element.matches('a')
    const asLink = isLink && [valuesOf(style, link), getComputedStyle(around).color, lengthOf(around) > 0]
    const control = element.matches('input, select, textarea') && element.tagName
    // Of a single letter axe says nothing.
    const isLetter = lengthOf(element) === 1
    const isIn = isWithin(element.getBoundingClientRect(), outer)
    const own = [valuesOf(style, [...text, ...cut]), isLarge(style), isDisabled(element), isLetter, isIn]
    return short([under, own, asLink, control].join())
  }
  const visit = (element: Element, around: Ground) => {
    const style = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    const isPixel = width <= 1 && height <= 1 && style.overflow !== 'visible'
    if (style.display === 'none' || isPixel) return
    const ground = groundOf(element, style, around)
    if (lengthOf(element) > 0) {
      const kind = kindOf(element, style, ground)
      kinds.set(kind, [...(kinds.get(kind) ?? []), element])
    }
    // Not element.children: a field of that name stands before it in a form.
    for (const child of element.querySelectorAll(':scope > *')) visit(child, ground)
  }
  visit(document.body, { under: '', effects: '', outer: document.documentElement.getBoundingClientRect() })

  const { axe } = window as unknown as { axe: Axe }
  const measured = async (include: Element[]) => {
    if (include.length === 0) return { faint: [], doubtful: new Set<Element>() }
    const rules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }
    const resultTypes = ['violations', 'incomplete']
    const answer = await axe.run({ include }, { runOnly: rules, resultTypes, elementRef: true })
    const nodesOf = (results: { nodes: { element?: Element }[] }[]) =>
      results.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []))
    return { faint: nodesOf(answer.violations), doubtful: new Set(nodesOf(answer.incomplete)) }
  }
  const settled = new Set(known)
  const longestFirst = [...kinds].flatMap(([kind, alike]) => {
    const [first, ...others] = alike.toSorted((one, other) => lengthOf(other) - lengthOf(one))
    return first && !settled.has(kind) ? [{ kind, first, others }] : []
  })
  const { faint, doubtful } = await measured(longestFirst.map(({ first }) => first))
  const others = await measured(
    longestFirst.flatMap(({ first, others }) => (doubtful.has(first) ? others : [])),
  )
  faint.push(...others.faint)
  const sound = longestFirst.filter(({ first, others: alike }) =>
    [first, ...alike].every((element) => !faint.includes(element)),
  )
  return {
    faint: faint.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    settled: sound.map(({ kind }) => kind),
  }
}
