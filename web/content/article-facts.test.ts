import { expect, test } from 'vitest'
import { carries, minutesToRead } from './article-facts.ts'

test.each([
  [0, 1],
  [220, 1],
  [329, 1],
  [330, 2],
  [1540, 7],
])('%i words take %i min', (words, minutes) => {
  expect(minutesToRead(words)).toBe(minutes)
})

test('names the most useful thing inside', () => {
  expect(carries(['block', 'simpleTable', 'calculatorEmbed'])).toBe('Com calculadora')
  expect(carries(['block', 'simpleTable'])).toBe('Com tabela')
  expect(carries(['block', 'callout'])).toBeUndefined()
})
