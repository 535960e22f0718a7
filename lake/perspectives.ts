import { type Doc, isDraftId, isPublishedId, isVersionId, toPublishedId } from './documents.ts'
import type { Store } from './store.ts'

/** What a query sees: one version of each document, chosen by the perspective. */
export type View = {
  all(): Doc[]
  byType(type: string): Doc[]
  get(id: string): Doc | null
}

/** `raw`, `published`, or layers from the top down, as in `['rRelease', 'drafts']`. */
export type Perspective = 'raw' | 'published' | string[]

export function parsePerspective(values: string[]): Perspective | null {
  const names = values.flatMap((value) => value.split(',')).filter((name) => name !== '')
  if (names.length === 0) return null
  if (names.includes('raw')) return 'raw'
  const layers = names.map((name) => (name === 'previewDrafts' ? 'drafts' : name))
  return layers.every((name) => name === 'published') ? 'published' : layers
}

/** Views of the store, each built when first asked for and dropped at the next transaction. */
export function createViews(store: Store): (perspective: Perspective) => View {
  const built = new Map<string, View>()
  store.onTransaction(() => built.clear())

  return (perspective) => {
    const key = String(perspective)
    const existing = built.get(key)
    if (existing) return existing
    const view = buildView(selectDocuments(store, perspective))
    built.set(key, view)
    return view
  }
}

function buildView(documents: Map<string, Doc>): View {
  const all = Array.from(documents.values())
  let types: Map<string, Doc[]> | undefined
  return {
    all: () => all,
    byType(type) {
      types ??= groupByType(all)
      return types.get(type) ?? []
    },
    get: (id) => documents.get(id) ?? null,
  }
}

function selectDocuments(store: Store, perspective: Perspective): Map<string, Doc> {
  const documents = new Map<string, Doc>()
  if (perspective === 'raw') {
    for (const doc of store.all()) documents.set(doc._id, doc)
  } else if (perspective === 'published') {
    for (const doc of store.all()) if (isPublishedId(doc._id)) documents.set(doc._id, doc)
  } else {
    overlay(store, perspective, documents)
  }
  return documents
}

function overlay(store: Store, layers: string[], documents: Map<string, Doc>): void {
  const rankOf = (id: string): number => {
    if (isDraftId(id)) return layers.indexOf('drafts')
    if (isVersionId(id)) return layers.indexOf(id.split('.')[1] ?? '')
    return layers.length
  }
  const ranks = new Map<string, number>()
  for (const doc of store.all()) {
    const rank = rankOf(doc._id)
    const id = toPublishedId(doc._id)
    if (rank < 0 || rank >= (ranks.get(id) ?? Number.POSITIVE_INFINITY)) continue
    ranks.set(id, rank)
    documents.set(id, { ...doc, _id: id, _originalId: doc._id })
  }
  for (const [id, doc] of documents) {
    // A release can hold the removal of a document: the version then says so and hides it.
    const system = doc._system
    if (typeof system === 'object' && system !== null && 'delete' in system && system.delete)
      documents.delete(id)
  }
}

function groupByType(documents: Doc[]): Map<string, Doc[]> {
  const groups = new Map<string, Doc[]>()
  for (const doc of documents) {
    const group = groups.get(doc._type)
    if (group) group.push(doc)
    else groups.set(doc._type, [doc])
  }
  return groups
}
