import { evaluate, parse } from 'groq-js'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { pageTypes } from '#schemas/document-types.ts'
import { documents as seeded } from '#scripts/seed/documents.ts'
import * as pageQueries from './page-queries.ts'
import * as queries from './queries.ts'
import * as siteQueries from './site-queries.ts'
import { contentChange, tagsOf } from './tags.ts'

async function answer(query: string, dataset: unknown[], params = {}): Promise<unknown> {
  return (await evaluate(parse(query, { params }), { dataset, params })).get()
}

/** Tags tell types and categories apart, nothing finer: two of each. Every pair of all of them would take minutes. */
const documents = seeded.filter(({ _type, category }, place) => {
  const kind = JSON.stringify([_type, category])
  return (
    seeded.slice(0, place).filter((each) => JSON.stringify([each._type, each.category]) === kind).length < 2
  )
})

/** The webhook's payload for each document. */
const changes = z
  .array(contentChange.required({ _id: true }))
  .parse(await answer('*{ _id, _type, "slug": slug.current, "category": category._ref }', documents))

/** A day of a season and of a note of the seed. */
const today = '2026-11-20'

const named = Object.entries({ ...queries, ...pageQueries, ...siteQueries })

/** Fields that a query may leave empty in a draft: its page checks them. */
const optional = [
  'cover',
  'disclosure',
  'law',
  'mainTool',
  'picture',
  'pictured',
  'provider',
  'publishedAt',
  'responsible',
  'reviewedOn',
  'reviewer',
  'ruleRefs',
  'seo',
  'supersededBy',
  'to',
  'updatedAt',
  'validFrom',
]

/** Parameters with which pages ask, for each document: only those in the query, without repeats. */
function asked(query: string): Record<string, unknown>[] {
  const ids = changes.map(({ _id }) => _id)
  const each = changes.flatMap((change) => [change, { ...change, slug: 'nenhum' }])
  const all = each.map(({ slug, category, _type }) => {
    const types = pageTypes.flatMap(({ type }) => (type === _type ? type : []))
    const list = { category: category ?? '', order: 'recentes', from: 0, to: 12, words: 'iof*', rules: [] }
    const params = { slug, today, ids, type: types[0] ?? '', types, ...list }
    return Object.fromEntries(Object.entries(params).filter(([name]) => query.includes(`$${name}`)))
  })
  return Array.from(new Set(all.map((params) => JSON.stringify(params))), (text) => JSON.parse(text))
}

test.each(named)('%s: whatever it shows expires its answer', async (_, { groq, tags: tagsWith }) => {
  const forgotten: string[] = []
  let shown = 0
  for (const params of asked(groq)) {
    const tags = tagsWith(params)
    const whole = await answer(groq, documents, params)
    // Nothing to take away from.
    if (JSON.stringify(whole) === JSON.stringify(await answer(groq, [], params))) continue
    for (const change of changes) {
      const others = documents.filter(({ _id }) => _id !== change._id)
      if (JSON.stringify(await answer(groq, others, params)) === JSON.stringify(whole)) continue
      shown += 1
      if (!tagsOf(change).some((tag) => tags.includes(tag))) forgotten.push(change._type)
    }
  }
  expect([...new Set(forgotten)], 'types without their tag').toEqual([])
  expect(shown).toBeGreaterThan(0)
})

test.each(named)('%s: a draft with nothing but an address fills its page', async (_, { groq }) => {
  const drafts = changes.map(({ slug, category, ...draft }) => ({
    ...draft,
    category: { _ref: category },
    slug: { current: slug },
    // In place of the address, or deciding when a document shows.
    day: today,
    publishedAt: today,
    highlight: 1,
    from: '/antigo',
    to: today,
    _rev: 'r',
    _updatedAt: '2026-11-20T00:00:00Z',
  }))
  const answers = await Promise.all(asked(groq).map((params) => answer(groq, drafts, params)))
  const fields = answers
    .flat()
    .flatMap((found) => Object.entries(typeof found === 'string' ? { found } : (found ?? {})))
  const empty = fields.filter(([name, value]) => value === null && !optional.includes(name))
  expect(empty, 'fields without a fallback').toEqual([])
  expect(fields.length).toBeGreaterThan(0)
})
