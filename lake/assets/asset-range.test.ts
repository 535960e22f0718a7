import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestLake, type TestLake } from '../testing/test-lake.ts'
import { partOf } from './asset-range.ts'

// RFC 9110, section 14.1.2: its own examples are of 10,000 bytes.
const ranges = [
  { range: 'bytes=0-499', part: { first: 0, last: 499 } },
  { range: 'bytes=500-999', part: { first: 500, last: 999 } },
  { range: 'bytes=-500', part: { first: 9500, last: 9999 } },
  { range: 'bytes=9500-', part: { first: 9500, last: 9999 } },
  { range: 'Bytes=0-0', part: { first: 0, last: 0 } },
  { range: 'bytes=9999-20000', part: { first: 9999, last: 9999 } },
  { range: 'bytes=-20000', part: { first: 0, last: 9999 } },
  { range: 'bytes=10000-', part: 'none' },
  { range: 'bytes=10000-10001', part: 'none' },
  { range: 'bytes=-0', part: 'none' },
  { range: 'bytes=5-2', part: 'all' },
  { range: 'bytes=-', part: 'all' },
  { range: 'bytes=0-0,-1', part: 'all' },
  { range: 'bytes=a-b', part: 'all' },
  { range: 'lines=0-1', part: 'all' },
  { range: null, part: 'all' },
] as const

test.each(ranges)('$range of 10,000 bytes is $part', ({ range, part }) => {
  expect(partOf(range, 10_000)).toEqual(part)
})

test('nothing of an empty file can be had in parts', () => {
  expect(partOf('bytes=0-', 0)).toBe('none')
  expect(partOf('bytes=-5', 0)).toBe('none')
})

const film = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251))
let lake: TestLake
let address: string

beforeAll(async () => {
  lake = await startTestLake()
  const { path } = await lake.editor.assets.upload('file', film, { filename: 'aula.mp4' })
  address = `${lake.url}/${path}`
})

afterAll(() => {
  lake.stop()
  lake.remove()
})

async function ask(headers: Record<string, string>, method = 'GET') {
  const response = await fetch(address, { method, headers })
  return { response, content: Buffer.from(await response.arrayBuffer()) }
}

const header = (response: Response, ...names: string[]) => names.map((name) => response.headers.get(name))

test('a player gets the part of the film that it asks for', async () => {
  const { response, content } = await ask({ range: 'bytes=150000-150099' })
  expect(response.status).toBe(206)
  expect(header(response, 'content-range', 'content-length', 'content-type')).toEqual([
    'bytes 150000-150099/200000',
    '100',
    'video/mp4',
  ])
  expect(content.equals(film.subarray(150_000, 150_100))).toBe(true)
  const rest = await ask({ range: 'bytes=199000-' })
  expect(rest.content.equals(film.subarray(199_000))).toBe(true)
})

test('without a range it is the whole film, which says that parts can be had', async () => {
  const { response, content } = await ask({})
  expect([response.status, ...header(response, 'accept-ranges', 'content-range')]).toEqual([
    200,
    'bytes',
    null,
  ])
  expect(content.equals(film)).toBe(true)
})

test('beyond the end is a 416 that tells the size', async () => {
  const { response, content } = await ask({ range: 'bytes=200000-' })
  expect([response.status, ...header(response, 'content-range')]).toEqual([416, 'bytes */200000'])
  expect(JSON.parse(String(content))).toMatchObject({ statusCode: 416, error: { type: 'assetError' } })
})

test('whoever goes on with another version of the file gets it whole', async () => {
  const { response } = await ask({}, 'HEAD')
  const tag = response.headers.get('etag') ?? ''
  expect((await ask({ range: 'bytes=5-9', 'if-range': tag })).content).toEqual(film.subarray(5, 10))
  const other = await ask({ range: 'bytes=5-9', 'if-range': '"outro"' })
  expect(other.response.status).toBe(200)
  expect(other.content.equals(film)).toBe(true)
})

test('HEAD tells of the whole file', async () => {
  const { response, content } = await ask({ range: 'bytes=5-9' }, 'HEAD')
  expect([response.status, ...header(response, 'content-length')]).toEqual([200, '200000'])
  expect(content).toHaveLength(0)
})
