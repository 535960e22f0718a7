const extension = 0x21
const picture = 0x2c
const comment = 0xfe
const application = 0xff

/** The GIF without its comments and without what programs add to it; what repeats an animation stays. */
export function withoutGifComments(bytes: Buffer): Buffer {
  let at = 13 + colourTable(bytes[10])
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length) {
    const start = at
    if (bytes[at] === extension) at = endOfBlocks(bytes, at + 2)
    else if (bytes[at] === picture) at = endOfBlocks(bytes, at + 10 + colourTable(bytes[at + 9]) + 1)
    else break
    if (!isForeign(bytes, start)) kept.push(bytes.subarray(start, at))
  }
  kept.push(Buffer.from([0x3b]))
  return Buffer.concat(kept)
}

function isForeign(bytes: Buffer, at: number): boolean {
  if (bytes[at] !== extension) return false
  const kind = bytes[at + 1]
  const program = bytes.subarray(at + 3, at + 14).toString('latin1')
  return kind === comment || (kind === application && !['NETSCAPE2.0', 'ANIMEXTS1.0'].includes(program))
}

/** Bytes of the colour table that a packed field announces. */
function colourTable(packed = 0): number {
  return packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0
}

/** Blocks of a length and that many bytes, up to one of length zero. */
function endOfBlocks(bytes: Buffer, at: number): number {
  let next = at
  while (next < bytes.length && bytes[next] !== 0) next += 1 + (bytes[next] ?? 0)
  return Math.min(bytes.length, next + 1)
}
