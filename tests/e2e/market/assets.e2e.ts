import { expect, type Page, test } from '@playwright/test'
import { wake } from '../islands.ts'
import { renewed } from '../renewal.ts'
import { stack } from '../stack.ts'
import { session, simulate } from './simulate.ts'

type Listed = { code: string; marketCap: number | null }

test.beforeEach(() => simulate({ now: session, fault: 'none', faults: {} }))
test.afterAll(() => simulate({ now: null, fault: 'none', faults: {} }))

async function listed(kind: string): Promise<Listed[]> {
  const answer = await fetch(`${stack.market.site}/api/ativos?classe=${kind}`)
  expect(answer.status).toBe(200)
  return (await answer.json()).assets
}

const table = (page: Page) => page.getByRole('table').first()
const codes = (page: Page) => table(page).locator('tbody th a').allTextContents()

test('shares: a plain table in the HTML, with the index, the session, the delay and the label', async ({
  request,
}) => {
  const html = await (await request.get('/acoes')).text()
  // Points are no percent.
  expect(html.replaceAll(/<[^>]*>/g, '')).not.toMatch(/%\s*pontos/)
  for (const words of ['Ibovespa', 'PETR4', 'Petrobras (PN)', 'Dados simulados', 'R$\u00A01 milhão']) {
    expect(html).toContain(words)
  }
  expect(html).toMatch(/Atraso de 15 min|Fim do dia/)
  expect(html).not.toMatch(/melhor(es)? ações|compre /i)
})

test('shares: the headings sort, with the keyboard too, and say so', async ({ page }) => {
  await page.goto('/acoes')
  await wake(page, 'stocks')
  const heading = table(page).getByRole('columnheader', { name: 'Código' })
  await heading.getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  const ascending = await codes(page)
  expect(ascending).toEqual(ascending.toSorted())
  await page.keyboard.press('Enter')
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  expect(await codes(page)).toEqual(ascending.toReversed())
  await expect(table(page).locator('[aria-sort]')).toHaveCount(1)
})

test('shares: a search by name without accents and a sector narrow the table', async ({ page }) => {
  await page.goto('/acoes')
  await wake(page, 'stocks')
  await page.getByRole('textbox', { name: 'Código ou nome' }).fill('itau')
  expect((await codes(page)).toSorted()).toEqual(['ITSA4', 'ITUB4'])
  await page.getByRole('textbox', { name: 'Código ou nome' }).fill('')
  await page.getByRole('combobox', { name: 'Setor' }).selectOption('Saneamento')
  expect(await codes(page)).toEqual(['SBSP3'])
  await page.getByRole('textbox', { name: 'Código ou nome' }).fill('xyz')
  await expect(table(page)).toContainText('Nenhuma ação com esse filtro.')
})

test('shares: three indexes, a size narrows the table, and each column is explained', async ({ page }) => {
  // Data with one request for each share come after the first render of the page.
  const size = async () => (await listed('acao')).find(({ code }) => code === 'VALE3')?.marketCap
  await expect.poll(size).toBeGreaterThan(0)
  await renewed(`${stack.market.site}/acoes`)
  await page.goto('/acoes')
  await wake(page, 'stocks')
  for (const name of ['Ibovespa', 'IFIX', 'SMLL'])
    await expect(page.locator('main dl').first()).toContainText(name)
  const before = await codes(page)
  await page.getByRole('combobox', { name: 'Valor de mercado' }).selectOption('50')
  await expect(table(page).locator('caption')).not.toContainText('81 de 81')
  const large = await codes(page)
  expect(large).toContain('VALE3')
  expect(large.length).toBeLessThan(before.length / 2)
  await page.getByRole('combobox', { name: 'Espaçamento' }).selectOption('juntas')
  const height = await table(page)
    .locator('tbody tr')
    .first()
    .evaluate((row) => row.clientHeight)
  expect(height).toBeLessThan(36)
  await expect(page.getByRole('region', { name: 'O que é cada coluna' })).toContainText('lucro por ação')
})

