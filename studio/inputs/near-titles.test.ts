import { expect, test } from 'vitest'
import { nearTitles } from './near-titles.ts'

const pages = [
  { address: '/blog/iof', title: 'IOF em 2025: o que mudou no câmbio e no crédito' },
  { address: '/blog/fii', title: 'Fundos imobiliários para diversificar a carteira' },
]

test.each([
  ['O que mudou no IOF do câmbio e do crédito em 2025', '/blog/novo', ['/blog/iof']],
  ['o que mudou no IOF do cambio e do credito em 2025', '/blog/iof', []],
  ['Fundos imobiliários', '/blog/novo', []],
  ['Câmbio', undefined, []],
  ['', undefined, []],
])('%s at %s is near %j', (title, address, found) => {
  expect(nearTitles(title, pages, address).map((page) => page.address)).toEqual(found)
})
