import { expect, type Page, test } from '@playwright/test'
import { formatDay } from '#web/finance/core/format.ts'
import { renewed } from '../renewal.ts'
import { stack } from '../stack.ts'
import { passFiveMinutes, refresh, session, sessionDay, simulate } from './simulate.ts'

const headline = (page: Page) => page.locator('main data').first()

async function openInSession(page: Page) {
  await page.clock.install({ time: new Date(session) })
  await page.goto('/dolar-hoje')
  await refresh(page)
}

test.beforeEach(() => simulate({ now: session, fault: 'none', prices: { 'USD-BRL': 5.4321 } }))
test.afterAll(() => simulate({ now: null, fault: 'none', prices: { 'USD-BRL': null } }))

test('the value, its time and the badge are in the HTML', async ({ request }) => {
  await expect.poll(() => renewed(`${stack.market.site}/dolar-hoje`)).toContain('5,4321')
  const html = await (await request.get('/dolar-hoje')).text()
  expect(html).toMatch(new RegExp(`<time[^>]*>${formatDay(sessionDay)}, 1[34]:\\d\\d`))
  expect(html).toContain('Dados simulados')
})

test('the page renews itself after five minutes, without a touch', async ({ page }) => {
  await openInSession(page)
  await expect(headline(page)).toHaveAttribute('value', '5.4321')
  await simulate({ prices: { 'USD-BRL': 5.5 } })
  await passFiveMinutes(page)
  await expect(headline(page)).toHaveAttribute('value', '5.5')
  await expect(page.locator('main')).toContainText('Atualizado')
})

test('with the source down, the next refresh says so with the age, and keeps the last true value', async ({
  page,
}) => {
  await openInSession(page)
  await expect(headline(page)).toHaveAttribute('value', '5.4321')
  await simulate({ fault: 'down' })
  await passFiveMinutes(page)
  await expect(page.locator('main')).toContainText('Sem atualização')
  await expect(page.locator('main')).toContainText(/Este é o último valor que recebemos, de .*há 5 minutos/)
  await expect(headline(page)).toHaveAttribute('value', '5.4321')

  await simulate({ fault: 'none', prices: { 'USD-BRL': 5.6 } })
  await passFiveMinutes(page)
  await expect(headline(page)).toHaveAttribute('value', '5.6')
  await expect(page.locator('main')).not.toContainText('Sem atualização')
})

test('a price kept for hours while the market is open counts as late', async ({ page }) => {
  await simulate({ fault: 'frozen' })
  await openInSession(page)
  await expect(page.locator('main')).toContainText('Cotação atrasada')
})
