import { crc32 } from 'node:zlib'

const drawing = new Set(
  'IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB iCCP sBIT bKGD hIST pHYs cICP mDCV cLLI acTL fcTL fdAT'.split(' '),
)
const signatureLength = 8

/** The PNG with only the chunks that draw it: texts, times and EXIF go, and what follows its end. */
export function withoutPngMetadata(bytes: Buffer, exif: Buffer | null): Buffer {
  const kept = [bytes.subarray(0, signatureLength)]
  let at = signatureLength
  while (at + 12 <= bytes.length) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.subarray(at + 4, at + 8).toString('latin1')
    if (drawing.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IHDR' && exif) kept.push(chunk('eXIf', exif))
    if (type === 'IEND') break
    at = end
  }
  return Buffer.concat(kept)
}

function chunk(type: string, payload: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), payload])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(payload.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
