import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { englishWords, localeTexts } from './locale-texts.ts'
import { foreignCalls, limits, translations } from './package-texts.ts'
import { portuguese } from './portuguese.ts'

const { inEnglish, inPortuguese } = await localeTexts()

test('every text of the Studio and its three tools has its Portuguese', () => {
  const missing = Object.entries(inEnglish).flatMap(([namespace, texts]) =>
    Object.keys(texts).filter((key) => !inPortuguese[namespace]?.[key]),
  )
  expect(Object.keys(inEnglish)).toEqual(
    expect.arrayContaining(['studio', 'structure', 'vision', 'presentation']),
  )
  expect(missing).toEqual([])
})

test('a text keeps the places for its values', () => {
  const places = (text: string) => String(text.match(/\{\{\s*\w+/g)?.sort())
  const changed = portuguese.flatMap(({ namespace, resources }) =>
    Object.entries(resources).filter(([key, text]) => {
      const english = inEnglish[namespace]?.[key]
      return english !== undefined && places(text) !== places(english)
    }),
  )
  expect(changed).toEqual([])
})

const isEnglish = await englishWords()

test.each([
  ['Publish changes', ['publish', 'changes']],
  ['Publicar', []],
  ['The structure tool crashed', ['the', 'structure', 'crashed']],
])('%s has the English words %j', (text, words) => {
  expect(isEnglish(text)).toEqual(words)
})

/** Texts of a schema that an editor reads: every field has its title, else the Studio would make one of its name. */
function textsIn(definition: unknown): string[] {
  if (Array.isArray(definition)) return definition.flatMap(textsIn)
  if (typeof definition !== 'object' || definition === null) return []
  const named = Object.entries(definition)
  const fields = named.flatMap(([key, value]) => (key === 'fields' && Array.isArray(value) ? value : []))
  const untitled = fields.filter(({ title }) => !title).map(({ name }) => `untitled: ${name}`)
  const texts = named.flatMap(([key, value]) => {
    if (typeof value === 'string') return key === 'title' || key === 'description' ? value : []
    // The names of fields, not theirs to be read.
    return key === 'select' ? [] : textsIn(value)
  })
  return [...untitled, ...texts]
}

test('schemas say nothing in English', () => {
  const texts = textsIn(schemaTypes)
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.filter((text) => isEnglish(text).length > 0)).toEqual([])
})

/** Read as text: the browser's half of the package does not run here. */
const sources = new Map<string, string[]>()

function sourcesOf(name: string): string[] {
  const folder = ['lib', 'dist']
    .map((part) => `node_modules/${name}/${part}`)
    .find((path) => readdirSync(`node_modules/${name}`).includes(path.split('/').at(-1) ?? ''))
  const files = folder ? readdirSync(folder).filter((file) => file.endsWith('.js')) : []
  const known = sources.get(name) ?? files.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  sources.set(name, known)
  return known
}

test('what the Portuguese of its maker leaves out has ours, in whatever part of the Studio it stands', () => {
  const left = sourcesOf('@sanity/locale-pt-br').flatMap((text) =>
    Array.from(text.matchAll(/"([^"]+)": void 0/g), ([, key]) => key),
  )
  const ours = portuguese.flatMap(({ resources }) => Object.keys(resources))
  expect(left.length).toBeGreaterThan(0)
  expect(left.filter((key) => !ours.includes(String(key)))).toEqual([])
})

test.each([...translations, ...limits, ...foreignCalls])('$package still has $from', (edit) => {
  expect(sourcesOf(edit.package).some((text) => text.includes(edit.from))).toBe(true)
})
