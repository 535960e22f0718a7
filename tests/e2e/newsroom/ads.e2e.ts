import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { stack } from '../stack.ts'
import { content } from './content.ts'

/** An article long enough for a place in its text; no test here causes it to be rendered again. */
const article = `${stack.site}/blog/mudancas-iof-2025`
const phone = {
  viewport: { width: 360, height: 800 },
  // Nothing is counted of a browser that says that nobody looks.
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
}

const creative = (code: string, extra: Record<string, unknown> = {}) => ({
  _id: `ad-creative-${code}`,
  _type: 'adCreative',
  name: code,
  slug: { _type: 'slug', current: code },
  kind: 'direct',
  format: 'text',
  headline: `Conta sem tarifa ${code}`,
  text: 'Veja as condições no site do anunciante.',
  href: 'https://anunciante.example/oferta?ref=1',
  advertiserCategory: 'bank',
  createdBy: 'Ana',
  approvedBy: 'Bruno',
  ...extra,
})

async function runInPlace(place: string, code: string, extra: Record<string, unknown> = {}) {
  const weighted = {
    _type: 'weightedCreative',
    _key: code,
    creative: { _type: 'reference', _ref: `ad-creative-${code}` },
    weight: 100,
  }
  await content
    .patch(`ad-slot-${place}`)
    .set({ creatives: [weighted], ...extra })
    .commit()
}

const settings = (changes: Record<string, unknown>) => content.patch('site-settings').set(changes).commit()

/** Opens an address; a place opens for what is paid while it is below the window, so the answer must be there first. */
async function arrive(page: Page, go: () => Promise<unknown>) {
  const answered = page.waitForResponse(/\/api\/anuncios\?/)
  await go()
  return answered
}

const placeOn = (page: Page, name: string) => page.locator(`[data-ad-slot="${name}"]`)

/** Cache state of a page: `HIT` and the same content until it expires, and `MISS` at the first visit after. */
async function kept(address: string) {
  const { headers } = await fetch(address)
  return { etag: headers.get('etag'), from: headers.get('x-nextjs-cache') }
}

/** The page once it is stable for longer than a pass over lists waits: late webhooks of the seed expire every page. */
async function settled(address: string) {
  let made = await kept(address)
  await expect(async () => {
    const before = await kept(address)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    made = await kept(address)
    expect(made).toEqual({ ...before, from: 'HIT' })
  }).toPass({ timeout: 60_000 })
  return made
}

async function answerFor(place: string): Promise<string> {
  const query = new URLSearchParams({ pagina: '/', tela: 'estreita', lugares: place })
  return (await fetch(`${stack.site}/api/anuncios?${query}`)).text()
}

test.describe.configure({ mode: 'serial' })

