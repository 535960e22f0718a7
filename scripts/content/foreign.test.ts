import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testPlace } from '../store/test-store.ts'
import { exportedBlog, foreignBlog, stamps } from './foreign-blog.ts'

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
    .patch(foreignBlog[0]?._id ?? '')
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
