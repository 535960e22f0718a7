import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { characters, fonts, servedFont, signs } from './fonts.ts'

const root = join(import.meta.dirname, '..')
const served = (name: string) => readFileSync(join(root, 'web/public/fonts', name))

test('the served fonts are those that the script makes; what every page asks for is at most 20 kB', async () => {
  for (const name of fonts) expect(Buffer.compare(await servedFont(name), served(name)), name).toBe(0)
  const textFonts = fonts.filter((name) => !(name in signs))
  expect(textFonts.reduce((sum, name) => sum + served(name).length, 0)).toBeLessThanOrEqual(20_100)
})

test('a font of signs is asked for where one of its signs stands, and nowhere else', () => {
  const css = readFileSync(join(root, 'web/ui/styles/tokens.css'), 'utf8')
  for (const [name, letters] of Object.entries(signs)) {
    const [, ranges = ''] = new RegExp(`${name}[^}]*unicode-range:([^;]*)`).exec(css) ?? []
    const asked = Array.from(
      ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g),
      ([, first = '', last = first]) => between(Number.parseInt(first, 16), Number.parseInt(last, 16)),
    )
    expect(asked.flat().toSorted(), name).toEqual(Array.from(letters).toSorted())
  }
})

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))

test('they have every letter of Portuguese, digits and the marks of our texts', () => {
  const texts = [
    'Este pagé, vó, já fez tão longínqua ação à francesa; você quer waxy jabuti. ÀÁÂÃÇÉÊÍÓÔÕÚÜ áâãàéêíóôõúüç',
    'R$\u00A01.234,56 US$ € £ 10\u00A0% − 3 × 4 ÷ 2 · art. 6º, § 2º, “1ª via” – … (a/b) [c] #@&*+=<>"\'',
  ]
  expect([...texts.join('')].filter((letter) => !characters.includes(letter))).toEqual([])
})
