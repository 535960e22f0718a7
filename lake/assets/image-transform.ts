import type { Sharp } from 'sharp'
import { limits } from '../http/limits.ts'
import { AssetRefused, maximumPixels } from './asset-limits.ts'
import { type Layout, layOut, numberBetween, type Size, shrunk } from './image-layout.ts'

const formats = ['jpg', 'pjpg', 'png', 'webp', 'avif', 'gif'] as const
type Format = (typeof formats)[number]

type Colour = { r: number; g: number; b: number; alpha: number }

export type ImageTransform = Layout &
  Adjustments & {
    format: Format
    /** 1 to 100. */
    quality: number
    background: Colour | null
    /** Degrees clockwise. */
    turn: number
    moves: boolean
  }

const transparentFormats: readonly Format[] = ['png', 'webp', 'avif', 'gif']
const movingFormats: readonly string[] = ['gif', 'webp']
const layoutKeys = 'rect w h min-w max-w min-h max-h dpr fit crop fp-x fp-y pad or frame'.split(' ')
const adjustmentKeys = 'q blur sharp sat invert flip bg'.split(' ')

/**
 * The transform of an image URL, or null when the original bytes answer it.
 *
 * Names as in the image URLs of the Content Lake API (sanity.io/docs/image-urls): the keys above, `fm`, `auto` and `bg`.
 * `or` turns the picture before anything else, so `rect` counts in the turned picture.
 */
export function parseTransform(
  query: URLSearchParams,
  source: Size & { extension: string },
  accept: string,
): ImageTransform | null {
  const sourceFormat = formats.find((format) => format === source.extension) ?? 'jpg'
  const format = askedFormat(query, accept) ?? sourceFormat
  const changes = [...layoutKeys, ...adjustmentKeys].some((key) => query.has(key))
  if (!changes && (format === source.extension || !(query.has('fm') || query.has('auto')))) return null
  const turn = askedTurn(query)
  const isOnSide = turn % 180 !== 0
  const turned = isOnSide ? { width: source.height, height: source.width } : source
  const adjustments = askedAdjustments(query)
  return {
    ...affordable(layOut(query, turned), format),
    ...adjustments,
    format,
    quality: Math.round(numberBetween(query, 'q', 1, 100) ?? 75),
    background: backgroundColour(query),
    turn,
    moves:
      movingFormats.includes(source.extension) &&
      movingFormats.includes(format) &&
      query.get('frame') !== '1' &&
      turn === 0 &&
      !adjustments.flipped,
  }
}

/** An AVIF takes some twenty times the work of a JPEG for each pixel. */
function affordable(layout: Layout, format: Format): Layout {
  if (format !== 'avif') return layout
  const { left, right, top, bottom } = layout.padding ?? { left: 0, right: 0, top: 0, bottom: 0 }
  const pixels = (layout.size.width + left + right) * (layout.size.height + top + bottom)
  return shrunk(layout, Math.sqrt(limits.picture.avifPixels / pixels))
}

