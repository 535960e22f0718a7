import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { characters, fonts, servedFont } from './fonts.mjs'

const root = join(import.meta.dirname, '..')
const served = (name: string) => readFileSync(join(root, 'web/public/fonts', name))

test('the served fonts are those that the script makes, in at most 27 kB', async () => {
  for (const name of fonts) expect(Buffer.compare(await servedFont(name), served(name)), name).toBe(0)
  expect(fonts.reduce((sum, name) => sum + served(name).length, 0)).toBeLessThanOrEqual(27_100)
})

test('they have every letter of Portuguese, digits and the marks of our texts', () => {
  const texts = [
    'Este pagé, vó, já fez tão longínqua ação à francesa; você quer waxy jabuti. ÀÁÂÃÇÉÊÍÓÔÕÚÜ áâãàéêíóôõúüç',
    'R$\u00A01.234,56 US$ € £ 10\u00A0% − 3 × 4 ÷ 2 · art. 6º, § 2º, “1ª via” – … (a/b) [c] #@&*+=<>"\'',
  ]
  expect([...texts.join('')].filter((letter) => !characters.includes(letter))).toEqual([])
})
