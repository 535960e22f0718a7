import { expect, type Page, test } from '@playwright/test'
import { addDays, addMonths } from '#web/finance/calendar/days.ts'
import { formatDay } from '#web/finance/core/format.ts'
import { wake } from '../islands.ts'
import { renewed } from '../renewal.ts'
import { stack } from '../stack.ts'
import { refresh, session, sessionDay, simulate } from './simulate.ts'

const { site } = stack.market

async function open(page: Page, address: string) {
  await page.clock.install({ time: new Date(session) })
  await page.goto(address)
  await wake(page, 'calculator')
}

/** The page as the build made it has the ranges of another day. */
const whenOfSession = () =>
  expect
    .poll(() => renewed(`${site}/dolar-hoje`))
    .toMatch(new RegExp(`O dólar [^<]* das 1[23]:\\d\\d às 1[45]:\\d\\d de ${formatDay(sessionDay)}`))

const nota = (page: Page) => page.getByRole('article')
const textField = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

async function unfold(page: Page, summary: string) {
  await page.locator('summary', { hasText: summary }).click()
}

test.beforeEach(() => simulate({ now: session, fault: 'none', prices: { 'USD-BRL': 5.4321 } }))
test.afterAll(() => simulate({ now: null, fault: 'none', prices: { 'USD-BRL': null } }))

