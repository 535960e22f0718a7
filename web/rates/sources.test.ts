import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sources } from './sources.ts'

const code = globSync('web/{app,content,calculators,rates,ui,shell}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', 'web/rates/source*.ts', 'web/rates/providers/**', 'web/content/sanity.*.ts'],
})
const legal = globSync('scripts/seed/texts/{legal,pages}/*.md')

test('no text types the name of a source: a source that goes would leave it there', () => {
  const names = Object.values(sources).map(({ name }) => name)
  const typed = [...code, ...legal].flatMap((file) => {
    const words = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/ .*/g, '')
    return names
      .filter((name) => RegExp(`(?<![\\w./#-])${name.replaceAll(/[()]/g, '\\$&')}(?![\\w/'.-])`).test(words))
      .map((name) => `${file}: ${name}`)
  })
  expect(typed).toEqual([])
})
