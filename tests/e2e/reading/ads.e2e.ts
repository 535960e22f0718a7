import { expect, type Page, type Route, test } from '@playwright/test'

// The worker would hand out the letter that is held back below.
test.use({ viewport: { width: 360, height: 800 }, serviceWorkers: 'block' })

const pixel =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="336" height="280"%3E%3Crect width="336" height="280" fill="teal"/%3E%3C/svg%3E'

const choice = { creative: 'x', weight: 1, own: false, href: 'https://anunciante.example/', disclosure: null }
const image = { src: pixel, width: 336, height: 280, alt: 'Conta sem tarifa' }
const texts = {
  headline: 'Um título de quarenta letras, nem uma mai',
  text: 'Um texto com as noventa letras que uma peça pode ter, para ver o lugar com tudo o que cabe.',
}
const served = { minHeight: 250, lazyMargin: 200, frequency: 3 }

/** Answers as the site gives them, in each state that a place can be in. */
const answers = {
  image: (route: Route) => fill(route, { ...choice, image, headline: null, text: null }),
  words: (route: Route) =>
    fill(route, {
      ...choice,
      ...texts,
      image: null,
      disclosure: 'Publicidade · recebemos se você contratar',
    }),
  empty: (route: Route) => route.fulfill({ json: { slots: {} } }),
  failing: (route: Route) => route.abort(),
}

function fill(route: Route, one: object) {
  const places = new URL(route.request().url()).searchParams.get('lugares')?.split(',') ?? []
  const slots = Object.fromEntries(places.map((place) => [place, { ...served, choices: [one] }]))
  return route.fulfill({ json: { slots } })
}

/** The sum of all shifts of a page, from its first paint on, after each of its places was reached. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const asked = page.waitForEvent('requestfinished', (request) => request.url().includes('/api/anuncios'))
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/api/anuncios'))
  // Whole from the cache: one that is made during the visit comes in pieces.
  await page.request.get(path)
  // It comes a second after the page.
  const loaded = page.waitForEvent('requestfinished', (request) => request.url().includes('/anuncios.js'))
  await page.goto(path)
  await loaded
  for (const place of await page.locator('[data-ad-slot]').all()) {
    if (await place.isVisible()) await place.scrollIntoViewIfNeeded()
  }
  await Promise.any([asked, failed])
  // Two frames: what the answer changed is drawn.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  return page.evaluate(
    () => (window as Window & { shifts?: number[] }).shifts?.reduce((a, b) => a + b, 0) ?? 0,
  )
}

/** Live pages: a late figure adds a notice above it, which moves the page and is not measured here. */
const live = ['/', '/dolar-hoje', '/acoes', '/detalhe-ativo?codigo=PETR4']
const paths = [...live, '/juros-compostos', '/blog', '/blog/mudancas-iof-2025', '/calculadoras']

for (const [state, answer] of Object.entries(answers)) {
  test(`nothing moves when places are ${state}`, async ({ page }) => {
    await page.route('**/api/anuncios?*', answer)
    // The letter comes late and moves the text where its stand-in (Arial, Roboto) is not installed, as here.
    await page.route('**/fonts/**', (route) => route.abort())
    const shifts: [string, number][] = []
    for (const path of paths) {
      if (live.includes(path)) await page.route('**/_next/**/*.js', (route) => route.abort())
      else await page.unroute('**/_next/**/*.js')
      shifts.push([path, await shiftOf(page, path)])
    }
    expect(shifts.filter(([, shift]) => shift > 0.01)).toEqual([])
  })
}

test('without an answer, without JavaScript, in a frame and on paper a place is quiet', async ({
  browser,
  page,
}) => {
  await page.goto('/juros-compostos?embed=1')
  await expect(page.locator('[data-ad-slot]').first()).toBeHidden()
  await page.goto('/juros-compostos')
  const place = page.locator('[data-ad-slot="calc-apos-tabela"]')
  await expect(place).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(place).toBeHidden()
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto('/juros-compostos')
  await expect(plain.locator('[data-ad-slot="calc-apos-tabela"]')).toContainText('Anúncio paga o site')
  await plain.close()
})

test('no place where none may be', async ({ request }) => {
  for (const path of ['/nao-existe', '/offline', '/contato', '/politica-privacidade', '/termos-uso']) {
    expect(await (await request.get(path)).text()).not.toContain('data-ad-slot')
  }
})
