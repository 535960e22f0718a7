import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { startTestLake, type TestLake, tokens } from '../testing/test-lake.ts'
import { createPlaces, limits } from './limits.ts'

let lake: TestLake

beforeAll(async () => {
  lake = await startTestLake()
  await lake.editor.create({ _id: 'a', _type: 'article', title: 'Selic' })
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

const withToken = { authorization: `Bearer ${tokens.read}` }

async function ask(body: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${lake.url}/v2025-02-19/data/query/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })
  return { status: response.status, text: await response.text() }
}

const queryWith = (params: string) => `{"query":"1","params":{"a":${params}}}`

test('a body of a stranger is short, and the answer says so', async () => {
  const long = queryWith(JSON.stringify('x'.repeat(limits.body.anonymous)))
  expect(await ask(long)).toMatchObject({
    status: 413,
    text: expect.stringContaining('O pedido passa do limite de 256 KB para quem não tem token'),
  })
  expect(await ask(long, withToken)).toMatchObject({ status: 200 })
  expect(await ask(long, { authorization: 'Bearer falso' })).toMatchObject({ status: 401 })
})

test('a body is too deep by its brackets, also where it breaks off; those inside texts open nothing', async () => {
  const tooDeep = { status: 400, text: expect.stringContaining('passa de 64 níveis') }
  expect(await ask(queryWith(`${'['.repeat(63)}${']'.repeat(63)}`))).toMatchObject(tooDeep)
  expect(await ask(`{"query":"1","params":${'{"a":'.repeat(70)}`)).toMatchObject(tooDeep)
  expect(await ask(queryWith(`${'['.repeat(62)}${']'.repeat(62)}`))).toMatchObject({ status: 200 })
  expect(await ask(queryWith(JSON.stringify(`\\"${'[{'.repeat(100)}`)))).toMatchObject({ status: 200 })
  expect(await ask(queryWith(`[${'[],'.repeat(80_000)}[]]`))).toMatchObject({ status: 200 })
})

async function listen(query: string, headers: Record<string, string> = {}) {
  const left = new AbortController()
  const address = `${lake.url}/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}`
  const response = await fetch(address, { headers, signal: left.signal })
  const text = response.status === 200 ? '' : await response.text()
  return { status: response.status, text, leave: () => left.abort() }
}

test('a stranger listens with plain filters', async () => {
  for (const query of ['*', '*[_type == "article"]', '*[slug.current == "selic" && count(tags) > 0]']) {
    const listener = await listen(query)
    expect([query, listener.status]).toEqual([query, 200])
    listener.leave()
  }
  const costly = [
    '*[1 == 1 && count(body[count(^.body) > 0]) > 0]',
    '*[title match "s*"]',
    'count(*[count(*) > 0])',
  ]
  for (const query of [...costly, `*[${'defined(a) || '.repeat(40)}true]`]) {
    expect(await listen(query)).toMatchObject({
      status: 400,
      text: expect.stringContaining('filtros simples'),
    })
    const editor = await listen(query, withToken)
    expect(editor.status).toBe(200)
    editor.leave()
  }
})

test('a stranger has so many streams at a time, and gets the place of one that is left', async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, (_, at) => listen(`*[_id == "${at}"]`)))
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200))
  const refused = { status: 429, text: expect.stringContaining('ouvintes demais') }
  expect(await listen('*')).toMatchObject(refused)
  const live = await fetch(`${lake.url}/v2025-02-19/data/live/events/production`)
  expect([live.status, await live.text()]).toEqual([429, refused.text])
  const others = [await listen('*', withToken), await listen('*', { 'x-forwarded-for': '203.0.113.9' })]
  expect(others.map(({ status }) => status)).toEqual([200, 200])
  streams[0]?.leave()
  await eventually(async () => {
    const again = await listen('*')
    again.leave()
    expect(again.status).toBe(200)
  })
  for (const { leave } of [...streams, ...others]) leave()
})

test('places are counted by address and in all, and given back once', () => {
  const places = createPlaces({ byAddress: 2, inAll: 3 }, 'Cheio')
  const [first] = [places.take('a'), places.take('a')]
  expect(() => places.take('a')).toThrow('Cheio')
  places.take('b')
  expect(() => places.take('c')).toThrow('Cheio')
  first?.()
  first?.()
  places.take('c')
  expect(() => places.take('d')).toThrow('Cheio')
})
