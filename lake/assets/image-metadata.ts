import sharp, { type Sharp } from 'sharp'
import { AssetRefused, maximumPixels } from './asset-limits.ts'
import { type AssetType, imageTypeOf } from './asset-types.ts'
import { withoutMetadata } from './image-privacy.ts'

type ImageDescription = AssetType & {
  content: Uint8Array
  width: number
  height: number
  metadata: Record<string, unknown>
}

const lqipWidth = 20

/** Size after EXIF rotation, in pixels, and the metadata that a `sanity.imageAsset` carries. */
export async function describeImage(content: Uint8Array): Promise<ImageDescription> {
  const type = imageTypeOf(content)
  try {
    if (type.extension === 'svg') return await describeSvg(content, type)
    return await describeBitmap(await withoutMetadata(content, type.extension), type)
  } catch {
    if (await isTooLarge(content)) {
      const million = maximumPixels / 1e6
      throw new AssetRefused(413, `A imagem passa de ${million} milhões de pixels. Reduza as dimensões.`)
    }
    throw new AssetRefused(400, 'A imagem está danificada ou incompleta. Exporte-a de novo e repita o envio.')
  }
}

/** By the size that the file says it has; nothing is drawn for it. */
async function isTooLarge(content: Uint8Array): Promise<boolean> {
  const unlimited = sharp(content, { limitInputPixels: false })
  const { width, height } = await unlimited.metadata().catch(() => ({ width: 0, height: 0 }))
  return width * height > maximumPixels
}

function open(content: Uint8Array): Sharp {
  return sharp(content, { limitInputPixels: maximumPixels, failOn: 'error' })
}

async function describeBitmap(content: Uint8Array, type: AssetType): Promise<ImageDescription> {
  const { autoOrient, hasAlpha } = await open(content).metadata()
  const { isOpaque, dominant } = await open(content).stats()
  const preview = await open(content).autoOrient().resize({ width: lqipWidth }).png().toBuffer()
  return {
    ...type,
    content,
    ...autoOrient,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: dimensions(autoOrient),
      hasAlpha,
      isOpaque,
      lqip: `data:image/png;base64,${preview.toString('base64')}`,
      palette: { _type: 'sanity.imagePalette', dominant: swatch(dominant) },
    },
  }
}

/** An SVG is measured and never drawn here: drawing a hostile one costs unbounded time. */
async function describeSvg(content: Uint8Array, type: AssetType): Promise<ImageDescription> {
  const { width, height } = await open(content).metadata()
  const size = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
  return {
    ...type,
    content,
    ...size,
    metadata: {
      _type: 'sanity.imageMetadata',
      dimensions: dimensions(size),
      hasAlpha: true,
      isOpaque: false,
    },
  }
}

function dimensions({ width, height }: { width: number; height: number }) {
  return { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height }
}

function swatch({ r, g, b }: { r: number; g: number; b: number }) {
  const background = `#${[r, g, b].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
  // Perceived lightness (ITU-R BT.601 weights): dark backgrounds take white text.
  const foreground = 0.299 * r + 0.587 * g + 0.114 * b < 140 ? '#fff' : '#000'
  return { _type: 'sanity.imagePaletteSwatch', background, foreground, title: foreground, population: 1 }
}
