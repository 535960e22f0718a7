import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { maximumPixels } from './asset-limits.ts'

/**
 * The same picture without what a camera or an editor program wrote into it: place, time, names, thumbnails.
 *
 * Pixels and colour profile stay as they are, byte for byte except in TIFF; of EXIF only the orientation stays.
 * Doing it twice changes nothing more, so that an exported picture comes back under the same hash.
 */
export async function withoutMetadata(content: Uint8Array, extension: string): Promise<Uint8Array> {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  switch (extension) {
    case 'jpg':
      return withoutJpegMetadata(bytes, await orientationExif(bytes))
    case 'png':
      return withoutPngMetadata(bytes, await orientationExif(bytes))
    case 'webp':
      return withoutWebpMetadata(bytes, await orientationExif(bytes))
    case 'gif':
      return withoutGifComments(bytes)
    case 'avif':
      return withBlankedItems(bytes)
    case 'tif':
      return rewrittenTiff(bytes)
    default:
      return content
  }
}

/** An EXIF block that says only which side is up; `null` when the picture already stands right. */
async function orientationExif(bytes: Buffer): Promise<Buffer | null> {
  const { orientation = 1 } = await sharp(bytes).metadata()
  if (orientation === 1) return null
  // Big-endian TIFF: one directory with one entry, tag 0x0112, a 16-bit number.
  const exif = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex')
  exif.writeUInt16BE(orientation, 18)
  return exif
}

/** AVIF keeps its metadata as items inside the file; blanks of the same length leave every offset right. */
async function withBlankedItems(bytes: Buffer): Promise<Buffer> {
  const blanked = Buffer.from(bytes)
  const { exif, xmp } = await sharp(bytes).metadata()
  // libvips puts "Exif\0\0" before the bytes of the file.
  const written = exif?.subarray(exif.subarray(0, 4).toString('latin1') === 'Exif' ? 6 : 0)
  blank(blanked, written, 0)
  blank(blanked, xmp, 0x20)
  return blanked
}

function blank(bytes: Buffer, part: Buffer | undefined, filler: number): void {
  if (!part || part.length === 0) return
  for (let at = bytes.indexOf(part); at >= 0; at = bytes.indexOf(part, at + part.length)) {
    bytes.fill(filler, at, at + part.length)
    // A part of nothing but filler would be found again for ever.
    if (part.every((byte) => byte === filler)) return
  }
}

/** TIFF spreads its metadata over tables of offsets; no browser shows TIFF, so it is encoded again, without loss. */
async function rewrittenTiff(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: maximumPixels })
    .autoOrient()
    .keepIccProfile()
    .tiff({ compression: 'lzw' })
    .toBuffer()
}

const jpeg = { startOfImage: 0xd8, endOfImage: 0xd9, startOfScan: 0xda }
const endOfJpeg = Buffer.from([0xff, jpeg.endOfImage])
const jpegExifHead = Buffer.from('Exif\0\0', 'latin1')

/** The JPEG with only the segments that draw it: APPn except JFIF, colour profile and Adobe's, and comments go. */
function withoutJpegMetadata(bytes: Buffer, exif: Buffer | null): Buffer {
  const kept: Buffer[] = [Buffer.from([0xff, jpeg.startOfImage])]
  if (exif) kept.push(jpegSegment(0xe1, Buffer.concat([jpegExifHead, exif])))
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== jpeg.endOfImage) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      // Padding before a marker.
      at += 1
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const scanEnd = marker === jpeg.startOfScan ? endOfJpegScan(bytes, end) : end
    if (drawsJpeg(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, scanEnd))
    at = scanEnd
  }
  // libjpeg paints grey what is missing, and only warns.
  if (bytes.indexOf(endOfJpeg, at) < 0) throw new Error('JPEG without an end')
  // Bytes after the end, such as the film of a "live" photo, go too.
  kept.push(endOfJpeg)
  return Buffer.concat(kept)
}

function drawsJpeg(marker: number, payload: Buffer): boolean {
  if (marker === 0xfe) return false
  const isApplication = marker >= 0xe0 && marker <= 0xef
  if (!isApplication) return true
  const name = payload.subarray(0, 12).toString('latin1')
  return (
    (marker === 0xe0 && name.startsWith('JFIF\0')) ||
    (marker === 0xe2 && name.startsWith('ICC_PROFILE\0')) ||
    (marker === 0xee && name.startsWith('Adobe'))
  )
}

