import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownRedis } from '#scripts/testing/redis-server.ts'
import { SourceError } from '../source-error.ts'
import { createSharedCache, type SharedCache } from './shared-cache.ts'
import { createSourceReader, type Feed } from './source-reader.ts'

const redis = await ownRedis()
const open: SharedCache[] = []

beforeAll(() => redis.start())
afterAll(async () => {
  for (const cache of open) cache.close()
  await redis.kill()
})

/** One server of the site: its own memory, the Redis of all. */
function newServer(address = redis.url) {
  const shared = createSharedCache(address)
  open.push(shared)
  return createSourceReader({ shared })
}

function countingFeed(key: string, answer: () => Promise<number>) {
  const asked = { count: 0 }
  const ask = async () => {
    asked.count++
    return { value: await answer(), simulated: true }
  }
  const feed: Feed<number> = {
    key,
    attempts: [{ source: 'awesomeapi', ask }],
    freshSeconds: 300,
    keptSeconds: 3600,
  }
  return { asked, feed }
}

const soon = (value: number) => new Promise<number>((resolve) => setTimeout(resolve, 200, value))

test('two servers and two hundred readers make one call, and all read the same', async () => {
  const servers = [newServer(), newServer()]
  const { asked, feed } = countingFeed('dollar', () => soon(5.2238))
  const readings = await Promise.all(Array.from({ length: 200 }, (_, reader) => servers[reader % 2]?.(feed)))
  expect(asked.count).toBe(1)
  expect(new Set(readings.map((known) => JSON.stringify(known))).size).toBe(1)
  expect(readings[0]).toMatchObject({ held: { value: 5.2238, simulated: true }, failedAt: null })
})

test('a server that starts later asks nothing while the answer is fresh', async () => {
  const { asked, feed } = countingFeed('euro', () => soon(6.1))
  await newServer()(feed)
  expect(await newServer()(feed)).toMatchObject({ held: { value: 6.1 } })
  expect(asked.count).toBe(1)
})

test('a failure seen by one server is not repeated at once by the other', async () => {
  const { asked, feed } = countingFeed('bitcoin', () => Promise.reject(new SourceError('format', 'not JSON')))
  await newServer()(feed)
  expect(await newServer()(feed)).toMatchObject({ held: null })
  expect(asked.count).toBe(1)
})

test('without Redis each server goes on by itself', async () => {
  const { asked, feed } = countingFeed('alone', () => soon(5))
  const { url: nowhere } = await ownRedis()
  expect(await newServer(nowhere)(feed)).toMatchObject({ held: { value: 5 } })
  expect(asked.count).toBe(1)
})
