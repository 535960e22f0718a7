import type { SanityClient } from '@sanity/client'
import { createSchema, validateDocument } from 'sanity'
import type { Doc } from '#lake/store/documents.ts'
import { scheduleField } from '#lake/write/publication.ts'
import { schemaTypes } from '#schemas/index.ts'
import { portugueseMessages } from './portuguese.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })
const i18n = await portugueseMessages()

/** Documents judged at a time: their rules ask the store a question or two, and the Studio warns of one that waits for long. */
const TOGETHER = 20

export type Finding = { level: 'error' | 'warning'; message: string }

/**
 * By draft id, what the Studio would say against publishing: the errors of the schema's own rules, in Portuguese.
 *
 * @param client reads the documents that a draft refers to, and those with the same address
 */
export async function contentProblems(
  drafts: Doc[],
  client: SanityClient,
): Promise<Record<string, string[]>> {
  const found = await studioFindings(drafts, client)
  const errors = found.map((findings) => findings.filter(({ level }) => level === 'error'))
  return Object.fromEntries(
    drafts.map(({ _id }, index) => [_id, (errors[index] ?? []).map(({ message }) => message)]),
  )
}

/** Findings of the Studio about each of these documents, warnings too, each once and with the name of its field. */
export async function studioFindings(documents: readonly Doc[], client: SanityClient): Promise<Finding[][]> {
  const found: Finding[][] = []
  for (let first = 0; first < documents.length; first += TOGETHER) {
    const some = documents.slice(first, first + TOGETHER)
    found.push(...(await Promise.all(some.map((document) => findingsOf(document, client)))))
  }
  return found
}

async function findingsOf(given: Doc, client: SanityClient): Promise<Finding[]> {
  if (!schema.get(given._type)) {
    return [{ level: 'error', message: `O tipo ${given._type} não existe no Studio.` }]
  }
  // As the Studio does it: in the environment `cli` the rules of objects become warnings.
  const workspace = { schema, i18n, getClient: () => client }
  const { [scheduleField]: _past, ...document } = given
  const markers = await validateDocument({ document, workspace, environment: 'studio' })
  const findings = markers.flatMap(({ level, path, message }) =>
    level === 'info' ? [] : { level, message: `${fieldOf(given._type, path)}${message}` },
  )
  return findings.filter(
    ({ message }, index) => findings.findIndex((finding) => finding.message === message) === index,
  )
}

/** The title of the field that a marker is about, as the editor knows it. */
function fieldOf(typeName: string, [name]: readonly unknown[]): string {
  const type = schema.get(typeName)
  const field = type && 'fields' in type ? type.fields.find((each) => each.name === name) : undefined
  return field?.type.title ? `${field.type.title}: ` : ''
}
