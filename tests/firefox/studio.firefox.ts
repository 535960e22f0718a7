import { createClient } from '@sanity/client'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'

/** Addresses and keys of the running stack, handed over by `scripts/test.ts`. */
function given(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run this with "npm test -- firefox"`)
  return value
}

const studio = given('E2E_STUDIO')
const store = createClient({
  projectId: 'local',
  dataset: 'production',
  apiVersion: '2026-03-01',
  apiHost: given('E2E_STORE'),
  token: given('E2E_STORE_WRITE_TOKEN'),
  useProjectHostname: false,
  useCdn: false,
  perspective: 'raw',
})
const patience = { timeout: 60_000, interval: 200 }
const titleField = '[data-testid="field-title"] input, [data-testid="field-title"] textarea'

let browser: Browser

beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: given('TEST_FIREFOX'),
    headless: true,
    // Firefox 140 does not know the command by which puppeteer would set a size.
    defaultViewport: null,
    args: ['--width=1400', '--height=900'],
  })
}, 120_000)

afterEach(async () => {
  for (const page of await browser.pages()) await page.close()
})

afterAll(() => browser.close())

async function open(path: string): Promise<Page> {
  const page = await browser.newPage()
  await page.goto(`${studio}${path}`, { waitUntil: 'domcontentloaded' })
  return page
}

/** The title in the form; empty while there is no form. */
function titleIn(page: Page): Promise<string> {
  return page.$eval(titleField, (field) => ('value' in field ? String(field.value) : '')).catch(() => '')
}

/** Until it stands there: a form that is still being drawn takes its field away, under the click or under the text. */
async function retype(page: Page, text: string): Promise<void> {
  await vi.waitFor(async () => {
    await page.locator(titleField).click({ count: 3 })
    await page.keyboard.type(text)
    expect(await titleIn(page)).toBe(text)
  }, patience)
}

const draftsCalled = (title: string) =>
  store.fetch<number>('count(*[_id in path("drafts.**") && title == $title])', { title })

test('the Studio opens signed in, and an article is begun and changed', async () => {
  const page = await open('/intent/create/type=article;template=article/')
  await retype(page, 'Escrito no Firefox')
  await vi.waitFor(async () => expect(await draftsCalled('Escrito no Firefox')).toBe(1), patience)
  await retype(page, 'Mudado no Firefox')
  await vi.waitFor(async () => expect(await draftsCalled('Mudado no Firefox')).toBe(1), patience)
  await store.delete({ query: '*[title == "Mudado no Firefox"]' })
}, 180_000)

test('four documents at a time stay alive: more streams than a browser opens to one host', async () => {
  const articles = [1, 2, 3, 4].map((n) => ({
    _id: `article-no-firefox-${n}`,
    _type: 'article',
    title: `Artigo ${n} no Firefox`,
  }))
  for (const article of articles) {
    await store.delete(`drafts.${article._id}`)
    await store.createOrReplace(article)
  }
  const windows: { page: Page; id: string; title: string }[] = []
  for (const { _id, title } of articles) {
    windows.push({ page: await open(`/structure/article;${_id}`), id: _id, title })
  }
  const expectTitles = async (titleOf: (title: string) => string) => {
    for (const { page, title } of windows) {
      await vi.waitFor(async () => expect(await titleIn(page)).toBe(titleOf(title)), patience)
    }
  }
  await expectTitles((title) => title)
  // Somebody else changes each of them: every window hears of it.
  const changed = (title: string) => `${title} (de outra pessoa)`
  for (const { id, title } of windows) {
    const published = await store.getDocument(id)
    await store.createOrReplace({
      ...published,
      _id: `drafts.${id}`,
      _type: 'article',
      title: changed(title),
    })
  }
  await expectTitles(changed)
  for (const { id } of windows)
    await store.delete({ query: '*[_id in [$id, "drafts." + $id]]', params: { id } })
}, 300_000)
