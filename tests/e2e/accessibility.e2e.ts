import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

const pages = [
  '/',
  '/dolar-hoje',
  '/euro-hoje',
  '/bitcoin-hoje',
  '/acoes',
  '/criptomoedas',
  '/detalhe-ativo',
  '/detalhe-ativo?codigo=PETR4',
  '/detalhe-ativo?codigo=USDT',
  '/status-mercado',
  '/alertas-cambio#a=usd-brl_abaixo_5.05_2026-12-20',
  '/api',
  '/juros-compostos',
  '/blog',
  '/blog/formulas-calculadoras-excel',
  '/blog/cartao-credito-viagens',
  '/offline',
  '/nao-existe',
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      for (const path of pages) {
        test(`axe finds nothing on ${path}`, async ({ page }) => {
          await page.goto(path)
          await page.evaluate(() => {
            for (const details of document.querySelectorAll('details')) details.open = true
          })
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
        })
      }
    })
  }
}

for (const path of pages) {
  test(`${path} does not scroll sideways at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(path)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  test(`${path} loads without an error on the console`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      // The browser itself logs the 404 of the page that does not exist.
      if (message.type() === 'error' && !message.text().includes('404')) errors.push(message.text())
    })
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(errors).toEqual([])
  })
}
