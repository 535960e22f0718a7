import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { visits } from '../routes.ts'
import { faintTexts } from './contrast.ts'

const widths = [360, 1280]
// Without frames the answer of one page is the whole, and what passes is not sent: it is most of it.
const axe = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })

async function violations(builder: AxeBuilder): Promise<string[]> {
  const answer = await builder.analyze()
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
      expect.soft(await violations(axe(page).disableRules('color-contrast')), `${width} px`).toEqual([])
      expect.soft(await faintTexts(page), `light, ${width} px`).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      // A theme changes the colours of tokens.css and nothing else.
      expect
        .soft(await violations(axe(page).withRules('link-in-text-block')), `dark, ${width} px`)
        .toEqual([])
      expect.soft(await faintTexts(page), `dark, ${width} px`).toEqual([])
    }
    expect(errors).toEqual([])
  })
}
