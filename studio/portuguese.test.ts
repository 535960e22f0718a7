import { readdirSync, readFileSync } from 'node:fs'
import { ptBRLocale } from '@sanity/locale-pt-br'
import { visionTool } from '@sanity/vision'
import { type LocaleDefinition, usEnglishLocale } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
import { expect, test } from 'vitest'
import { foreignCalls, limits, translations } from './package-texts.ts'
import { portuguese } from './portuguese.ts'

type Texts = Record<string, string>
type Bundles = NonNullable<LocaleDefinition['bundles']>

async function textsOf(bundles: Bundles): Promise<Record<string, Texts>> {
  const all: Record<string, Texts> = {}
  for (const { namespace, resources } of bundles) {
    const loaded = typeof resources === 'function' ? await resources() : resources
    // A bundle may be a module of its own; the types of both are as wide as JSON.
    const texts = ('default' in loaded ? loaded.default : loaded) as Texts
    all[namespace] = { ...all[namespace], ...texts }
  }
  return all
}

const plugins = [structureTool(), visionTool(), presentationTool({ previewUrl: '/' })]
const inEnglish = await textsOf([
  ...(usEnglishLocale.bundles ?? []),
  ...plugins.flatMap(({ i18n }) => (Array.isArray(i18n?.bundles) ? i18n.bundles : [])),
])
const { i18n } = ptBRLocale()
const [theirs] = Array.isArray(i18n?.locales) ? i18n.locales : []
const inPortuguese = await textsOf([...(theirs?.bundles ?? []), ...portuguese])

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

test.each([...translations, ...limits, ...foreignCalls])('$package still has $from', (edit) => {
  expect(sourcesOf(edit.package).some((text) => text.includes(edit.from))).toBe(true)
})
