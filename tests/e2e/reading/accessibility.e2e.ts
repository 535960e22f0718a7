import { expect, type Page, test } from '@playwright/test'
import { visits } from '../routes.ts'
import { loadAxe, violations } from './axe.ts'
import { faintTexts, type SettledKinds } from './contrast.ts'
import { installBanner, keptOnDevice, nothingKept, offerInstallation } from './device.ts'
import { doubleText, spaceText, unreadableTexts } from './large-text.ts'
import { vagueNames } from './names.ts'

/** One page of each wide layout: axe takes as long for a second width as for the first. */
const wide = new Set([
  '/',
  '/acoes',
  '/blog',
  '/blog/cartao-credito-viagens',
  '/calculadoras',
  '/detalhe-ativo?codigo=PETR4',
  '/dolar-hoje',
  '/investimentos',
  '/investimentos/tesouro-direto',
  '/juros-compostos',
  '/rescisao-trabalhista',
  '/status-mercado',
  '/termos-uso',
])
/** Most pages have the same kinds of text. */
const settled: SettledKinds = new Set()

/** Pixels by which the page is wider than its window. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

// A colour on its way from one theme to the other has the contrast of neither.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of visits) {
  test(`${path}: no error, no sideways scroll, axe finds nothing in any theme and width, text may be spaced and twice as large, nothing is kept but a dismissal`, async ({
    page,
  }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      // The browser itself logs the status of a page that is not there.
      if (message.type() === 'error' && !/status of (404|410|503)/.test(message.text()))
        errors.push(message.text())
    })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    await Promise.all([loadAxe(page), page.waitForLoadState('networkidle')])
    expect.soft(await overflow(page)).toBe(0)
    const unspace = await spaceText(page)
    expect.soft(await overflow(page), 'spaced text').toBe(0)
    await unspace()
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
      // Sticky bars cover something at any scroll position, until the reader scrolls; never the focused element.
      for (const bar of document.querySelectorAll<HTMLElement>('[data-site-header], [data-result-bar]'))
        bar.style.position = 'static'
    })
    for (const width of wide.has(path) ? [360, 1280] : [360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: 'light' })
      expect.soft(await violations(page), `${width} px`).toEqual([])
      expect.soft(await faintTexts(page, settled), `light, ${width} px`).toEqual([])
      // A theme changes the colours of tokens.css and nothing else.
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await faintTexts(page, settled), `dark, ${width} px`).toEqual([])
    }
    expect.soft(await vagueNames(page), 'names').toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    await doubleText(page)
    expect.soft(await overflow(page), 'text at 200 %').toBe(0)
    expect.soft(await unreadableTexts(page), 'text at 200 %').toEqual([])
    expect(await keptOnDevice(page)).toEqual(nothingKept)
    await page.evaluate(() => window.scrollTo(0, 0))
    await offerInstallation(page)
    await installBanner(page).getByRole('button', { name: 'Agora não' }).dispatchEvent('click')
    expect(await keptOnDevice(page)).toEqual({ ...nothingKept, local: ['instalar-dispensado-em'] })
    expect(errors).toEqual([])
  })
}
