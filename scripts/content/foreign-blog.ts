import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

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
export const stamps = { _createdAt: '2021-03-04T05:06:07Z', _updatedAt: '2022-03-04T05:06:07Z', _rev: 'r1' }

/** Its documents: the first of a type that is none of ours. */
export const foreignBlog = [
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

/** @returns the file, written below `folder` */
export function exportedBlog(folder: string): string {
  const name = 'production-export-2026-11-22t00-00-00-000z'
  mkdirSync(join(folder, name, 'images'), { recursive: true })
  writeFileSync(
    join(folder, name, 'data.ndjson'),
    foreignBlog.map((document) => `${JSON.stringify(document)}\n`).join(''),
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
