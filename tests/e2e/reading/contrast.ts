import type { Page } from '@playwright/test'
import type { Axe } from './axe.ts'

/**
 * Kinds of text that need not be measured again, with the length of the longest that axe found sound; a kind of which it
 * could tell nothing about any has no end.
 */
export type SettledKinds = Map<string, number>

/**
 * Texts with too little contrast, as HTML, and links in a text that only their colour distinguishes. It takes axe
 * milliseconds for each, and a table has a thousand alike: the longest of each kind is measured, and all of a kind when axe
 * cannot decide about that one. For a page with axe in it.
 *
 * Two are alike when every box from the page down to them is painted alike, and lies in the one around it or sticks out of
 * it alike; a label is exempt with its control. An element out of the flow can lie on anything: each is a separate kind.
 *
 * @param settled kinds found before, here or on other pages, in any theme; new ones are added
 */
export async function faintTexts(page: Page, settled: SettledKinds): Promise<string[]> {
  const found = await page.evaluate(measure, [...settled])
  for (const [kind, length] of found.settled) settled.set(kind, length)
  return found.faint
}

async function measure(known: [kind: string, length: number][]) {
  const paint = ['color', 'background-color', 'background-image', 'opacity', 'mix-blend-mode', 'filter']
  const text = ['text-shadow', '-webkit-text-fill-color', '-webkit-text-stroke']
  const place = ['position', 'display', 'visibility', 'overflow', 'clip-path', 'content']
  const line = ['text-decoration-line', 'border-bottom-width']
  const lengths = new Map(known)
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
  const styleOf = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo)
    if (pseudo && style.content === 'none') return pseudo
    const values = [...paint, ...text, ...place, ...line].map((name) => style.getPropertyValue(name))
    return [...values, isLarge(style)].join(' ')
  }
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
  const kindOf = (element: Element, ...around: unknown[]) => {
    const style = styleOf(element)
    const isAlone = /absolute|fixed/.test(style)
    const control = element instanceof HTMLLabelElement ? (element.control ?? element) : element
    const isDisabled = control.matches(':disabled, [aria-disabled=true]')
    const own = [element.tagName, isAlone && crypto.randomUUID(), isDisabled, style]
    return short([...around, ...own, styleOf(element, '::before'), styleOf(element, '::after')].join())
  }
  const visit = (element: Element, outerKind: string, outer: DOMRect) => {
    const box = element.getBoundingClientRect()
    const kind = kindOf(element, outerKind, isWithin(box, outer))
    if (lengthOf(element) > 0) kinds.set(kind, [...(kinds.get(kind) ?? []), element])
    // Not element.children: a field of that name stands before it in a form.
    for (const child of element.querySelectorAll(':scope > *')) visit(child, kind, box)
  }
  visit(document.body, '', document.documentElement.getBoundingClientRect())

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
  const longestFirst = [...kinds].flatMap(([kind, alike]) => {
    const [first, ...others] = alike.toSorted((one, other) => lengthOf(other) - lengthOf(one))
    return first && lengthOf(first) > (lengths.get(kind) ?? 0) ? [{ kind, first, others }] : []
  })
  const { faint, doubtful } = await measured(longestFirst.map(({ first }) => first))
  const others = await measured(
    longestFirst.flatMap(({ first, others }) => (doubtful.has(first) ? others : [])),
  )
  faint.push(...others.faint)
  const settled = longestFirst.flatMap(({ kind, first, others: alike }): [string, number][] => {
    if (faint.includes(first)) return []
    if (!doubtful.has(first)) return [[kind, lengthOf(first)]]
    return alike.every((element) => others.doubtful.has(element)) ? [[kind, Number.POSITIVE_INFINITY]] : []
  })
  return { faint: faint.map(({ outerHTML }) => outerHTML.slice(0, 200)), settled }
}
