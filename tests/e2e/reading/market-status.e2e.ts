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

const moments = [
  [
    '2026-11-20T14:35:00-03:00',
    /^Não\. Hoje, 20\/11, é feriado .*: a B3 abre na segunda, 23\/11, às 10:00\.$/,
  ],
  ['2026-11-23T17:30:00-03:00', /^Sim\. O pregão da B3 vai até as 17:55/],
  ['2026-10-30T17:30:00-03:00', /^O pregão já fechou\. O after-market vai até as 18:00\.$/],
  ['2026-02-18T12:50:00-03:00', /^Quase\. A B3 recebe ordens agora e abre às 13:00\.$/],
  ['2026-12-24T11:30:00-03:00', /^Não\. Hoje, 24\/12, não tem pregão .*na segunda, 28\/12, às 10:00\.$/],
  ['2026-12-31T11:00:00-03:00', /^Não\. Hoje, 31\/12, não tem pregão .*na segunda, 04\/01, às 10:00\.$/],
  ['2027-01-01T02:00:00Z', /^Não\. Hoje, 31\/12, não tem pregão/],
] as const

for (const [moment, sentence] of moments) {
  test(`the answer at ${moment}`, async ({ page }) => {
    await openAt(page, moment)
    await expect(answer(page)).toHaveText(sentence)
  })
}

test('on the holiday of 20 November New York works, and the hours nobody confirmed are marked', async ({
  page,
}) => {
  await openAt(page, '2026-11-20T14:35:00-03:00')
  await expect(cell(page, 'b3')).toContainText('Feriado')
  await expect(cell(page, 'b3')).toContainText('Horário a confirmar')
  await expect(cell(page, 'fx')).toContainText('Sem PTAX hoje')
  await expect(cell(page, 'united-states')).toContainText('Fecha às 18:00, em 3 h 25 min')
  await expect(cell(page, 'pix')).toContainText('Pix funciona agora')
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

test('everything is in the HTML, and the calendar can be taken away', async ({ request }) => {
  const html = await (await request.get('/status-mercado')).text()
  for (const words of [
    'A bolsa está aberta hoje?',
    'Bolsas dos EUA',
    'Pix e TED',
    'Próximos pregões da B3',
    'Feriados do mercado',
  ])
    expect(html).toContain(words)
  const calendar = await request.get('/status-mercado/feriados.ics')
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/)
})

test('the interface is documented for programs and for people', async ({ page, request }) => {
  const document = await (await request.get('/api/openapi.json')).json()
  expect(Object.keys(document.paths)).toEqual([
    '/api/cotacoes',
    '/api/series',
    '/api/cambio',
    '/api/ativos',
    '/api/expectativas',
    '/api/regras',
    '/api/regras/{tabela}',
    '/api/status-mercado',
  ])
  const response = await page.goto('/api')
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { name: 'Fontes e licenças' })).toBeVisible()
  for (const link of await page.locator('main li a[href^="/api/"]').all()) {
    const href = (await link.getAttribute('href')) ?? ''
    expect((await request.get(href)).status(), href).toBe(200)
  }
})
