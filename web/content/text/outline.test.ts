import { expect, test } from 'vitest'
import type { Body } from '#web/content/sanity.types.ts'
import { outline } from './outline.ts'

function block(key: string, style: 'normal' | 'h2' | 'h3', text: string): Body[number] {
  return { _type: 'block', _key: key, style, children: [{ _type: 'span', _key: `${key}-0`, text }] }
}

test('lists headings only, with readable ids', () => {
  expect(
    outline([
      block('a', 'h2', 'IOF: o que mudou?'),
      block('b', 'normal', 'Texto.'),
      block('c', 'h3', 'Câmbio e cartão'),
      { _type: 'rateWidget', _key: 'd', series: 'usd-brl' },
    ]),
  ).toEqual([
    { key: 'a', id: 'iof-o-que-mudou', level: 2, text: 'IOF: o que mudou?' },
    { key: 'c', id: 'cambio-e-cartao', level: 3, text: 'Câmbio e cartão' },
  ])
})

test('ids stay unique when headings repeat or have no letters', () => {
  const ids = outline([block('a', 'h2', 'Custo'), block('b', 'h3', 'Custo'), block('c', 'h2', '?')]).map(
    ({ id }) => id,
  )
  expect(ids).toEqual(['custo', 'custo-2', 'parte'])
})
