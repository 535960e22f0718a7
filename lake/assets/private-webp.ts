const drawing = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const headLength = 12
const exifFlag = 0x08
const xmpFlag = 0x04

/** The WebP with only the chunks that draw it: EXIF and XMP go. */
export function withoutWebpMetadata(bytes: Buffer, exif: Buffer | null): Buffer {
  const kept: Buffer[] = []
  for (let at = headLength; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32LE(at + 4)
    // Chunks begin at even offsets.
    const end = at + 8 + length + (length % 2)
    const type = bytes.subarray(at, at + 4).toString('latin1')
    if (type === 'VP8X') kept.push(withFlags(bytes.subarray(at, end), exif !== null))
    else if (drawing.has(type)) kept.push(bytes.subarray(at, end))
    at = end
  }
  // Only a file with a VP8X chunk can turn its picture, so there is one whenever `exif` is given.
  if (exif) kept.push(exifChunk(exif))
  const body = Buffer.concat(kept)
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(body.length + 4, 4)
  return Buffer.concat([head, body])
}

function withFlags(chunk: Buffer, hasExif: boolean): Buffer {
  const copy = Buffer.from(chunk)
  copy[8] = ((copy[8] ?? 0) & ~(exifFlag | xmpFlag)) | (hasExif ? exifFlag : 0)
  return copy
}

function exifChunk(exif: Buffer): Buffer {
  const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
  head.writeUInt32LE(exif.length, 4)
  return Buffer.concat([head, exif])
}
