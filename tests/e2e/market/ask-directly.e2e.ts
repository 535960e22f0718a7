import { expect, type Page, test } from '@playwright/test'
import { stack } from '../stack.ts'
import { simulate, wednesday } from './simulate.ts'

/** The page as with MARKET=live, where alone the browser may ask; this stack has a simulated market. */
async function openAsLive(page: Page) {
  await page.addInitScript(() => {
    // Where the HTML puts what the components were given. As long as before: parts of it are counted in bytes.
    const given: unknown[] = []
    given.push = (...parts: unknown[]) =>
      Array.prototype.push.apply(
        given,
        JSON.parse(JSON.stringify(parts).replaceAll('mayAskDirectly\\":false', 'mayAskDirectly\\":true ')),
      )
    Object.assign(window, { __next_f: given })
  })
  await open(page)
}

async function open(page: Page) {
  await page.clock.install({ time: new Date(wednesday) })
  await page.goto('/dolar-hoje')
  await expect(page.locator('[data-island=rate][data-ready]')).toBeVisible()
}

/** AwesomeAPI for this browser is the simulator's, under its real address. */
async function answerForAwesomeApi(page: Page, asked: string[]) {
  await page.route('https://economia.awesomeapi.com.br/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    const answer = await fetch(`${stack.market.simulator}/economia.awesomeapi.com.br${pathname}`)
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ status: answer.status, headers, body: await answer.text() })
  })
}

const rate = (page: Page) => page.locator('[data-island=rate]')
const headline = (page: Page) => page.locator('main data').first()
const loseTheSite = (page: Page) => page.route('**/api/cotacoes*', (route) => route.abort())

test.beforeEach(() => simulate({ now: wednesday, fault: 'none', prices: { 'USD-BRL': 5.4321 } }))
test.afterAll(() => simulate({ now: null, fault: 'none', prices: { 'USD-BRL': null } }))

test('when the site cannot be reached the browser asks AwesomeAPI, and says so', async ({ page }) => {
  const asked: string[] = []
  await answerForAwesomeApi(page, asked)
  await openAsLive(page)
  await page
    .getByRole('button', { name: /Atualizar agora|Tentar de novo/ })
    .first()
    .click()
  await expect(headline(page)).toHaveAttribute('value', '5.4321')
  expect(asked).toEqual([])
  await loseTheSite(page)
  await simulate({ prices: { 'USD-BRL': 5.5 } })
  await page.clock.fastForward('05:10')
  await expect(headline(page)).toHaveAttribute('value', '5.5')
  await expect(rate(page)).toContainText('direto da AwesomeAPI')
  expect(asked).toContain('/json/last/USD-BRL')
})

test('on a simulated site it never does', async ({ page }) => {
  const asked: string[] = []
  await answerForAwesomeApi(page, asked)
  await open(page)
  await loseTheSite(page)
  await page.clock.fastForward('05:10')
  await expect(rate(page)).toContainText('Sem conexão')
  expect(asked).toEqual([])
})
