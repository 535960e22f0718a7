import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '../testing/test-lake.ts'

let lake: TestLake
let picture: string
let id: string

beforeAll(async () => {
  lake = await startTestLake()
  // Left half red, right half blue.
  const blue = { create: { width: 200, height: 200, channels: 3 as const, background: '#00f' } }
  const content = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .png()
    .toBuffer()
  const asset = await lake.editor.assets.upload('image', content, { filename: 'cores.png' })
  picture = asset.url
  id = asset._id
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

async function get(query: string, address = picture) {
  const response = await fetch(`${address}?${query}`)
  const content = Buffer.from(await response.arrayBuffer())
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => Array.from(data.subarray((y * info.width + x) * 3).subarray(0, 3))
  return { size: [info.width, info.height], at, left: at(2, 50), right: at(info.width - 3, 50), response }
}

const red = [255, 0, 0]
const blue = [0, 0, 255]

describe('parameters of image URLs', () => {
  test('flip mirrors, after the cut', async () => {
    const both = await get('flip=h')
    expect([both.left, both.right]).toEqual([blue, red])
    const cut = await get('rect=0,0,200,200&flip=h')
    expect([cut.size, cut.left, cut.right]).toEqual([[200, 200], red, red])
    expect((await get('flip=v')).left).toEqual(red)
  })

  test('or turns clockwise, and w and h are those of the result', async () => {
    const turned = await get('or=90')
    expect(turned.size).toEqual([200, 400])
    expect([turned.at(100, 50), turned.at(100, 350)]).toEqual([red, blue])
    expect((await get('or=270&w=50')).size).toEqual([50, 100])
    expect((await get('or=180')).left).toEqual(blue)
  })

  test('invert, sat and bg', async () => {
    expect((await get('invert=true')).left).toEqual([0, 255, 255])
    const [r, g, b] = (await get('sat=-100')).left
    expect(r).toBe(g)
    expect(g).toBe(b)
    expect((await get('w=100&h=100&fit=fill&bg=f0f0')).at(50, 5)).toEqual([0, 255, 0])
    expect((await get('w=100&h=100&fit=fill&bg=ff00ff00')).at(50, 5)).toEqual([0, 255, 0])
  })

  test('pad puts a border around', async () => {
    const padded = await get('w=100&pad=10&bg=00ff00')
    expect([padded.size, padded.at(5, 5), padded.at(15, 30)]).toEqual([[120, 70], [0, 255, 0], red])
  })

  test.each([
    ['fit=crop&w=300&max-h=100', [300, 100]],
    ['fit=crop&h=100&max-w=120', [120, 100]],
    ['fit=crop&w=100&min-h=80', [100, 80]],
    ['fit=crop&max-w=100', [100, 200]],
    ['w=300&max-h=100', [300, 150]],
    ['sharp=60&w=100', [100, 50]],
  ])('?%s is %j', async (query, size) => {
    expect((await get(query)).size).toEqual(size)
  })

  test.each(['or=45', 'flip=x', 'sat=much', 'pad=', 'sharp=NaN', 'max-h=a&fit=crop', 'bg=12345'])(
    '?%s is refused',
    async (query) => {
      const response = await fetch(`${picture}?${query}`)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { type: 'assetError' } })
    },
  )

  test('every address that @sanity/image-url can make is answered', async () => {
    const builder = createImageUrlBuilder({ baseUrl: lake.url, projectId: 'local', dataset: 'production' })
    const address = builder
      .image(id)
      .rect(10, 10, 300, 150)
      .width(120)
      .height(60)
      .minWidth(10)
      .maxWidth(200)
      .minHeight(10)
      .maxHeight(200)
      .fit('crop')
      .crop('focalpoint')
      .focalPoint(0.2, 0.4)
      .dpr(2)
      .blur(10)
      .sharpen(20)
      .saturation(-20)
      .invert(true)
      .orientation(180)
      .flipHorizontal()
      .flipVertical()
      .quality(60)
      .pad(4)
      .frame(1)
      .bg('fff')
      .format('webp')
      .auto('format')
      .vanityName('uma-capa.webp')
      .url()
    const response = await fetch(address)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  })
})

test('dlRaw gives the original to save, whatever else is asked', async () => {
  const { response, size } = await get('dlRaw=original.png&w=10&fm=jpg')
  expect(size).toEqual([400, 200])
  expect(response.headers.get('content-disposition')).toContain('filename="original.png"')
})

test('what moves goes on moving when it is made smaller, unless one frame is asked for', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 40, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ delay: 100 })
    .toBuffer()
  const { url } = await lake.editor.assets.upload('image', moving, { filename: 'anda.gif' })
  const pagesOf = async (query: string) => {
    const content = await (await fetch(`${url}?${query}`)).arrayBuffer()
    const { pages, width, pageHeight, height } = await sharp(content).metadata()
    return { pages: pages ?? 1, size: [width, pageHeight ?? height] }
  }
  expect(await pagesOf('w=20')).toEqual({ pages: 3, size: [20, 10] })
  expect(await pagesOf('w=10&h=10&fit=crop&fm=webp')).toEqual({ pages: 3, size: [10, 10] })
  expect(await pagesOf('w=20&frame=1')).toEqual({ pages: 1, size: [20, 10] })
  expect(await pagesOf('w=20&fm=png')).toEqual({ pages: 1, size: [20, 10] })
})

test('a photo is kept without the place where it was taken', async () => {
  const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f00' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Rua das Flores' }, IFD3: { GPSLatitudeRef: 'S' } })
    .toBuffer()
  expect(photo.includes('Rua das Flores')).toBe(true)
  const asset = await lake.editor.assets.upload('image', photo, { filename: 'foto.jpg' })
  const kept = Buffer.from(await (await fetch(asset.url)).arrayBuffer())
  expect(kept.includes('Rua das Flores')).toBe(false)
  expect([asset.size, (await sharp(kept).metadata()).exif]).toEqual([kept.byteLength, undefined])
})
