import { expect, test } from 'vitest'
import { nearTitles } from './near-titles.ts'

const pages = [
  { id: 'iof', address: '/blog/iof', title: 'IOF em 2025: o que mudou no câmbio e no crédito' },
  { id: 'fii', address: '/blog/fii', title: 'Fundos imobiliários para diversificar a carteira' },
]

test.each([
  ['O que mudou no IOF do câmbio e do crédito em 2025', 'novo', ['iof']],
  ['o que mudou no IOF do cambio e do credito em 2025', 'iof', []],
  ['Fundos imobiliários', 'novo', []],
  ['Câmbio', 'novo', []],
  ['', 'novo', []],
])('%s of %s is near %j', (title, id, found) => {
  expect(nearTitles(title, pages, id).map((page) => page.id)).toEqual(found)
})
