import { expect, test } from 'vitest'
import { describeText } from './text-metadata.ts'

const text = { _rev: 'r1', title: 'O que é a Selic', dek: 'A taxa, explicada.', seo: null }
const seo = {
  title: 'Selic hoje',
  description: 'O que ela muda para você.',
  ogTitle: 'A Selic em um minuto',
  canonical: 'https://jornal.example/selic',
  noindex: true,
}
const own = { path: '/selic', drawn: '/selic/imagem.png' }

test('without a word for searches a text is described by its own', () => {
  const { robots, openGraph, ...rest } = describeText({ path: '/selic' }, text, false)
  expect(robots).toBeUndefined()
  expect(openGraph).toMatchObject({
    type: 'website',
    images: [{ url: '/imagens/selic.png', alt: text.title }],
  })
  expect(rest).toMatchObject({
    title: { absolute: text.title },
    description: text.dek,
    alternates: { canonical: '/selic' },
    other: { revision: 'r1' },
  })
})

test('all that an editor chose for searches and shared links counts', () => {
  expect(describeText(own, { ...text, seo }, false)).toMatchObject({
    title: { absolute: seo.title },
    description: seo.description,
    alternates: { canonical: seo.canonical },
    openGraph: { title: seo.ogTitle, url: seo.canonical, images: [{ url: own.drawn, alt: seo.ogTitle }] },
    robots: { index: false, follow: true },
  })
})

test('the picture that an editor chose is cut for shared links', () => {
  const asset = { _type: 'reference' as const, _ref: `image-${'a'.repeat(40)}-2400x1600-jpg` }
  const { openGraph } = describeText(own, { ...text, seo: { ogImage: { _type: 'image', asset } } }, false)
  expect(openGraph.images[0]?.url).toMatch(/2400x1600\.jpg\?.*w=1200&h=630&fm=png/)
})

test('a draft is nothing for searches, and a dated text says its days', () => {
  const dated = { ...text, publishedAt: '2026-11-02T12:00:00Z', updatedAt: null }
  const { robots, openGraph } = describeText(own, dated, true)
  expect(robots).toEqual({ index: false })
  expect(openGraph).toMatchObject({
    type: 'article',
    publishedTime: dated.publishedAt,
    modifiedTime: undefined,
  })
})
