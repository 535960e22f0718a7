import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { insertGroups, matching } from './insert-menu.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

function groupsOf(name: 'body' | 'prose') {
  const type = schema.get(name)
  if (type?.jsonType !== 'array') throw new Error(`${name} is no text`)
  return insertGroups(type)
}

const names = (groups: ReturnType<typeof groupsOf>) =>
  groups.flatMap(({ items }) => items.map(({ type }) => type.name))

test('the menu has every block and what stands in a sentence, each once', () => {
  const body = schema.get('body')
  const members = body?.jsonType === 'array' ? body.of.map(({ name }) => name) : []
  const inMenu = names(groupsOf('body'))
  expect(inMenu).toEqual(expect.arrayContaining(members.filter((name) => name !== 'block')))
  expect(inMenu).toEqual(expect.arrayContaining(['simpleTable', 'figure', 'inlineRate', 'ruleRef']))
  expect(new Set(inMenu).size).toBe(inMenu.length)
  expect(names(groupsOf('prose'))).toEqual(['inlineRate', 'ruleRef'])
})

test('a search finds a name without accents and by its beginning', () => {
  expect(names(matching(groupsOf('body'), 'numero da lei'))).toEqual(['ruleRef'])
  expect(names(matching(groupsOf('body'), 'HOJE frase'))).toEqual(['inlineRate'])
  expect(names(matching(groupsOf('body'), 'taxa'))).toContain('rateWidget')
  expect(matching(groupsOf('body'), 'nada disso')).toEqual([])
})
