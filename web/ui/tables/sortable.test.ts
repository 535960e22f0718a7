import { expect, test } from 'vitest'
import { byValue, plain } from './sortable.ts'

const valueIn = (row: readonly (number | string | null)[], column: number) => row[column] ?? null
const sorted = (rows: (number | string | null)[][], descending: boolean) =>
  rows.toSorted(byValue({ column: 0, descending }, valueIn)).map(([value]) => value)

test('numbers by size, texts by the Portuguese alphabet', () => {
  expect(sorted([[10], [9], [-1]], false)).toEqual([-1, 9, 10])
  expect(sorted([[10], [9], [-1]], true)).toEqual([10, 9, -1])
  expect(sorted([['Vale'], ['Água'], ['Banco']], false)).toEqual(['Água', 'Banco', 'Vale'])
})

test('what has no value is last, whatever the direction', () => {
  expect(sorted([[null], [2], [1]], false)).toEqual([1, 2, null])
  expect(sorted([[null], [2], [1]], true)).toEqual([2, 1, null])
})

test('a search finds what people type', () => {
  expect(plain(' Itaú Unibanco ')).toBe('itau unibanco')
})
