import { expect, type Page, test } from '@playwright/test'
import { addDays } from '#web/finance/calendar/days.ts'
import { wake } from '../islands.ts'
import { passFiveMinutes, session, sessionDay, simulate } from './simulate.ts'

/** As far as an alert goes when nobody says until when. */
const until = addDays(sessionDay, 30)

/** Notices the page asked the browser to show; the real ones leave no trace that a test can read. */
async function countNotices(page: Page) {
  await page.addInitScript(() => {
    const shown: string[] = []
    class Recorder {
      static permission = 'granted'
      static requestPermission = () => Promise.resolve('granted')
      constructor(title: string, { body }: { body: string }) {
        shown.push(`${title} ${body}`)
      }
    }
    Object.assign(window, { Notification: Recorder, shownNotices: shown })
  })
}

// The script above puts it there.
const notices = (page: Page) =>
  page.evaluate(() => (window as unknown as { shownNotices: string[] }).shownNotices)

async function open(page: Page, fragment = '') {
  await page.clock.install({ time: new Date(session) })
  await page.goto(`/alertas-cambio${fragment}`)
  await wake(page, 'alerts')
}

async function price(page: Page, dollar: number) {
  await simulate({ prices: { 'USD-BRL': dollar } })
  await passFiveMinutes(page)
  await expect(page.locator('main')).toContainText(`R$\u00A0${dollar.toFixed(4).replace('.', ',')}.`)
}

const list = (page: Page) => page.getByRole('region', { name: 'Alertas de Dólar' })

test.beforeEach(async ({ page }) => {
  await simulate({ now: session, fault: 'none', prices: { 'USD-BRL': 5.4 } })
  await countNotices(page)
})
test.afterAll(() => simulate({ now: null, fault: 'none', prices: { 'USD-BRL': null } }))

test('an alert fires once when the price goes through, and again only after it went away', async ({
  page,
}) => {
  await open(page, `#a=usd-brl_acima_5.5_${until}`)
  await price(page, 5.4)
  await expect(list(page)).toContainText('Ativo')
  expect(await notices(page)).toEqual([])

  await price(page, 5.51)
  await expect(list(page)).toContainText('Chegou')
  await expect(page).toHaveTitle(/^\(1\) /)
  const [notice, ...others] = await notices(page)
  expect(notice).toMatch(/O dólar chegou a R\$\s5,50 ou mais Dados simulados\. Preço: R\$ 5,5100\./)
  expect(others).toEqual([])

  await price(page, 5.495)
  await price(page, 5.52)
  expect(await notices(page)).toHaveLength(1)

  await price(page, 5.45)
  await price(page, 5.53)
  await expect.poll(() => notices(page)).toHaveLength(2)
})

test('the form makes an alert in the link, which a new page brings back', async ({ page }) => {
  await open(page)
  await page.getByRole('textbox', { name: /^Valor/ }).fill('9,99')
  await page.getByRole('button', { name: 'Criar alerta' }).click()
  await expect(page.getByRole('form', { name: 'Novo alerta' })).toContainText('Escolha um valor menor.')
  await page.getByRole('textbox', { name: /^Valor/ }).fill('1,00')
  await page.getByRole('button', { name: 'Criar alerta' }).click()
  await expect(page).toHaveURL(new RegExp(`#a=usd-brl_abaixo_1_${until}$`))
  await expect(list(page)).toContainText('Dólar a R$\u00A01,00 ou menos')
  await expect(list(page)).toContainText('Próxima conferência às')
  await page.reload()
  await expect(list(page)).toContainText('Dólar a R$\u00A01,00 ou menos')
  await list(page)
    .getByRole('button', { name: /^Remover/ })
    .click()
  await expect(page.getByText('Nenhum alerta ainda')).toBeVisible()
  await expect(page).not.toHaveURL(/#/)
})

test('nothing is kept on the device', async ({ page, context }) => {
  await open(page, `#a=usd-brl_acima_5.5_${until}`)
  await expect(list(page)).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test('the history says on how many days the value was reached', async ({ page }) => {
  await open(page)
  const value = page.getByRole('textbox', { name: /^Valor/ })
  await value.fill('1,00')
  await expect(page.locator('figure').first()).toContainText(/em 0 dos últimos \d+ pregões/)
  await value.fill('99,00')
  await expect(page.locator('figure').first()).toContainText(/em (\d+) dos últimos \1 pregões/)
  await page.getByLabel('Bitcoin').check()
  await expect(page.locator('figure').first()).toContainText(/O bitcoin .* dos últimos \d+ dias/)
})

test('the feed gets one new entry when the price goes through', async ({ request }) => {
  // Above every close of the last weeks, and near enough to be believed.
  const since = addDays(sessionDay, -1)
  const feed = `/alertas-cambio/feed.xml?par=USD-BRL&acima=5.90&ate=${until}&desde=${since}`
  const entries = async () => (await (await request.get(feed)).text()).match(/<id>[^<]*<\/id>/g)?.slice(1)
  await expect.poll(entries).toEqual([])
  await simulate({ prices: { 'USD-BRL': 6 } })
  await expect.poll(entries).toHaveLength(1)
  const first = await entries()
  await simulate({ prices: { 'USD-BRL': 6.1 } })
  await expect.poll(entries).toEqual(first)
  const answer = await request.get(feed)
  expect(answer.headers()['content-type']).toContain('application/atom+xml')
  expect(await answer.text()).toContain('Dados simulados: O dólar chegou a')
  const etag = answer.headers().etag ?? ''
  expect((await request.get(feed, { headers: { 'If-None-Match': etag } })).status()).toBe(304)
})
