import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { calculators } from './calculators.ts'

const text = readFileSync(join(import.meta.dirname, '../../docs/metodologia.md'), 'utf8')
const sections = text.split(/^## /m).slice(1)

test.each(Object.keys(calculators))('%s has its section, with what a reader needs to redo it', (slug) => {
  const own = sections.filter((section) => section.includes(`\nCalculadora: \`${slug}\``))
  expect(own).toHaveLength(1)
  for (const part of ['Conta', 'Arredondamento', 'Lei', 'Fica de fora'])
    expect(own[0]).toContain(`**${part}.**`)
})

test('every section of a calculator is of one that exists', () => {
  const named = Array.from(text.matchAll(/^Calculadora: `(.+?)`/gm), ([, slug = '']) => slug)
  expect(named.filter((slug) => !(slug in calculators))).toEqual([])
})

test('every link of the page leads to one of its headings', () => {
  const anchors = sections.map((section) => anchorOf(section.split('\n', 1)[0] ?? ''))
  const links = Array.from(text.matchAll(/\]\(#(.+?)\)/g), ([, anchor = '']) => anchor)
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([])
  const listed = text.split('## Sumário')[1]?.split('\n## ')[0]
  expect(anchors.filter((anchor) => !listed?.includes(`(#${anchor})`))).toEqual(['sumário'])
})

/** As GitHub makes them. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}
