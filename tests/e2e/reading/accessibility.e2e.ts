import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { visits } from '../routes.ts'

const widths = [360, 1280]
/** The rules that look at colours: a theme changes the colours of tokens.css and nothing else. */
const ofColours = ['color-contrast', 'link-in-text-block']

/** What breaks a rule of axe with every fold open. */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  const runOnly = rules && { runOnly: { type: 'rule' as const, values: rules } }
  // Without frames the answer of one page is the whole, and what passes is not sent: it is most of it.
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], ...runOnly })
  const answer = await axe.analyze()
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
      await page.emulateMedia({ colorScheme: 'light' })
      expect.soft(await violations(page), `light, ${width} px`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await violations(page, ofColours), `dark, ${width} px`).toEqual([])
    }
    expect(errors).toEqual([])
  })
}
