import { limits } from '../http/limits.ts'
import { AssetRefused } from './asset-limits.ts'

export type Size = { width: number; height: number }
type AskedSize = { width: number | null; height: number | null }
type Region = Size & { left: number; top: number }

/** Part of the picture that is drawn, and its size; all in whole pixels. */
export type Layout = {
  region: Region
  size: Size
  padding: { left: number; right: number; top: number; bottom: number } | null
  /** The part that sharp keeps when the shape differs, instead of `region` having the wanted shape already. */
  position: 'entropy' | null
}

/** Longest side of a transformed image, in pixels. */
const maxSideLength = limits.picture.side

/** Widest border, in pixels. */
const maxPad = 1000

const sideLimits = ['min-w', 'max-w', 'min-h', 'max-h']

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'] as const
type Fit = (typeof fits)[number]

/**
 * Turns `rect w h min-w max-w min-h max-h dpr fit crop fp-x fp-y pad` of an image URL into a layout for a source of
 * that size. Nothing is enlarged: a picture that is smaller than asked keeps its pixels and the asked shape.
 */
export function layOut(query: URLSearchParams, source: Size): Layout {
  const layout = notEnlarged(fitted(query, askedRegion(query, source)))
  const pad = Math.round(numberBetween(query, 'pad', 0, maxPad) ?? 0)
  if (pad === 0) return layout
  const { left, right, top, bottom } = layout.padding ?? { left: 0, right: 0, top: 0, bottom: 0 }
  return {
    ...layout,
    padding: { left: left + pad, right: right + pad, top: top + pad, bottom: bottom + pad },
  }
}

function fitted(query: URLSearchParams, region: Region): Layout {
  const asked = askedSize(query)
  const fit = askedFit(query)
  const box = fit === 'clip' || fit === 'max' ? null : askedBox(query, region, asked, fit)
  const layout = { region, padding: null, position: null }
  if (!box) return { ...layout, size: inside(region, asked, fit === 'max') }
  if (fit === 'scale') return { ...layout, size: box }
  if (fit === 'fill' || fit === 'fillmax') {
    const size = inside(region, box, fit === 'fillmax')
    return { ...layout, size, padding: paddingAround(size, box) }
  }
  const size = fit === 'min' ? inside(box, region, true) : box
  if (query.get('crop') === 'entropy') return { ...layout, size, position: 'entropy' }
  return { ...layout, size, region: windowOf(region, size, focus(query)) }
}

function notEnlarged(layout: Layout): Layout {
  const { region, size } = layout
  return shrunk(layout, Math.min(region.width / size.width, region.height / size.height))
}

/** The same picture with fewer pixels; a factor above 1 changes nothing. */
export function shrunk(layout: Layout, factor: number): Layout {
  if (factor >= 1) return layout
  const { size, padding } = layout
  const scaled = (length: number) => Math.round(length * factor)
  return {
    ...layout,
    size: { width: Math.max(1, scaled(size.width)), height: Math.max(1, scaled(size.height)) },
    padding: padding && {
      left: scaled(padding.left),
      right: scaled(padding.right),
      top: scaled(padding.top),
      bottom: scaled(padding.bottom),
    },
  }
}

function askedRegion(query: URLSearchParams, source: Size): Region {
  const rect = query.get('rect')
  if (rect === null) return { left: 0, top: 0, ...source }
  const [left, top, width, height] = rect.split(',').map((part) => Math.round(Number(part)))
  const valid =
    [left, top, width, height].every((part) => Number.isFinite(part)) && rect.split(',').length === 4
  if (!valid || left === undefined || top === undefined || width === undefined || height === undefined) {
    throw new AssetRefused(400, `Recorte inválido: rect=${rect}`)
  }
  const from = { left: Math.max(0, left), top: Math.max(0, top) }
  const cut = {
    width: Math.min(source.width, left + width) - from.left,
    height: Math.min(source.height, top + height) - from.top,
  }
  if (cut.width < 1 || cut.height < 1) throw new AssetRefused(400, `Recorte fora da imagem: rect=${rect}`)
  return { ...from, ...cut }
}

