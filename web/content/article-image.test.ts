import { expect, test } from 'vitest'
import { pixelSize } from './ArticleImage.tsx'

const asset = { _type: 'reference', _ref: 'image-0a1b2c-1200x800-jpg' } as const

test('reads the size from the id', () => {
  expect(pixelSize({ asset })).toEqual({ width: 1200, height: 800 })
})

test('leaves out what was cropped', () => {
  const crop = { _type: 'sanity.imageCrop', left: 0.25, right: 0.25, top: 0.1, bottom: 0 } as const
  expect(pixelSize({ asset, crop })).toEqual({ width: 600, height: 720 })
})

test('refuses an id that is not of an image', () => {
  expect(() => pixelSize({ asset: { _type: 'reference', _ref: 'file-0a1b-pdf' } })).toThrow(RangeError)
})
