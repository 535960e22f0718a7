import { expect, type Page, test } from '@playwright/test'
import { wake } from '../islands.ts'

/** The page at a moment: the site's clock, which it asks for when the device's disagrees with the HTML, says the same. */
async function openAt(page: Page, moment: string) {
  await page.clock.install({ time: new Date(moment) })
  await page.route('**/api/status-mercado', (route) =>
    route.fulfill({ json: { asOf: new Date(moment).toISOString() } }),
  )
  await page.goto('/status-mercado')
  await wake(page, 'market-status')
}

const answer = (page: Page) => page.locator('[data-island=market-status] p').first()
const cell = (page: Page, id: string) => page.locator(`#${id}`)

// The other moments: web/app/status-mercado/status-mercado.test.ts.
test('the answer follows the moment of the reader', async ({ page }) => {
  await openAt(page, '2027-01-01T02:00:00Z')
  await expect(answer(page)).toHaveText(/^Não\. Hoje, 31\/12, não tem pregão/)
})

test('the countdown goes on by itself, and the session ends', async ({ page }) => {
  // It says 17:50 whenever it comes: after the clock went on, the page would take the device for fast.
  const answered = page.waitForResponse('**/api/status-mercado')
  await openAt(page, '2026-11-23T17:50:00-03:00')
  await answered
  await expect(cell(page, 'b3')).toContainText('Fecha às 17:55, em 5 min')
  await page.clock.fastForward('03:00')
  await expect(cell(page, 'b3')).toContainText('em 2 min')
  await page.clock.fastForward('03:00')
  await expect(cell(page, 'b3')).toContainText('Leilão')
})

test('a device with a wrong clock is told so, and sees the time of the site', async ({ page, request }) => {
  await page.clock.install({ time: new Date('2031-05-05T12:00:00-03:00') })
  await page.goto('/status-mercado')
  await expect(page.locator('main')).toContainText(
    'O relógio deste aparelho está adiantado. Usamos a hora do site.',
  )
  const { day } = await (await request.get('/api/status-mercado')).json()
  await expect(page.locator('[data-island=market-status]')).toContainText(day.split('-').reverse().join('/'))
})
