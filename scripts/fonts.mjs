// Makes web/public/fonts/ from web/fonts/: only what texts in Portuguese need. Usage: node scripts/fonts.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')

export const fonts = ['atkinson.woff2', 'gabarito.woff2']

/**
 * ASCII, the letters of Portuguese, ordinals, signs of money and of sums, marks of a text. Letters of other languages, arrows,
 * Greek and subscripts are in neither font: they come from the letter of the device.
 */
export const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...'\u00A0£€§ª°º²³·×÷−',
  ...'ÀÁÂÃÇÉÊÍÓÔÕÚÜ',
  ...'àáâãçéêíóôõúü',
  ...'–—‘’“”•…',
].join('')

/** Kerning, and digits of one width and one height; hinting is for screens that no phone has. */
const options = { targetFormat: 'woff2', keepFeatures: ['kern', 'tnum', 'lnum'], noHinting: true }

/** @returns a font of web/fonts/ with the glyphs of `characters` alone, as woff2 */
export function servedFont(name) {
  return subsetFont(readFileSync(join(root, 'web/fonts', name)), characters, options)
}

if (import.meta.main) {
  for (const name of fonts) {
    const font = await servedFont(name)
    writeFileSync(join(root, 'web/public/fonts', name), font)
    console.log(`${name}: ${font.length} bytes`)
  }
}
