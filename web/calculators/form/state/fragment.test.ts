import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calculator } from '../../juros-compostos/calculator.ts'
import { calculator as travel } from '../../orcamento-viagem/calculator.ts'
import { calculator as bonds } from '../../tesouro-direto/calculator.ts'
import { workedDay } from '../ask.ts'
import { readFragment, writeFragment } from './fragment.ts'

const { fields } = calculator
const example = calculator.exampleOn(workedDay)

test('the example as a fragment (spec/pages.md §0.1)', () => {
  expect(writeFragment(fields, example)).toBe('v=1000&a=300&t=13.65&n=10')
})

test('a choice and an optional field go when they are not the first or the example, an emptied one empty', () => {
  const texts = { ...example, ratePer: 'month', inflation: '4,58', contributionGrowth: '' }
  expect(writeFragment(fields, texts)).toBe('v=1000&a=300&t=13.65&tp=month&n=10&c=&i=4.58')
})

test('what the question does not ask stays out', () => {
  expect(writeFragment(fields, { ...example, goal: '5.000,00' })).not.toContain('m=')
  expect(writeFragment(fields, { ...example, solveFor: 'months', goal: '5.000,00' })).toBe(
    'r=months&m=5000&v=1000&a=300&t=13.65',
  )
})

test('a rate with three decimals comes back as it was', () => {
  expect(readFragment(fields, '#t=13.655')).toEqual({ rate: '13,655' })
})

test('a year has no dot, and a field whose example follows a choice always goes', () => {
  expect(readFragment(bonds.fields, '#y=2029')).toEqual({ year: '2029' })
  const trip = travel.exampleOn(workedDay)
  expect(writeFragment(travel.fields, { ...trip, destination: 'orlando' })).toContain('&vi=20&')
})

test.each(['', '#', '#resultado', '#resultado-2', '#%%%', `#v=${'1'.repeat(5000)}`])(
  '%s is not ours',
  (hash) => {
    expect(readFragment(fields, hash)).toBeUndefined()
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
      const hash = `#${writeFragment(fields, { ...example, initial, rate, ratePer })}`
      const read = { ...example, ...readFragment(fields, hash) }
      expect(writeFragment(fields, read)).toBe(hash.slice(1))
      expect(Number(read.rate?.replace(',', '.'))).toBe(Number(rate.replace(',', '.')))
    }),
  )
})

test('no fragment breaks the reading', () => {
  // Any 16 bits, half of a pair too; the strings of fast-check take seconds to be set up.
  fc.assert(
    fc.property(fc.uint16Array(), (codes) => {
      readFragment(fields, String.fromCharCode(...codes))
    }),
  )
})
