import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutEmptyItems } from './empty-items.ts'

test('an author without a target and an empty tag are left out, whatever stands beside them', () => {
  const article = {
    title: 'Um',
    authors: [null, { name: 'Ana' }],
    tags: [null],
    body: [{ children: [null, { text: 'a' }] }],
  }
  expect(withoutEmptyItems(article)).toEqual({
    title: 'Um',
    authors: [{ name: 'Ana' }],
    tags: [],
    body: [{ children: [{ text: 'a' }] }],
  })
})

test('no list of any answer holds null; an answer without one stays as it is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (answer) => {
      const sound = withoutEmptyItems(answer)
      expect(hasEmptyItem(sound)).toBe(false)
      expect(withoutEmptyItems(sound)).toEqual(sound)
    }),
  )
})

function hasEmptyItem(value: unknown): boolean {
  if (Array.isArray(value)) return value.some((item) => item === null || hasEmptyItem(item))
  return typeof value === 'object' && value !== null && Object.values(value).some(hasEmptyItem)
}
