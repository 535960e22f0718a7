import type { SanityClient } from '@sanity/client'
import type { Doc } from '#lake/store/documents.ts'
import { documents as types } from '#schemas/documents.ts'
import { todayInBrasilia } from '#web/rates/brasilia-time.ts'
import { Stop } from '../start/stop.mjs'
import { studioFindings } from '../store/content-problems.ts'
import { calculationFindings } from './checks/calculations.ts'
import { changedRuleFindings } from './checks/changed-rules.ts'
import { type DocumentFinding, nameOf } from './checks/finding.ts'
import { externalLinkFindings, internalLinkFindings } from './checks/links.ts'
import { publishedDocuments, studioLink } from './checks/published.ts'
import { repeatedFindings } from './checks/repeated.ts'
import { refusalOf } from './refusals.ts'
import { contentTarget } from './target.ts'

/** All that is wrong with what readers see: the Studio's own rules, links, repeated titles, changed rules, worked examples. */
export async function findingsIn(
  documents: readonly Doc[],
  client: SanityClient,
): Promise<DocumentFinding[]> {
  const today = todayInBrasilia()
  const found = await studioFindings(documents, client)
  const findings = documents.flatMap((document, index) =>
    (found[index] ?? []).map((finding) => ({ document, ...finding })),
  )
  return [
    ...findings,
    ...internalLinkFindings(documents),
    ...repeatedFindings(documents),
    ...changedRuleFindings(documents, today),
    ...calculationFindings(documents, today),
  ]
}

/** `check [--links]`: one line per problem of the published documents; fails when one of them is an error. */
export async function run(args: string[]): Promise<void> {
  const [flag, ...others] = args
  if (others.length > 0 || (flag !== undefined && flag !== '--links')) {
    throw new Stop('A única opção é --links, que também abre os links para outros sites.')
  }
  const { client, name } = contentTarget('read')
  console.log(`De: ${name}`)
  try {
    const { documents, foreign } = await publishedDocuments(client)
    const findings = await findingsIn(documents, client)
    if (flag) findings.push(...(await externalLinkFindings(documents)))
    for (const finding of findings) console.log(lineOf(finding))
    if (foreign.length > 0)
      console.log(`${foreign.length} documentos são de tipos que este Studio não conhece.`)
    const errors = findings.filter(({ level }) => level === 'error').length
    console.log(`${documents.length} documentos: ${errors} erros, ${findings.length - errors} avisos.`)
    if (errors > 0) process.exitCode = 1
  } catch (error) {
    throw refusalOf(error, name)
  }
}

function lineOf({ level, document, message }: DocumentFinding): string {
  const type = Object.entries(types).find(([type]) => type === document._type)?.[1].title ?? document._type
  return `${level === 'error' ? 'erro ' : 'aviso'}  ${type} “${nameOf(document)}”: ${message}  ${studioLink(document)}`
}
