import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { SourceError } from '../source-error.ts'
import { stateOf } from '../source-states.ts'
import { openKeptValues } from './kept-values.ts'
import { type Answer, createSourceReader, type Feed } from './source-reader.ts'

const start = Date.parse('2026-11-18T17:00:00Z')
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => {
  vi.useRealTimers()
})
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)

/** A source that answers what it is told to, and counts. */
function source(...answers: (number | Error)[]) {
  const asked = { count: 0 }
  return {
    asked,
    ask: async (): Promise<Answer<number>> => {
      const answer = answers[Math.min(asked.count, answers.length - 1)]
      asked.count++
      if (answer instanceof Error) throw answer
      return { value: answer ?? Number.NaN, simulated: false }
    },
  }
}

const down = new SourceError('unavailable', 'no answer', {
  cause: new DOMException('too slow', 'TimeoutError'),
})
const wrongField = new SourceError('format', 'not a number', { field: 'bid' })
const limited = (retryAfterSeconds?: number) =>
  new SourceError('rate-limited', 'HTTP 429', { retryAfterSeconds })

function feed(first: ReturnType<typeof source>, second = source(down)): Feed<number> {
  return {
    key: 'dollar',
    attempts: [
      { source: 'awesomeapi', ask: first.ask },
      { source: 'frankfurter', ask: second.ask },
    ],
    freshSeconds: 300,
    keptSeconds: 24 * 3600,
    refuse: (value) => {
      if (value < 0) throw new SourceError('implausible', 'negative', { field: 'value' })
    },
    isJump: (value, lastGood) => Math.abs(value / lastGood - 1) > 0.25,
    agree: (one, other) => Math.abs(one / other - 1) < 0.02,
  }
}

