import { expect, test } from '@playwright/test'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { renewed } from '../renewal.ts'

// They share one server.
test.describe.configure({ mode: 'default' })

let server: OwnSite
let site = ''

test.beforeAll(async () => {
  test.setTimeout(120_000)
  // Nobody listens on port 1: every source refuses the connection, from the first request on.
  server = await startOwnSite('.next-cold', { SIMULATOR_URL: 'http://127.0.0.1:1' })
  site = server.address
})

test.afterAll(() => server.stop())

const withRates = [
  '/',
  '/dolar-hoje',
  '/euro-hoje',
  '/bitcoin-hoje',
  '/acoes',
  '/criptomoedas',
  '/detalhe-ativo?codigo=PETR4',
  '/status-mercado',
]
const without = ['/alertas-cambio', '/juros-compostos', '/blog', '/api']

for (const path of withRates) {
  test(`${path}: its words and "sem dado", and no error`, async ({ page }) => {
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    // The copy begins with the prices of the build.
    expect(await renewed(site + path)).toMatch(/sem dado/i)
    const answer = await page.goto(site + path)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('main')).toContainText(/sem dado/i)
    expect(errors).toEqual([])
  })
}

for (const path of without) {
  test(`${path} does not depend on any source`, async () => {
    expect((await fetch(site + path)).status).toBe(200)
  })
}

test('the API says that there is nothing, in its own shape', async () => {
  const answer = await fetch(`${site}/api/cotacoes?series=usd-brl`)
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ series: 'usd-brl', quote: null })
})

test('/status-mercado keeps its calendars, and says what it could not ask', async ({ page }) => {
  await page.goto(`${site}/status-mercado`)
  const main = page.locator('main')
  await expect(main).toContainText('Próximos pregões da B3')
  await expect(main).toContainText('Não foi possível conferir agora.')
  await expect(main).toContainText('Sem dado: o Tesouro Transparente não deu taxas que possamos usar.')
  await expect(main).not.toContainText('conferidos com a BrasilAPI')
})
