import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownRedis } from '../testing/redis-server.ts'
import { TagClock } from './tag-clock.mjs'

const redis = await ownRedis()
const open: { close: () => void }[] = []

beforeEach(async () => {
  await redis.kill()
  await redis.start()
})
afterAll(() => redis.kill())

/** One server of the site: what it was told, and until when each tag has expired. */
async function newServer() {
  const expired = new Map<string, number>()
  const clock = new TagClock(redis.url, (tags: string[], at: number) => {
    for (const tag of tags) expired.set(tag, at)
  })
  open.push(clock)
  await clock.caughtUp()
  return { expired, clock }
}

const heard = (server: Awaited<ReturnType<typeof newServer>>, tag: string) =>
  vi.waitFor(() => expect([...server.expired.keys()]).toContain(tag), { timeout: 4000, interval: 20 })

afterAll(() => {
  for (const clock of open) clock.close()
})

test('what expires on one server expires on the others, and not again on itself', async () => {
  const [one, two, three] = [await newServer(), await newServer(), await newServer()]
  const before = Date.now()
  await one.clock.tell(['articles', 'article:a,b'])
  await Promise.all([heard(two, 'article:a,b'), heard(three, 'articles')])
  expect(two.expired.get('articles')).toBeGreaterThanOrEqual(before)
  expect(one.expired.has('articles')).toBe(false)
  expect(two.clock.isInStep()).toBe(true)
})

test('a server that starts late has heard all before it serves, and no page made since expires', async () => {
  const one = await newServer()
  await one.clock.tell(['guides'])
  await pause(5)
  const late = await newServer()
  expect(late.expired.get('guides')).toBeLessThanOrEqual(Date.now())
  // Nobody knows what was published before the first that is kept.
  expect(late.expired.get('content')).toBeLessThan(late.expired.get('guides') ?? 0)
})

describe('Redis is killed', () => {
  test('nobody fails; what was published meanwhile reaches the others when it is back', async () => {
    const [one, two] = [await newServer(), await newServer()]
    await redis.kill()
    await one.clock.tell(['articles'])
    await vi.waitFor(() => expect([one.clock.isInStep(), two.clock.isInStep()]).toEqual([false, false]), {
      timeout: 5000,
    })
    expect(two.expired.has('articles')).toBe(false)
    await redis.start()
    await heard(two, 'articles')
    await vi.waitFor(() => expect(two.clock.isInStep()).toBe(true), { timeout: 4000 })
  })

  test('with all that it held: what was made until then has expired', async () => {
    const one = await newServer()
    one.expired.clear()
    await redis.kill()
    const lostAt = Date.now()
    await redis.start()
    await heard(one, 'content')
    expect(one.expired.get('content')).toBeGreaterThanOrEqual(lostAt)
  })

  test('a start does not wait for it longer than some seconds', async () => {
    await redis.kill()
    const alone = await newServer()
    expect(alone.clock.isInStep()).toBe(false)
    await redis.start()
    await heard(alone, 'content')
  })
})

test('an entry that is none of ours expires everything', async () => {
  const one = await newServer()
  one.expired.clear()
  const { createClient } = await import('redis')
  const client = createClient({ url: redis.url })
  await client.connect()
  await client.xAdd('em-miudos:tags', '*', { tags: 'broken' })
  await heard(one, 'content')
  client.destroy()
})
