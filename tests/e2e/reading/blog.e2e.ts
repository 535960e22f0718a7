import { expect, test } from '@playwright/test'

test('the blog by theme, order and words, each at its address', async ({ request }) => {
  const html = async (path: string) => (await request.get(path)).text()
  const theme = await html('/blog?tema=impostos')
  expect(theme).toContain('href="/blog/mudancas-iof-2025"')
  expect(theme).not.toContain('href="/blog/cartao-credito-viagens"')
  expect(theme).toMatch(/<meta name="robots" content="noindex, follow"/)
  expect(theme).toMatch(/<link rel="canonical" href="[^"?]+\/blog"/)
  expect(await html('/blog?tema=impostos&ordem=recentes')).toContain('href="/blog/mudancas-iof-2025"')
  expect(await html('/busca?q=spread+pre-pago')).toContain('href="/blog/cartao-credito-viagens"')
  expect(await html('/blog?utm_source=x')).toContain('Todos os artigos')
})

test('what is no page of the blog is not there', async ({ request }) => {
  for (const asked of ['pagina=99', 'pagina=0', 'pagina=abc', 'tema=nenhum', 'tema=a/b', 'ordem=preco']) {
    expect((await request.get(`/blog?${asked}`)).status(), asked).toBe(404)
  }
  expect(await (await request.get('/blog?pagina=99')).text()).toContain('Essa página não existe')
})

test('the addresses of the templates lead to their themes', async ({ request }) => {
  const leads = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return `${answer.status()} ${answer.headers().location}`
  }
  expect(await leads('/blog/%7Btoken%7D')).toBe('308 /blog?tema=cripto')
  expect(await leads('/blog/%7Bname%7D-impacto-financeiro')).toBe('308 /blog?tema=planejamento')
  expect(await leads('/blog?q=iof')).toBe('308 /busca?q=iof')
  expect(await leads('/blog/lista/impostos/recentes/1')).toBe('308 /blog')
})

test('feeds answer who has them with 304', async ({ request }) => {
  for (const [path, type] of [
    ['/blog/rss.xml', 'application/rss+xml'],
    ['/blog/atom.xml', 'application/atom+xml'],
    ['/blog/feed.json', 'application/feed+json'],
  ] as const) {
    const feed = await request.get(path)
    const { etag = '', ...headers } = feed.headers()
    expect(headers['content-type']).toContain(type)
    expect(headers['last-modified']).toMatch(/GMT$/)
    expect(await feed.text()).toContain('/blog/mudancas-iof-2025')
    expect((await request.get(path, { headers: { 'if-none-match': etag } })).status()).toBe(304)
  }
})

test('a term explains itself and a number leads to its source, without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/blog/cartao-credito-viagens')
  const term = page.getByRole('button', { name: 'Spread' })
  const explanation = page.getByText('Diferença entre o preço do mercado')
  await expect(explanation).toBeHidden()
  await term.press('Enter')
  await expect(explanation).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(explanation).toBeHidden()
  await page.getByRole('link', { name: 'Fonte 2' }).click()
  await expect(page).toHaveURL(/#fonte-2$/)
  await expect(page.locator('#fonte-2')).toContainText('Decreto')
  await page.close()
})

test('a calculator within an article shows its example in its place, without JavaScript', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/blog/bitcoin')
  const calculator = page.locator('[data-island="bitcoin-venda"]')
  await expect(calculator.getByText('Fica com você')).toBeVisible()
  await expect(calculator.getByText('Carregando')).toHaveCount(0)
  await page.close()
})

test('a reader copies the address of an article', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/mudancas-iof-2025')
  await page.getByRole('button', { name: 'Compartilhar' }).click()
  await expect(page.getByText('Link copiado.')).toBeVisible()
})
