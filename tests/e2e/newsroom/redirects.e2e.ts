import { expect, test } from '@playwright/test'
import { pageTypes } from '#schemas/document-types.ts'
import { stack } from '../stack.ts'
import { content } from './content.ts'
import { publishOwnArticle } from './own-article.ts'

// Over HTTP alone: what a crawler sees.

const slug = 'artigo-que-muda-de-endereco'
const renamed = `${slug}-depois`
const redirectId = `redirect-blog-${slug}`

const open = (path: string) => fetch(`${stack.site}${path}`, { redirect: 'manual' })
const statusOf = async (path: string) => (await open(path)).status
const soon = { intervals: [50] }

async function tidyUp() {
  const left = pageTypes.map(({ type }) => `redirect-de-${type}`)
  const ids = [`article-${slug}`, redirectId, 'redirect-do-meio', 'redirect-por-ora', ...left]
  for (const id of ids) await content.delete(id)
}

test.beforeAll(tidyUp)
test.afterAll(tidyUp)

test('renamed, retired and back: 308 in one hop, then 410, then 404', async () => {
  await publishOwnArticle(slug)
  expect(await statusOf(`/blog/${renamed}`)).toBe(404)
  await content
    .transaction()
    .patch(`article-${slug}`, { set: { slug: { _type: 'slug', current: renamed } } })
    .create({
      _id: redirectId,
      _type: 'redirect',
      from: `/blog/${slug}`,
      to: `/blog/${renamed}`,
      kind: 'permanent',
    })
    .commit()
  await expect.poll(() => statusOf(`/blog/${slug}`), soon).toBe(308)
  const hop = await open(`/blog/${slug}`)
  expect(new URL(hop.headers.get('location') ?? '', stack.site).pathname).toBe(`/blog/${renamed}`)
  expect(await statusOf(`/blog/${renamed}`)).toBe(200)

  await content
    .transaction()
    .delete(`article-${slug}`)
    .patch(redirectId, { set: { kind: 'gone' }, unset: ['to'] })
    .commit()
  await expect.poll(() => statusOf(`/blog/${slug}`), soon).toBe(410)
  expect(await (await open(`/blog/${slug}`)).text()).toContain('Essa página foi retirada do ar.')
  await expect.poll(() => statusOf(`/blog/${renamed}`), soon).toBe(404)

  await content.delete(redirectId)
  await expect.poll(() => statusOf(`/blog/${slug}`), soon).toBe(404)
})

test('a chain is one hop, and temporary when a part of it is', async () => {
  await content
    .transaction()
    .create({
      _id: 'redirect-por-ora',
      _type: 'redirect',
      from: '/por-ora',
      to: '/do-meio',
      kind: 'temporary',
    })
    .create({
      _id: 'redirect-do-meio',
      _type: 'redirect',
      from: '/do-meio',
      to: '/dolar-hoje',
      kind: 'permanent',
    })
    .commit()
  await expect.poll(() => statusOf('/do-meio'), soon).toBe(308)
  const hop = await open('/por-ora')
  expect([hop.status, new URL(hop.headers.get('location') ?? '', stack.site).pathname]).toEqual([
    307,
    '/dolar-hoje',
  ])
})

test('an address that a text of any type has left leads on', async () => {
  for (const { type, path } of pageTypes) {
    const from = `${path}/texto-que-saiu-daqui`
    await content.createOrReplace({
      _id: `redirect-de-${type}`,
      _type: 'redirect',
      from,
      to: '/dolar-hoje',
      kind: 'permanent',
    })
    await expect.poll(() => statusOf(from), soon).toBe(308)
    await content.delete(`redirect-de-${type}`)
    await expect.poll(() => statusOf(from), soon).toBe(404)
  }
})
