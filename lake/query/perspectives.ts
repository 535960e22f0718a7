import {
  type Doc,
  isPublicId,
  isPublishedId,
  isRecord,
  isVersionId,
  toDraftId,
  toPublishedId,
} from '../store/documents.ts'

/**
 * `raw`, `published`, of that what anyone may read (`public`, which nobody can ask for by name), or layers from the top
 * down, as in `['rRelease', 'drafts']`.
 */
export type Perspective = 'raw' | 'published' | 'public' | string[]

type Read = (id: string) => Doc | null

export function parsePerspective(values: string[]): Perspective | null {
  const names = values.flatMap((value) => value.split(',')).filter((name) => name !== '')
  if (names.length === 0) return null
  if (names.includes('raw')) return 'raw'
  const layers = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  return layers.every((name) => name === 'published') ? 'published' : layers
}

/** The document that a perspective shows under `id`; with layers, the topmost version under its published id. */
export function seenDocument(perspective: Perspective, id: string, read: Read): Doc | null {
  if (perspective === 'raw') return read(id)
  if (perspective === 'public') return isPublicId(id) ? read(id) : null
  if (!isPublishedId(id)) return null
  if (perspective === 'published') return read(id)
  const versions = perspective
    .filter((layer) => layer !== 'published')
    .map((layer) => (layer === 'drafts' ? toDraftId(id) : `versions.${layer}.${id}`))
  const shown = firstOf([...versions, id], read)
  return shown && !isRemoval(shown) ? underPublishedId(shown) : null
}

function firstOf(ids: string[], read: Read): Doc | null {
  for (const id of ids) {
    const doc = read(id)
    if (doc) return doc
  }
  return null
}

/** The id under which a perspective may show a stored document; `null` where it never does. */
export function seenId(perspective: Perspective, storedId: string): string | null {
  if (perspective === 'raw') return storedId
  if (perspective === 'public') return isPublicId(storedId) ? storedId : null
  if (isPublishedId(storedId)) return storedId
  if (perspective === 'published') return null
  const layer = isVersionId(storedId) ? storedId.split('.')[1] : 'drafts'
  return perspective.includes(layer ?? '') ? toPublishedId(storedId) : null
}

// One object per stored document, so that what is computed from it can be kept by it.
const shownVersions = new WeakMap<Doc, Doc>()

function underPublishedId(doc: Doc): Doc {
  const known = shownVersions.get(doc)
  if (known) return known
  const seen = { ...doc, _id: toPublishedId(doc._id), _originalId: doc._id }
  shownVersions.set(doc, seen)
  return seen
}

/** A release can hold the removal of a document: the version then says so and hides it. */
function isRemoval({ _system }: Doc): boolean {
  return isRecord(_system) && Boolean(_system.delete)
}
