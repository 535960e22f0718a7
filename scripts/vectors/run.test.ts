import { expect, test } from 'vitest'
import { differences } from './run.ts'

test.each([
  ['a decimal string against a number', { a: '1.00' }, { a: 1 }],
  ['a number within the tolerance', { a: '10.00' }, { a: 10.01 }],
  ['fields that the case does not name', { a: '1' }, { a: 1, b: 2 }],
  ['nested lists and objects', { a: [['x', '1.5']], b: { c: true } }, { a: [['x', 1.5]], b: { c: true } }],
])('accepts %s', (_, expected, actual) => {
  expect(differences(expected, actual, 0.01)).toEqual([])
})

test.each([
  ['a number beyond the tolerance', { a: '10.00' }, { a: 10.02 }, 'a: expected "10.00", got 10.02'],
  ['NaN', { a: '10.00' }, { a: Number.NaN }, 'a: expected "10.00", got null'],
  ['a missing field', { a: '1' }, {}, 'a: expected "1", got undefined'],
  ['another text', { a: 'x' }, { a: 'y' }, 'a: expected "x", got "y"'],
  ['a list of another length', { a: ['1'] }, { a: ['1', '2'] }, 'a: expected ["1"], got ["1","2"]'],
])('names %s', (_, expected, actual, problem) => {
  expect(differences(expected, actual, 0.01)).toEqual([problem])
})
