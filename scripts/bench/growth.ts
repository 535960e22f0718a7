import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bySlug, fillStore, listing } from './inside-store.ts'
import { percentile, type Row, row, timed } from './measure.ts'
import { mutate, queryPath } from './over-http.ts'
import { slugOf } from './store-documents.ts'
import { type BenchServer, startServer } from './store-server.ts'

const counts = [100, 10_000, 100_000] as const

/** Times of one size, in milliseconds over HTTP, one question after the other. */
type Costs = Awaited<ReturnType<typeof measureSize>>

export async function measureGrowth(): Promise<Row[]> {
  const sizes: Costs[] = []
  for (const count of counts) sizes.push(await measureSize(count))
  console.log('Growth, over HTTP, one question after the other\n')
  console.table(sizes)
  const [small, , large] = sizes
  const growth = (what: keyof Costs) => Number(large?.[what]) / Number(small?.[what])
  return [
    row('by slug, p50, 100.000 documents to 100', growth('by slug, p50 ms'), '×', { most: 1.5 }),
    row('listing, p50, 100.000 documents to 100', growth('listing, p50 ms'), '×', { most: 1.5 }),
    row('listing after an edit, p50, the same', growth('listing after an edit, p50 ms'), '×', { most: 1.5 }),
  ]
}

async function measureSize(count: number) {
  const folder = mkdtempSync(join(tmpdir(), 'em-miudos-bench-growth-'))
  try {
    fillStore(folder, count)
    const begun = performance.now()
    const server = await startServer(folder)
    const started = performance.now() - begun
    try {
      return { documents: count, ...(await costs(server, count)), 'start, ms': Math.round(started) }
    } finally {
      await server.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function costs(server: BenchServer, count: number) {
  const list = () => server.send('GET', queryPath(listing, {}))
  const found = await timed(2000, (n) => server.send('GET', queryPath(bySlug, { slug: slugOf(n, count) })))
  const begun = performance.now()
  await list()
  const first = performance.now() - begun
  const listed = await timed(500, list)
  const edited = await timed(100, async (n) => {
    const publishedAt = new Date(1.6e12 + n * 1e9).toISOString()
    await server.send('POST', mutate, {
      mutations: [{ patch: { id: slugOf(n, count), set: { publishedAt } } }],
    })
    await list()
  })
  return {
    'by slug, p50 ms': rounded(percentile(found, 0.5)),
    'by slug, p99 ms': rounded(percentile(found, 0.99)),
    'first listing, ms': rounded(first),
    'listing, p50 ms': rounded(percentile(listed, 0.5)),
    'listing after an edit, p50 ms': rounded(percentile(edited, 0.5)),
    'memory, MB': Math.round(server.memory()),
  }
}

function rounded(milliseconds: number): number {
  return Number(milliseconds.toPrecision(3))
}
