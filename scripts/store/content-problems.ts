import type { SanityClient } from '@sanity/client'
import { createSchema, validateDocument } from 'sanity'
import { scheduleField } from '#lake/scheduling/schedule.ts'
import type { Doc } from '#lake/store/documents.ts'
import { schemaTypes } from '#schemas/index.ts'
import { portugueseMessages } from './portuguese.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const i18n = await portugueseMessages()

/**
 * By draft id, what the Studio would say against publishing: the errors of the schema's own rules, in Portuguese.
 *
 * @param client reads the documents that a draft refers to, and those with the same address
 */
export async function contentProblems(
  drafts: Doc[],
  client: SanityClient,
): Promise<Record<string, string[]>> {
  const problems = await Promise.all(drafts.map((draft) => problemsOf(draft, client)))
  return Object.fromEntries(drafts.map(({ _id }, index) => [_id, problems[index] ?? []]))
}

async function problemsOf(draft: Doc, client: SanityClient): Promise<string[]> {
  if (!schema.get(draft._type)) return [`O tipo ${draft._type} não existe no Studio.`]
  // As the Studio does it: in the environment `cli` the rules of objects become warnings.
  const workspace = { schema, i18n, getClient: () => client }
  const { [scheduleField]: _past, ...document } = draft
  const markers = await validateDocument({ document, workspace, environment: 'studio' })
  const errors = markers.filter(({ level }) => level === 'error')
  return Array.from(new Set(errors.map(({ path, message }) => `${fieldOf(draft._type, path)}${message}`)))
}

/** The title of the field that a marker is about, as the editor knows it. */
function fieldOf(typeName: string, [name]: readonly unknown[]): string {
  const type = schema.get(typeName)
  const field = type && 'fields' in type ? type.fields.find((each) => each.name === name) : undefined
  return field?.type.title ? `${field.type.title}: ` : ''
}