test('for whoever runs the site: when each source answered, and when and why it failed', async () => {
  globalThis.emMiudosSources = undefined
  const at = (seconds: number) => new Date(start + seconds * 1000).toISOString()
  const read = createSourceReader({ shared: null })
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  const first = source(wrongField, 5)
  await read(feed(first, source(4)))
  expect(warned.mock.calls).toEqual([[expect.stringMatching(/^\{"source":"awesomeapi".*"misread":/)]])
  warned.mockRestore()
  expect(stateOf('awesomeapi')).toEqual({
    answeredAt: null,
    failedAt: at(0),
    reason: 'format',
    unreachable: null,
    doubts: {},
    dropped: null,
  })
  expect(stateOf('frankfurter')).toMatchObject({ answeredAt: at(0), failedAt: null })
  wait(301)
  await read(feed(first, source(4)))
  expect(stateOf('awesomeapi')).toMatchObject({ answeredAt: at(301), failedAt: at(0) })
})

test('a value that is not believed is a doubt since then, until the source is believed again', async () => {
  globalThis.emMiudosSources = undefined
  const read = createSourceReader({ shared: null })
  const [first, second] = [source(5, 50, 51, 5), source(5)]
  const jumping = () => ({ ...feed(first, second), isJump: (one: number, other: number) => one > 2 * other })
  await read(jumping())
  expect(stateOf('awesomeapi').doubts).toEqual({})
  wait(301)
  const since = new Date().toISOString()
  expect(await read(jumping())).toMatchObject({ held: { value: 5, source: 'frankfurter', doubted: true } })
  wait(301)
  await read(jumping())
  expect(Object.values(stateOf('awesomeapi').doubts)).toEqual([since])
  wait(301)
  const { held } = await read(jumping())
  expect(held).toMatchObject({ value: 5, source: 'awesomeapi' })
  expect(held).not.toHaveProperty('doubted')
  expect(stateOf('awesomeapi').doubts).toEqual({})
})

describe('one source', () => {
  test('one request for two hundred readers at once, and none while fresh', async () => {
    const read = createSourceReader({ shared: null })
    const first = source(5)
    await Promise.all(Array.from({ length: 200 }, () => read(feed(first))))
    wait(299)
    await read(feed(first))
    expect(first.asked.count).toBe(1)
    wait(1)
    await read(feed(first))
    expect(first.asked.count).toBe(2)
  })

  test('a connection that was cut is tried once more; a slow source is not', async () => {
    const read = createSourceReader({ shared: null })
    const cut = source(new SourceError('unavailable', 'reset'), 5)
    expect(await read(feed(cut))).toMatchObject({ held: { value: 5 }, failedAt: null })
    const slow = source(down, 5)
    await createSourceReader({ shared: null })(feed(slow))
    expect(slow.asked.count).toBe(1)
  })

  test('rests ten seconds after a failure, then recovers', async () => {
    const read = createSourceReader({ shared: null })
    const first = source(down, 5)
    expect(await read(feed(first))).toEqual({ held: null, failedAt: '2026-11-18T17:00:00.000Z' })
    wait(9)
    expect((await read(feed(first))).held).toBeNull()
    expect(first.asked.count).toBe(1)
    wait(1)
    expect(await read(feed(first))).toMatchObject({ held: { value: 5, depth: 0 }, failedAt: null })
  })

  test.each([
    [60, 60],
    [undefined, 30 * 60],
    [10_000_000, 6 * 3600],
  ])('after a 429 with Retry-After %s rests %i seconds', async (retryAfter, rest) => {
    const read = createSourceReader({ shared: null })
    const first = source(limited(retryAfter), 5)
    await read(feed(first))
    wait(rest - 1)
    await read(feed(first))
    expect(first.asked.count).toBe(1)
    wait(10)
    expect(await read(feed(first))).toMatchObject({ held: { value: 5 } })
  })

  test('a wrong field of one answer does not keep the source from other feeds', async () => {
    const read = createSourceReader({ shared: null })
    const wrong = source(wrongField)
    const right = source(7)
    await read(feed(wrong))
    expect(await read({ ...feed(right), key: 'euro' })).toMatchObject({ held: { value: 7 } })
  })

  test('a source that is down is not asked for other feeds either, until it rested', async () => {
    const read = createSourceReader({ shared: null })
    await read(feed(source(down)))
    const other = source(7)
    expect((await read({ ...feed(other), key: 'euro' })).held).toBeNull()
    expect(other.asked.count).toBe(0)
  })

  test('a value that is no longer fresh is not taken for confirmed while its source rests for another feed', async () => {
    const read = createSourceReader({ shared: null })
    const euro = { ...feed(source(7)), key: 'euro' }
    expect(await read(euro)).toMatchObject({ held: { value: 7 }, failedAt: null })
    wait(300)
    await read(feed(source(limited())))
    expect(await read(euro)).toMatchObject({ held: { value: 7 }, failedAt: '2026-11-18T17:05:00.000Z' })
  })

  test('an implausible value is a failure of that answer', async () => {
    const read = createSourceReader({ shared: null })
    expect((await read(feed(source(-1)))).held).toBeNull()
  })

  test('a clock that was set back does not make an old answer fresh', async () => {
    const read = createSourceReader({ shared: null })
    const first = source(5)
    await read(feed(first))
    wait(-3600)
    await read(feed(first))
    expect(first.asked.count).toBe(2)
  })

  test('does not hide a mistake of our own', async () => {
    const read = createSourceReader({ shared: null })
    await expect(read(feed(source(new TypeError('ours'))))).rejects.toThrow('ours')
  })
})

describe('two sources', () => {
  test('the second answers for the first, and says so; the first comes back by itself', async () => {
    const read = createSourceReader({ shared: null })
    const first = source(down, 5)
    const second = source(5.01)
    expect(await read(feed(first, second))).toMatchObject({
      held: { value: 5.01, source: 'frankfurter', depth: 1 },
      failedAt: null,
    })
    wait(300)
    expect(await read(feed(first, second))).toMatchObject({
      held: { value: 5, source: 'awesomeapi', depth: 0 },
    })
  })

  test('an answer of the second serves for less long, where the first would for an hour', async () => {
    const read = createSourceReader({ shared: null })
    const hourly = { ...feed(source(down, 5), source(5.01)), freshSeconds: 3600, fallbackFreshSeconds: 300 }
    expect(await read(hourly)).toMatchObject({ held: { depth: 1 } })
    wait(300)
    expect(await read(hourly)).toMatchObject({ held: { value: 5, depth: 0 } })
    wait(300)
    expect(await read(hourly)).toMatchObject({
      held: { fetchedAt: new Date(Date.now() - 300_000).toISOString() },
    })
  })

  test('a jump is believed when the second source says the same, and only then', async () => {
    const confirmed = createSourceReader({ shared: null })
    await confirmed(feed(source(5)))
    wait(300)
    expect(await confirmed(feed(source(7), source(7.01)))).toMatchObject({
      held: { value: 7, source: 'awesomeapi' },
      failedAt: null,
    })

    const refuted = createSourceReader({ shared: null })
    await refuted(feed(source(5)))
    wait(300)
    expect(await refuted(feed(source(50), source(5.02)))).toMatchObject({
      held: { value: 5.02, source: 'frankfurter' },
    })

    const alone = createSourceReader({ shared: null })
    await alone(feed(source(5)))
    wait(300)
    expect(await alone(feed(source(50)))).toMatchObject({
      held: { value: 5 },
      failedAt: new Date().toISOString(),
    })
  })

  test('the last good value stays with its age until it is too old, and is never a default', async () => {
    const read = createSourceReader({ shared: null })
    await read(feed(source(5)))
    wait(24 * 3600 - 1)
    expect((await read(feed(source(down)))).held).toMatchObject({
      value: 5,
      fetchedAt: '2026-11-18T17:00:00.000Z',
    })
    wait(1)
    expect((await read(feed(source(down)))).held).toBeNull()
  })
})

test('a feed that reads another feed of the same source comes back after a failure', async () => {
  const read = createSourceReader({ shared: null })
  const answers = source(down, 5)
  const table: Feed<number> = {
    ...feed(answers),
    key: 'table',
    attempts: [{ source: 'awesomeapi', ask: answers.ask }],
  }
  const fromTable = async (): Promise<Answer<number>> => {
    const { held, failedAt } = await read(table)
    if (!held || failedAt) throw new SourceError('format', 'not confirmed')
    return { value: held.value, simulated: held.simulated }
  }
  const price: Feed<number> = {
    ...table,
    key: 'price',
    attempts: [{ source: 'awesomeapi', ask: fromTable, viaFeed: true }],
  }
  expect((await read(price)).held).toBeNull()
  wait(10)
  // The guard of the source is half open now: it lets one question through, and that is the table's.
  expect(await read(price)).toMatchObject({ held: { value: 5 }, failedAt: null })
})

describe('a reader who does not wait for long', () => {
  test('is given what was known while the source takes its time, and its answer the next time', async () => {
    const read = createSourceReader({ shared: null, patience: { known: 0.02, first: 0.05 } })
    let answer: (given: Answer<number>) => void = () => {}
    const slow = () =>
      new Promise<Answer<number>>((resolve) => {
        answer = resolve
      })
    const hanging: Feed<number> = { ...feed(source(5)), attempts: [{ source: 'awesomeapi', ask: slow }] }
    expect(await read(hanging)).toEqual({ held: null, failedAt: null })
    answer({ value: 5, simulated: false })
    expect((await read(hanging)).held?.value).toBe(5)
    wait(301)
    expect((await read(hanging)).held?.value).toBe(5)
    answer({ value: 5.1, simulated: false })
    expect((await read(hanging)).held?.value).toBe(5.1)
  })

  test('waits three seconds when a value is held, eight when none is', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: start })
    const read = createSourceReader({ shared: null })
    const silent = () => new Promise<Answer<number>>(() => {})
    const waited = async (asked: Feed<number>) => {
      const begin = Date.now()
      const known = read(asked).then(({ held }) => [held?.value, (Date.now() - begin) / 1000])
      await vi.advanceTimersByTimeAsync(30_000)
      return known
    }
    await read(feed(source(5)))
    wait(301)
    const attempts: Feed<number>['attempts'] = [{ source: 'awesomeapi', ask: silent }]
    expect(await waited({ ...feed(source(5)), attempts })).toEqual([5, 3])
    expect(await waited({ ...feed(source(5)), attempts, key: 'euro' })).toEqual([undefined, 8])
  })
})

