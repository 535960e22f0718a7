import { mutationError } from '../http/errors.ts'
import { type Doc, type DocumentChange, strongReferences } from './documents.ts'

type Read = (id: string) => Doc | null
type Current = { referrersOf(id: string): Iterable<string> }

/** After a transaction no strong reference may lead nowhere: neither by deletion nor by a new reference. */
export function refuseBrokenReferences(changes: DocumentChange[], current: Current, read: Read): void {
  for (const { documentId, before, after } of changes) {
    if (after === null) refuseOrphans(documentId, current, changes, read)
    else refuseNewDangling(before, after, read)
  }
}

function refuseOrphans(id: string, current: Current, changes: DocumentChange[], read: Read): void {
  const candidates = new Set([...current.referrersOf(id), ...changes.map((change) => change.documentId)])
  const referencingIDs = Array.from(candidates).filter((candidate) =>
    strongReferences(read(candidate)).has(id),
  )
  if (referencingIDs.length === 0) return
  const description = `O documento ${id} não pode ser apagado: ${listed(referencingIDs)}`
  throw mutationError(409, { type: 'documentHasExistingReferencesError', description, id, referencingIDs })
}

function refuseNewDangling(before: Doc | null, after: Doc, read: Read): void {
  const earlier = strongReferences(before)
  for (const target of strongReferences(after)) {
    if (earlier.has(target) || read(target)) continue
    const description = `O documento ${after._id} aponta para ${target}, que não existe`
    throw mutationError(409, {
      type: 'documentReferenceDoesNotExistError',
      description,
      id: after._id,
      target,
    })
  }
}

function listed(ids: string[]): string {
  const [first, ...others] = ids
  const more = ids.length > 5 ? ` e mais ${ids.length - 5}` : ''
  return others.length === 0
    ? `${first} aponta para ele`
    : `${ids.slice(0, 5).join(', ')}${more} apontam para ele`
}
