import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compoundFields } from '../juros-compostos/input.ts'
import { exampleOf } from './evaluate.ts'
import { readFragment, writeFragment } from './fragment.ts'

const example = exampleOf(compoundFields)

test('the example as a fragment (spec/pages.md §0.1)', () => {
  expect(writeFragment(compoundFields, example)).toBe('v=1000&a=300&t=13.65&n=10')
})

test('a choice and an optional field go when they are not the first or the example', () => {
  const texts = { ...example, ratePer: 'month', inflation: '4,58', contributionGrowth: '' }
  expect(writeFragment(compoundFields, texts)).toBe('v=1000&a=300&t=13.65&tp=month&n=10&i=4.58')
})

test('a rate with three decimals comes back as it was', () => {
  expect(readFragment(compoundFields, '#t=13.655')).toEqual({ rate: '13,655' })
})

test.each(['', '#', '#resultado', '#resultado-2', '#%%%', `#v=${'1'.repeat(700)}`])(
  '%s is not ours',
  (hash) => {
    expect(readFragment(compoundFields, hash)).toBeUndefined()
  },
)

test('what was written is what is read', () => {
  const money = fc
    .integer({ min: 0, max: 1_000_000_00 })
    .map((cents) => (cents / 100).toFixed(2).replace('.', ','))
  const percent = fc
    .integer({ min: 0, max: 1_000_000 })
    .map((parts) => (parts / 10_000).toFixed(4).replace('.', ','))
  fc.assert(
    fc.property(money, percent, fc.constantFrom('year', 'month'), (initial, rate, ratePer) => {
      const hash = `#${writeFragment(compoundFields, { ...example, initial, rate, ratePer })}`
      const read = { ...example, ...readFragment(compoundFields, hash) }
      expect(writeFragment(compoundFields, read)).toBe(hash.slice(1))
      expect(Number(read.rate.replace(',', '.'))).toBe(Number(rate.replace(',', '.')))
    }),
  )
})

test('no fragment breaks the reading', () => {
  // Any 16 bits, half of a pair too; the strings of fast-check take seconds to be set up.
  fc.assert(
    fc.property(fc.uint16Array(), (codes) => {
      readFragment(compoundFields, String.fromCharCode(...codes))
    }),
  )
})
