import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '../testing/test-lake.ts'
import { maximumBytes } from './asset-limits.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

const picture = (colour: string) =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

test('upload, find and show an image', async () => {
  const asset = await lake.editor.assets.upload('image', await picture('#080'), { filename: 'verde.jpg' })
  expect(asset).toMatchObject({
    originalFilename: 'verde.jpg',
    metadata: { dimensions: { width: 60, height: 30 } },
  })
  expect(await lake.editor.fetch('*[sha1hash == $hash][0]._id', { hash: asset.sha1hash })).toBe(asset._id)
  const address = createImageUrlBuilder(lake.editor).image(asset).width(20).auto('format').url()
  const response = await fetch(address, { headers: { accept: 'image/webp' } })
  expect(response.headers.get('content-type')).toBe('image/webp')
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  expect([width, height]).toEqual([20, 10])
})

test('the reason of a refusal reaches the editor as it is', async () => {
  const tooLarge = Buffer.alloc(maximumBytes.images + 1)
  await expect(lake.editor.assets.upload('image', tooLarge)).rejects.toThrow(
    /^O arquivo passa de 32 MB\. Reduza o tamanho e envie de novo\.$/,
  )
  await expect(lake.editor.assets.upload('image', Buffer.from('texto'))).rejects.toThrow(
    /^O arquivo não é uma imagem/,
  )
})

test.each([
  ['reader', 403],
  ['anonymous', 401],
] as const)('the %s cannot upload', async (who, statusCode) => {
  const body = await picture('#008')
  await expect(lake[who].assets.upload('image', body)).rejects.toMatchObject({ statusCode })
})
