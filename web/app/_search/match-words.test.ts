import { expect, test } from 'vitest'
import { matchWords } from './match-words.ts'

const entries = ['Dólar hoje', 'Dólar e câmbio', 'Um dolar antigo'].map((title) => ({
  kind: 'article' as const,
  href: `/${title}`,
  title,
  detail: '',
  words: 'Ações',
}))

test.each([
  ['dolar', 'dólar*'],
  ['CAMBIO e açoes', 'câmbio* ações*'],
  ['quanto está o dólar?', 'dólar*'],
  ['IOF, cartão*', 'IOF* cartão*'],
  [' "?! ', ''],
])('%j is asked of the store as %j', (typed, words) => {
  expect(matchWords(typed, entries)).toBe(words)
})

test('eight words at most', () => {
  expect(matchWords('iof '.repeat(20), entries).split(' ')).toHaveLength(8)
})
