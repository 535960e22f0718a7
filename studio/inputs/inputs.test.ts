import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { countText, limitsOf } from './CountedInput.tsx'
import { shortened } from './SearchInput.tsx'

const schema = createSchema({ name: 'default', types: schemaTypes })

function fieldOf(typeName: string, ...path: string[]) {
  return (
    path.reduce((type, name) => {
      const field = type?.jsonType === 'object' ? type.fields.find((each) => each.name === name) : undefined
      return field?.type
    }, schema.get(typeName)) ?? expect.unreachable()
  )
}

test.each([
  ['article', ['title'], { min: 20, max: 90 }],
  ['article', ['seo', 'title'], { min: 30, max: 60 }],
  ['article', ['seo', 'description'], { min: 120, max: 160 }],
  ['marketNote', ['text'], { max: 300 }],
  ['article', ['template'], undefined],
])('%s %j is counted to %j', (type, path, limits) => {
  expect(limitsOf(fieldOf(type, ...path))).toEqual(limits)
})

test.each([
  [0, { max: 90 }, '0 de 90'],
  [91, { max: 90 }, '91 caracteres: 1 a mais que 90'],
  [20, { min: 30, max: 60 }, '20 caracteres: faltam 10 para 30'],
  [45, { min: 30, max: 60 }, '45 de 30 a 60 caracteres'],
])('%i of %j reads %s', (length, limits, text) => {
  expect(countText(length, limits)).toBe(text)
})

test('a long text is cut between words', () => {
  expect(shortened('Um dois três', 8)).toBe('Um dois …')
  expect(shortened('Um dois', 8)).toBe('Um dois')
})
