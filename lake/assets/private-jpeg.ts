const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const exifHead = Buffer.from('Exif\0\0', 'latin1')

/** The JPEG with only the segments that draw it: APPn except JFIF, colour profile and Adobe's, and comments go. */
export function withoutJpegMetadata(bytes: Buffer, exif: Buffer | null): Buffer {
  const kept: Buffer[] = [Buffer.from([0xff, startOfImage])]
  if (exif) kept.push(segment(0xe1, Buffer.concat([exifHead, exif])))
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== endOfImage) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      // Padding before a marker.
      at += 1
      continue
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    const scanEnd = marker === startOfScan ? endOfScan(bytes, end) : end
    if (draws(marker, bytes.subarray(at + 4, end))) kept.push(bytes.subarray(at, scanEnd))
    at = scanEnd
  }
  // What follows the end, such as the film of a "live" photo, goes too.
  kept.push(Buffer.from([0xff, endOfImage]))
  return Buffer.concat(kept)
}

function draws(marker: number, payload: Buffer): boolean {
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
function endOfScan(bytes: Buffer, at: number): number {
  for (let next = bytes.indexOf(0xff, at); next >= 0; next = bytes.indexOf(0xff, next + 1)) {
    const marker = bytes[next + 1] ?? endOfImage
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7)
    if (!isData) return next
  }
  return bytes.length
}

function segment(marker: number, payload: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(payload.length + 2, 2)
  return Buffer.concat([head, payload])
}
