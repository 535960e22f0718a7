import { expect, test } from 'vitest'
import { normalNumbers } from './random.ts'

const draws = (seed: number, count: number) => {
  const next = normalNumbers(seed)
  return Array.from({ length: count }, next)
}

test('the same seed gives the same numbers, another one others', () => {
  expect(draws(7, 5)).toEqual(draws(7, 5))
  expect(draws(7, 5)).not.toEqual(draws(8, 5))
})

test('mean 0, standard deviation 1, and a twentieth beyond 1,96', () => {
  const many = draws(2026, 100_000)
  const mean = many.reduce((sum, x) => sum + x, 0) / many.length
  const variance = many.reduce((sum, x) => sum + (x - mean) ** 2, 0) / many.length
  expect(mean).toBeCloseTo(0, 1)
  expect(variance).toBeCloseTo(1, 1)
  expect(many.filter((x) => Math.abs(x) > 1.96).length / many.length).toBeCloseTo(0.05, 2)
})
