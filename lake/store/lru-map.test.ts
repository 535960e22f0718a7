import { expect, test } from 'vitest'
import { createLruMap } from './lru-map.ts'

test('beyond the limit the one unused for longest goes first', () => {
  const map = createLruMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.get('a')
  map.set('c', 3)
  expect(['a', 'b', 'c'].map(map.get)).toEqual([1, undefined, 3])
})

test('sizes count, also of what is replaced or removed', () => {
  const map = createLruMap<string, string>(10)
  map.set('a', 'x', 6)
  map.set('a', 'y', 4)
  map.set('b', 'z', 6)
  expect(map.values()).toEqual(['y', 'z'])
  expect([map.remove('b'), map.remove('b')]).toEqual([true, false])
  map.set('c', 'w', 6)
  expect(map.values()).toEqual(['y', 'w'])
})

test('what is taken is made once; null counts as made', () => {
  const map = createLruMap<string, null>(1)
  let made = 0
  const make = () => {
    made++
    return null
  }
  for (const key of ['a', 'a', 'b', 'a']) map.take(key, make)
  expect(made).toBe(3)
})
