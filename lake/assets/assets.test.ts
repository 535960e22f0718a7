import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isRecord } from '../store/documents.ts'
import { openStore, type Store } from '../store/store.ts'
import { maximumBytes } from './asset-limits.ts'
import { serveAsset, uploadAsset } from './assets.ts'

let folder: string
let assetFolder: string
let store: Store

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assets-'))
  assetFolder = join(folder, 'assets')
  store = openStore(folder)
})

afterEach(() => {
  store.close()
  rmSync(folder, { recursive: true })
})

const origin = 'http://localhost:3900'
const red = { r: 255, g: 0, b: 0 }
const blue = { r: 0, g: 0, b: 255 }

/** Left half red, right half blue. */
function twoColours(width: number, height: number) {
  const right = { create: { width: width / 2, height, channels: 3 as const, background: blue } }
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: right, left: width / 2, top: 0 },
  ])
}

async function upload(content: BodyInit, query = '', kind: 'images' | 'files' = 'images') {
  const url = new URL(`${origin}/v2026-03-01/assets/${kind}/production?${query}`)
  const request = new Request(url, {
    method: 'POST',
    body: content,
    headers: { 'content-type': 'image/gif' },
  })
  const response = await uploadAsset(request, kind, url, store, assetFolder, 'editor')
  const answer: unknown = await response.json()
  if (!isRecord(answer)) throw new Error('the answer is not an object')
  const document = isRecord(answer.document) ? answer.document : {}
  return { status: response.status, document, error: answer.error }
}

async function get(address: string, accept = 'image/*') {
  const url = new URL(address, origin)
  return serveAsset(new Request(url, { headers: { accept } }), url, store, assetFolder)
}

async function pixels(response: Response) {
  const content = Buffer.from(await response.arrayBuffer())
  const { data, info } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => Array.from(data.subarray((y * info.width + x) * 3).subarray(0, 3))
  return { width: info.width, height: info.height, at, format: (await sharp(content).metadata()).format }
}