function askedSize(query: URLSearchParams): AskedSize {
  const density = numberBetween(query, 'dpr', 1, 3) ?? 1
  const side = (key: string) => {
    const asked = numberBetween(query, key, 1, maxSideLength)
    return asked && Math.round(asked * density)
  }
  const width = side('w')
  const height = side('h')
  // Both shrink together, so that the limit does not change the shape.
  const shrink = Math.min(1, maxSideLength / Math.max(width ?? 1, height ?? 1))
  return { width: width && Math.round(width * shrink), height: height && Math.round(height * shrink) }
}

/** Both sides as asked; with `min-` and `max-`, which belong to `fit=crop`, a missing side follows the picture. */
function askedBox(
  query: URLSearchParams,
  region: Region,
  { width, height }: AskedSize,
  fit: Fit,
): Size | null {
  const limited = fit === 'crop' && sideLimits.some((key) => query.has(key))
  if (!limited) return width && height ? { width, height } : null
  const natural = inside(region, { width, height }, false)
  const limit = (side: number, axis: 'w' | 'h') => {
    const minSide = numberBetween(query, `min-${axis}`, 1, maxSideLength) ?? 1
    const maxSide = numberBetween(query, `max-${axis}`, 1, maxSideLength) ?? maxSideLength
    return Math.round(Math.min(maxSide, Math.max(minSide, side)))
  }
  return { width: limit(width ?? natural.width, 'w'), height: limit(height ?? natural.height, 'h') }
}

function askedFit(query: URLSearchParams): Fit {
  const asked = query.get('fit') ?? 'clip'
  const fit = fits.find((candidate) => candidate === asked)
  if (!fit) throw new AssetRefused(400, `Ajuste de imagem desconhecido: fit=${asked}`)
  return fit
}

/** `picture` scaled to touch the box from the inside; a missing side of the box does not bind. */
function inside(picture: Size, box: AskedSize, neverEnlarge: boolean): Size {
  const asked = Math.min(
    (box.width ?? Number.POSITIVE_INFINITY) / picture.width,
    (box.height ?? Number.POSITIVE_INFINITY) / picture.height,
  )
  const wanted = Number.isFinite(asked) && !(neverEnlarge && asked > 1) ? asked : 1
  const scale = Math.min(wanted, maxSideLength / picture.width, maxSideLength / picture.height)
  const scaled = (side: number) => Math.max(1, Math.round(side * scale))
  return { width: scaled(picture.width), height: scaled(picture.height) }
}

function paddingAround(size: Size, box: Size) {
  const left = Math.floor((box.width - size.width) / 2)
  const top = Math.floor((box.height - size.height) / 2)
  return { left, right: box.width - size.width - left, top, bottom: box.height - size.height - top }
}

/** The largest part of `region` with the shape of `shape`, as near to the focus as the edges allow. */
function windowOf(region: Region, shape: Size, { x, y }: { x: number; y: number }): Region {
  const scale = Math.min(region.width / shape.width, region.height / shape.height)
  const width = Math.max(1, Math.min(region.width, Math.round(shape.width * scale)))
  const height = Math.max(1, Math.min(region.height, Math.round(shape.height * scale)))
  const start = (length: number, part: number, at: number) =>
    Math.round(Math.min(length - part, Math.max(0, length * at - part / 2)))
  return {
    left: region.left + start(region.width, width, x),
    top: region.top + start(region.height, height, y),
    width,
    height,
  }
}

/** Where the picture must not be cut, as fractions of its width and height. */
function focus(query: URLSearchParams): { x: number; y: number } {
  const crop = (query.get('crop') ?? 'center').split(',')
  if (crop.includes('focalpoint')) {
    return { x: numberBetween(query, 'fp-x', 0, 1) ?? 0.5, y: numberBetween(query, 'fp-y', 0, 1) ?? 0.5 }
  }
  const x = crop.includes('left') ? 0 : crop.includes('right') ? 1 : 0.5
  const y = crop.includes('top') ? 0 : crop.includes('bottom') ? 1 : 0.5
  return { x, y }
}

/** A number of the URL: clamped to the range, refused when it is no number, null when absent. */
export function numberBetween(query: URLSearchParams, key: string, low: number, high: number): number | null {
  const text = query.get(key)
  if (text === null) return null
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) {
    throw new AssetRefused(400, `Número inválido: ${key}=${text}`)
  }
  return Math.min(high, Math.max(low, value))
}
