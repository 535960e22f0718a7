import { expect, test } from 'vitest'
import { patternsIn, patternsOfTree, slowOnes } from './regular-expressions.ts'

test('no text makes a regular expression of the product think for long', { timeout: 600_000 }, async () => {
  const patterns = patternsOfTree()
  expect(patterns.length).toBeGreaterThan(250)
  expect(await slowOnes(patterns)).toEqual([])
})

test('one that thinks for long is named', { timeout: 120_000 }, async () => {
  const planted = [
    'export const svg = /^(?:<!--[\\s\\S]*?-->\\s*)*<svg/',
    'export const trimmed = (text: string) => text.replace(/\\s+$/, "")',
    'export const quoted = <p>{/"(?:[^"\\\\]|\\\\.)*"/.test(text)}</p>',
    'export const fine = /^[a-z]+$/',
  ]
  const found = planted.flatMap((code, index) => patternsIn(`${index}.tsx`, code))
  expect(found).toHaveLength(4)
  expect((await slowOnes(found)).map((line) => line.split(':')[0])).toEqual(['0.tsx', '1.tsx', '2.tsx'])
})
