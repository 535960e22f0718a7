import { expect, test } from '@playwright/test'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import sharp from 'sharp'
import { newDraftLink } from '#schemas/draft-link.ts'
import { stack } from '../stack.ts'
import { content } from './content.ts'
import { publishOwnArticle } from './own-article.ts'
import { drawnFile } from './picture.ts'

const slug = 'artigo-na-previa'
const id = `article-${slug}`

test.beforeAll(() => publishOwnArticle(slug))

// The preview in the Studio: editors-day.e2e.ts.

test('a draft is open for a day, and neither kept nor indexed', async ({ request }) => {
  const { secret } = await createPreviewSecret(content, 'test', stack.studio)
  const path = `/api/draft-mode/enable?sanity-preview-secret=${secret}&sanity-preview-pathname=/blog/${slug}`
  const opened = await request.get(path, { maxRedirects: 0 })
  expect(opened.headers().location).toBe(`/blog/${slug}`)
  const cookie = opened.headers()['set-cookie'] ?? ''
  expect(cookie).toMatch(/^__prerender_bypass=\w+;.* Max-Age=86400;/)

  const [bypass = ''] = cookie.split(';')
  const draft = await fetch(`${stack.site}/blog/${slug}`, { headers: { cookie: bypass } })
  expect(await draft.text()).toContain('Você está vendo um rascunho')
  expect(draft.headers.get('cache-control')).toMatch(/private.*no-store/)
  expect(draft.headers.get('x-robots-tag')).toContain('noindex')
  const published = await fetch(`${stack.site}/blog/${slug}`)
  expect(published.headers.get('x-robots-tag')).toBeNull()
})

test('a link opens one draft to who has no account, until it ends or is taken back', async ({ request }) => {
  const link = newDraftLink(id, new Date())
  await content.createOrReplace(link)
  const open = () =>
    request.get(`/api/draft-mode/link?segredo=${link.secret}`, { maxRedirects: 0, failOnStatusCode: false })
  const opened = await open()
  expect(opened.headers().location).toBe(`/blog/${slug}`)
  // The browser sends it to this page alone.
  const cookie = opened.headers()['set-cookie'] ?? ''
  expect(cookie).toMatch(new RegExp(`Path=/blog/${slug};`))
  expect(cookie).toMatch(/Max-Age=3600;/)
  const [bypass = ''] = cookie.split(';')
  const draft = await fetch(`${stack.site}/blog/${slug}`, { headers: { cookie: bypass } })
  expect(await draft.text()).toContain('Você está vendo um rascunho')

  const closed = await request.get(`/api/draft-mode/disable?voltar=/blog/${slug}`, { maxRedirects: 0 })
  const removed = closed.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  expect(removed.map(({ value }) => /Path=([^;]+)/.exec(value)?.[1])).toEqual(['/', `/blog/${slug}`])

  await content
    .patch(link._id)
    .set({ expiresAt: new Date(Date.now() - 1000).toISOString() })
    .commit()
  expect((await open()).status()).toBe(410)
  await content.createOrReplace(link)
  expect((await open()).status()).toBe(307)
  await content.delete(link._id)
  const gone = await open()
  expect([gone.status(), await gone.text()]).toEqual([
    410,
    'Este link não vale mais. Peça outro a quem o mandou.',
  ])
  expect((await request.get('/api/draft-mode/link?segredo=', { maxRedirects: 0 })).status()).toBe(410)
})

test('an uploaded image reaches the page in the sizes that it needs', async ({ page }) => {
  const picture = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#26379b' },
  })
    .jpeg()
    .toBuffer()
  const asset = await content.assets.upload('image', picture, { filename: 'capa.jpg' })
  const alt = 'Retângulo azul'
  const cover = { _type: 'figure', asset: { _type: 'reference', _ref: asset._id }, alt, credit: 'Teste' }
  await content.patch(id).set({ cover }).commit()
  await expect
    .poll(async () => (await (await fetch(`${stack.site}/blog/${slug}`)).text()).includes(alt))
    .toBe(true)

  await page.goto(`/blog/${slug}`)
  const image = page.getByRole('img', { name: alt })
  const answer = await fetch(await drawnFile(image), { headers: { accept: 'image/webp,*/*' } })
  expect(answer.headers.get('content-type')).toBe('image/webp')
})
