import sharp from 'sharp'
import { maximumPixels } from './asset-limits.ts'
import { withoutGifComments } from './private-gif.ts'
import { withoutJpegMetadata } from './private-jpeg.ts'
import { withoutPngMetadata } from './private-png.ts'
import { withoutWebpMetadata } from './private-webp.ts'

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
  // libvips puts "Exif\0\0" before what stands in the file.
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

/** TIFF spreads its metadata over tables of offsets; no browser shows TIFF, so it is written anew, without loss. */
async function rewrittenTiff(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes, { limitInputPixels: maximumPixels })
    .autoOrient()
    .keepIccProfile()
    .tiff({ compression: 'lzw' })
    .toBuffer()
}
