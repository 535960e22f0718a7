// `npm run typegen`: writes the maps of all calculators from the folders of web/calculators. `--check` compares alone.
import { existsSync, globSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { About, AboutPage } from '#web/calculators/about.ts'
import { entryOf, variableOf, writeGenerated } from './generated-files.ts'
import { root } from './start/settings.ts'

const home = 'web/calculators'

type Folder = { slug: string; name: string; hasForm: boolean; about: About; page?: AboutPage }

/** In the order of the index. */
const folders: readonly Folder[] = (
  await Promise.all(globSync('*/about.ts', { cwd: join(root, home) }).map(folderOf))
).toSorted((one, other) => one.about.rank - other.about.rank || one.slug.localeCompare(other.slug))

async function folderOf(file: string): Promise<Folder> {
  const slug = dirname(file)
  const name = variableOf(slug)
  const hasForm = existsSync(join(root, home, slug, 'Form.tsx'))
  return { slug, name, hasForm, ...(await import(join(root, home, file))) }
}

const lines = (line: (folder: Folder) => string, some = folders) => some.map(line).join('\n')
const imports = (what: string, file: string, some = folders) =>
  lines(({ slug, name }) => `import { ${what} as ${name} } from './${slug}/${file}'`, some)
const entries = (some = folders) => lines(({ slug }) => entryOf(slug), some)
const bySlug = folders.toSorted((one, other) => one.slug.localeCompare(other.slug))
const withPage = folders.filter(({ page }) => page)

/** One file for each kind of reader: a map of everything would bring to a browser what its page does not use. */
const files: Readonly<Record<string, string>> = {
  [`${home}/registry.ts`]: `
${imports('about', 'about.ts')}

/** Every calculator by its slug, in the order of the index. */
export const calculators = {
${entries()}
} as const

export type CalculatorSlug = keyof typeof calculators`,

  [`${home}/pages.ts`]: `
${imports('page', 'about.ts', withPage)}

/** The calculators with a page of their own, by its address. */
export const calculatorPages = {
${lines(({ about, name }) => `'${about.path}': ${name},`, withPage)}
} as const`,

  [`${home}/paths.ts`]: `
import type { CalculatorSlug } from './registry.ts'

/** The calculators whose page has another subject. */
const elsewhere: Partial<Record<CalculatorSlug, \`/\${string}\`>> = {
${lines(
  ({ slug, about }) => `'${slug}': '${about.path}',`,
  folders.filter(({ page }) => !page),
)}
}

/** The address of a calculator, for the browser: the registry has the words of the index and the search too. */
export function pathOf(slug: CalculatorSlug): \`/\${string}\` {
  return elsewhere[slug] ?? \`/\${slug}\`
}`,

  [`${home}/fields-of.ts`]: `
import type { Fields } from './form/fields.ts'
import type { CalculatorSlug } from './registry.ts'
${imports('fields', 'fields.ts')}

/** The fields of every calculator: what the Studio offers an editor to fill in before. No law, no words. */
export const fieldsOf: Readonly<Record<CalculatorSlug, Fields>> = {
${entries(bySlug)}
}`,

  [`${home}/definitions.ts`]: `
import type { Calculator } from './form/calculator.ts'
import type { CalculatorSlug } from './registry.ts'
${imports('calculator', 'calculator.ts')}

/** Every calculator whole, with its words and its law: for the server, scripts and tests. */
export const definitions: Readonly<Record<CalculatorSlug, Calculator>> = {
${entries(bySlug)}
}`,

  [`${home}/forms.tsx`]: `'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import { Loading } from '#web/ui/Loading.tsx'
import { type FormProps, formOf } from './form/CalculatorForm.tsx'
import type { CalculatorSlug } from './registry.ts'

const loading = () => <Loading />

// A client module, for a server module would send every form to every page. Not React's \`lazy\`, which leaves out the
// style sheets of what it loads.
export const forms: Readonly<Record<CalculatorSlug, ComponentType<FormProps>>> = {
${lines(({ slug, hasForm }) =>
  hasForm
    ? `'${slug}': dynamic(() => import('./${slug}/Form.tsx').then(({ Form }) => Form), { loading }),`
    : `'${slug}': dynamic(() => import('./${slug}/calculator.ts').then(formOf), { loading }),`,
)}
}`,

  'web/ui/islands/calculator-code.ts': `
/** Calculators as islands, by slug: a form of its own, or the definition from which the common form is made. */
export const calculatorCode = {
${lines(({ slug, hasForm }) =>
  hasForm
    ? `'${slug}': '${home}/${slug}/Form.tsx#Form',`
    : `'${slug}': '${home}/${slug}/calculator.ts#calculator',`,
)}
} as const`,
}

writeGenerated(`the folders of ${home}`, files)
