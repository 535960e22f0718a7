import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from 'redis'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownRedis } from '../testing/redis-server.ts'
import { now } from './clock.ts'
import { TagInvalidationBus } from './tag-bus.ts'

const redis = await ownRedis()
const folder = mkdtempSync(join(tmpdir(), 'em-miudos-tags-'))
const open: { close: () => void }[] = []

beforeEach(async () => {
  for (const bus of open.splice(0)) bus.close()
  await redis.kill()
  await redis.start()
})
afterAll(() => redis.kill())

/** One server of the site, with the instant until which each tag has expired. */
async function newServer(mark = join(folder, String(open.length))) {
  const expired = new Map<string, number>()
  const expire = (tags: string[], at: number) => {
    for (const tag of tags) expired.set(tag, at)
  }
  const bus = new TagInvalidationBus(redis.url, expire, mark)
  open.push(bus)
  return { expired, bus, mark, since: await bus.ready() }
}

const heard = (server: Awaited<ReturnType<typeof newServer>>, tag: string) =>
  vi.waitFor(() => expect([...server.expired.keys()]).toContain(tag), patience)

afterAll(() => {
  for (const bus of open) bus.close()
  rmSync(folder, { recursive: true })
})

/** An entry of the stream. */
async function write(id: string, message: Record<string, string>) {
  const client = createClient({ url: redis.url })
  await client.connect()
  await client.xAdd('em-miudos:tags', id, message)
  client.destroy()
}

/** A machine may have much else to do. */
const patience = { timeout: 5000, interval: 20 }

test('what expires on one server expires on the others, and not again on itself', async () => {
  const [one, two, three] = [await newServer(), await newServer(), await newServer()]
  const before = now()
  await one.bus.publish(['articles', 'article:a,b'])
  await Promise.all([heard(two, 'article:a,b'), heard(three, 'articles')])
  expect(two.expired.get('articles')).toBeGreaterThanOrEqual(before)
  expect(one.expired.has('articles')).toBe(false)
  expect(two.bus.isConnected()).toBe(true)
})

test('a server that starts late has heard all before it serves, and no page made since expires', async () => {
  const one = await newServer()
  await one.bus.publish(['guides'])
  const published = now()
  const late = await newServer()
  for (const at of [late.expired.get('guides'), late.expired.get('content'), late.since])
    expect(at).toBeGreaterThanOrEqual(published)
  const ready = now()
  await pause(1000)
  for (const at of late.expired.values()) expect(at).toBeLessThanOrEqual(ready)
})

describe('Redis is killed', () => {
  test('nobody fails; what was published meanwhile reaches the others when it is back', async () => {
    const [one, two] = [await newServer(), await newServer()]
    await redis.kill()
    await one.bus.publish(['articles'])
    await vi.waitFor(() => expect([one.bus.isConnected(), two.bus.isConnected()]).toEqual([false, false]), {
      timeout: 5000,
    })
    expect(two.expired.has('articles')).toBe(false)
    await redis.start()
    await heard(two, 'articles')
    await vi.waitFor(() => expect(two.bus.isConnected()).toBe(true), { timeout: 4000 })
  })

  test('with all that it held: what was made until then has expired', async () => {
    const one = await newServer()
    one.expired.clear()
    await redis.kill()
    const lostAt = now()
    await redis.start()
    await heard(one, 'content')
    expect(one.expired.get('content')).toBeGreaterThanOrEqual(lostAt)
  })

  test('with all that it held, by a clock that was ahead: the next publication is heard', async () => {
    const one = await newServer()
    await write(`${now() + 3_600_000}-0`, { by: 'other', tags: JSON.stringify(['ahead']) })
    await heard(one, 'ahead')
    await redis.kill()
    await redis.start()
    await write('*', { by: 'other', tags: JSON.stringify(['articles']) })
    await heard(one, 'articles')
  })

  test('a start does not wait for it longer than some seconds', async () => {
    await redis.kill()
    const alone = await newServer()
    expect(alone.bus.isConnected()).toBe(false)
    await redis.start()
    await heard(alone, 'content')
  })
})

