import type { Figure } from './sanity.types.ts'

type Cropped = { asset: Figure['asset']; crop?: Figure['crop'] }

/** Width and height in pixels of what the editor left after cropping; the original size is written in the asset's id. */
export function pixelSize({ asset, crop }: Cropped): { width: number; height: number } {
  const [, width, height] = /^image-\w+-(\d+)x(\d+)-\w+$/.exec(asset._ref) ?? []
  if (!width || !height) throw new RangeError(`Not the id of an image: ${asset._ref}`)
  const { left = 0, right = 0, top = 0, bottom = 0 } = crop ?? {}
  return {
    width: Math.round(Number(width) * (1 - left - right)),
    height: Math.round(Number(height) * (1 - top - bottom)),
  }
}
