import type { Doc } from '#lake/store/documents.ts'
import type { Finding } from '../../store/content-problems.ts'

/** Something wrong with a published document. */
export type DocumentFinding = Finding & { document: Doc }

export function nameOf({ _id, title, name, term, from, text }: Doc): string {
  const known = [title, name, term, from, text].find((value) => typeof value === 'string' && value !== '')
  return typeof known === 'string' ? known : _id
}

export function* objectsIn(value: unknown): Generator<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return
  // A document comes from JSON: an object that is no array is a record.
  if (!Array.isArray(value)) yield value as Record<string, unknown>
  for (const inner of Object.values(value)) yield* objectsIn(inner)
}
