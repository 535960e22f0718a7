import { ptBRLocale } from '@sanity/locale-pt-br'
import { visionTool } from '@sanity/vision'
import { type LocaleDefinition, usEnglishLocale } from 'sanity'
import { presentationTool } from 'sanity/presentation'
import { structureTool } from 'sanity/structure'
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

/** Every text of the Studio and its tools, by namespace and key: as its maker wrote it, and as ours says it. */
export async function localeTexts() {
  const plugins = [structureTool(), visionTool(), presentationTool({ previewUrl: '/' })]
  const { i18n } = ptBRLocale()
  const [theirs] = Array.isArray(i18n?.locales) ? i18n.locales : []
  const inEnglish = await textsOf([
    ...(usEnglishLocale.bundles ?? []),
    ...plugins.flatMap((plugin) => (Array.isArray(plugin.i18n?.bundles) ? plugin.i18n.bundles : [])),
  ])
  return { inEnglish, inPortuguese: await textsOf([...(theirs?.bundles ?? []), ...portuguese]) }
}

const wordsIn = (text: string) =>
  text
    .replace(/\{\{.*?\}\}|<\/?\w+\/?>/g, ' ')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? []

/** Of the code of the packages, or of a Portuguese that is half English. */
const more = ['square', 'current', 'crashed', 'retry', 'viewport', 'overlay', 'inline', 'block', 'untitled']

/** Ids, codes (IN RFB, TRY, TO), and words that are Portuguese too: left out before a text is looked at. */
const ours =
  /[\w-]*\d[\w-]*|\b[A-Z]{2,3}\b|\bday trade\b|\bmin\.|\b[A-Za-z]\b|\b(define|global|logo|manual|[Nn]ormal|render)\b/g

/** Tells the English words of a text: those of the Studio in English that its Portuguese does not know. */
export async function englishWords(): Promise<(text: string) => string[]> {
  const { inEnglish, inPortuguese } = await localeTexts()
  const all = (texts: Record<string, Texts>) => Object.values(texts).flatMap((named) => Object.values(named))
  const known = new Set(all(inPortuguese).flatMap(wordsIn))
  const english = new Set([
    ...all(inEnglish)
      .flatMap(wordsIn)
      .filter((word) => !known.has(word)),
    ...more,
  ])
  return (text) => wordsIn(text.replace(ours, ' ')).filter((word) => english.has(word))
}
