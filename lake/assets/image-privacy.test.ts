import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { imageTypeOf } from './asset-types.ts'
import { withoutMetadata } from './image-privacy.ts'

const secret = 'Rua das Acácias, 123'
const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/>${secret}</x:xmpmeta>`

/** Left half red, right half blue. */
function twoColours(): Sharp {
  const half = (r: number, b: number) => ({
    create: { width: 20, height: 20, channels: 3 as const, background: { r, g: 0, b } },
  })
  return sharp({
    create: { width: 40, height: 20, channels: 3, background: { r: 255, g: 0, b: 0 } },
  }).composite([{ input: half(0, 255), left: 20, top: 0 }])
}

function withSecrets(picture: Sharp, orientation = 1): Sharp {
  return picture
    .withMetadata({ orientation })
    .withIccProfile('p3')
    .withExifMerge({
      IFD0: { Copyright: secret },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 1/1' },
    })
    .withXmp(xmp)
}

async function drawn(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes, { animated: true })
    .autoOrient()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: data.toString('base64'), size: [info.width, info.height] }
}

const formats = ['jpeg', 'png', 'webp', 'avif', 'tiff'] as const

test.each(formats)('%s loses place, names and texts; its pixels stay', async (format) => {
  const photo = await withSecrets(twoColours())[format]().toBuffer()
  const before = await sharp(photo).metadata()
  expect(photo.includes(Buffer.from('Rua das Ac'))).toBe(true)
  const clean = await withoutMetadata(photo, imageTypeOf(photo).extension)
  expect(Buffer.from(clean).includes(Buffer.from('Rua das Ac'))).toBe(false)
  expect(Buffer.from(clean).includes(Buffer.from('GPS'))).toBe(false)
  const after = await sharp(clean).metadata()
  expect(after.icc).toEqual(before.icc)
  expect(await drawn(clean)).toEqual(await drawn(photo))
})

test.each(formats)('%s: a second time changes nothing', async (format) => {
  const photo = await withSecrets(twoColours(), 6)[format]().toBuffer()
  const { extension } = imageTypeOf(photo)
  const once = await withoutMetadata(photo, extension)
  expect(Buffer.from(await withoutMetadata(once, extension))).toEqual(Buffer.from(once))
})

test.each(['jpeg', 'png', 'webp'] as const)('%s still stands upright', async (format) => {
  const photo = await withSecrets(twoColours(), 6)[format]().toBuffer()
  const clean = await withoutMetadata(photo, imageTypeOf(photo).extension)
  expect((await sharp(clean).metadata()).orientation).toBe(6)
  expect(await drawn(clean)).toEqual(await drawn(photo))
  expect((await drawn(clean)).size).toEqual([20, 40])
})

test('a progressive JPEG with a comment and something behind its end', async () => {
  const photo = await twoColours().jpeg({ progressive: true }).toBuffer()
  const comment = Buffer.from(`\xff\xfe\0\x06oi!!`, 'latin1')
  const film = Buffer.from(`ftypmp42 ${secret}`)
  const loaded = Buffer.concat([photo.subarray(0, 2), comment, photo.subarray(2), film])
  expect(Buffer.from(await withoutMetadata(loaded, 'jpg'))).toEqual(photo)
})

test('an animated GIF loses its comment and keeps all its pictures and their repetition', async () => {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map((background) =>
      sharp({ create: { width: 8, height: 8, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  const moving = await sharp(frames, { join: { animated: true } })
    .gif({ loop: 3, delay: 100 })
    .toBuffer()
  const at = 13 + 3 * 2 ** ((moving.readUInt8(10) & 7) + 1)
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, 3]), Buffer.from('oi!'), Buffer.from([0])])
  const loaded = Buffer.concat([moving.subarray(0, at), comment, moving.subarray(at)])
  const clean = await withoutMetadata(loaded, 'gif')
  expect(Buffer.from(clean)).toEqual(moving)
  expect(await sharp(clean, { animated: true }).metadata()).toMatchObject({ pages: 3, loop: 3 })
})

test('a picture that is cut off is not read past its end', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'gif'] as const) {
    const photo = await twoColours()[format]().toBuffer()
    const { extension } = imageTypeOf(photo)
    for (const length of [40, photo.length - 9]) {
      const cut = photo.subarray(0, length)
      await expect(withoutMetadata(cut, extension).catch(() => 'refused')).resolves.toBeDefined()
    }
  }
})
