import fc from 'fast-check'
import { expect, test } from 'vitest'
import { layOut } from './image-layout.ts'
import { parseTransform } from './image-transform.ts'

const side = fc.integer({ min: 1, max: 12_000 })
const source = fc.record({ width: side, height: side })
const asked = fc.record(
  {
    w: fc.oneof(fc.integer({ min: -5, max: 9000 }), fc.double({ min: 0.1, max: 500, noNaN: true })),
    h: fc.integer({ min: -5, max: 9000 }),
    dpr: fc.double({ min: 0, max: 9, noNaN: true }),
    fit: fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale'),
    crop: fc.constantFrom('top,left', 'bottom', 'right', 'center', 'focalpoint', 'entropy'),
    'min-w': fc.integer({ min: -5, max: 9000 }),
    'max-h': fc.integer({ min: -5, max: 9000 }),
    'fp-x': fc.double({ min: -1, max: 2, noNaN: true }),
    'fp-y': fc.double({ min: -1, max: 2, noNaN: true }),
  },
  { requiredKeys: [] },
)

test('whatever is asked, the part lies inside the picture and the result within the limits', () => {
  fc.assert(
    fc.property(source, asked, (picture, query) => {
      const entries = Object.entries(query).map(([key, value]) => [key, String(value)])
      const { region, size, padding } = layOut(new URLSearchParams(Object.fromEntries(entries)), picture)
      expect(Math.min(region.left, region.top)).toBeGreaterThanOrEqual(0)
      expect(region.left + region.width).toBeLessThanOrEqual(picture.width)
      expect(region.top + region.height).toBeLessThanOrEqual(picture.height)
      const pad = padding ?? { left: 0, right: 0, top: 0, bottom: 0 }
      expect(Math.min(...Object.values(pad))).toBeGreaterThanOrEqual(0)
      const drawn = [size.width + pad.left + pad.right, size.height + pad.top + pad.bottom]
      for (const length of [region.width, region.height, size.width, size.height, ...drawn]) {
        expect(Number.isInteger(length) && length >= 1).toBe(true)
      }
      expect(Math.max(...drawn)).toBeLessThanOrEqual(4000)
    }),
    { numRuns: 2000 },
  )
})

test('a rectangle is cut to the picture', () => {
  const fraction = fc.double({ min: 0, max: 0.999, noNaN: true })
  fc.assert(
    fc.property(source, fraction, fraction, side, side, (picture, x, y, width, height) => {
      const left = Math.floor(picture.width * x)
      const top = Math.floor(picture.height * y)
      const { region } = layOut(new URLSearchParams({ rect: `${left},${top},${width},${height}` }), picture)
      expect(region).toEqual({
        left,
        top,
        width: Math.min(width, picture.width - left),
        height: Math.min(height, picture.height - top),
      })
    }),
  )
})

test('nothing is enlarged, and an AVIF stays within its pixels', () => {
  fc.assert(
    fc.property(source, asked, fc.constantFrom('avif', 'webp'), (picture, query, fm) => {
      const entries = Object.entries({ ...query, fm, pad: 300 }).map(([key, value]) => [key, String(value)])
      const given = { ...picture, extension: 'jpg' }
      const transform = parseTransform(new URLSearchParams(Object.fromEntries(entries)), given, '')
      if (!transform) throw new Error('A transform was asked for')
      const { region, size, padding } = transform
      expect(size.width).toBeLessThanOrEqual(region.width)
      expect(size.height).toBeLessThanOrEqual(region.height)
      const pad = padding ?? { left: 0, right: 0, top: 0, bottom: 0 }
      const pixels = (size.width + pad.left + pad.right) * (size.height + pad.top + pad.bottom)
      // Sides are whole pixels: rounded, they may be one more each.
      expect(pixels).toBeLessThanOrEqual(fm === 'avif' ? 2_020_000 : Number.POSITIVE_INFINITY)
    }),
  )
})
