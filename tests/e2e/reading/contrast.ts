import type { Page } from '@playwright/test'
import type { Axe } from './axe.ts'

/**
 * The texts that are too faint, as HTML. It takes axe milliseconds for each, and a table has a thousand that are alike: the
 * longest of each kind is measured, and all of a kind when axe cannot tell about that one. For a page with
 * axe in it.
 *
 * Two are alike when every box from the page down to them is painted alike, and lies in the one around it or sticks out of
 * it alike. What is out of the flow can lie on anything, and a label is exempt with its control: each is a kind of its own.
 */
export function faintTexts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const paint = ['color', 'background-color', 'background-image', 'opacity', 'mix-blend-mode', 'filter']
    const text = ['font-size', 'font-weight', 'text-shadow', '-webkit-text-fill-color', '-webkit-text-stroke']
    const place = ['position', 'display', 'visibility', 'overflow', 'clip-path', 'content']
    const numbers = new Map<string, number>()
    const kinds = new Map<number, Element[]>()

    const styleOf = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      if (pseudo && style.content === 'none') return pseudo
      return [...paint, ...text, ...place].map((name) => style.getPropertyValue(name)).join(' ')
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
      const isAlone = /absolute|fixed/.test(style) || element.matches('label')
      const isDisabled = element.matches(':disabled, [aria-disabled=true]')
      const own = [element.tagName, isAlone && numbers.size, isDisabled, style]
      const key = [...around, ...own, styleOf(element, '::before'), styleOf(element, '::after')].join()
      const kind = numbers.get(key) ?? numbers.size
      numbers.set(key, kind)
      return kind
    }
    const visit = (element: Element, outerKind: number, outer: DOMRect) => {
      const box = element.getBoundingClientRect()
      const kind = kindOf(element, outerKind, isWithin(box, outer))
      if (lengthOf(element) > 0) kinds.set(kind, [...(kinds.get(kind) ?? []), element])
      // Not element.children: a field of that name stands before it in a form.
      for (const child of element.querySelectorAll(':scope > *')) visit(child, kind, box)
    }
    visit(document.body, -1, document.documentElement.getBoundingClientRect())

    const { axe } = window as unknown as { axe: Axe }
    const measured = async (include: Element[]) => {
      const rule = { type: 'rule', values: ['color-contrast'] }
      const resultTypes = ['violations', 'incomplete']
      const answer = await axe.run({ include }, { runOnly: rule, resultTypes, elementRef: true })
      const nodesOf = (results: { nodes: { element?: Element }[] }[]) =>
        results.flatMap(({ nodes }) => nodes.flatMap(({ element }) => element ?? []))
      return { faint: nodesOf(answer.violations), doubtful: new Set(nodesOf(answer.incomplete)) }
    }
    const longestFirst = [...kinds.values()].map((alike) =>
      alike.toSorted((one, other) => lengthOf(other) - lengthOf(one)),
    )
    const { faint, doubtful } = await measured(longestFirst.flatMap(([first]) => first ?? []))
    const others = longestFirst.flatMap(([first, ...alike]) => (first && doubtful.has(first) ? alike : []))
    if (others.length > 0) faint.push(...(await measured(others)).faint)
    return faint.map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
}