describe('a server that comes back', () => {
  /** Checkpoint of a server that was killed some time ago and had been connected for an hour. */
  async function leave(agoMs: number, set = { redis: 0, boot: 0 }) {
    const other = await newServer()
    await vi.waitFor(() => expect(existsSync(other.mark)).toBe(true), patience)
    const { last, distances } = JSON.parse(readFileSync(other.mark, 'utf8'))
    const mark = join(folder, `left-${agoMs}`)
    const until = now() - agoMs
    const since = until - 3_600_000
    const moved = { redis: distances.redis + set.redis, boot: distances.boot + set.boot }
    writeFileSync(mark, JSON.stringify({ since, until, last, distances: moved }))
    return { mark, since, other }
  }

  test('soon: what it had stored still holds, and it hears what expired meanwhile', async () => {
    const left = await leave(5000)
    await left.other.bus.publish(['article:meanwhile'])
    const back = await newServer(left.mark)
    expect(back.since).toBe(left.since)
    expect(back.expired.has('article:meanwhile')).toBe(true)
    const marked = () => JSON.parse(readFileSync(left.mark, 'utf8'))
    await vi.waitFor(() => expect(marked().until).toBeGreaterThan(left.since + 3_600_000), patience)
    expect(marked().since).toBe(left.since)
  })

  test('what expired long before keeps no page that was made since', async () => {
    const told = now() - 60_000
    await write(`${told}-0`, { by: 'other', tags: JSON.stringify(['articles']) })
    const { expired } = await newServer((await leave(1000)).mark)
    expect(expired.get('articles')).toBeGreaterThan(told + 25_000)
    expect(expired.get('articles')).toBeLessThan(told + 35_000)
  })

  test('after it had lost Redis for a while: what it made until then does not hold', async () => {
    const { mark, since } = await newServer()
    await vi.waitFor(() => expect(existsSync(mark)).toBe(true), patience)
    await redis.kill()
    await pause(1500)
    const back = now()
    await redis.start()
    await vi.waitFor(() => expect(JSON.parse(readFileSync(mark, 'utf8')).since).toBeGreaterThan(since), {
      timeout: 5000,
    })
    expect(JSON.parse(readFileSync(mark, 'utf8')).since).toBeGreaterThanOrEqual(back)
  })

  test.each([
    ['after longer than the store repeats for certain', 180_000, {}],
    ['at a clock that went back', -180_000, {}],
    ['at a clock that was set a little', 5000, { boot: 2000 }],
    ['after the clock of Redis was set', 5000, { redis: -2000 }],
    ['to another Redis', 5000, {}, 'anew'],
  ])('%s: nothing that it had stored holds', async (_, agoMs, set, other = '') => {
    const left = await leave(agoMs, { redis: 0, boot: 0, ...set })
    if (other) {
      left.other.bus.close()
      await redis.kill()
      await redis.start()
    }
    const before = now()
    const { mark, since } = await newServer(left.mark)
    expect(since).toBeGreaterThanOrEqual(before)
    // Killed again at once, it trusts no more than that.
    await vi.waitFor(() => expect(JSON.parse(readFileSync(mark, 'utf8')).since).toBe(since), patience)
  })

  test('after an orderly end, or while Redis is away: nothing holds either', async () => {
    const { bus, mark } = await newServer()
    await vi.waitFor(() => expect(existsSync(mark)).toBe(true), patience)
    bus.close()
    expect(existsSync(mark)).toBe(false)
    const left = await leave(5000)
    await redis.kill()
    const before = now()
    expect((await newServer(left.mark)).since).toBeGreaterThanOrEqual(before)
  })

  test('what it could not tell the others it would not know itself: nothing holds', async () => {
    const { bus, mark } = await newServer()
    await vi.waitFor(() => expect(existsSync(mark)).toBe(true), patience)
    await redis.kill()
    await bus.publish(['articles'])
    expect(existsSync(mark)).toBe(false)
    await redis.start()
    await vi.waitFor(() => expect(existsSync(mark)).toBe(true), patience)
  })
})

test('an entry that is none of ours expires everything', async () => {
  const one = await newServer()
  one.expired.clear()
  await write('*', { tags: 'broken' })
  await heard(one, 'content')
})
