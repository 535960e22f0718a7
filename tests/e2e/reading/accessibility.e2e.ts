import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { visits } from '../routes.ts'

const themes = ['light', 'dark'] as const
const widths = [360, 1280]

/** What breaks a rule of axe with every fold open. */
async function violations(page: Page): Promise<string[]> {
  const answer = await new AxeBuilder({ page }).analyze()
  return answer.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

// A colour on its way from one theme to the other has the contrast of neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of visits) {
  test(`${path}: no error, no sideways scroll, and axe finds nothing in any theme and width`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      // The browser itself logs the 404 of the page that does not exist.
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text())
    })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect.soft(await overflow(page)).toBe(0)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme })
        expect.soft(await violations(page), `${colorScheme}, ${width} px`).toEqual([])
      }
    }
    expect(errors).toEqual([])
  })
}
