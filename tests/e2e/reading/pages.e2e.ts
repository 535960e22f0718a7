import { expect, test } from '@playwright/test'

test('the Calculadoras menu opens, leads to the calculator and closes', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Calculadoras' }).click()
  const link = page.getByRole('banner').getByRole('link', { name: /Juros Compostos/ })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Calculadoras' }).click()
  await link.click()
  await expect(page).toHaveURL(/\/juros-compostos$/)
  await expect(link).toBeHidden()
})

test('the mobile menu works by keyboard and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blog')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('navigation', { name: 'Principal, no celular' })
  await expect(drawer.getByRole('link', { name: 'Cotações' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
})

test('without a connection the site says so, and the page comes back with it', async ({ page, context }) => {
  await page.goto('/juros-compostos')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A internet não chegou até aqui.')
  await context.setOffline(false)
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('A internet não chegou até aqui.')
})

test('a crash while drawing shows the error screen, and the way back works', async ({ page }) => {
  await page.goto('/dolar-hoje')
  await expect(page.locator('[data-island=rate][data-ready]')).toBeVisible()
  await page.evaluate(() => {
    // The formatters are kept once made: what breaks is their work.
    const { prototype } = Intl.NumberFormat
    const genuine = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
    const broken = {
      configurable: true,
      get() {
        throw new Error('broken on purpose')
      },
    }
    Object.assign(window, { mend: () => Object.defineProperty(prototype, 'format', genuine) })
    Object.defineProperty(prototype, 'format', broken)
  })
  await page.getByRole('button', { name: 'Atualizar agora' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('Algo quebrou aqui')).toBeVisible()
  await page.evaluate('mend()')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dólar hoje')
})
