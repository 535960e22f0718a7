import type { Locator, Page } from '@playwright/test'

/** How often Tab is pressed from where the focus stands to `target`, as far as the page tells; 0 when it is there. */
function distanceTo(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const stops = 'a[href], button, input, select, textarea, summary, [tabindex]'
    const isStop = (other: HTMLElement) => {
      const isIn = other.tabIndex >= 0 && !other.matches(':disabled, [inert] *')
      // Of a group only the chosen one.
      const isPassed = other.matches('input[type="radio"]:not(:checked)')
      return isIn && !isPassed && other.checkVisibility({ visibilityProperty: true })
    }
    const order: (Element | null)[] = [...document.querySelectorAll<HTMLElement>(stops)].filter(isStop)
    if (element === document.activeElement) return 0
    const ahead = order.indexOf(element) - order.indexOf(document.activeElement)
    // Never 0 of a target that no press reaches.
    return ahead > 0 ? ahead : Math.max(order.length + ahead, 1)
  })
}

/**
 * Presses Tab until the focus stands on `target`, as someone without a mouse does; from the top of the page if need be.
 *
 * The presses are sent at once, as of a key held down: asking after each one where the focus is takes longer than all else.
 * Where it came to is what counts, so that a page that leads elsewhere than it tells is walked on from there.
 */
export async function tabTo(page: Page, target: Locator) {
  for (let walks = 0; walks < 10; walks++) {
    const distance = await distanceTo(target)
    if (distance === 0) return
    await Promise.all(Array.from({ length: distance }, () => page.keyboard.press('Tab')))
  }
  throw new Error(`the Tab key never reaches ${target}`)
}
