import { expect, type Page, test } from '@playwright/test'
import { installBanner, keptOnDevice, nothingKept, offerInstallation } from './device.ts'

const DAY_MS = 24 * 3_600_000
const onlyDismissal = { ...nothingKept, local: ['instalar-dispensado-em'] }

test('the installation is offered by its rules, and covers nothing', async ({ page, browser }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const banner = installBanner(page)
  await page.goto('/juros-compostos')
  await offerInstallation(page)
  await expect(page.locator('[data-result-bar]')).toBeInViewport()
  await expect(banner).toBeHidden()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(banner.getByRole('button', { name: 'Instalar' })).toBeInViewport()
  await page
    .locator('[data-ad-slot="calc-apos-tabela"]')
    .evaluate((place) => window.scrollBy(0, place.getBoundingClientRect().bottom - window.innerHeight))
  await expect(banner).toBeHidden()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await banner.getByRole('button', { name: 'Instalar' }).click()
  await expect(banner).toBeHidden()
  expect(await keptOnDevice(page)).toEqual(nothingKept)

  await page.goto('/blog')
  await offerInstallation(page)
  await expect(banner).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner).toBeHidden()
  expect(await keptOnDevice(page)).toEqual(onlyDismissal)
  await page.reload()
  await offerInstallation(page)
  await expect(banner).toBeHidden()
  await page.clock.setFixedTime(Date.now() + 7 * DAY_MS)
  await offerInstallation(page)
  await expect(banner).toBeVisible()

  const phone = await browser.newPage({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)' })
  const noon = Date.parse('2026-11-23T12:00:00-03:00')
  await phone.clock.install({ time: noon })
  // The clock goes on until it is stopped: well after that, however slow the machine.
  await phone.clock.pauseAt(noon + 60_000)
  await phone.goto('/blog')
  await phone.clock.runFor(2_999)
  await expect(installBanner(phone)).toBeHidden()
  await phone.clock.runFor(1)
  await expect(installBanner(phone)).toContainText('Adicionar à Tela Inicial')
  await expect(installBanner(phone).getByRole('button', { name: 'Instalar' })).toBeHidden()
  await phone.close()
})

/** Requests of a page with an advertisement until its advertisements are there, or would be. */
async function asksOn(page: Page, connection: object): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.addInitScript((given) => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => given })
  }, connection)
  await page.clock.install()
  await page.goto('/juros-compostos')
  await page.clock.runFor(1_100)
  await page.waitForLoadState('networkidle')
  return asked.filter((path) => path.startsWith('/fonts/') || path === '/anuncios.js').sort()
}

test('a slow connection gets no web font and no script of advertisements', async ({ browser, request }) => {
  const ask = async (connection: object) => {
    const page = await browser.newPage({ serviceWorkers: 'block' })
    const asked = await asksOn(page, connection)
    await page.close()
    return asked
  }
  expect(await ask({ effectiveType: '4g' })).toEqual(expect.arrayContaining(['/anuncios.js']))
  expect(await ask({ effectiveType: '2g' })).toEqual([])
  expect(await ask({ effectiveType: '4g', saveData: true })).toEqual([])
  // Without JavaScript the request itself says so.
  const font = (headers: Record<string, string>) => request.get('/fonts/gabarito.woff2', { headers })
  expect((await font({ 'save-data': 'on' })).status()).toBe(404)
  const whole = await font({})
  expect(whole.headers()).toMatchObject({
    'content-type': 'font/woff2',
    vary: expect.stringContaining('Save-Data'),
  })
})

test('without a connection visited pages open, calculate, and say from when they are', async ({
  page,
  context,
}) => {
  const kept = page.getByText('Esta é a cópia que este aparelho guardou em')
  const heading = page.getByRole('heading', { level: 1 })
  // The first comes before there is a worker.
  for (const path of ['/juros-compostos', '/dolar-hoje', '/blog/mudancas-iof-2025']) {
    await page.goto(path)
    const isKept = () => page.evaluate(async (at) => (await caches.match(at)) !== undefined, path)
    await expect.poll(isKept).toBe(true)
    await expect(kept).toBeHidden()
  }
  await context.setOffline(true)
  await expect(heading).toBeVisible()
  await page.goto('/juros-compostos#v=5000&a=0&t=10&n=1')
  await expect(page.getByRole('article').first()).toContainText('5.500,00')
  await expect(page.getByText('Sem conexão. As taxas são as últimas')).toBeVisible()
  await expect(kept).toContainText(/guardou em \d\d\/\d\d\/\d{4}, às \d\d:\d\d\./)
  await page.goto('/dolar-hoje')
  await expect(kept).toBeVisible()
  await page.goto('/blog/mudancas-iof-2025')
  await expect(kept).toBeVisible()
  await page.goto('/euro-hoje')
  await expect(heading).toHaveText('A internet não chegou até aqui.')
  await context.setOffline(false)
  // The worker hears of the network a moment after the page.
  await expect(async () => {
    await page.goto('/euro-hoje')
    await expect(heading).toHaveText('Euro hoje', { timeout: 1000 })
  }).toPass()
  await expect(kept).toBeHidden()
})