/** Where the compressed data that starts at `at` ends: the next marker that is neither a stuffed byte nor a restart. */
function endOfJpegScan(bytes: Buffer, at: number): number {
  for (let next = bytes.indexOf(0xff, at); next >= 0; next = bytes.indexOf(0xff, next + 1)) {
    const marker = bytes[next + 1] ?? jpeg.endOfImage
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)
    if (!isData) return next
  }
  return bytes.length
}

function jpegSegment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(payload.length + 2, 2)
  return Buffer.concat([head, payload])
}

const pngDrawing = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
)
const pngSignatureLength = 8

/** The PNG with only the chunks that draw it: texts, times and EXIF go, and what follows its end. */
function withoutPngMetadata(bytes: Buffer, exif: Buffer | null): Buffer {
  const kept = [bytes.subarray(0, pngSignatureLength)]
  let at = pngSignatureLength
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.subarray(at + 4, at + 8).toString('latin1')
    if (pngDrawing.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IHDR' && exif) kept.push(pngChunk('eXIf', exif))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}

function pngChunk(type: string, payload: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), payload])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(payload.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

const webpDrawing = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const webpHeadLength = 12
const exifFlag = 0x08
const xmpFlag = 0x04

/** The WebP with only the chunks that draw it: EXIF and XMP go. */
function withoutWebpMetadata(bytes: Buffer, exif: Buffer | null): Buffer {
  const kept: Buffer[] = []
  for (let at = webpHeadLength; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    // Chunks begin at even offsets.
    const end = at + 8 + length + (length % 2)
    const type = bytes.subarray(at, at + 4).toString('latin1')
    if (type === 'VP8X') kept.push(withWebpFlags(bytes.subarray(at, end), exif !== null))
    else if (webpDrawing.has(type)) kept.push(bytes.subarray(at, end))
    at = end
  }
  // Only a file with a VP8X chunk can turn its picture, so there is one whenever `exif` is given.
  if (exif) kept.push(webpExifChunk(exif))
  const body = Buffer.concat(kept)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

function withWebpFlags(chunk: Buffer, hasExif: boolean): Buffer {
  const copy = Buffer.from(chunk)
  copy[8] = ((copy[8] ?? 0) & ~(exifFlag | xmpFlag)) | (hasExif ? exifFlag : 0)
  return copy
}

function webpExifChunk(exif: Buffer): Buffer {
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
  head.writeUInt32LE(exif.length, 4)
  return Buffer.concat([head, exif])
}

const gif = { extension: 0x21, picture: 0x2c, comment: 0xfe, application: 0xff }

/** The GIF without its comments and without what programs add to it; what repeats an animation stays. */
function withoutGifComments(bytes: Buffer): Buffer {
  let at = 13 + gifColourTable(bytes[10])
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const start = at
    if (bytes[at] === gif.extension) at = endOfGifBlocks(bytes, at + 2)
    else if (bytes[at] === gif.picture)
      at = endOfGifBlocks(bytes, at + 10 + gifColourTable(bytes[at + 9]) + 1)
    else break
    if (!isForeignGifBlock(bytes, start)) kept.push(bytes.subarray(start, at))
  }
  kept.push(Buffer.from([0x3b]))
  return Buffer.concat(kept)
}

function isForeignGifBlock(bytes: Buffer, at: number): boolean {
  if (bytes[at] !== gif.extension) return false
  const kind = bytes[at + 1]
  const program = bytes.subarray(at + 3, at + 14).toString('latin1')
  return (
    kind === gif.comment || (kind === gif.application && !['NETSCAPE2.0', 'ANIMEXTS1.0'].includes(program))
  )
}

/** Bytes of the colour table that a packed field announces. */
function gifColourTable(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0
}

/** Blocks of a length and that many bytes, up to one of length zero. */
function endOfGifBlocks(bytes: Buffer, at: number): number {
  let next = at
  while (next < bytes.length && bytes[next] !== 0) next += 1 + (bytes[next] ?? 0)
  return Math.min(bytes.length, next + 1)
}
