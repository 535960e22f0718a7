import { createSchema, isStringSchemaType } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { countText, limitsOf } from './CountedInput.tsx'
import { chosenIn } from './FormInput.tsx'
import { shortened } from './SearchInput.tsx'
import { slugHint } from './SlugInput.tsx'
import { knownOf, reusedIn } from './SourceInput.tsx'

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

test.each([
  ['article', 'adPolicy', undefined, 'normal'],
  ['article', 'adPolicy', 'none', 'none'],
  ['campaign', 'device', undefined, 'any'],
  // Without it there is an error to be seen, not a choice.
  ['article', 'template', undefined, undefined],
  // No text is at a step that nobody put it at.
  ['article', 'workflow', undefined, undefined],
  ['article', 'title', undefined, undefined],
])('in %s, the field %s with the value %s shows %s', (type, field, value, shown) => {
  const schemaType = fieldOf(type, field)
  if (!isStringSchemaType(schemaType)) throw new TypeError(`${field} is no text`)
  expect(chosenIn({ schemaType, value })).toBe(shown)
})

const fixed = 'Este endereço não muda: o menu, as calculadoras e outros sites já apontam para ele.'
const leadsOn = 'Se mudar depois de publicado, o antigo leva ao novo.'

test.each([
  ['guide', 'cdb', fixed],
  ['article', 'onix-2026-lancamento', fixed],
  ['article', 'um-texto-novo', leadsOn],
  ['article', undefined, leadsOn],
  // No page stands at it: nobody is led on.
  ['adCreative', 'casa-alertas-cambio', undefined],
  ['category', 'impostos', undefined],
])('the address of %s %s says %j', (type, current, hint) => {
  expect(slugHint(type, current)).toBe(hint)
})

test('a source says by its address who publishes it, and keeps what an editor wrote', () => {
  const url = 'https://www.planalto.gov.br/ccivil_03/leis/l8036consol.htm'
  const law = { publisher: 'Presidência da República', kind: 'law' }
  expect(knownOf({ url })).toEqual(law)
  expect(knownOf({ url, publisher: 'Planalto', kind: 'official' })).toEqual({})
  expect(knownOf({ url: `https://www.google.com/url?q=${encodeURIComponent(url)}` })).toEqual({ url, ...law })
  expect([knownOf({ url: 'https://exemplo.com/' }), knownOf({}), knownOf()]).toEqual([{}, {}, {}])
})

test('a source of another text is filled in whole, as checked today, but for what is written already', () => {
  const fgts = { url: 'https://www.caixa.gov.br/fgts', title: 'FGTS', publisher: 'Caixa', kind: 'official' }
  const law = { url: 'https://www.planalto.gov.br/a', title: 'Lei', publisher: 'Presidência', kind: 'law' }
  const sameTitle = { ...law, url: 'https://www.planalto.gov.br/b' }
  const listed = [fgts, law, sameTitle]
  const day = '2026-11-27'
  const { url, title, ...rest } = { ...fgts, accessedOn: day }
  expect(reusedIn(listed, { url }, day)).toEqual({ title, ...rest })
  expect(reusedIn(listed, { title }, day)).toEqual({ url, ...rest })
  const written = { url, title: 'Saque do FGTS', publisher: 'Caixa', kind: 'law', accessedOn: '2026-01-15' }
  expect(reusedIn(listed, written, day)).toEqual({})
  // Of two addresses with one title, none is meant.
  expect(reusedIn(listed, { title: 'Lei' }, day)).toEqual({})
  // The title of a source with another address does not bring its own.
  expect(reusedIn(listed, { url: 'https://exemplo.com/', title }, day)).toEqual({})
  expect(reusedIn(listed, {}, day)).toEqual({})
})
