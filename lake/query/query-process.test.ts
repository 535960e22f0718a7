import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '../store/store.ts'
import { createQueryEngine } from './query.ts'
import { type QueryLimits, usualLimits, within, withinWork } from './query-limits.ts'
import type { Caller } from './query-process.ts'

const author = 'editor'

function startEngine(limits: Partial<QueryLimits> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lake-'))
  const store = openStore(folder)
  const engine = createQueryEngine(store, { ...usualLimits, ...limits })
  onTestFinished(() => {
    engine.close()
    store.close()
    rmSync(folder, { recursive: true })
  })
  const create = Array.from({ length: 60 }, (_, n) => ({
    create: { _id: `d${n}`, _type: 'x', n, text: 'a'.repeat(500) },
  }))
  store.commit(create, { author })
  const ask = async (query: string, params: Record<string, unknown> = {}): Promise<unknown> =>
    JSON.parse((await engine.evaluateQuery({ query, params, perspective: 'raw', identity: '' })).json)
  return { store, engine, ask }
}

// Sixty documents to the sixth power.
const endless = `count(${'*[count('.repeat(5)}*${') > 0]'.repeat(5)})`.replaceAll('*[', '*[n != ^.n && ')

test('a query without end is stopped, and those behind it are answered', async () => {
  const { ask } = startEngine({ time: 1500 })
  expect(await ask('count(*)')).toBe(60)
  const stopped = ask(endless)
  const behind = [ask('count(*[n > 10])'), ask('count(*)')]
  const lookup = ask('*[_id == "d1"][0].n')
  await expect(stopped).rejects.toMatchObject({
    status: 400,
    message: 'A consulta passou do limite de 1,5 s e foi interrompida',
    body: { error: { type: 'queryTimeoutError' } },
  })
  expect(await lookup).toBe(1)
  expect(await Promise.all(behind)).toEqual([49, 60])
})

test('one that runs only asynchronously, and does not let its process stop it, ends with it', async () => {
  const { ask } = startEngine({ time: 300 })
  const stopped = ask(`{"d": diff::changedAny({}, {"a": 1}, a), "n": ${endless}}`)
  await expect(stopped).rejects.toMatchObject({ body: { error: { type: 'queryTimeoutError' } } })
  expect(await ask('count(*)')).toBe(60)
})

test('a job without end is stopped where it is', () => {
  const forever = () => {
    for (;;);
  }
  for (const limited of [within, withinWork]) {
    expect(() => limited({ ...usualLimits, time: 50 }, forever)).toThrow('passou do limite de 0,05 s')
    expect(limited(usualLimits, () => 'done')).toBe('done')
  }
})

test('a lookup by id does not wait for a query that takes long', async () => {
  const { ask } = startEngine({ time: 1500 })
  const order: string[] = []
  const stopped = ask(endless).catch(() => order.push('endless'))
  await ask('*[_id == "d1"][0].n').then(() => order.push('lookup'))
  await stopped
  expect(order).toEqual(['lookup', 'endless'])
})

test('a query that takes too much memory is stopped, and the server lives', async () => {
  const { ask } = startEngine({ time: 60_000, memory: 64 })
  const doubling = `{"a": $text}${'{"a": [...a, ...a]}'.repeat(28)}`
  await expect(ask(doubling, { text: Array(100).fill(1) })).rejects.toMatchObject({
    status: 400,
    body: { error: { type: 'queryMemoryError' } },
  })
  expect(await ask('count(*)')).toBe(60)
})

test('a result that is too long is refused, also when it is short in memory', async () => {
  const { ask } = startEngine({ result: 100_000 })
  const refused = { status: 400, body: { error: { type: 'queryResultTooLargeError' } } }
  await expect(ask('*{"all": *}')).rejects.toMatchObject(refused)
  await expect(ask(`{"a": "${'b'.repeat(900)}"}${'{"a": [a, a]}'.repeat(40)}`)).rejects.toMatchObject(refused)
  expect(await ask('count(*)')).toBe(60)
})

