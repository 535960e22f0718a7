import sharp, { type Sharp } from 'sharp'
import { AssetRefused, maximumPixels } from './asset-limits.ts'
import { type Layout, layOut, numberBetween, type Size } from './image-layout.ts'

const formats = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'] as const
type Format = (typeof formats)[number]

export type ImageTransform = Layout & {
  format: Format
  /** 1 to 100. */
  quality: number
  /** Standard deviation of the Gaussian, in output pixels; 0 is none. */
  blur: number
  background: string | null
}

const transparentFormats: readonly Format[] = ['png', 'webp', 'avif', 'gif']
const layoutKeys = ['rect', 'w', 'h', 'dpr', 'fit', 'crop', 'fp-x', 'fp-y']

/**
 * What an image URL asks for, or null when the original bytes answer it.
 *
 * Names as in the image URLs of the Content Lake API: `rect w h dpr fit crop fp-x fp-y q fm auto blur bg`.
 */
export function parseTransform(
  query: URLSearchParams,
  source: Size & { extension: string },
  accept: string,
): ImageTransform | null {
  const sourceFormat = formats.find((format) => format === source.extension) ?? 'jpg'
  const format = askedFormat(query, accept) ?? sourceFormat
  const changes = [...layoutKeys, 'q', 'blur'].some((key) => query.has(key))
  if (!changes && (format === source.extension || !(query.has('fm') || query.has('auto')))) return null
  return {
    ...layOut(query, source),
    format,
    quality: Math.round(numberBetween(query, 'q', 1, 100) ?? 75),
    // The API's scale goes to 2000; beyond a deviation of 50 pixels nothing is left to see, only time to spend.
    blur: Math.min(50, (numberBetween(query, 'blur', 0, 2000) ?? 0) / 4),
    background: backgroundColour(query),
  }
}

function askedFormat(query: URLSearchParams, accept: string): Format | null {
  const asked = query.get('fm')
  if (asked !== null) {
    const format = formats.find((candidate) => candidate === asked)
    if (!format) throw new AssetRefused(400, `Formato de imagem desconhecido: fm=${asked}`)
    return format
  }
  return query.get('auto') === 'format' && accept.includes('image/webp') ? 'webp' : null
}

function backgroundColour(query: URLSearchParams): string | null {
  const colour = query.get('bg')
  if (colour === null) return null
  if (!/^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(colour)) throw new AssetRefused(400, `Cor inválida: bg=${colour}`)
  return `#${colour}`
}

/** The transformed image in `transform.format`; EXIF is applied and dropped. */
export async function transformImage(path: string, transform: ImageTransform): Promise<Buffer> {
  const { region, size, padding, position, format, quality, blur, background } = transform
  const keepsAlpha = transparentFormats.includes(format)
  const fill = background ?? (keepsAlpha ? { r: 0, g: 0, b: 0, alpha: 0 } : '#fff')
  let image = sharp(path, { limitInputPixels: maximumPixels, failOn: 'error' })
    .timeout({ seconds: 20 })
    .autoOrient()
    .extract(region)
    .resize({ ...size, fit: position ? 'cover' : 'fill', ...(position && { position }) })
  if (padding) image = image.extend({ ...padding, background: fill })
  if (blur >= 0.3) image = image.blur(blur)
  if (!keepsAlpha || background) image = image.flatten({ background: background ?? '#fff' })
  return encode(image, format, quality).toBuffer()
}

function encode(image: Sharp, format: Format, quality: number): Sharp {
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality })
    case 'pjpg':
      return image.jpeg({ quality, progressive: true })
    case 'png':
      return image.png()
    case 'webp':
      return image.webp({ quality })
    case 'avif':
      return image.avif({ quality })
    case 'gif':
      return image.gif()
  }
}

export function mimeTypeOf(format: Format): string {
  return format === 'jpg' || format === 'pjpg' ? 'image/jpeg' : `image/${format}`
}