test.describe('what marketing runs', () => {
  let context: BrowserContext
  let page: Page
  const before: Record<string, unknown>[] = []

  test.beforeAll(async ({ browser }) => {
    const ids = ['ad-slot-artigo-1', 'ad-slot-home-meio', 'site-settings']
    before.push(...(await content.getDocuments(ids)).flatMap((document) => document ?? []))
    context = await browser.newContext(phone)
    page = await context.newPage()
  })

  test.afterAll(async () => {
    for (const { _id, _type, ...document } of before) {
      await content.createOrReplace({ ...document, _id: String(_id), _type: String(_type) })
    }
    await context.close()
  })

  /** From the top: a place that the reader already sees keeps its line. */
  async function again() {
    await page.evaluate(() => scrollTo(0, 0))
    await page.reload()
  }

  test('a swapped piece shows within a minute, told as advertising, and the page is not made anew', async () => {
    await content.createOrReplace(creative('um'))
    await content.createOrReplace(creative('dois'))
    await runInPlace('artigo-1', 'um')
    await expect.poll(() => answerFor('artigo-1')).toContain('tarifa um')
    const place = placeOn(page, 'artigo-1')
    await arrive(page, () => page.goto(article))
    await place.scrollIntoViewIfNeeded()
    await expect(place).toContainText('Conta sem tarifa um')

    const made = await settled(article)
    const seen = page.waitForRequest(
      (request) =>
        request.url().endsWith('/api/anuncios/contagem') && request.postData()?.includes('"dois"') === true,
      { timeout: 120_000 },
    )
    await runInPlace('artigo-1', 'dois')
    await expect.poll(() => answerFor('artigo-1')).toContain('tarifa dois')
    expect(await kept(article)).toEqual(made)
    await expect(async () => {
      await arrive(page, () => page.goto(article))
      await place.scrollIntoViewIfNeeded()
      await expect(place).toContainText('Conta sem tarifa dois', { timeout: 3_000 })
    }).toPass({ timeout: 60_000 })

    await expect(page.getByRole('complementary', { name: 'Publicidade' }).last()).toBeVisible()
    const link = place.getByRole('link', { name: /tarifa dois.*abre em nova aba/ })
    await expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute(
      'href',
      'https://anunciante.example/oferta?ref=1&utm_source=emmiudos&utm_medium=banner&utm_campaign=sempre&utm_content=artigo-1-dois',
    )
    const counted = (await seen).postDataJSON()
    await context.route('https://anunciante.example/**', (route) => route.fulfill({ body: 'Oferta' }))
    await link.click()
    // As a reader asks for it, while the page stays for the next test.
    await context.request.get(`${stack.site}/conta-de-ontem`, { headers: { accept: 'text/html' } })
    expect(Object.keys(counted)).toEqual(['slot', 'creative', 'event'])
    expect(await context.cookies()).toEqual([])
  })

  test('one switch takes everything away, and no page is made anew', async () => {
    const made = await kept(article)
    await settings({ adsEnabled: false })
    await expect.poll(() => answerFor('artigo-1')).toBe('{"slots":{}}')
    expect(await kept(article)).toEqual(made)
    const place = placeOn(page, 'artigo-1')
    await expect(async () => {
      const answer = await arrive(page, again)
      expect(await answer.json()).toEqual({ slots: {} })
    }).toPass({ timeout: 60_000 })
    await place.scrollIntoViewIfNeeded()
    await expect(place).toContainText('Anúncio paga o site')
    await settings({ adsEnabled: true })
    await expect.poll(() => answerFor('artigo-1')).toContain('tarifa dois')
  })

  test('a network waits for consent, runs in a frame without our origin, and gives way to the house', async () => {
    const asked: string[] = []
    let status = 'filled'
    // In place of the network: no request leaves this machine.
    await context.route('https://pagead2.googlesyndication.com/**', (route) => {
      asked.push(route.request().url())
      const body = `Object.assign(document.querySelector('ins'), { textContent: 'Da rede' }).dataset.adStatus = '${status}'`
      return route.fulfill({ contentType: 'text/javascript', body })
    })
    await settings({ adsenseClient: 'ca-pub-1234567890123456' })
    await runInPlace('home-meio', 'um', { provider: 'network' })
    await expect.poll(() => answerFor('home-meio')).toContain('ca-pub')
    const sellers = await (await context.request.get(`${stack.site}/ads.txt`)).text()
    expect(sellers).toContain('google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0')

    const place = placeOn(page, 'home-meio')
    const bar = page.getByRole('region', { name: 'Escolha sobre anúncios' })
    await arrive(page, () => page.goto(stack.site))
    await place.scrollIntoViewIfNeeded()
    await expect(place).toContainText('Conta sem tarifa um')
    await bar.getByRole('button', { name: 'Rejeitar' }).click()
    await expect(bar).toContainText('Você recusou')
    expect(asked).toEqual([])

    // The choice goes along to the next page of the visit, and is kept nowhere.
    await arrive(page, again)
    await place.scrollIntoViewIfNeeded()
    await expect(bar).toContainText('Você recusou')
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie])).toEqual([
      0,
      0,
      '',
    ])

    await bar.getByRole('button', { name: 'Mudar a escolha' }).click()
    await bar.getByRole('button', { name: 'Aceitar' }).click()
    await expect(place.locator('iframe')).toHaveAttribute(
      'sandbox',
      /^allow-scripts allow-popups( |$)(?!.*same-origin)/,
    )
    await expect(place.frameLocator('iframe').locator('ins')).toHaveText('Da rede')
    await expect(place).toHaveAttribute('aria-label', /^Anúncios: /)
    expect(asked).toHaveLength(1)

    status = 'unfilled'
    await arrive(page, again)
    await place.scrollIntoViewIfNeeded()
    await expect.poll(() => asked.length).toBe(2)
    const house = place.locator('a[data-ad-creative="casa-calculadoras"]')
    await expect(house).toContainText('Qual conta você precisa fazer?', { timeout: 4_000 })
    await expect(place).toHaveAttribute('aria-label', /^Publicidade: /)
  })

  test('the newsroom finds what was seen, chosen and missed as sums of the day', async () => {
    const sums = '*[_type == "counts"]{"ads": ads[place == "artigo-1"], "missed": missed[].path}'
    await expect(async () => {
      const days: { ads: { piece: string; views: number; clicks: number }[]; missed: string[] }[] =
        await content.fetch(sums)
      const dois = days.flatMap(({ ads }) => ads).filter(({ piece }) => piece === 'dois')
      expect(dois.reduce((sum, { views }) => sum + views, 0)).toBeGreaterThan(0)
      expect(dois.reduce((sum, { clicks }) => sum + clicks, 0)).toBe(1)
      expect(days.flatMap(({ missed }) => missed)).toContain('/conta-de-ontem')
      // They go out once a minute.
    }).toPass({ timeout: 75_000 })
  })
})