test('the golden case: six ways side by side, the chosen one as a Nota, and its link', async ({
  page,
  context,
}) => {
  await open(page, '/dolar-hoje')
  await unfold(page, 'Mais opções')
  await textField(page, /^Câmbio comercial/).fill('5,2238')
  await textField(page, /^Dia da compra/).fill('20/11/2026')
  await expect(page.getByRole('radio', { name: /^Cartão/ })).toBeChecked()
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(nota(page)).toContainText('562,29')
  await expect(nota(page)).toContainText('543,28')
  const ways = page.getByRole('group', { name: 'Como vou usar' })
  for (const total of ['522,38', '570,40', '562,29', '551,48', '536,05']) {
    await expect(ways).toContainText(total)
  }
  await page.getByRole('radio', { name: /^Espécie/ }).check()
  await expect(nota(page)).toContainText('570,40')
  await expect(page).toHaveURL(/#.*t=5\.2238/)

  const other = await context.newPage()
  await other.goto(page.url())
  await expect(other.getByRole('radio', { name: /^Espécie/ })).toBeChecked({ timeout: 15_000 })
  await expect(nota(other)).toContainText('570,40')
})

test('the Nota follows the rate on the page, and says of when it is', async ({ page }) => {
  await open(page, '/dolar-hoje')
  await refresh(page)
  await expect(nota(page)).toContainText('US$ 100,00 × R$ 5,4321')
  // Nobody typed it: the address does not keep it.
  await expect(page).toHaveURL(/\/dolar-hoje$/)
  await nota(page).locator('summary', { hasText: 'De onde vem' }).click()
  await expect(nota(page)).toContainText(
    new RegExp(`5,4321\\sreais, .* de ${formatDay(sessionDay)}, 1[34]:\\d\\d \\(Brasília\\)`),
  )
})

test('arrows choose the range and read the line point by point', async ({ page }) => {
  await whenOfSession()
  await open(page, '/dolar-hoje')
  const chart = page.getByRole('region', { name: 'Histórico do dólar' })
  await expect(chart.getByText(/^O dólar .* em um mês$/)).toBeVisible()
  await chart.getByRole('radio', { name: 'um mês' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(chart.getByText(/^O dólar .* em seis meses$/)).toBeVisible()
  await expect(chart.getByText(/^O dólar .* em um mês$/)).toBeHidden()
  await expect(chart.getByText(/^PTAX de venda, em reais por dólar/).first()).toBeVisible()

  const ruler = chart.getByRole('slider')
  await ruler.focus()
  const newest = await ruler.getAttribute('aria-valuetext')
  await page.keyboard.press('ArrowLeft')
  await expect(ruler).not.toHaveAttribute('aria-valuetext', newest ?? '')
  await page.keyboard.press('Home')
  const first = addMonths(sessionDay, -6)
  const daysOfFirstWeek = Array.from({ length: 7 }, (_, days) => formatDay(addDays(first, days)))
  await expect(ruler).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`^(${daysOfFirstWeek.join('|')}): R\\$\\s\\d,\\d{4}$`),
  )
  const plot = chart.locator('[data-points]:visible')
  await plot.hover({ position: { x: 1, y: 20 } })
  await expect(plot).toHaveAttribute('data-said', (await ruler.getAttribute('aria-valuetext')) ?? '')
  await page.mouse.move(0, 0)
  await expect(plot).not.toHaveAttribute('data-said')
  await chart.locator('summary:visible', { hasText: 'Ver em tabela' }).click()
  await expect(chart.getByRole('table')).toBeVisible()
})

test('a day is a hundred minutes told by their hours, and every range is a file', async ({ page }) => {
  await whenOfSession()
  await open(page, '/dolar-hoje')
  const chart = page.getByRole('region', { name: 'Histórico do dólar' })
  await chart.getByRole('radio', { name: 'um dia' }).check()
  await expect(chart.getByText('minuto a minuto (últimas 100 cotações), em reais').first()).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    chart.getByRole('link', { name: 'Baixar CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('usd-brl-1D.csv')
})

test('the Nota goes as a message, through the device where it can, and on one A4', async ({ browser }) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await open(page, '/dolar-hoje#q=100&t=5.2238&d=20/11/2026&u=card')
  await expect(nota(page)).toContainText('562,29')
  await expect(nota(page).getByRole('button', { name: 'Compartilhar' })).toHaveCount(0)
  await nota(page).locator('summary', { hasText: 'Mais' }).click()
  await nota(page).getByRole('button', { name: 'Copiar resumo' }).click()
  await expect(page.getByText('Resumo copiado.')).toBeVisible()
  const message = await page.evaluate(() => navigator.clipboard.readText())
  expect(message).toMatch(/^US\$ 100 no cartão: R\$ 562,29\n/)
  expect(message).toContain('\nIOF: R$ 19,01\n')
  expect(message).toMatch(/\/dolar-hoje#.*t=5\.2238/)
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('figure').filter({ hasText: 'em um mês' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Dólar hoje' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // A device that shares: Chromium on Linux is none.
  await context.addInitScript(() => {
    Object.assign(navigator, { share: async (given: unknown) => Object.assign(window, { given }) })
  })
  await page.reload()
  await nota(page).getByRole('button', { name: 'Compartilhar' }).click()
  const given = await page.evaluate(() => Reflect.get(window, 'given'))
  expect(given).toMatchObject({ text: expect.stringContaining('562,29'), url: expect.stringContaining('#') })
  await context.close()
})

test('without JavaScript the ranges still change, and the Nota is there', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/dolar-hoje')
  const chart = page.getByRole('region', { name: 'Histórico do dólar' })
  await chart.getByRole('radio', { name: 'cinco anos' }).check()
  await expect(chart.getByText(/^O dólar .* em cinco anos$/)).toBeVisible()
  await expect(chart.getByRole('slider')).toHaveCount(0)
  await expect(nota(page)).toContainText('no cartão')
  await context.close()
})

test('the euro begins on the card and shows itself in dollars', async ({ page }) => {
  await open(page, '/euro-hoje')
  await expect(page.getByRole('radio', { name: /^Cartão/ })).toBeChecked()
  await expect(nota(page)).toContainText('€ 100 no cartão')
  await expect(page.getByRole('region', { name: 'Um euro em dólar' })).toContainText(/US\$\s*1,\d{4}/)
  const reference = page.getByRole('region', { name: 'Taxa do Banco Central Europeu' })
  await expect(reference).toContainText(/Um euro em reais\s*R\$\s*\d,\d{4}/)
  await expect(reference).toContainText('Taxa diária de referência de')
  await expect(page.getByRole('region', { name: 'Viagem ao espaço Schengen' })).toContainText('90 dias')
})

test('selling one bitcoin with a gain passes the limit, and says what to pay and by when', async ({
  page,
}) => {
  await open(page, '/bitcoin-hoje')
  await unfold(page, 'Mais opções')
  await textField(page, /^Quantia/).fill('1')
  await textField(page, /^Preço médio de compra/).fill('100.000,00')
  await textField(page, /^Preço do bitcoin em reais/).fill('300.000,00')
  await textField(page, /^Data da venda/).fill('18/11/2026')
  await page.getByRole('button', { name: 'Calcular' }).click()
  // 300.000,00 less 0,5 % of brokerage is 298.500,00; 15 % of the gain of 198.500,00 is 29.775,00.
  await expect(nota(page)).toContainText('29.775,00')
  await expect(nota(page)).toContainText('268.725,00')
  await expect(page.getByText('Acima de R$ 35.000 no mês o ganho é tributado.')).toBeVisible()
  await expect(page.getByText('Passou R$ 265.000,00 do limite de R$ 35.000,00.')).toBeVisible()
  await nota(page).locator('summary', { hasText: 'De onde vem' }).click()
  await expect(nota(page)).toContainText('DARF 4600 até 30/12/2026')
})

test('five years of bitcoin on a logarithmic scale, with the keyboard and without code', async ({
  browser,
}) => {
  // A page made while nothing answered has no line yet.
  await expect.poll(() => renewed(`${site}/bitcoin-hoje`)).toContain('Escala do gráfico')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/bitcoin-hoje')
  const chart = page.getByRole('region', { name: 'Histórico do bitcoin' })
  await chart.getByRole('radio', { name: 'cinco anos' }).check()
  const panel = chart.locator('[data-range="5A"]')
  const scale = panel.getByRole('group', { name: 'Escala do gráfico' })
  await expect(panel.getByText('Escala logarítmica:')).toBeHidden()
  await scale.getByRole('radio', { name: 'Linear' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(panel.getByText(/Escala logarítmica:.*mesma variação/)).toBeVisible()
  await panel.getByText('Ver em tabela').click()
  await expect(panel.getByRole('table', { name: /Último preço de cada semana em cinco anos/ })).toBeVisible()
  await context.close()
})

test('the bitcoin page compares the sources and never asks anyone to buy', async ({ request }) => {
  // Prices of another day are not compared.
  await simulate({ now: null })
  const compared = /entre (<!-- -->)?[2-4](<!-- -->)? fontes agora/
  await expect.poll(() => renewed(`${site}/bitcoin-hoje`)).toMatch(compared)
  const html = async () => (await request.get('/bitcoin-hoje')).text()
  expect(await html()).toContain('Negocia 24 h')
  // In dollars, with both sources; the part of bitcoin; minimum wages.
  expect(await html()).toMatch(/US\$\s(<!-- -->)?\d{2,3}\.\d{3},\d{2}/)
  for (const words of ['Em salários mínimos', 'satoshis']) expect(await html()).toContain(words)
  // The list of coins is believed once it has the prices of now too.
  await expect.poll(() => renewed(`${site}/bitcoin-hoje`)).toContain('Dominância')
  expect(await html()).not.toMatch(/>\s*Comprar/)
})

test('the strip of the home page has six numbers, or says that it has none, in full rows', async ({
  page,
}) => {
  await page.goto('/')
  const cells = page.getByRole('list', { name: 'Cotações' }).getByRole('listitem')
  await expect(cells).toHaveCount(6)
  for (const cell of await cells.all()) await expect(cell).toContainText(/\d,\d|\d\.\d{3}|sem dado/)
  for (const width of [160, 240, 320, 360, 520, 768, 1023, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    const tops = await cells.evaluateAll((all) =>
      all.map((cell) => Math.round(cell.getBoundingClientRect().top)),
    )
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length)
    expect(new Set(rows).size, `${width} px: ${rows}`).toBe(1)
  }
})