describe('upload', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('a %s that ends too soon is refused', async (format) => {
    const noise = sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    const whole = await noise.toFormat(format).toBuffer()
    expect((await upload(whole)).status).toBe(200)
    for (const part of [0.05, 0.1, 0.5, 0.9, 0.99]) {
      const cut = whole.subarray(0, Math.floor(whole.length * part))
      expect([part, (await upload(cut)).status]).toEqual([part, 400])
    }
  })

  test('describes a PNG', async () => {
    const png = await sharp({
      create: { width: 40, height: 20, channels: 4, background: { ...red, alpha: 0.5 } },
    })
      .png()
      .toBuffer()
    const { status, document } = await upload(png, 'filename=Foto%20da%20capa.png&title=Capa')
    expect(status).toBe(200)
    expect(document).toMatchObject({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-40x20-png$/),
      _type: 'sanity.imageAsset',
      originalFilename: 'Foto da capa.png',
      title: 'Capa',
      extension: 'png',
      mimeType: 'image/png',
      size: png.byteLength,
      metadata: {
        dimensions: { width: 40, height: 20, aspectRatio: 2 },
        hasAlpha: true,
        isOpaque: false,
        lqip: expect.stringMatching(/^data:image\/png;base64,/),
        palette: { dominant: { background: expect.stringMatching(/^#[0-9a-f]{6}$/) } },
      },
    })
    expect(document.url).toBe(`${origin}/${document.path}`)
    expect(store.get(String(document._id))).toEqual(document)
  })

  test('measures a photo after turning it as its EXIF says', async () => {
    const photo = await twoColours(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { document } = await upload(photo)
    expect(document).toMatchObject({
      mimeType: 'image/jpeg',
      metadata: { dimensions: { width: 20, height: 40 }, hasAlpha: false, isOpaque: true },
    })
    // Turned clockwise, the red left half is on top.
    const image = await pixels(await get(`${document.url}?w=20&fm=png`))
    expect([image.width, image.height]).toEqual([20, 40])
    expect(image.at(10, 5)[0]).toBeGreaterThan(200)
    expect(image.at(10, 35)[2]).toBeGreaterThan(200)
  })

  test('the same bytes twice are one document and one file, and nothing unfinished stays', async () => {
    const png = await twoColours(8, 8).png().toBuffer()
    const first = await upload(png, 'filename=a.png')
    const second = await upload(png, 'filename=b.png')
    expect(second.document).toEqual(first.document)
    expect(readdirSync(join(assetFolder, 'images'))).toHaveLength(1)
  })

  test.each([
    ['a text that calls itself a photo', 'apenas texto', 400, /não é uma imagem/],
    ['a web page', '<!doctype html><svg onload="x">', 400, /não é uma imagem/],
    ['nothing', '', 400, /vazio/],
    ['a broken PNG', Buffer.from('\x89PNG\r\n\x1a\nquebrado', 'latin1'), 400, /danificada/],
    ['a HEIC photo', Buffer.from('\0\0\0\x18ftypheic', 'latin1'), 400, /HEIC/],
    ['too many bytes', Buffer.alloc(maximumBytes.images + 1), 413, /passa de 32 MB/],
  ])('refuses %s', async (_, content, status, message) => {
    const answer = await upload(content, 'filename=foto.jpg')
    expect(answer.status).toBe(status)
    expect(answer.error).toMatchObject({ description: expect.stringMatching(message) })
    expect(Array.from(store.all())).toEqual([])
  })

  test('refuses too many pixels in few bytes', { timeout: 30_000 }, async () => {
    const wide = await sharp({
      create: { width: 10_100, height: 10_000, channels: 3, background: red },
      limitInputPixels: false,
    })
      .png()
      .toBuffer()
    const { status, error } = await upload(wide)
    expect(status).toBe(413)
    expect(error).toMatchObject({ description: expect.stringContaining('100 milhões de pixels') })
  })

  test('a project or dataset that would leave the folder is refused', async () => {
    const url = new URL(`${origin}/v1/assets/images/production`)
    const headers = { 'x-sanity-project-id': '../../etc' }
    const body = await twoColours(8, 8).png().toBuffer()
    const request = new Request(url, { method: 'POST', body, headers })
    expect((await uploadAsset(request, 'images', url, store, assetFolder, 'editor')).status).toBe(400)
  })
})

describe('serving', () => {
  test('the original bytes, for good', async () => {
    const png = await twoColours(8, 8).png().toBuffer()
    const { document } = await upload(png)
    const response = await get(String(document.url))
    expect(Buffer.from(await response.arrayBuffer())).toEqual(png)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  test('hotspot and crop, by the addresses that @sanity/image-url makes', async () => {
    const { document } = await upload(await twoColours(400, 200).png().toBuffer())
    const builder = createImageUrlBuilder({ baseUrl: origin, projectId: 'local', dataset: 'production' })
    const at = (x: number) =>
      builder
        .image({
          asset: { _ref: String(document._id) },
          crop: { left: 0, right: 0, top: 0.1, bottom: 0.1 },
          hotspot: { x, y: 0.5, width: 0.2, height: 0.2 },
        })
        .width(50)
        .height(100)
        .format('png')
        .url()
    for (const [x, colour] of [
      [0.1, [255, 0, 0]],
      [0.9, [0, 0, 255]],
    ] as const) {
      const image = await pixels(await get(at(x)))
      expect([image.width, image.height]).toEqual([50, 100])
      expect(image.at(25, 50)).toEqual(colour)
    }
  })

  test.each([
    ['w=100', [100, 50]],
    ['h=100', [200, 100]],
    ['w=800', [400, 200]],
    ['w=800&fit=max', [400, 200]],
    ['w=100&h=100', [100, 50]],
    ['w=100&h=100&fit=crop', [100, 100]],
    ['w=800&h=800&fit=crop', [200, 200]],
    ['w=800&h=800&fit=min', [200, 200]],
    ['w=100&h=100&fit=fill', [100, 100]],
    ['w=600&h=600&fit=fillmax', [600, 600]],
    ['w=100&h=100&fit=scale', [100, 100]],
    ['w=100&h=100&fit=crop&crop=entropy', [100, 100]],
    ['w=100&dpr=2', [200, 100]],
    ['w=100&dpr=50', [300, 150]],
    ['w=99999', [400, 200]],
    ['w=4000&h=4000&fit=scale&dpr=3', [200, 200]],
    ['rect=-50,-50,150,100', [100, 50]],
    ['rect=300,100,9000,9000', [100, 100]],
    ['blur=2000&w=40', [40, 20]],
  ])('?%s is %j', async (query, size) => {
    const { document } = await upload(await twoColours(400, 200).png().toBuffer())
    const image = await pixels(await get(`${document.url}?${query}`))
    expect([image.width, image.height]).toEqual(size)
  })

  test('a focal point decides what a crop keeps; fill keeps all and paints the rest', async () => {
    const { document } = await upload(await twoColours(400, 200).png().toBuffer())
    const shown = async (query: string) => pixels(await get(`${document.url}?w=100&h=100&${query}`))
    expect((await shown('fit=crop&crop=focalpoint&fp-x=1&fp-y=0')).at(5, 50)).toEqual([0, 0, 255])
    expect((await shown('fit=crop&crop=left')).at(95, 50)).toEqual([255, 0, 0])
    const filled = await shown('fit=fill&bg=00ff00')
    expect([filled.at(50, 5), filled.at(5, 50), filled.at(95, 50)]).toEqual([
      [0, 255, 0],
      [255, 0, 0],
      [0, 0, 255],
    ])
  })

  test('format: fm, auto=format by Accept, and transparency painted white in JPEG', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 }
    const create = { width: 8, height: 8, channels: 4 as const, background: clear }
    const { document } = await upload(await sharp({ create }).png().toBuffer())
    const jpeg = await pixels(await get(`${document.url}?fm=jpg&q=90`))
    expect([jpeg.format, jpeg.at(4, 4)]).toEqual(['jpeg', [255, 255, 255]])
    const auto = await get(`${document.url}?auto=format`, 'image/webp,*/*')
    expect([auto.headers.get('content-type'), auto.headers.get('vary')]).toEqual(['image/webp', 'accept'])
    expect((await get(`${document.url}?auto=format`, '*/*')).headers.get('content-type')).toBe('image/png')
  })

  test.each(['w=abc', 'w=', 'fit=other', 'fm=exe', 'rect=1,2,3', 'rect=500,0,10,10', 'w=8&bg=red', 'q=x'])(
    '?%s is refused',
    async (query) => {
      const { document } = await upload(await twoColours(400, 200).png().toBuffer())
      expect((await get(`${document.url}?${query}`)).status).toBe(400)
    },
  )

  test.each([
    '/images/local/production/../../../content.sqlite',
    '/images/local/production/..%2f..%2f..%2fcontent.sqlite',
    '/images/local/production/%2e%2e/%2e%2e/content.sqlite',
    '/images/..%2f..%2flocal/production/secret.png',
    '/files/local/production/secret.txt',
    `/files/local/production/${'a'.repeat(40)}.txt%00.png`,
    `/images/local/production/${'a'.repeat(40)}-1x1.png`,
    `/images/local/production/${'a'.repeat(40)}-1x1.png/../../secret.txt`,
  ])('%s is not found', async (path) => {
    await upload(await twoColours(8, 8).png().toBuffer())
    await upload('texto', 'filename=a.txt', 'files')
    for (const kind of ['images', 'files']) writeFileSync(join(assetFolder, kind, 'secret.txt'), 'segredo')
    expect((await get(path)).status).toBe(404)
  })

  test('an SVG and an HTML file cannot run scripts', async () => {
    const svg =
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="4" height="2"><script/></svg>'
    const image = await upload(svg, 'filename=x.svg')
    expect(image.document).toMatchObject({
      extension: 'svg',
      metadata: { dimensions: { width: 4, height: 2 } },
    })
    const shown = await get(`${image.document.url}?w=100`)
    expect(await shown.text()).toBe(svg)
    const html = await upload('<script>alert(1)</script>', 'filename=x.html', 'files')
    const file = await get(String(html.document.url))
    expect(file.headers.get('content-type')).toBe('application/octet-stream')
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="x\.html"/)
    for (const { headers } of [shown, file]) {
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  test('dl offers the original name', async () => {
    const png = await twoColours(8, 8).png().toBuffer()
    const { document } = await upload(png, `filename=${encodeURIComponent('ação (1)".png')}`)
    expect((await get(`${document.url}?dl`)).headers.get('content-disposition')).toBe(
      `attachment; filename="a__o__1__.png"; filename*=UTF-8''a%C3%A7%C3%A3o%20%281%29%22.png`,
    )
    expect((await get(`${document.url}?dl=outra.png`)).headers.get('content-disposition')).toContain(
      'outra.png',
    )
  })

  test('a file keeps its bytes; a false PDF is refused', async () => {
    const { document } = await upload('a;b\n1;2', 'filename=tabela.csv', 'files')
    expect(document).toMatchObject({
      _id: expect.stringMatching(/^file-[0-9a-f]{40}-csv$/),
      mimeType: 'text/csv; charset=utf-8',
    })
    expect(await (await get(String(document.url))).text()).toBe('a;b\n1;2')
    expect((await upload('MZ', 'filename=nota.pdf', 'files')).status).toBe(400)
  })
})

test('a deleted picture has no address any more', async () => {
  const { document } = await upload(new Uint8Array(await twoColours(40, 20).png().toBuffer()))
  const path = `/images/local/production/${String(document._id).replace('image-', '').replace('-png', '.png')}`
  expect((await get(path)).status).toBe(200)
  store.commit([{ delete: { id: String(document._id) } }], { author: 'editor' })
  expect((await get(path)).status).toBe(404)
})
