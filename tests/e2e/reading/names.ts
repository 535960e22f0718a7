import type { Page } from '@playwright/test'

/** Part of axe that computes the name of an element; it is not in its public types. */
type Names = {
  setup: (root: Document) => void
  teardown: () => void
  commons: { text: { accessibleText: (element: Element) => string } }
}

/**
 * Elements that a user of a screen reader cannot tell apart, in a page with axe: links, controls, regions and tables whose
 * name has no letter, digit or sign of money, and names that say nothing away from the text around them.
 */
export function vagueNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const named = 'a[href], button, input, select, textarea, summary, table, fieldset, nav, [role="slider"]'
    const vague =
      /^(clique )?(aqui|aí|mais|saiba mais|leia mais|ver mais|abrir|link|ok|botão|tabela|menu \d+)$/
    const { axe } = window as unknown as { axe: Names }
    axe.setup(document)
    const found = [...document.querySelectorAll(named)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return []
      const name = axe.commons.text.accessibleText(element).trim()
      const isSaid = /[\p{L}\p{N}\p{Sc}]/u.test(name) && !vague.test(name.toLowerCase())
      // LINK is a coin.
      return isSaid || name === 'LINK' ? [] : [`"${name}": ${element.outerHTML.slice(0, 160)}`]
    })
    axe.teardown()
    return found
  })
}
