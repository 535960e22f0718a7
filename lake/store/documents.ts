export type Doc = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** A document before and after one transaction; `null` where it did not exist. */
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

/** Sums of a day, which a program writes anew every minute and nobody takes back: they have no history. */
export function isCountsId(id: string): boolean {
  return id.startsWith('counts.')
}

/** Whether anyone may read it. An id is a path, and only ids at its root are public; others need a token. */
export function isPublicId(id: string): boolean {
  return !id.includes('.')
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
  const found = new Set<string>()
  collectReferences(value, isStrong, found)
  return found
}

/** Ids that `value` points to in any way: strong, weak, to other datasets. */
export function allReferences(value: unknown): Set<string> {
  const found = new Set<string>()
  collectReferences(value, () => true, found)
  return found
}

function collectReferences(
  value: unknown,
  counts: (reference: Record<string, unknown>) => boolean,
  found: Set<string>,
): void {
  if (Array.isArray(value)) {
    for (const item of value) collectReferences(item, counts, found)
  } else if (isRecord(value)) {
    if (typeof value._ref !== 'string' || value._ref === '') {
      for (const name in value) collectReferences(value[name], counts, found)
    } else if (counts(value)) found.add(value._ref)
  }
}

function isStrong({ _weak, _dataset, _projectId }: Record<string, unknown>): boolean {
  return _weak !== true && _dataset === undefined && _projectId === undefined
}
