import { expect, type Page, test } from '@playwright/test'
import { revisionIn } from '#studio/actions/on-site.ts'
import { stack } from '../stack.ts'
import { content } from './content.ts'
import { publishOwnArticle } from './own-article.ts'
import { articleInStudio, chooseAction, newWindow, publishOpen } from './studio.ts'

const slug = 'do-teclado-a-pagina'
const id = `article-${slug}`
const address = `${stack.site}/blog/${slug}`
const renamed = `${slug}-depois`

async function titleOnSite(): Promise<string> {
  const html = await (await fetch(address)).text()
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''
}

const statusOnSite = async () => (await fetch(address)).status
const list = async () => (await fetch(`${stack.site}/blog?tema=impostos`)).text()

/** A title is text: `Edição` and `Edi&ccedil;&atilde;o` would both be right, so the tests use plain letters. */
const newTitle = (word: string) => `IOF: linha do tempo, ${word} ${Date.now()}`

test.describe.configure({ mode: 'serial' })

test.describe('from the keystroke to the page', () => {
  let page: Page
  let article: ReturnType<typeof articleInStudio>

  test.beforeAll(async ({ browser }) => {
    await publishOwnArticle(slug)
    page = await newWindow(browser)
    article = articleInStudio(page, id)
    await article.open()
  })

  test.afterAll(async () => {
    await page.close()
    await content.delete(`redirect-blog-${slug}`)
  })

  test('a draft is not visible to a reader; published, the page and the list show it', async () => {
    const before = await titleOnSite()
    const title = newTitle('reescrita')
    await article.retitle(title)
    await expect.poll(() => draftTitle()).toBe(title)
    expect(await titleOnSite()).toBe(before)
    expect(await list()).not.toContain(title)

    await article.publish()
    await expect.poll(titleOnSite, { intervals: [50] }).toBe(title)
    await expect.poll(list, { intervals: [50] }).toContain(title)
  })

  test('unpublished, the address answers 404; published again, it is back', async () => {
    const title = await titleOnSite()
    await article.unpublish()
    await expect.poll(statusOnSite, { intervals: [50] }).toBe(404)
    expect(await list()).not.toContain(title)

    await article.backToDraft()
    await publishOpen(page)
    await expect.poll(statusOnSite, { intervals: [50] }).toBe(200)
    expect(await titleOnSite()).toBe(title)
  })

  test('told again with nothing changed, the site makes the page anew', async () => {
    const before = await content.getDocument(id)
    await chooseAction(page, 'Republicar')
    await expect.poll(async () => (await content.getDocument(id))?._rev).not.toBe(before?._rev)
    const after = await content.getDocument(id)
    expect(after).toEqual({ ...before, _rev: after?._rev, _updatedAt: after?._updatedAt })
    await expect.poll(async () => revisionIn(await (await fetch(address)).text())).toBe(after?._rev)
    expect(await content.getDocument(`drafts.${id}`)).toBeUndefined()
  })

  test('with another address, the old one leads there', async () => {
    await page.getByRole('textbox', { name: 'Endereço' }).fill(renamed)
    await publishOpen(page)
    const open = (path: string) => fetch(`${stack.site}/blog/${path}`, { redirect: 'manual' })
    await expect.poll(async () => (await open(renamed)).status, { intervals: [50] }).toBe(200)
    const { status, headers } = await open(slug)
    expect([status, headers.get('location')]).toEqual([308, `/blog/${renamed}`])
  })
})

async function draftTitle(): Promise<string | undefined> {
  const query = encodeURIComponent(`*[_id == "drafts.${id}"][0].title`)
  const address = `${stack.store}/v2026-03-01/data/query/production?query=${query}&perspective=raw`
  const answer = await fetch(address, { headers: { authorization: `Bearer ${stack.writeToken}` } })
  const { result } = (await answer.json()) as { result?: string }
  return result
}
