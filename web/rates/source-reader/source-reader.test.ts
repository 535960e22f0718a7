import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SourceError } from '../source-error.ts'
import { type Answer, createPolicy, type Need } from './source-reader.ts'

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

function need(first: ReturnType<typeof source>, second = source(down)): Need<number> {
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

describe('one source', () => {
  test('one request for two hundred readers at once, and none while fresh', async () => {
    const read = createPolicy({ shared: null })
    const first = source(5)
    await Promise.all(Array.from({ length: 200 }, () => read(need(first))))
    wait(299)
    await read(need(first))
    expect(first.asked.count).toBe(1)
    wait(1)
    await read(need(first))
    expect(first.asked.count).toBe(2)
  })

  test('a connection that was cut is tried once more; a slow source is not', async () => {
    const read = createPolicy({ shared: null })
    const cut = source(new SourceError('unavailable', 'reset'), 5)
    expect(await read(need(cut))).toMatchObject({ held: { value: 5 }, failedAt: null })
    const slow = source(down, 5)
    await createPolicy({ shared: null })(need(slow))
    expect(slow.asked.count).toBe(1)
  })

  test('rests ten seconds after a failure, then recovers', async () => {
    const read = createPolicy({ shared: null })
    const first = source(down, 5)
    expect(await read(need(first))).toEqual({ held: null, failedAt: '2026-11-18T17:00:00.000Z' })
    wait(9)
    expect((await read(need(first))).held).toBeNull()
    expect(first.asked.count).toBe(1)
    wait(1)
    expect(await read(need(first))).toMatchObject({ held: { value: 5, depth: 0 }, failedAt: null })
  })

  test.each([
    [60, 60],
    [undefined, 30 * 60],
    [10_000_000, 6 * 3600],
  ])('after a 429 with Retry-After %s rests %i seconds', async (retryAfter, rest) => {
    const read = createPolicy({ shared: null })
    const first = source(limited(retryAfter), 5)
    await read(need(first))
    wait(rest - 1)
    await read(need(first))
    expect(first.asked.count).toBe(1)
    wait(10)
    expect(await read(need(first))).toMatchObject({ held: { value: 5 } })
  })

  test('a wrong field of one answer does not keep the source from other needs', async () => {
    const read = createPolicy({ shared: null })
    const wrong = source(wrongField)
    const right = source(7)
    await read(need(wrong))
    expect(await read({ ...need(right), key: 'euro' })).toMatchObject({ held: { value: 7 } })
  })

  test('a source that is down is not asked for other needs either, until it rested', async () => {
    const read = createPolicy({ shared: null })
    await read(need(source(down)))
    const other = source(7)
    expect((await read({ ...need(other), key: 'euro' })).held).toBeNull()
    expect(other.asked.count).toBe(0)
  })

  test('a value that is no longer fresh is not taken for confirmed while its source rests for another need', async () => {
    const read = createPolicy({ shared: null })
    const euro = { ...need(source(7)), key: 'euro' }
    expect(await read(euro)).toMatchObject({ held: { value: 7 }, failedAt: null })
    wait(300)
    await read(need(source(limited())))
    expect(await read(euro)).toMatchObject({ held: { value: 7 }, failedAt: '2026-11-18T17:05:00.000Z' })
  })

  test('an implausible value is a failure of that answer', async () => {
    const read = createPolicy({ shared: null })
    expect((await read(need(source(-1)))).held).toBeNull()
  })

  test('a clock that was set back does not make an old answer fresh', async () => {
    const read = createPolicy({ shared: null })
    const first = source(5)
    await read(need(first))
    wait(-3600)
    await read(need(first))
    expect(first.asked.count).toBe(2)
  })

  test('does not hide a mistake of our own', async () => {
    const read = createPolicy({ shared: null })
    await expect(read(need(source(new TypeError('ours'))))).rejects.toThrow('ours')
  })
})

describe('two sources', () => {
  test('the second answers for the first, and says so; the first comes back by itself', async () => {
    const read = createPolicy({ shared: null })
    const first = source(down, 5)
    const second = source(5.01)
    expect(await read(need(first, second))).toMatchObject({
      held: { value: 5.01, source: 'frankfurter', depth: 1 },
      failedAt: null,
    })
    wait(300)
    expect(await read(need(first, second))).toMatchObject({
      held: { value: 5, source: 'awesomeapi', depth: 0 },
    })
  })

  test('a jump is believed when the second source says the same, and only then', async () => {
    const confirmed = createPolicy({ shared: null })
    await confirmed(need(source(5)))
    wait(300)
    expect(await confirmed(need(source(7), source(7.01)))).toMatchObject({
      held: { value: 7, source: 'awesomeapi' },
      failedAt: null,
    })

    const refuted = createPolicy({ shared: null })
    await refuted(need(source(5)))
    wait(300)
    expect(await refuted(need(source(50), source(5.02)))).toMatchObject({
      held: { value: 5.02, source: 'frankfurter' },
    })

    const alone = createPolicy({ shared: null })
    await alone(need(source(5)))
    wait(300)
    expect(await alone(need(source(50)))).toMatchObject({
      held: { value: 5 },
      failedAt: new Date().toISOString(),
    })
  })

  test('the last good value stays with its age until it is too old, and is never a default', async () => {
    const read = createPolicy({ shared: null })
    await read(need(source(5)))
    wait(24 * 3600 - 1)
    expect((await read(need(source(down)))).held).toMatchObject({
      value: 5,
      fetchedAt: '2026-11-18T17:00:00.000Z',
    })
    wait(1)
    expect((await read(need(source(down)))).held).toBeNull()
  })
})

test('a need that reads another need of the same source comes back after a failure', async () => {
  const read = createPolicy({ shared: null })
  const answers = source(down, 5)
  const table: Need<number> = {
    ...need(answers),
    key: 'table',
    attempts: [{ source: 'awesomeapi', ask: answers.ask }],
  }
  const fromTable = async (): Promise<Answer<number>> => {
    const { held, failedAt } = await read(table)
    if (!held || failedAt) throw new SourceError('format', 'not confirmed')
    return { value: held.value, simulated: held.simulated }
  }
  const price: Need<number> = {
    ...table,
    key: 'price',
    attempts: [{ source: 'awesomeapi', ask: fromTable, viaNeed: true }],
  }
  expect((await read(price)).held).toBeNull()
  wait(10)
  // The guard of the source is half open now: it lets one question through, and that is the table's.
  expect(await read(price)).toMatchObject({ held: { value: 5 }, failedAt: null })
})

describe('a reader who does not wait for long', () => {
  test('is given what was known while the source takes its time, and its answer the next time', async () => {
    const read = createPolicy({ shared: null })
    let answer: (given: Answer<number>) => void = () => {}
    const slow = () =>
      new Promise<Answer<number>>((resolve) => {
        answer = resolve
      })
    const patient: Need<number> = { ...need(source(5)), patienceSeconds: 0.02 }
    const hanging = { ...patient, attempts: [{ source: 'awesomeapi' as const, ask: slow }] }
    expect(await read(hanging)).toEqual({ held: null, failedAt: null })
    answer({ value: 5, simulated: false })
    expect((await read(hanging)).held?.value).toBe(5)
    wait(301)
    expect((await read(hanging)).held?.value).toBe(5)
    answer({ value: 5.1, simulated: false })
    expect((await read(hanging)).held?.value).toBe(5.1)
  })
})
