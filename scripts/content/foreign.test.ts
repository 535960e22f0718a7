import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testPlace } from '../store/test-store.ts'

// A dataset as `sanity dataset export` writes it, of the blog that Sanity's own template begins with: its types are `post`,
// `author` and `category`, the last two under the names of ours and with other fields.

const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a07' } })
  .png()
  .toBuffer()
const sha1 = createHash('sha1').update(picture).digest('hex')
const pictureName = `${sha1}-60x40.png`
const asset = { _sanityAsset: `image@file://./images/${pictureName}` }
const reference = (_ref: string, _key?: string) => ({ _type: 'reference', _ref, ...(_key && { _key }) })
const paragraph = (text: string) => ({
  _type: 'block',
  _key: 'b1',
  style: 'normal',
  markDefs: [],
  children: [{ _type: 'span', _key: 's1', text, marks: [] }],
})
const stamps = { _createdAt: '2021-03-04T05:06:07Z', _updatedAt: '2022-03-04T05:06:07Z', _rev: 'r1' }

const blog = [
  {
    ...stamps,
    _id: '5f0c1d5e-7f7a-4a6f-b9a4-0d7c5d0c1a11',
    _type: 'post',
    title: 'Hello world',
    slug: { _type: 'slug', current: 'hello-world' },
    author: reference('jane'),
    categories: [reference('news', 'k1')],
    mainImage: {
      _type: 'image',
      ...asset,
      hotspot: { _type: 'sanity.imageHotspot', x: 0.4, y: 0.6, width: 1, height: 1 },
    },
    publishedAt: '2021-03-04T05:06:07.000Z',
    body: [paragraph('A first paragraph.'), { _type: 'image', _key: 'i1', ...asset }],
  },
  { ...stamps, _id: 'drafts.second', _type: 'post', title: 'Not yet', author: reference('jane') },
  {
    ...stamps,
    _id: 'jane',
    _type: 'author',
    name: 'Jane Doe',
    slug: { _type: 'slug', current: 'jane-doe' },
    image: { _type: 'image', ...asset },
    bio: [paragraph('Writes about everything.')],
  },
  { ...stamps, _id: 'news', _type: 'category', title: 'News', description: 'What is new.' },
]

function exportedBlog(folder: string): string {
  const name = 'production-export-2026-11-22t00-00-00-000z'
  mkdirSync(join(folder, name, 'images'), { recursive: true })
  writeFileSync(
    join(folder, name, 'data.ndjson'),
    blog.map((document) => `${JSON.stringify(document)}\n`).join(''),
  )
  writeFileSync(join(folder, name, 'images', pictureName), picture)
  writeFileSync(
    join(folder, name, 'assets.json'),
    JSON.stringify({ [`image-${sha1}`]: { originalFilename: 'cover.png', altText: 'A cover' } }),
  )
  const file = join(folder, 'production.tar.gz')
  execFileSync('tar', ['-czf', file, '-C', folder, name])
  return file
}

test('the export of another project comes in whole, can be edited and goes out again', {
  timeout: 90_000,
}, async () => {
  const place = await testPlace()
  const { client, stop } = await place.startStore()
  const answer = await place.run('content', ['import', exportedBlog(place.dataDir)])
  expect(answer).toMatchObject({ code: 0, text: expect.stringContaining('4 documentos importados') })
  expect(answer.text).toContain('Tipos que este Studio não conhece, guardados sem formulário: post (1).')
  expect(answer.text.split('\n').length).toBeLessThan(12)

  const post = await client.fetch(`*[_type == "post" && slug.current == "hello-world"][0]{
    title, _createdAt, "author": author->name, "category": categories[0]->title,
    "cover": mainImage.asset->{originalFilename, "width": metadata.dimensions.width, url}, "inText": body[1].asset->_id,
    "hotspot": mainImage.hotspot.x
  }`)
  expect(post).toMatchObject({
    title: 'Hello world',
    _createdAt: stamps._createdAt,
    author: 'Jane Doe',
    category: 'News',
    cover: { originalFilename: 'cover.png', width: 60 },
    inText: expect.stringContaining('-60x40-png'),
    hotspot: 0.4,
  })
  expect((await fetch(post.cover.url)).headers.get('content-type')).toBe('image/png')
  await expect(client.delete('jane')).rejects.toThrow('apontam para ele')

  await client
    .patch(blog[0]?._id ?? '')
    .set({ title: 'Hello again' })
    .commit()
  const exported = join(place.dataDir, 'de-volta.tar.gz')
  expect(await place.run('content', ['export', exported])).toMatchObject({ code: 0 })
  expect(execFileSync('tar', ['-xzOf', exported, '--wildcards', '*/data.ndjson']).toString()).toContain(
    'Hello again',
  )

  const check = await place.run('content', ['check'])
  expect(check).toMatchObject({
    code: 1,
    text: expect.stringContaining('1 documentos são de tipos que este Studio não conhece.'),
  })
  expect(check.text).toContain('Autor “Jane Doe”: Quem é:')
  await stop()
})

test('a picture that cannot be had keeps its document, and is told', { timeout: 60_000 }, async () => {
  const place = await testPlace()
  const { client, stop } = await place.startStore()
  const lost = { _sanityAsset: 'image@http://127.0.0.1:1/lost.png' }
  const file = join(place.dataDir, 'perdida.ndjson')
  writeFileSync(
    file,
    `${JSON.stringify({ _id: 'p', _type: 'post', title: 'Lost', mainImage: { _type: 'image', ...lost } })}\n`,
  )
  const answer = await place.run('content', ['import', file])
  expect(answer).toMatchObject({ code: 1, text: expect.stringContaining('1 arquivos de mídia não vieram') })
  expect(await client.getDocument('p')).toMatchObject({ title: 'Lost' })
  await stop()
})
