import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { bySlug } from './inside-store.ts'
import { percentile, type Row, row } from './measure.ts'
import { slugOf } from './store-documents.ts'
import { type BenchServer, startServer } from './store-server.ts'

const api = '/v2026-03-01/data'
export const mutate = `${api}/mutate/production`
const listeners = 500
const writers = 64
const rounds = 20
const edits = 10_000

/** The store as clients meet it: this process asks, and another one answers. */
export async function measureOverHttp(folder: string, dataBytes: number): Promise<Row[]> {
  const started = performance.now()
  const server = await startServer(folder)
  try {
    await server.send('GET', queryPath('count(*)', {}))
    const coldStart = (performance.now() - started) / 1000
    const queries = await perSecond(server, 16, (n) =>
      server.send('GET', queryPath(bySlug, { slug: slugOf(n) })),
    )
    const typed = await perSecond(server, writers, (n) => server.send('POST', mutate, edit(n, n % writers)))
    const writes = await perSecond(server, writers, (n) => server.send('POST', mutate, edit(n)))
    const memory = server.memory()
    const told = await tellListeners(server)
    const size = await sizeAfterEdits(server, folder)
    return [
      row(`HTTP, by slug, 16 connections${queries.cost}`, queries.rate, 'per s', { least: 3000 }),
      row(`an edit reaches ${listeners} listeners, p99`, percentile(told, 0.99), 'ms', { most: 100 }),
      row(`transactions, ${writers} editors, each in one document${typed.cost}`, typed.rate, 'per s', {
        least: 3000,
      }),
      row(`transactions all over the documents${writes.cost}`, writes.rate, 'per s', { least: 1500 }),
      row('cold start to the first answer', coldStart, 's', { most: 2 }),
      row('memory, server and query worker', memory, 'MB', { most: 250 }),
      row(`file after ${edits.toLocaleString('pt-BR')} edits and pruning`, size / dataBytes, '× data', {
        most: 3,
      }),
    ]
  } finally {
    await server.stop()
  }
}

export function queryPath(query: string, params: Record<string, string>): string {
  const search = new URLSearchParams({ query, returnQuery: 'false' })
  for (const [name, value] of Object.entries(params)) search.set(`$${name}`, JSON.stringify(value))
  return `${api}/query/production?${search}`
}

function edit(n: number, document = n) {
  return { mutations: [{ patch: { id: slugOf(document), set: { title: `Título mudado pela vez ${n}` } } }] }
}

const seconds = 5

/**
 * How many `send` finish in a second, when `lanes` of them are always under way, and what each costs the server: on a
 * machine with other work, its processor time says more than the clock.
 */
async function perSecond(server: BenchServer, lanes: number, send: (n: number) => Promise<unknown>) {
  let next = 0
  let done = 0
  async function lane(until: number): Promise<void> {
    while (performance.now() < until) {
      await send(next++)
      done++
    }
  }
  const run = (duration: number) => {
    const until = performance.now() + duration * 1000
    return Promise.all(Array.from({ length: lanes }, () => lane(until)))
  }
  await run(1)
  done = 0
  const start = performance.now()
  const before = server.processorTime()
  await run(seconds)
  const rate = done / ((performance.now() - start) / 1000)
  const each = (server.processorTime() - before) / done
  return { rate, cost: ` (${each.toLocaleString('pt-BR', { maximumFractionDigits: 2 })} ms of CPU each)` }
}

/** Milliseconds from the sending of an edit to its arrival at each listener. */
async function tellListeners(server: BenchServer): Promise<number[]> {
  const search = new URLSearchParams({ query: '*[_type == "post"]', includeResult: 'true' })
  const asked = Array.from({ length: listeners }, () =>
    server.open('GET', `${api}/listen/production?${search}`),
  )
  const streams: IncomingMessage[] = await Promise.all(
    asked.map(async (each) => (await once(each, 'response'))[0]),
  )
  await Promise.all(streams.map((stream) => once(stream, 'data')))
  const times: number[] = []
  for (let n = 0; n < rounds; n++) {
    const start = performance.now()
    const arrivals = streams.map(async (stream) => {
      await once(stream, 'data')
      times.push(performance.now() - start)
    })
    await server.send('POST', mutate, edit(n))
    await Promise.all(arrivals)
  }
  for (const each of asked) each.destroy()
  return times
}

/** Bytes of the database with its journal. */
async function sizeAfterEdits(server: BenchServer, folder: string): Promise<number> {
  for (let n = 0; n < edits; n += 8) {
    await Promise.all(Array.from({ length: 8 }, (_, lane) => server.send('POST', mutate, edit(n + lane))))
  }
  await server.send('POST', '/manage/prune')
  const files = readdirSync(folder).filter((name) => name.startsWith('content.sqlite'))
  return files.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}
