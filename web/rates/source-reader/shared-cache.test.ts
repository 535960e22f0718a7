import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SourceError } from '../source-error.ts'
import { createSharedCache, type SharedCache } from './shared-cache.ts'
import { createSourceReader, type Feed } from './source-reader.ts'

let redis: ChildProcess
let url = ''
const open: SharedCache[] = []

beforeAll(async () => {
  const port = await freePort()
  url = `redis://127.0.0.1:${port}`
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  redis = spawn(process.env.TEST_REDIS ?? '/usr/bin/redis-server', settings, {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise<void>((resolve, reject) => {
    redis.once('error', reject)
    redis.stdout?.on('data', (text: Buffer) => text.includes('Ready to accept') && resolve())
  })
})
afterAll(() => {
  for (const cache of open) cache.close()
  redis.kill()
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** One server of the site: its own memory, the Redis of all. */
function newServer(address = url) {
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
  const nowhere = `redis://127.0.0.1:${await freePort()}`
  expect(await newServer(nowhere)(feed)).toMatchObject({ held: { value: 5 } })
  expect(asked.count).toBe(1)
})
