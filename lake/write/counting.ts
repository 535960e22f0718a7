import { forbidden } from '../http/errors.ts'
import { isCountsId, isRecord } from '../store/documents.ts'

/** Deletes the counts of days before `$before`: the only query of a program that counts. */
export const oldCounts = '*[_type == "counts" && day < $before]'

/**
 * Of the mutations as they came: writes counts anew, or deletes old ones. Anything else is refused before a query in it is
 * asked, which would tell what there is. Whether sums only grow is for the project to say (`BeforeCommit`).
 */
export function refuseAllButCounts(mutations: unknown[]): void {
  if (!mutations.every((mutation) => isRecord(mutation) && isOfCounts(mutation))) throw forbidden()
}

function isOfCounts(mutation: Record<string, unknown>): boolean {
  const [[operation, body] = [], ...others] = Object.entries(mutation)
  if (!isRecord(body) || others.length > 0) return false
  if (operation === 'createOrReplace') return isCounts(body)
  return operation === 'delete' && body.query === oldCounts && body.id === undefined
}

function isCounts({ _id, _type }: Record<string, unknown>): boolean {
  return typeof _id === 'string' && isCountsId(_id) && _type === 'counts'
}
