import { expect, test } from 'vitest'
import { imageTypeOf } from './asset-types.ts'

const svg = { extension: 'svg', mimeType: 'image/svg+xml' }

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\uFEFF<?xml version="1.0"?>\n<svg>',
  '<?xml version="1.0"?>\n<!-- Editor --> <!---->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">\n<SVG\twidth="1">',
  ' <!-- <p> --><svg >',
])('%s is an SVG', (text) => {
  expect(imageTypeOf(Buffer.from(text))).toEqual(svg)
})

// As one expression for all that may stand before the root was asked about at once, the first took longer than anybody waits.
test.each([
  `${'<!-- -->'.repeat(60)}<p>`,
  `${'<!-- -->'.repeat(500)}`,
  '<!-- <svg>',
  '<!DOCTYPE html><svg>',
  '<svgx>',
  ' '.repeat(4096),
])('%s is none', (text) => {
  expect(() => imageTypeOf(Buffer.from(text))).toThrow('O arquivo não é uma imagem')
})