test('without JavaScript the table is there, and the fields that could do nothing are not', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: stack.market.site })
  const page = await context.newPage()
  await page.goto('/acoes')
  expect((await codes(page)).length).toBeGreaterThan(70)
  await expect(page.getByLabel('Código ou nome')).toBeHidden()
  await page.goto('/detalhe-ativo')
  await page.getByLabel('Código ou nome, como PETR4 ou Vale').fill('vale3')
  await page.getByRole('button', { name: 'Ver' }).click()
  await expect(page).toHaveURL(/\/detalhe-ativo\?codigo=VALE3$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('VALE3 hoje')
  await context.close()
})

test('coins: in reais, stablecoins marked and hidden on demand, the source credited', async ({ page }) => {
  await page.goto('/criptomoedas')
  await wake(page, 'coins')
  await expect(page.locator('main')).toContainText('Dados fornecidos por')
  await expect(page.locator('main').getByRole('link', { name: 'CoinGecko' }).first()).toHaveAttribute(
    'href',
    'https://www.coingecko.com',
  )
  await expect(table(page).getByRole('row', { name: /USDT/ })).toContainText('stablecoin')
  await page.getByText('Esconder', { exact: true }).click()
  expect(await codes(page)).not.toContain('USDT')
  await page.getByRole('combobox', { name: 'Quantas' }).selectOption('10')
  expect(await codes(page)).toHaveLength(10)
  await expect(page.locator('main')).toContainText('R$\u00A035.000,00')
})

test('coins: in dollars at a rate that is named, with the week of each in a table', async ({ page }) => {
  await page.goto('/criptomoedas')
  await wake(page, 'coins')
  const bitcoin = table(page).getByRole('row', { name: /^BTC/ }).getByRole('cell').first()
  const amount = async () => Number((await bitcoin.textContent())?.replaceAll('.', '').replace(',', '.'))
  const reais = await amount()
  await page.getByText('US$', { exact: true }).click()
  await expect(table(page)).toContainText('em dólares')
  const rate = /US\$\s1 = R\$\s(\d,\d{4})/.exec((await page.locator('main').textContent()) ?? '')?.[1]
  expect(await amount()).toBeCloseTo(reais / Number(rate?.replace(',', '.')), 0)
  await expect(page.locator('main')).toContainText('As variações são do preço em reais.')
  await page.getByText('Ver em tabela os sete dias de cada moeda').click()
  await expect(page.getByRole('table', { name: /Sete dias de cada moeda, em US\$/ })).toBeVisible()
})

test('an asset: a page of its own behind the fixed path', async ({ page, request }) => {
  for (const [code, about] of [
    ['PETR4', 'Petrobras (PN) · ação'],
    ['HGLG11', 'fundo imobiliário'],
    ['BTC', 'Bitcoin · criptomoeda'],
  ]) {
    await page.goto(`/detalhe-ativo?codigo=${code}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${code} hoje`)
    await expect(page.locator('main')).toContainText(about ?? '')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`/detalhe-ativo\\?codigo=${code}$`),
    )
    await expect(page.locator('main')).toContainText('Dados simulados')
    // Search engines must not see a simulated price.
    const told = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(told.join()).not.toContain('Dataset')
    const title = await page.title()
    expect(title.length, title).toBeLessThanOrEqual(60)
    await expect(page.getByRole('heading', { name: 'E se eu tivesse investido?' })).toBeVisible()
  }
  const answer = await request.get('/detalhe-ativo?codigo=PETR4&utm_source=x')
  expect(answer.status()).toBe(200)
  // Five minutes at most, and no longer than its price is the newest, which here is not for a second.
  expect(answer.headers()['cache-control']).toContain('s-maxage=60')
})