function askedTurn(query: URLSearchParams): number {
  const turn = Number(query.get('or') ?? 0)
  if (![0, 90, 180, 270].includes(turn)) throw new AssetRefused(400, `Giro inválido: or=${query.get('or')}`)
  return turn
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

/** `RGB`, `ARGB`, `RRGGBB` or `AARRGGBB`, in hexadecimal. */
function backgroundColour(query: URLSearchParams): Colour | null {
  const text = query.get('bg')
  if (text === null) return null
  if (!/^([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text))
    throw new AssetRefused(400, `Cor inválida: bg=${text}`)
  const long = text.length < 6 ? text.replace(/./g, '$&$&') : text
  const [alpha = 255, r = 0, g = 0, b = 0] = Buffer.from(long.padStart(8, 'f'), 'hex')
  return { r, g, b, alpha: alpha / 255 }
}

const clear: Colour = { r: 0, g: 0, b: 0, alpha: 0 }
const white: Colour = { r: 255, g: 255, b: 255, alpha: 1 }

/** The transformed image in `transform.format`; EXIF is applied and dropped. */
export async function transformImage(path: string, transform: ImageTransform): Promise<Buffer> {
  try {
    return await draw(path, transform)
  } catch (error) {
    // More pixels in all the pictures of a film than a still may have: the first one stands for it.
    if (transform.moves) return transformImage(path, { ...transform, moves: false })
    const reason = error instanceof Error ? error.message : String(error)
    throw new AssetRefused(400, `A imagem não pôde ser transformada assim: ${reason}`)
  }
}

async function draw(path: string, transform: ImageTransform): Promise<Buffer> {
  // Only now, as in assets.ts.
  const { default: sharp } = await import('sharp')
  const { region, size, padding, position, format, quality, background, turn, moves } = transform
  const keepsAlpha = transparentFormats.includes(format)
  const image = sharp(path, { limitInputPixels: maximumPixels, failOn: 'error', animated: moves })
    .timeout({ seconds: 20 })
    .autoOrient()
    .rotate(turn)
    .extract(region)
    .resize({ ...size, fit: position ? 'cover' : 'fill', ...(position && { position }) })
  const adjusted = adjust(image, transform)
  if (padding) adjusted.extend({ ...padding, background: background ?? (keepsAlpha ? clear : white) })
  const isOpaque = !keepsAlpha || (background !== null && background.alpha === 1)
  if (isOpaque) adjusted.flatten({ background: background ?? white })
  return encode(adjusted, format, quality).toBuffer()
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
      return image.avif({ quality, effort: limits.picture.avifEffort })
    case 'gif':
      return image.gif()
  }
}

export function mimeTypeOf(format: Format): string {
  return format === 'jpg' || format === 'pjpg' ? 'image/jpeg' : `image/${format}`
}

/** Changes of the pixels, after cropping and scaling. */
type Adjustments = {
  /** Standard deviation of the Gaussian, in output pixels; 0 is none. */
  blur: number
  /** Standard deviation of the mask that sharpens, in output pixels; 0 is none. */
  sharpen: number
  /** Factor: 0 is grey, 1 unchanged, 2 twice as strong. */
  saturation: number
  inverted: boolean
  flipped: 'h' | 'v' | 'hv' | null
}

/** Reads `blur sharp sat invert flip` of an image URL. */
function askedAdjustments(query: URLSearchParams): Adjustments {
  const sharpness = numberBetween(query, 'sharp', 0, 100) ?? 0
  return {
    // The API's scale goes to 2000; beyond a deviation of 50 pixels nothing is left to see, only time to spend.
    blur: Math.min(50, (numberBetween(query, 'blur', 0, 2000) ?? 0) / 4),
    sharpen: sharpness === 0 ? 0 : 0.5 + sharpness / 50,
    saturation: 1 + (numberBetween(query, 'sat', -100, 100) ?? 0) / 100,
    inverted: query.get('invert') === 'true',
    flipped: askedFlip(query),
  }
}

function askedFlip(query: URLSearchParams): Adjustments['flipped'] {
  const flip = query.get('flip')
  if (flip === null || flip === 'h' || flip === 'v' || flip === 'hv') return flip
  throw new AssetRefused(400, `Espelhamento inválido: flip=${flip}`)
}

function adjust(image: Sharp, { blur, sharpen, saturation, inverted, flipped }: Adjustments): Sharp {
  if (flipped?.includes('h')) image.flop()
  if (flipped?.includes('v')) image.flip()
  // sharp refuses a deviation below 0.3.
  if (blur >= 0.3) image.blur(blur)
  if (sharpen > 0) image.sharpen({ sigma: sharpen })
  if (saturation !== 1) image.modulate({ saturation })
  if (inverted) image.negate({ alpha: false })
  return image
}
