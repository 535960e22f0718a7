import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from 'redis'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ownRedis } from '../testing/redis-server.ts'
import { TagInvalidationBus } from './tag-bus.ts'

const redis = await ownRedis()
const folder = mkdtempSync(join(tmpdir(), 'em-miudos-tags-'))
const open: { close: () => void }[] = []

beforeEach(async () => {
  for (const clock of open.splice(0)) clock.close()
  await redis.kill()
  await redis.start()
})
afterAll(() => redis.kill())

/** One server of the site: what it was told, and until when each tag has expired. */
async function newServer(mark = join(folder, String(open.length))) {
  const expired = new Map<string, number>()
  const expire = (tags: string[], at: number) => {
    for (const tag of tags) expired.set(tag, at)
  }
  const clock = new TagInvalidationBus(redis.url, expire, mark)
  open.push(clock)
  return { expired, clock, mark, since: await clock.ready() }
}

const heard = (server: Awaited<ReturnType<typeof newServer>>, tag: string) =>
  vi.waitFor(() => expect([...server.expired.keys()]).toContain(tag), patience)

afterAll(() => {
  for (const clock of open) clock.close()
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
  const before = Date.now()
  await one.clock.publish(['articles', 'article:a,b'])
  await Promise.all([heard(two, 'article:a,b'), heard(three, 'articles')])
  expect(two.expired.get('articles')).toBeGreaterThanOrEqual(before)
  expect(one.expired.has('articles')).toBe(false)
  expect(two.clock.isConnected()).toBe(true)
})

test('a server that starts late has heard all before it serves, and no page made since expires', async () => {
  const one = await newServer()
  await one.clock.publish(['guides'])
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
    await one.clock.publish(['articles'])
    await vi.waitFor(
      () => expect([one.clock.isConnected(), two.clock.isConnected()]).toEqual([false, false]),
      {
        timeout: 5000,
      },
    )
    expect(two.expired.has('articles')).toBe(false)
    await redis.start()
    await heard(two, 'articles')
    await vi.waitFor(() => expect(two.clock.isConnected()).toBe(true), { timeout: 4000 })
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
    expect(alone.clock.isConnected()).toBe(false)
    await redis.start()
    await heard(alone, 'content')
  })
})

describe('a server that comes back', () => {
  /** What one leaves that was killed some time ago, having heard everything for an hour. */
  function leave(agoMs: number) {
    const mark = join(folder, `left-${agoMs}`)
    const until = Date.now() - agoMs
    writeFileSync(mark, JSON.stringify({ since: until - 3_600_000, until }))
    return { mark, since: until - 3_600_000 }
  }

  test('soon: what it had stored still holds, and it hears what expired meanwhile', async () => {
    const other = await newServer()
    const left = leave(5000)
    await other.clock.publish(['article:meanwhile'])
    const back = await newServer(left.mark)
    expect(back.since).toBe(left.since)
    expect(back.expired.has('article:meanwhile')).toBe(true)
    const marked = () => JSON.parse(readFileSync(left.mark, 'utf8'))
    await vi.waitFor(() => expect(marked().until).toBeGreaterThan(left.since + 3_600_000), patience)
    expect(marked().since).toBe(left.since)
  })

  test('keeps what it made just after it had heard, and nothing that it may have made just before', async () => {
    const told = Date.now() - 20_000
    await write(`${told}-0`, { by: 'other', tags: JSON.stringify(['articles']) })
    const mark = join(folder, 'just-after')
    writeFileSync(mark, JSON.stringify({ since: told - 3_600_000, until: told + 10_000 }))
    const { expired } = await newServer(mark)
    expect(expired.get('articles')).toBeGreaterThan(told + 1000)
    expect(expired.get('articles')).toBeLessThan(told + 10_000)
  })

  test('after it had lost Redis for a while: what it made until then does not hold', async () => {
    const { mark, since } = await newServer()
    await vi.waitFor(() => expect(existsSync(mark)).toBe(true), patience)
    await redis.kill()
    await pause(1500)
    const back = Date.now()
    await redis.start()
    await vi.waitFor(() => expect(JSON.parse(readFileSync(mark, 'utf8')).since).toBeGreaterThan(since), {
      timeout: 5000,
    })
    expect(JSON.parse(readFileSync(mark, 'utf8')).since).toBeGreaterThanOrEqual(back)
  })

  test.each([
    ['after longer than the store repeats for certain', 180_000],
    ['at a clock that went back', -180_000],
  ])('%s: nothing that it had stored holds', async (_, agoMs) => {
    const before = Date.now()
    const { mark, since } = await newServer(leave(agoMs).mark)
    expect(since).toBeGreaterThanOrEqual(before)
    // Killed again at once, it trusts no more than that.
    await vi.waitFor(() => expect(JSON.parse(readFileSync(mark, 'utf8')).since).toBe(since), patience)
  })

  test('after an orderly end, or while Redis is away: nothing holds either', async () => {
    const { clock, mark } = await newServer()
    await vi.waitFor(() => expect(existsSync(mark)).toBe(true), patience)
    clock.close()
    expect(existsSync(mark)).toBe(false)
    await redis.kill()
    const before = Date.now()
    expect((await newServer(leave(5000).mark)).since).toBeGreaterThanOrEqual(before)
  })

  test('what it could not tell the others it would not know itself: nothing holds', async () => {
    const { clock, mark } = await newServer()
    await vi.waitFor(() => expect(existsSync(mark)).toBe(true), patience)
    await redis.kill()
    await clock.publish(['articles'])
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