test('what a share paid, after tax, its multiples with their day, and another code beside it', async ({
  page,
}) => {
  await page.goto('/detalhe-ativo?codigo=PETR4')
  const paid = page.getByRole('table', { name: /O que PETR4 pagou, por ação/ })
  await expect(paid.getByRole('row', { name: /JCP/ }).first()).toContainText(/\d,\d{4}/)
  await expect(page.getByRole('region', { name: 'Dividendos e JCP' })).toContainText('R$\u00A050.000,00')
  await expect(page.getByRole('region', { name: 'Quanto custa em relação' })).toContainText(
    /P\/L5,7de 31\/01\/2025, há \d\d meses.*P\/L: preço ÷ lucro por ação/,
  )
  await expect(page).toHaveTitle(/dividendos e indicadores/)
  const chart = page.getByRole('region', { name: 'PETR4 no tempo' })
  await expect(chart.getByText(/^PETR4 ajustado/)).toHaveCount(2)
  await chart.getByText('Ver ajustado por desdobramentos e proventos').click()
  await expect(chart.getByText(/^PETR4 ajustado .* em um ano$/)).toBeVisible()
  await chart.getByRole('radio', { name: 'cinco anos' }).last().check()
  await expect(chart.getByText(/^PETR4 ajustado .* em cinco anos$/)).toBeVisible()
  await expect(chart.getByText(/^PETR4 (?!ajustado).* em um ano$/), 'the other one stays').toBeVisible()
  await wake(page, 'past')
  const past = page.getByRole('region', { name: 'E se eu tivesse investido?' })
  await page.getByLabel('Quanto eu teria investido').fill('0')
  await expect(page.getByLabel('Quanto eu teria investido')).toHaveAccessibleDescription(/valor mínimo/)
  await page.getByLabel('Quanto eu teria investido').fill('2.000,00')
  await expect(past).toContainText('R$\u00A02.000,00 em PETR4 em ')
  await page.getByLabel('Comparar com outro código').fill('vale3')
  await page.getByLabel('E com um terceiro').fill('petr4')
  await page.getByRole('button', { name: 'Comparar' }).click()
  await expect(page.getByLabel('E com um terceiro')).toHaveAccessibleDescription(/já está na conta/)
  await page.getByLabel('E com um terceiro').fill('itub4')
  await page.getByRole('button', { name: 'Comparar' }).click()
  const both = page.getByRole('table', { name: /2\.000,00 de .* a / })
  for (const name of ['PETR4', 'VALE3', 'ITUB4', 'CDI']) await expect(both).toContainText(name)
  await page.getByLabel('Comparar com outro código').fill('xptO9')
  await page.getByRole('button', { name: 'Comparar' }).click()
  await expect(page.getByLabel('Comparar com outro código')).toHaveAccessibleDescription(/Não acompanhamos/)
})

test('a code as typed leads to the one address; the inner one leads there too', async ({ request }) => {
  const typed = ['?codigo=petr4', '/PETR4', '?codigo=PETR4%20', '?codigo=petrobras', '?codigo=Petrobr%C3%A1s']
  for (const path of typed) {
    const answer = await request.get(`/detalhe-ativo${path}`, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(/petrobr/i.test(path) ? 307 : 308)
    expect(answer.headers().location, path).toMatch(/\/detalhe-ativo\?codigo=PETR4$/)
  }
})

test('an unknown code is 404 with a search, in the HTML', async ({ request }) => {
  const codes = ['XYZ99', 'nenhum', '%3Cb%3E', 'banco%20nenhum']
  for (const code of [...codes, ...codes]) {
    const answer = await request.get(`/detalhe-ativo?codigo=${code}`)
    expect(answer.status(), code).toBe(404)
    const html = await answer.text()
    expect(html, code).toContain('Não acompanhamos esse código')
    expect(html, code).toContain('name="codigo"')
  }
  const direct = await request.get('/detalhe-ativo/codigo-desconhecido')
  expect(direct.status()).toBe(404)
})

test('a renamed code says so and leads to the new one', async ({ page }) => {
  await page.goto('/detalhe-ativo?codigo=ELET3')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ELET3 agora é AXIA3')
  await page.getByRole('link', { name: 'Ver AXIA3' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AXIA3 hoje')
  await expect(page.locator('main')).toContainText('AXIA3 era ELET3')
})

test('without a code there is a list to choose from, out of the search engines', async ({
  page,
  request,
}) => {
  for (const path of ['/detalhe-ativo', '/detalhe-ativo?codigo=']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Qual ativo você quer ver?')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
  const sitemap = await (await request.get('/sitemap-0.xml')).text()
  expect(sitemap).toContain('/detalhe-ativo?codigo=PETR4<')
  expect(sitemap).not.toContain('/detalhe-ativo<')
  expect(sitemap).not.toContain('codigo-desconhecido')
})
