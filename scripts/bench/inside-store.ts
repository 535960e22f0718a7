import { evaluateSync, parse } from 'groq-js'
import { createQueryEngine } from '#lake/query/query.ts'
import type { Doc } from '#lake/store/documents.ts'
import { openStore } from '#lake/store/store.ts'
import { percentile, type Row, row, timed } from './measure.ts'
import { benchDocuments, documentCount, slugOf } from './store-documents.ts'

export const bySlug = '*[_type == "post" && slug.current == $slug][0]{..., author->}'
export const listing =
  '*[_type == "post" && defined(slug.current)] | order(publishedAt desc)[0...20]{title, slug, publishedAt, "author": author->name}'
const batch = 100

/** Fills a new store; answers the size of the documents in bytes of JSON. */
export function fillStore(folder: string, count = documentCount): number {
  const store = openStore(folder)
  let mutations: {
    create: ReturnType<typeof benchDocuments> extends Generator<infer Each> ? Each : never
  }[] = []
  for (const create of benchDocuments(count)) {
    mutations.push({ create })
    if (mutations.length < batch) continue
    store.commit(mutations, { author: 'bench' })
    mutations = []
  }
  if (mutations.length > 0) store.commit(mutations, { author: 'bench' })
  const size = store.database.prepare('SELECT sum(octet_length(body)) AS bytes FROM documents').get()
  store.close()
  return Number(size?.bytes)
}

/** Queries as the server's code answers them, without HTTP, beside groq-js over all documents. */
export async function measureInside(folder: string): Promise<Row[]> {
  const store = openStore(folder)
  const engine = createQueryEngine(store)
  const ask = (query: string, params: Record<string, unknown>) =>
    engine.evaluateQuery({ query, params, perspective: 'published', identity: '' })
  try {
    const found = await timed(5000, (n) => ask(bySlug, { slug: slugOf(n) }))
    const listed = await timed(500, () => ask(listing, {}))
    const whole = await wholeSet(Array.from(store.all()))
    const median = percentile(found, 0.5)
    return [
      row('by slug, p50', median, 'ms', { most: 0.3 }),
      row('by slug, p99', percentile(found, 0.99), 'ms', { most: 3 }),
      row('by slug, times faster than groq-js over all', whole / median, '×', { least: 100 }),
      row('listing: order, slice, dereference, p50', percentile(listed, 0.5), 'ms', { most: 5 }),
    ]
  } finally {
    engine.close()
    store.close()
  }
}

/** Median milliseconds of groq-js alone, in its quicker form and with references looked up by id. */
async function wholeSet(dataset: Doc[]): Promise<number> {
  const byId = new Map(dataset.map((doc) => [doc._id, doc]))
  const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref)
  const times = await timed(30, (n) => {
    const params = { slug: slugOf(n) }
    return JSON.stringify(evaluateSync(parse(bySlug, { params }), { dataset, params, dereference }).data)
  })
  return percentile(times, 0.5)
}
