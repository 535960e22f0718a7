import { expect, test } from 'vitest'
import { carries, ledBy, minutesToRead } from './article-facts.ts'

test.each([
  [0, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [1540, 7],
])('%i words take %i min', (words, minutes) => {
  expect(minutesToRead(words)).toBe(minutes)
})

test('what editors chose leads a list, and stands in it once', () => {
  const [one, two, three] = [{ _id: '1' }, { _id: '2' }, { _id: '3' }]
  expect(ledBy([three], [one, two, three])).toEqual([three, one, two])
})

test('names the most useful thing inside', () => {
  expect(carries(['block', 'simpleTable', 'calculatorEmbed'])).toBe('Com calculadora')
  expect(carries(['block', 'simpleTable'])).toBe('Com tabela')
  expect(carries(['block', 'callout'])).toBeUndefined()
})
