import type { SanityClient } from '@sanity/client'
import type { Doc } from '#lake/store/documents.ts'
import { allTypes, isDocumentType } from '#schemas/document-types.ts'
import { loadDotEnv, settingsFrom } from '../../start/settings.ts'

/** Published documents; `foreign`: of types that this Studio does not know. */
export async function publishedDocuments(
  client: SanityClient,
): Promise<{ documents: Doc[]; foreign: Doc[] }> {
  const all = await client.fetch<Doc[]>(
    `*[!(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_id in path("_.**")) && !(_id in path("seeds.**"))
       && !string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")
       && _type != "counts"]`,
    {},
    { perspective: 'raw' },
  )
  const order = (document: Doc) =>
    isDocumentType(document._type) ? allTypes.indexOf(document._type) : allTypes.length
  return {
    documents: all.filter(({ _type }) => isDocumentType(_type)).toSorted((a, b) => order(a) - order(b)),
    foreign: all.filter(({ _type }) => !isDocumentType(_type)),
  }
}

export function studioLink({ _id, _type }: Doc): string {
  loadDotEnv()
  const { environment, network, ports } = settingsFrom(process.env)
  const studio = environment.STUDIO_URL || `http://${network.name}:${ports.studio}`
  return new URL(`/intent/edit/id=${encodeURIComponent(_id)};type=${encodeURIComponent(_type)}`, studio).href
}
