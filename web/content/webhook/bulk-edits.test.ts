import { expect, test } from 'vitest'
import { BulkEdits } from './bulk-edits.ts'

const now = 1_790_000_000_000

test('the 51st change of a minute is one of many, and a quiet minute ends it', () => {
  const edits = new BulkEdits()
  const verdicts = Array.from({ length: 51 }, (_, index) => edits.isOneOfMany(now + index * 1000))
  expect(verdicts.lastIndexOf(false)).toBe(49)
  expect(verdicts.at(-1)).toBe(true)
  expect(edits.isOneOfMany(now + 59_000)).toBe(true)
  expect(edits.isOneOfMany(now + 3 * 60_000)).toBe(false)
})

test('a slow stream of changes is none', () => {
  const edits = new BulkEdits()
  const verdicts = Array.from({ length: 200 }, (_, index) => edits.isOneOfMany(now + index * 1300))
  expect(verdicts).not.toContain(true)
})

test('a pass has every tag once, and the next one begins empty', () => {
  const edits = new BulkEdits()
  expect(edits.gather([])).toBe(false)
  expect(edits.gather(['articles', 'category:a'])).toBe(true)
  expect(edits.gather(['articles', 'category:b'])).toBe(false)
  expect(edits.release()).toEqual(['articles', 'category:a', 'category:b'])
  expect(edits.release()).toEqual([])
  expect(edits.gather(['articles'])).toBe(true)
})
