import { createImageUrlBuilder } from '@sanity/image-url'
import { expect, test } from 'vitest'
import { shownImage } from './ArticleImage.tsx'

const asset = { _type: 'reference', _ref: 'image-0a1b2c-1200x800-jpg' } as const
const hotspot = { _type: 'sanity.imageHotspot', x: 0.5, y: 0.5, width: 1, height: 1 } as const

test('reads the size from the id', () => {
  expect(shownImage({ asset })).toMatchObject({ width: 1200, height: 800 })
})

test('leaves out what was cropped', () => {
  const crop = { _type: 'sanity.imageCrop', left: 0.25, right: 0.25, top: 0.1, bottom: 0 } as const
  expect(shownImage({ asset, crop })).toMatchObject({ width: 600, height: 720 })
})

test.each([
  { asset: { _ref: 'file-0a1b-pdf' } },
  { asset: { _ref: 'image-0a1b2c-0x0-jpg' } },
  { asset: null },
  {},
])('%j has no file to show', (image) => {
  expect(shownImage(image)).toBeUndefined()
})

const whole = { left: 0, right: 0, top: 0, bottom: 0 }

test.each<[string, object | null, object | null]>([
  ['a crop that leaves nothing', { ...whole, left: 0.5, right: 0.5 }, hotspot],
  ['a crop that leaves less than a pixel', { ...whole, top: 0.9999 }, hotspot],
  ['a crop that takes more than there is', { ...whole, left: 0.8, right: 0.7 }, null],
  ['a crop beyond the picture', { ...whole, left: -1 }, hotspot],
  ['an empty crop', { ...whole, left: null }, hotspot],
  ['a crop in words', { ...whole, top: '0.1' }, hotspot],
  ['a crop of nothing', {}, {}],
  ['a focus in words', null, { ...hotspot, x: 'meio' }],
])('%s is ignored', (_, crop, focus) => {
  // Written by a program, which knows no types.
  const image = { asset, crop, hotspot: focus } as Parameters<typeof shownImage>[0]
  const shown = shownImage(image)
  expect(shown).toMatchObject({ width: 1200, height: 800 })
  const builder = createImageUrlBuilder({ projectId: 'local', dataset: 'production' })
  const address = builder
    .image(shown?.source ?? '')
    .size(600, 400)
    .url()
  expect(address).not.toMatch(/NaN|-\d+[,&]|,0[,&]|,0$/)
})