describe('the first answer of all', () => {
  const third = (first: number, second: number, last: number | Error): Feed<number> => {
    const pair = feed(source(first), source(second))
    return { ...pair, attempts: [...pair.attempts, { source: 'bcb-ptax', ask: source(last).ask }] }
  }

  test.each([
    ['one source, and no other that answers', feed(source(50)), 50],
    ['two that say the same', feed(source(5), source(5.01)), 5],
    ['two that contradict each other', feed(source(50), source(5)), undefined],
    ['a wrong one and two that say the same', third(50, 5, 5.02), 5],
    ['a wrong one and only one against it', third(50, 5, down), undefined],
  ])('%s', async (_, asked, value) => {
    const known = await createSourceReader({ shared: null })(asked)
    expect(known.held?.value).toBe(value)
  })
})

test('a source that answers something else than it promises is asked again after five minutes', async () => {
  const read = createSourceReader({ shared: null })
  const wrong = source(wrongField, 5)
  const slowly = { ...feed(wrong), freshSeconds: 3600 }
  await read(slowly)
  wait(299)
  expect((await read(slowly)).held).toBeNull()
  expect(wrong.asked.count).toBe(1)
  wait(11)
  expect((await read(slowly)).held?.value).toBe(5)
})

describe('the last good values on disk', () => {
  const folder = mkdtempSync(join(tmpdir(), 'em-miudos-kept-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('serve with their age when the site starts while the market is down', async () => {
    const file = join(folder, 'rates.sqlite')
    const before = openKeptValues(file)
    await createSourceReader({ shared: null, kept: before })(feed(source(5)))
    before.close()
    wait(3600)
    const kept = openKeptValues(file)
    onTestFinished(kept.close)
    const known = await createSourceReader({ shared: null, kept })(feed(source(down)))
    expect(known).toMatchObject({
      held: { value: 5, source: 'awesomeapi', fetchedAt: '2026-11-18T17:00:00.000Z' },
      failedAt: '2026-11-18T18:00:00.000Z',
    })
    wait(24 * 3600)
    expect((await createSourceReader({ shared: null, kept })(feed(source(down)))).held).toBeNull()
  })

  test('say that a wrong first price is a jump', async () => {
    const kept = openKeptValues(join(folder, 'jump.sqlite'))
    onTestFinished(kept.close)
    await createSourceReader({ shared: null, kept })(feed(source(5)))
    wait(3600)
    expect((await createSourceReader({ shared: null, kept })(feed(source(50)))).held?.value).toBe(5)
  })

  test('a file that is no database is made anew; a folder that is not there keeps nothing, and takes nothing', async () => {
    const file = join(folder, 'broken.sqlite')
    writeFileSync(file, 'não é um banco de dados, e tem mais de cem letras '.repeat(10))
    const kept = openKeptValues(file)
    onTestFinished(kept.close)
    await createSourceReader({ shared: null, kept })(feed(source(5)))
    expect(kept.load('dollar')).toMatchObject({ value: 5 })
    const nowhere = openKeptValues(join(folder, 'nowhere', 'rates.sqlite'))
    expect((await createSourceReader({ shared: null, kept: nowhere })(feed(source(5)))).held?.value).toBe(5)
    expect(nowhere.load('dollar')).toBeNull()
  })
})
