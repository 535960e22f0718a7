export type Doc = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** What one transaction did to one document; `null` where it did not exist. */
export type DocumentChange = { documentId: string; before: Doc | null; after: Doc | null }

const draftPrefix = 'drafts.'
const versionPrefix = 'versions.'

export function isDraftId(id: string): boolean {
  return id.startsWith(draftPrefix)
}

export function isVersionId(id: string): boolean {
  return id.startsWith(versionPrefix)
}

export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !isVersionId(id)
}

/** `drafts.x` and `versions.<release>.x` give `x`. */
export function toPublishedId(id: string): string {
  if (isDraftId(id)) return id.slice(draftPrefix.length)
  if (isVersionId(id)) return id.split('.').slice(2).join('.')
  return id
}

export function toDraftId(id: string): string {
  return draftPrefix + toPublishedId(id)
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Ids that `value` points to with references that hold the target in place: not weak, same dataset. */
export function strongReferences(value: unknown): Set<string> {
  return new Set(referencesIn(value))
}

function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn)
  if (!isRecord(value)) return []
  if (typeof value._ref !== 'string') return Object.values(value).flatMap(referencesIn)
  const isStrong = value._weak !== true && value._dataset === undefined && value._projectId === undefined
  return isStrong ? [value._ref] : []
}
