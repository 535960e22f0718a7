import { expect, type Page } from '@playwright/test'
import { englishWords } from '#studio/locale-texts.ts'

/** Texts that the window has shown, each with the place of its first appearance; kept in the page itself. */
type Shown = Window & { shown?: Map<string, string> }

/**
 * Before anything else in a page: keeps every text and every name that comes into it, however short it stays. What a field
 * suggests is what others have typed.
 */
export function keepTexts(): void {
  const shown = new Map<string, string>()
  Object.assign(window, { shown })
  const names = ['aria-label', 'title', 'placeholder', 'alt']
  const keep = (text: string | null) => {
    const written = text?.trim()
    if (written && !shown.has(written)) shown.set(written, location.pathname)
  }
  const look = (node: Node): void => {
    if (node instanceof Text && !node.parentElement?.closest('script, style, noscript, datalist'))
      keep(node.data)
    if (!(node instanceof Element)) return
    for (const name of names) keep(node.getAttribute(name))
    node.childNodes.forEach(look)
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'childList') addedNodes.forEach(look)
      else look(target)
    }
  }).observe(document, {
    attributeFilter: names,
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  })
}

/** A name of the code that is shown beside the name for people: `fromHour`, `day`. */
const isName = (text: string) => /^[a-z]\w*$/.test(text)

/** An address in a list, typed by an editor, has no language. */
const withoutAddresses = (text: string) => text.replaceAll(/https?:\/\/\S+/g, '')

/** Nothing that the window has shown since it opened was in English; `data` are texts of the test itself. */
export async function expectPortuguese(page: Page, data: RegExp = /^$/) {
  const shown = await page.evaluate(() => [...((window as Shown).shown ?? [])])
  expect(shown.length).toBeGreaterThan(50)
  const isEnglish = await englishWords()
  const wrong = shown.filter(
    ([text]) => !isName(text) && !data.test(text) && isEnglish(withoutAddresses(text)).length > 0,
  )
  expect(wrong).toEqual([])
}
