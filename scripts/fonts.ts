// Makes web/public/fonts/ from web/fonts/: only what texts in Portuguese need. Usage: npm run fonts
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const root = join(import.meta.dirname, '..')

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

const digits = '0123456789'

/**
 * Characters on fewer than one page in ten, of 184: in a second font file, which a page fetches when it has one of them.
 * Letters are not among them: a visitor types any.
 */
const seldom = '!"#\'*<>[\\]_`{|}~£€°²³–—‘’•'
export const signs = {
  'atkinson-signs.woff2': `${seldom}&…`,
  'gabarito-signs.woff2': `${seldom};=@^§ª·÷“”`,
}

/** Digits of one width and one height; hinting is for screens that no phone has. */
const options = { targetFormat: 'woff2' as const, keepFeatures: ['tnum', 'lnum'], noHinting: true }
const textOptions = { ...options, keepFeatures: [] }
const titleOptions = { ...options, variationAxes: { wght: 650 } }

const without = (left: string) =>
  Array.from(characters)
    .filter((one) => !left.includes(one))
    .join('')

/**
 * Kerning and weights are most of a font's bytes. Titles keep kerning, and have one weight; texts, where a pair of letters moves by
 * half a pixel, keep weights, and so do their digits, which are Gabarito's (docs/decisions/0021-fonts.md).
 */
const made = {
  'atkinson.woff2': () =>
    subsetFont(sourceOf('atkinson'), without(digits + signs['atkinson-signs.woff2']), textOptions),
  'atkinson-signs.woff2': () => subsetFont(sourceOf('atkinson'), signs['atkinson-signs.woff2'], textOptions),
  'gabarito.woff2': () =>
    subsetFont(sourceOf('gabarito'), without(signs['gabarito-signs.woff2']), {
      ...titleOptions,
      keepFeatures: ['kern', ...options.keepFeatures],
    }),
  'gabarito-signs.woff2': () => subsetFont(sourceOf('gabarito'), signs['gabarito-signs.woff2'], titleOptions),
  'gabarito-digits.woff2': () =>
    subsetFont(sourceOf('gabarito'), digits, {
      ...options,
      variationAxes: { wght: { min: 400, max: 700 } },
    }),
}

type FontName = keyof typeof made

export const fonts = Object.keys(made) as FontName[] // its keys

const sourceOf = (name: string) => readFileSync(join(root, `web/fonts/${name}.woff2`))

/** @returns a font of web/public/fonts/ as woff2, from the whole one in web/fonts/ */
export function servedFont(name: FontName): Promise<Buffer> {
  return made[name]()
}

if (import.meta.main) {
  for (const name of fonts) {
    const font = await servedFont(name)
    writeFileSync(join(root, 'web/public/fonts', name), font)
    console.log(`${name}: ${font.length} bytes`)
  }
}