test('a query sees every write that came before it', async () => {
  const { store, ask } = startEngine()
  const seen: unknown[] = []
  for (let n = 0; n < 30; n++) {
    store.commit([{ patch: { id: 'd1', set: { round: n } } }, { create: { _id: `new${n}`, _type: 'y' } }], {
      author,
    })
    seen.push(
      await Promise.all([
        ask('*[_id == "d1"][0].round'),
        ask(`count(*[_type == "y"])`),
        ask('*[round == $n][0]._id', { n }),
      ]),
    )
  }
  expect(seen).toEqual(Array.from({ length: 30 }, (_, n) => [n, n + 1, 'd1']))
})

test('also when more has changed than one message takes', async () => {
  const { store, ask } = startEngine()
  expect(await ask('count(*)')).toBe(60)
  const create = Array.from({ length: 330 }, (_, n) => ({ create: { _id: `new${n}`, _type: 'y', n } }))
  for (const each of create) store.commit([each], { author })
  store.commit([{ delete: { id: 'new0' } }, { patch: { id: 'new329', set: { n: -1 } } }], { author })
  expect(await ask('count(*[_type == "y"])')).toBe(329)
  expect(await ask('*[n < 0]._id')).toEqual(['new329'])
})

test('writes while the worker reads the documents are not lost', async () => {
  const { store, ask } = startEngine()
  const first = ask('count(*)')
  store.commit([{ delete: { id: 'd0' } }, { patch: { id: 'd59', set: { n: -1 } } }], { author })
  const second = ask('*[n < 1]._id')
  // The first one waits for the worker, and so sees more than it must.
  expect(await first).toBe(59)
  expect(await second).toEqual(['d59'])
})

test.each([
  ['brackets', `${'['.repeat(2000)}1${']'.repeat(2000)}`],
  ['objects', `${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`],
  ['groups that do not close', '('.repeat(5000)],
  ['negations', `*[${'!'.repeat(20_000)}a]`],
  ['sums', Array(4000).fill('a').join('+')],
  ['a long text', `"${'a'.repeat(200_000)}"`],
  [
    'functions that grow',
    `${Array.from({ length: 30 }, (_, n) => `fn a::f${n}($x) = {"l": a::f${n + 1}($x), "r": a::f${n + 1}($x)};`).join(' ')} fn a::f30($x) = $x; a::f0(*[0])`,
  ],
])('%s are the query’s fault', async (_name, query) => {
  const { ask } = startEngine({ time: 3000 })
  await expect(ask(query)).rejects.toMatchObject({ status: 400 })
  expect(await ask('count(*)')).toBe(60)
})

test('a closed engine leaves nobody waiting', async () => {
  const { engine, ask } = startEngine()
  const waiting = ask('count(*)')
  engine.close()
  await expect(waiting).rejects.toMatchObject({ status: 503 })
})

const visitor = (signal?: AbortSignal): Caller => ({ anonymousFrom: '10.0.0.9', ...(signal && { signal }) })
const requestOf = (query: string) => ({ query, params: {}, perspective: 'raw' as const, identity: '' })

test('what the anonymous ask holds up nobody who has a token, and only a few of theirs wait', async () => {
  const { engine, ask } = startEngine({ time: 60_000 })
  const stopped = Array.from({ length: 4 }, () =>
    engine.evaluateQuery(requestOf(endless), visitor()).catch((error) => error),
  )
  expect(await ask('count(*[n > 10])')).toBe(49)
  await expect(engine.evaluateQuery(requestOf('count(*)'), visitor())).rejects.toMatchObject({
    status: 429,
  })
  const other = { anonymousFrom: '10.0.0.10' }
  engine.close()
  expect((await Promise.all(stopped)).map(({ status }) => status)).toEqual([503, 503, 503, 503])
  await expect(engine.evaluateQuery(requestOf('count(*)'), other)).rejects.toMatchObject({ status: 503 })
}, 20_000)

test('a query whose caller has left is dropped, whether it waits or runs', async () => {
  const { engine } = startEngine({ time: 20_000 })
  const started = Date.now()
  const left = new AbortController()
  const dropped = Array.from({ length: 3 }, () =>
    engine.evaluateQuery(requestOf(endless), visitor(left.signal)).catch((error) => error),
  )
  setTimeout(() => left.abort(), 500)
  expect((await Promise.all(dropped)).map(({ status }) => status)).toEqual([499, 499, 499])
  const { json } = await engine.evaluateQuery(requestOf('count(*[n > 10])'), visitor())
  expect(json).toBe('49')
  expect(Date.now() - started).toBeLessThan(15_000)
}, 30_000)
