import { expect, test } from 'vitest'
import { createResultCache } from './result-cache.ts'

function counting(size: number) {
  const made: string[] = []
  const remember = createResultCache(100)
  const ask = (key: string) =>
    remember(key, async () => {
      made.push(key)
      return Buffer.alloc(size)
    })
  return { made, ask }
}

test('equal requests at the same time are made once, and remembered', async () => {
  const { made, ask } = counting(10)
  await Promise.all([ask('a'), ask('a')])
  await ask('a')
  expect(made).toEqual(['a'])
})

test('above the limit the one unused for longest goes first', async () => {
  const { made, ask } = counting(40)
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

test('a failure is not remembered', async () => {
  const remember = createResultCache(100)
  await expect(remember('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await remember('a', async () => Buffer.from('yes'))).toEqual(Buffer.from('yes'))
})

test('the work hears when the last one who waits for it has left, and the next one begins it anew', async () => {
  const remember = createResultCache(100)
  const signals: AbortSignal[] = []
  const make = (signal: AbortSignal) => {
    signals.push(signal)
    return new Promise<Buffer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('left')))
      setTimeout(() => resolve(Buffer.from('drawn')), 20)
    })
  }
  const [one, other] = [new AbortController(), new AbortController()]
  const both = [one, other].map(({ signal }) => remember('a', make, signal))
  one.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  other.abort()
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  const again = remember('a', make, new AbortController().signal)
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(String(await again)).toBe('drawn')
  expect(signals).toHaveLength(2)
  expect(await remember('a', make)).toEqual(Buffer.from('drawn'))
  expect(signals).toHaveLength(2)
})
