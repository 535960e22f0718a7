// `npm run typegen`: writes the maps of all types of documents from schemas/documents, and the fixed addresses of web/app.
// `--check` compares alone.
import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { DocumentDefinition } from 'sanity'
import { blocks, body, inlineBlocks, prose } from '#schemas/blocks/body.ts'
import type { Traits } from '#schemas/traits.ts'
import { variableOf, writeGenerated } from './generated-files.ts'
import { root } from './start/settings.ts'

const home = 'schemas/documents'

type Found = { file: string; name: string; type: DocumentDefinition; traits: Traits }

const found: readonly Found[] = (
  await Promise.all(
    globSync('*.ts', { cwd: join(root, home), exclude: ['*.test.ts'] }).map(async (path): Promise<Found> => {
      const file = basename(path, '.ts')
      const name = variableOf(file)
      const { [name]: type } = await import(join(root, home, path))
      if (type?.name !== name) throw new RangeError(`${home}/${path} has to export the type ${name}`)
      if (!type.options?.traits) throw new RangeError(`${home}/${path} lacks options.traits`)
      return { file, name, type, traits: type.options.traits }
    }),
  )
).toSorted((one, other) => one.traits.rank - other.traits.rank || one.name.localeCompare(other.name))

/** A part of a schema as far as texts are looked for in it. */
type Part = {
  type: string
  name?: string
  /** As in traits.ts, which the definition of a type of our own does not know. */
  options?: unknown
  fields?: readonly Part[]
  of?: readonly Part[]
  marks?: { annotations?: readonly Part[] }
}

const named = new Map<string, Part>(
  [body, prose, ...blocks, ...inlineBlocks].map((type) => [type.name, type]),
)

/** Paths of the fields whose words readers see as an editor wrote them; fields of a list come below its name. */
function shownIn(part: Part, path: readonly string[] = []): string[] {
  const { type, options, fields = [], of = [], marks } = { ...named.get(part.type), ...part, type: part.type }
  if (type === 'block') {
    const annotations = marks?.annotations ?? []
    const inside = [...path, 'children']
    return [
      [...inside, 'text'].join('.'),
      ...of.flatMap((inline) => shownIn(inline, inside)),
      ...annotations.flatMap((mark) => shownIn(mark, [...path, 'markDefs'])),
    ]
  }
  return [
    ...((options as { isShown?: true } | undefined)?.isShown ? [path.join('.')] : []),
    ...fields.flatMap((field) => shownIn(field, [...path, field.name ?? ''])),
    ...of.flatMap((item) => shownIn(item, path)),
  ]
}

const lines = (line: (found: Found) => string) => found.map(line).join('\n')
const addresses = globSync('{,.*/}**/{page.tsx,route.ts}', { cwd: join(root, 'web/app') })
  .map((file) => (dirname(file) === '.' ? '/' : `/${dirname(file)}`))
  .filter((path) => !(path.includes('[') || path.startsWith('/api/')))

writeGenerated(`the files of ${home}`, {
  'schemas/documents.ts': `
${lines(({ name, file }) => `import { ${name} } from './documents/${file}.ts'`)}

/** The schema of every type of document. */
export const documents = {
${lines(({ name }) => `${name},`)}
}`,

  'schemas/document-traits.ts': `
/** The traits of every type, without its form: the site has no use for that. */
export const documentTypes = {
${lines(({ name, traits }) => `${name}: ${JSON.stringify({ ...traits, rank: undefined, icon: undefined })},`)}
} as const`,

  'studio/desk/document-icons.ts': `
import type { ComponentType } from 'react'
import type { DocumentType } from '#schemas/document-types.ts'
${[...new Set(found.map(({ traits }) => traits.icon))].map((icon) => `import { ${icon}Icon } from '@sanity/icons/${icon}'`).join('\n')}

export const documentIcons: Record<DocumentType, ComponentType> = {
${lines(({ name, traits }) => `${name}: ${traits.icon}Icon,`)}
}`,

  'web/content/shown-fields.ts': `
import type { DocumentType } from '#schemas/document-types.ts'

/** Of each type the fields that readers see as an editor wrote them: those with \`isShown\`, and the words of its texts. */
export const shownFields: Record<DocumentType, readonly string[]> = {
${lines(({ name, type }) => `${name}: ${JSON.stringify([...new Set(shownIn(type))].toSorted())},`)}
}`,
})

writeGenerated('the files of web/app', {
  'schemas/app-addresses.ts': `
/** The addresses that web/app/ answers whatever editors write; those of programs are below /api/. */
export const appAddresses: readonly string[] = ${JSON.stringify(addresses.toSorted())}`,
})
