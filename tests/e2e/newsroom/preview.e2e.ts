import { expect, test } from '@playwright/test'
import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import sharp from 'sharp'
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
