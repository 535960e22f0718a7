import { AssetRefused } from './asset-limits.ts'

export type AssetType = { extension: string; mimeType: string }

type Signature = AssetType & { offset: number; bytes: string }

// `bytes` is read as latin1, one character per byte.
const imageSignatures: readonly Signature[] = [
  { extension: 'jpg', mimeType: 'image/jpeg', offset: 0, bytes: '\xff\xd8\xff' },
  { extension: 'png', mimeType: 'image/png', offset: 0, bytes: '\x89PNG\r\n\x1a\n' },
  { extension: 'gif', mimeType: 'image/gif', offset: 0, bytes: 'GIF8' },
  { extension: 'webp', mimeType: 'image/webp', offset: 8, bytes: 'WEBP' },
  { extension: 'avif', mimeType: 'image/avif', offset: 4, bytes: 'ftypavif' },
  { extension: 'tif', mimeType: 'image/tiff', offset: 0, bytes: 'II*\0' },
  { extension: 'tif', mimeType: 'image/tiff', offset: 0, bytes: 'MM\0*' },
]

const svgType: AssetType = { extension: 'svg', mimeType: 'image/svg+xml' }

/** White space, an XML declaration or a DOCTYPE: they may precede `<svg`, as comments may. */
const beforeRoot = /\s+|<\?xml[^>]*>|<!DOCTYPE\s+svg[^>]*>/iy

/** Skips what may precede `<svg`, one piece after the other: the time grows with the length of the text, not its square. */
function isSvg(text: string): boolean {
  let at = text.startsWith('\uFEFF') ? 1 : 0
  for (;;) {
    const next = text.startsWith('<!--', at) ? endOfComment(text, at) : endOfDeclaration(text, at)
    if (next <= at) return /^<svg[\s>]/i.test(text.slice(at, at + 5))
    at = next
  }
}

/** 0 for a comment without an end. */
function endOfComment(text: string, start: number): number {
  const end = text.indexOf('-->', start + 4)
  return end < 0 ? 0 : end + 3
}

function endOfDeclaration(text: string, start: number): number {
  beforeRoot.lastIndex = start
  return beforeRoot.test(text) ? beforeRoot.lastIndex : 0
}

/** Type by the bytes, whatever the file's name or the Content-Type header say. */
export function imageTypeOf(content: Uint8Array): AssetType {
  const head = Buffer.from(content.subarray(0, 4096))
  const start = head.toString('latin1')
  for (const { extension, mimeType, offset, bytes } of imageSignatures) {
    if (start.startsWith(bytes, offset)) return { extension, mimeType }
  }
  if (isSvg(head.toString('utf8'))) {
    // Entities can expand to any size, or name files of this machine.
    if (Buffer.from(content).includes('<!ENTITY'))
      throw new AssetRefused(400, 'O SVG declara entidades. Exporte-o sem elas.')
    return svgType
  }
  if (/^ftyp(hei|hev|mif|msf)/.test(start.slice(4))) {
    throw new AssetRefused(400, 'Imagens HEIC não são aceitas. Exporte a foto como JPEG e envie de novo.')
  }
  throw new AssetRefused(400, 'O arquivo não é uma imagem JPEG, PNG, WebP, AVIF, GIF, TIFF ou SVG.')
}

// The types a browser may show by itself; any other file is offered as a download.
const fileTypes: Record<string, string> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
  vtt: 'text/vtt; charset=utf-8',
}

export const downloadType = 'application/octet-stream'

/** The type a stored asset is served with; files that a browser should not show by itself are a plain download. */
export function typeOf(kind: 'images' | 'files', extension: string): string {
  if (kind === 'files') return fileTypes[extension] ?? downloadType
  if (extension === 'svg') return svgType.mimeType
  return imageSignatures.find((known) => known.extension === extension)?.mimeType ?? downloadType
}

/** Extension of an uploaded file by its name; a file that calls itself PDF must be one. */
export function fileAssetType(filename: string | null, content: Uint8Array): AssetType {
  const extension = /\.([a-z0-9]{1,8})$/i.exec(filename ?? '')?.[1]?.toLowerCase() ?? 'bin'
  if (extension === 'pdf' && !Buffer.from(content.subarray(0, 1024)).includes('%PDF-')) {
    throw new AssetRefused(400, 'O arquivo tem nome de PDF, mas o conteúdo não é um PDF.')
  }
  return { extension, mimeType: typeOf('files', extension) }
}
