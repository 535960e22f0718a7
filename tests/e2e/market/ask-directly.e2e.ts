import { expect, type Page, test } from '@playwright/test'
import { urlVariables } from '#web/rates/source-variables.ts'
import { wake } from '../islands.ts'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { renewed } from '../renewal.ts'
import { stack } from '../stack.ts'
import { passFiveMinutes, session, simulate } from './simulate.ts'

// Its worker would ask for the page, unseen.
test.use({ serviceWorkers: 'block' })

let live: OwnSite

test.beforeAll(async () => {
  test.setTimeout(120_000)
  // A name that is nobody's (RFC 2606), so that no real source is asked.
  const nowhere = Object.fromEntries(
    Object.values(urlVariables).map((name) => [name, 'http://fontes.invalid']),
  )
  live = await startOwnSite('.next-live', { MARKET: 'live', ...nowhere })
  // The copy begins with the pages of the build, where the browser may not ask.
  await renewed(`${live.address}/dolar-hoje`)
})

test.afterAll(() => live.stop())

async function open(page: Page, site = '') {
  await page.clock.install({ time: new Date(session) })
  await page.goto(`${site}/dolar-hoje`)
  await wake(page, 'rate')
}

/** The live site seems to answer, with what the simulated one does: its own sources cannot be reached. */
async function answerForTheSite(page: Page) {
  await page.route('**/api/cotacoes*', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await page.request.get(pathname + search) })
  })
}

/** AwesomeAPI for this browser is the simulator's, under its real address. */
async function answerForAwesomeApi(page: Page, asked: string[]) {
  await page.route('https://economia.awesomeapi.com.br/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    asked.push(pathname)
    const answer = await fetch(`${stack.market.simulator}/awesomeapi${pathname}`)
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ status: answer.status, headers, body: await answer.text() })
  })
}

const rate = (page: Page) => page.locator('[data-island=rate]')
const headline = (page: Page) => page.locator('main data').first()
const loseTheSite = (page: Page) => page.route('**/api/cotacoes*', (route) => route.abort())

test.beforeEach(() => simulate({ now: session, fault: 'none', prices: { 'USD-BRL': 5.4321 } }))
test.afterAll(() => simulate({ now: null, fault: 'none', prices: { 'USD-BRL': null } }))

test('when the site cannot be reached the browser asks AwesomeAPI, and says so', async ({ page }) => {
  const asked: string[] = []
  await answerForAwesomeApi(page, asked)
  await answerForTheSite(page)
  await open(page, live.address)
  await page
    .getByRole('button', { name: /Atualizar agora|Tentar de novo/ })
    .first()
    .click()
  await expect(headline(page)).toHaveAttribute('value', '5.4321')
  expect(asked).toEqual([])
  await loseTheSite(page)
  await simulate({ prices: { 'USD-BRL': 5.5 } })
  await passFiveMinutes(page)
  await expect(headline(page)).toHaveAttribute('value', '5.5')
  await expect(rate(page)).toContainText('direto da AwesomeAPI')
  expect(asked).toContain('/json/last/USD-BRL')
})

test('on a simulated site it never does', async ({ page }) => {
  const asked: string[] = []
  await answerForAwesomeApi(page, asked)
  await open(page)
  await loseTheSite(page)
  await passFiveMinutes(page)
  await expect(rate(page)).toContainText('Sem conexão')
  expect(asked).toEqual([])
})
