import { expect, test } from '@playwright/test'
import { routeOf, routes } from '../routes.ts'

test('an unknown path answers 404 with the page in the HTML, also without JavaScript', async ({
  request,
}) => {
  for (const path of ['/nao-existe', '/blog/nao-existe', '/blog/nao-existe']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(404)
    expect(await answer.text(), path).toContain('Essa página não existe')
  }
})

test('the Calculadoras menu opens, leads to the calculator and closes', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Calculadoras' }).click()
  const link = page.getByRole('banner').getByRole('link', { name: /Juros Compostos/ })
  await expect(link).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await page.getByRole('banner').getByRole('button', { name: 'Calculadoras' }).click()
  await link.click()
  await expect(page).toHaveURL(/\/juros-compostos$/)
  await expect(link).toBeHidden()
})

test('the mobile menu works by keyboard and gives the focus back', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blog')
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('navigation', { name: 'Principal, no celular' })
  await expect(drawer.getByRole('link', { name: 'Cotações' })).toBeVisible()
  await expect(drawer.getByRole('link', { name: 'Blog', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(menu).toBeFocused()
})

test('every link of the header, the footer and the home page leads somewhere', async ({ page, request }) => {
  await page.goto('/')
  const paths = await page.$$eval('a[href^="/"]', (links) => [
    ...new Set(links.map((link) => link.getAttribute('href'))),
  ])
  expect(paths.length).toBeGreaterThan(4)
  for (const path of paths) expect((await request.get(path ?? '')).status(), `${path}`).toBe(200)
})

/** The pages that search engines may show. */
const titled = Object.values(routes).flatMap(({ visits, sitemap }) =>
  sitemap === 'none' ? [] : visits.map((path) => path.replace(/#.*/, '')),
)

test('titles and descriptions have the lengths that search engines show', async ({ request }) => {
  for (const path of new Set(titled)) {
    const html = await (await request.get(path)).text()
    const title = textIn(html, /<title>([^<]*)<\/title>/)
    const description = textIn(html, /<meta name="description" content="([^"]*)"/)
    expect.soft(title.length, `${path}: ${title}`).toBeGreaterThanOrEqual(30)
    expect.soft(title.length, `${path}: ${title}`).toBeLessThanOrEqual(60)
    expect.soft(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(120)
    expect.soft(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160)
    expect.soft(html.match(/<link rel="canonical"/g) ?? [], path).toHaveLength(1)
  }
})

function textIn(html: string, pattern: RegExp): string {
  return (pattern.exec(html)?.[1] ?? '')
    .replaceAll('&amp;', '&')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
}

test('the sitemaps list every page that a search engine may show, and no other', async ({ request }) => {
  expect((await request.get('/robots.txt')).status()).toBe(200)
  for (const file of ['sitemap-0.xml', 'server-sitemap.xml']) {
    const xml = await (await request.get(`/${file}`)).text()
    const addresses = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => new URL(address))
    const expected = Object.entries(routes).filter(([, { sitemap }]) => sitemap === file)
    expect(new Set(addresses.map(routeOf)), file).toEqual(new Set(expected.map(([route]) => route)))
    const visited = expected.flatMap(([, { visits }]) => visits.map((path) => path.replace(/#.*/, '')))
    const listed = addresses.map(({ pathname, search }) => pathname + search)
    expect(listed).toEqual(expect.arrayContaining(visited))
  }
})

test('without a connection the site says so, and the page comes back with it', async ({ page, context }) => {
  await page.goto('/juros-compostos')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await context.setOffline(true)
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A internet não chegou até aqui.')
  await context.setOffline(false)
  await page.goto('/blog')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('A internet não chegou até aqui.')
})

test('a crash while drawing shows the error screen, and the way back works', async ({ page }) => {
  await page.goto('/dolar-hoje')
  await expect(page.locator('[data-island=rate][data-ready]')).toBeVisible()
  await page.evaluate(() => {
    // The formatters are kept once made: what breaks is their work.
    const { prototype } = Intl.NumberFormat
    const genuine = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {}
    const broken = {
      configurable: true,
      get() {
        throw new Error('broken on purpose')
      },
    }
    Object.assign(window, { mend: () => Object.defineProperty(prototype, 'format', genuine) })
    Object.defineProperty(prototype, 'format', broken)
  })
  await page.getByRole('button', { name: 'Atualizar agora' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
  await expect(page.getByText('Algo quebrou aqui')).toBeVisible()
  await page.evaluate('mend()')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dólar hoje')
})
