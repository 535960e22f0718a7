import { toPlainText } from '@portabletext/react'
import { expect, onTestFinished, test } from 'vitest'
import * as z from 'zod'
import { startTestLake } from '#lake/testing/test-lake.ts'
import { allTypes } from '#schemas/document-types.ts'
import { fixedTypes, lockedSlugs } from '#schemas/locked-slugs.ts'
import { placeAds } from '#web/ads/place-ads.ts'
import { calculator as acoesMensal } from '#web/calculators/acoes-mensal/calculator.ts'
import { calculationFindings } from '../content/checks/calculations.ts'
import { contentProblems } from '../store/content-problems.ts'
import { articles } from './articles.ts'
import { categories, documents } from './documents.ts'
import { unbroken } from './portable-text.ts'
import { worked } from './worked.ts'

const searched = z.object({ seo: z.object({ title: z.string(), description: z.string() }) })

const FORBIDDEN = /!|—|\bcompre\b|\bvenda já\b|garantid(?!or)|sem risco|melhor investimento|lucro certo/i

test('an example of a text names what the form would take from its own', () => {
  const sales = { date: '20/11/2026', shareSales: '24.000', shareResult: '4.000' }
  expect(() => worked(acoesMensal, { ...sales, commonLoss: '' })).toThrow('commonLoss cannot be empty')
  expect(worked(acoesMensal, { ...sales, commonLoss: '0,00' }).row('Operações comuns')).toBe('R$\u00A0600,00')
})

test.each([
  ['R$ 1,00', 'R$\u00A01,00'],
  ['€ 30 mil', '€\u00A030\u00A0mil'],
  ['US$ 100 a 3,5 % e 2 mil', 'US$\u00A0100 a 3,5\u00A0% e 2\u00A0mil'],
  ['art. 15-B do Decreto 6.306', 'art.\u00A015-B do Decreto\u00A06.306'],
  ['de 110 para 77 kWh', 'de 110 para 77\u00A0kWh'],
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

test('the Studio would publish every one of them', async () => {
  const lake = await startTestLake()
  onTestFinished(() => {
    lake.stop()
    lake.remove()
  })
  const client = lake.editor.withConfig({ perspective: 'raw' })
  const seeding = documents.reduce((open, document) => open.create(document), client.transaction())
  await seeding.commit()
  const problems = await contentProblems(await client.fetch('*[_type in $allTypes]', { allTypes }), client)
  expect(Object.keys(problems)).toHaveLength(documents.length)
  expect(Object.entries(problems).filter(([, found]) => found.length > 0)).toEqual([])
}, 60_000)

const fixed = documents.filter(({ _type }) => isFixedType(_type))

test.each(fixedTypes)('every page of the type %s has its text', (type) => {
  const ids = fixed.filter(({ _type }) => _type === type).map(({ slug }) => slug)
  expect(new Set(ids)).toEqual(new Set(lockedSlugs[type].map((current) => ({ _type: 'slug', current }))))
})

test.each(fixed.map((document) => [document._id, document] as const))('%s is sober', (_, document) => {
  expect(FORBIDDEN.exec(JSON.stringify(document))?.[0]).toBeUndefined()
})

const found = documents.filter((document) => 'seo' in document || isFixedType(document._type))

test.each(found.map((document) => [document._id, document] as const))(
  '%s has the lengths of a search page',
  (_, document) => {
    const { seo } = searched.parse(document)
    expect(within(seo.title, 30, 60)).toBe(true)
    expect(within(seo.description, 120, 160)).toBe(true)
  },
)

test('no markup is left in a text', () => {
  expect(/\*\*|\{\{|\]\(/.exec(JSON.stringify(documents))?.[0]).toBeUndefined()
})

test.each(articles.map((article) => [article.slug.current, article] as const))(
  '%s obeys the schema',
  (slug, article) => {
    expect(slug).toMatch(/^[a-z0-9-]{3,80}$/)
    expect(Object.keys(categories)).toContain(article.category._ref.replace('category-', ''))
    expect(within(article.title, 20, 90)).toBe(true)
    expect(within(article.dek, 80, 180)).toBe(true)
    expect(article.seo).toBeDefined()
    expect(article.keyPoints.length).toBeGreaterThanOrEqual(3)
    expect(article.keyPoints.every((point) => point.length <= 140)).toBe(true)
    expect(article.sources.some(({ kind }) => kind === 'law' || kind === 'official')).toBe(true)
    expect(article.sources.every(({ url }) => url.startsWith('https://'))).toBe(true)
    const keys = article.body.map(({ _key }) => _key)
    expect(new Set(keys).size).toBe(keys.length)
  },
)

test.each(articles.map((article) => [article.slug.current, article] as const))(
  '%s is long and sober enough',
  (_, article) => {
    const plain = toPlainText(article.body.filter((block) => block._type === 'block'))
    expect(plain.split(/\s+/).length).toBeGreaterThanOrEqual(600)
    expect(JSON.stringify(article)).not.toMatch(FORBIDDEN)
  },
)

test.each(articles.map((article) => [article.slug.current, article] as const))(
  '%s has whole tables',
  (_, article) => {
    const tables = article.body.filter((block) => block._type === 'simpleTable')
    const widths = tables.flatMap(({ columns, rows }) =>
      rows.map(({ cells }) => cells.length - columns.length),
    )
    expect(widths.filter((difference) => difference !== 0)).toEqual([])
  },
)

test.each(articles.map((article) => [article.slug.current, article] as const))(
  '%s is parted by an advertisement between two sections, and by none inside one',
  (_, article) => {
    const { blocks } = placeAds(article.body, 'normal')
    const after = blocks.filter((_block, index) => blocks[index - 1]?._type === 'adBreak')
    expect(after.length).toBeGreaterThan(0)
    expect(after.filter((block) => !('style' in block && /^h\d$/.test(block.style ?? '')))).toEqual([])
  },
)

function isFixedType(type: string): boolean {
  return fixedTypes.some((fixed) => fixed === type)
}

function within(content: string | undefined, min: number, max: number): boolean {
  return content !== undefined && content.length >= min && content.length <= max
}

test('a calculation in a text is answered, with the same result, years after it was written', () => {
  const stored = documents.map((document) => ({ _rev: '', _createdAt: '', _updatedAt: '', ...document }))
  const found = (['2026-11-22', '2027-01-02', '2028-02-29', '2030-12-31'] as const).map((day) =>
    calculationFindings(stored, day),
  )
  const [now = []] = found
  expect(now.filter(({ level }) => level === 'error')).toEqual([])
  for (const later of found) expect(later).toEqual(now)
})
