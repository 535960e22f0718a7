import { expect, test } from 'vitest'
import { isKept } from './kept-answer.ts'

const answer = (keptAt?: string) => new Response('{}', { headers: keptAt ? { 'x-kept-at': keptAt } : {} })
const servedAt = '2026-11-22T17:35:00.000Z'

test('an answer of the site is a new one', () => {
  expect(isKept(answer(), servedAt)).toBe(false)
})

test('the last one that the device got is taken when it came after the page, and else is none', () => {
  expect(isKept(answer('2026-11-22T17:40:00.000Z'), servedAt)).toBe(true)
  expect(() => isKept(answer('2026-11-22T17:30:00.000Z'), servedAt)).toThrow('nothing newer')
})
