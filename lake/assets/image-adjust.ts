import type { Sharp } from 'sharp'
import { AssetRefused } from './asset-limits.ts'
import { numberBetween } from './image-layout.ts'

/** What an image URL changes in the pixels, once they have their place and size. */
export type Adjustments = {
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
export function askedAdjustments(query: URLSearchParams): Adjustments {
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

/** Adds the adjustments to the image and returns it. */
export function adjust(image: Sharp, { blur, sharpen, saturation, inverted, flipped }: Adjustments): Sharp {
  if (flipped?.includes('h')) image.flop()
  if (flipped?.includes('v')) image.flip()
  // sharp refuses a deviation below 0.3.
  if (blur >= 0.3) image.blur(blur)
  if (sharpen > 0) image.sharpen({ sigma: sharpen })
  if (saturation !== 1) image.modulate({ saturation })
  if (inverted) image.negate({ alpha: false })
  return image
}
