import { toPlainText } from '@portabletext/react'
import { expect, test } from 'vitest'
import { allTypes } from '#schemas/document-types.ts'
import { articles, categories, documents } from './documents.ts'
import { body, p, unbroken } from './portable-text.ts'

const FORBIDDEN = /!|—|\bcompre\b|\bvenda já\b|garantid|sem risco|melhor investimento|lucro certo/i

test('inline markup becomes spans, links and live rates', () => {
  expect(body([p('Veja **já** o [dólar](/dolar-hoje), {{usd-brl}}, e `=VF(1)`.')])[0]).toMatchObject({
    _key: 'b0',
    markDefs: [{ _type: 'link', href: '/dolar-hoje' }],
    children: [
      { text: 'Veja ', marks: [] },
      { text: 'já', marks: ['strong'] },
      { text: ' o ' },
      { text: 'dólar', marks: ['b0-3-link'] },
      { text: ', ' },
      { _type: 'inlineRate', series: 'usd-brl' },
      { text: ', e ' },
      { text: '=VF(1)', marks: ['code'] },
      { text: '.' },
    ],
  })
})

test.each([
  ['R$ 1,00', 'R$\u00A01,00'],
  ['US$ 100 a 3,5 % e 2 mil', 'US$\u00A0100 a 3,5\u00A0% e 2\u00A0mil'],
  ['art. 15-B do Decreto 6.306', 'art.\u00A015-B do Decreto\u00A06.306'],
  ['100 × 5 = 500', '100 × 5 = 500'],
])('%s keeps together', (loose, kept) => {
  expect(unbroken(loose)).toBe(kept)
})

test('there are documents of every type, but no invented partner', () => {
  const types = allTypes.filter((type) => type !== 'affiliatePartner')
  expect(new Set(documents.map(({ _type }) => _type))).toEqual(new Set(types))
})

test('ids are unique and every reference is there', () => {
  const ids = documents.map(({ _id }) => _id)
  expect(new Set(ids).size).toBe(ids.length)
  const referred = Array.from(JSON.stringify(documents).matchAll(/"_ref":"([^"]+)"/g), ([, id]) => id)
  expect(referred.filter((id) => !ids.includes(String(id)))).toEqual([])
})

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s obeys the schema',
  (slug, article) => {
    expect(slug).toMatch(/^[a-z0-9-]{3,80}$/)
    expect(Object.keys(categories)).toContain(article.category)
    expect(within(article.title, 20, 90)).toBe(true)
    expect(within(article.dek, 80, 180)).toBe(true)
    expect(within(article.seo?.title, 30, 60)).toBe(true)
    expect(within(article.seo?.description, 120, 160)).toBe(true)
    expect(article.keyPoints.length).toBeGreaterThanOrEqual(3)
    expect(article.keyPoints.every((point) => point.length <= 140)).toBe(true)
    expect(article.sources.some(({ kind }) => kind === 'law' || kind === 'official')).toBe(true)
    expect(article.sources.every(({ url }) => url.startsWith('https://'))).toBe(true)
    const keys = article.body.map(({ _key }) => _key)
    expect(new Set(keys).size).toBe(keys.length)
  },
)

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s is long and sober enough',
  (_, article) => {
    const plain = toPlainText(article.body.filter((block) => block._type === 'block'))
    expect(plain.split(/\s+/).length).toBeGreaterThanOrEqual(600)
    expect(JSON.stringify(article)).not.toMatch(FORBIDDEN)
  },
)

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s has whole tables',
  (_, article) => {
    const tables = article.body.filter((block) => block._type === 'simpleTable')
    const widths = tables.flatMap(({ columns, rows }) =>
      rows.map(({ cells }) => cells.length - columns.length),
    )
    expect(widths.filter((difference) => difference !== 0)).toEqual([])
  },
)

function within(content: string | undefined, min: number, max: number): boolean {
  return content !== undefined && content.length >= min && content.length <= max
}
