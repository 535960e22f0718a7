import { extract } from '@sanity/mutator'
import { isRecord } from './documents.ts'

/** One operation of a patch at one path, as a separate patch. */
export type PatchStep = { operation: string; path: string; patch: Record<string, unknown> }

/** In the order in which they are applied, whatever the order of their names. */
const order = ['setIfMissing', 'set', 'unset', 'diffMatchPatch', 'inc', 'dec', 'insert']

export function stepsOf(patch: Record<string, unknown>): PatchStep[] {
  return order.flatMap((operation): PatchStep[] => {
    const value = patch[operation]
    if (operation === 'insert' && isRecord(value)) {
      const path = String(value.before ?? value.after ?? value.replace)
      return [{ operation, path, patch: { insert: value } }]
    }
    if (Array.isArray(value)) {
      return value.map((path) => ({ operation, path: String(path), patch: { [operation]: [path] } }))
    }
    if (!isRecord(value)) return []
    return Object.entries(value).map(([path, given]) => {
      return { operation, path, patch: { [operation]: { [path]: given } } }
    })
  })
}

/**
 * Why a step would be lost on `document`, or do harm: `@sanity/mutator` leaves out without a word what does not fit, or
 * puts an object where the list is missing. An element that somebody has removed meanwhile is no misfit: its edit goes
 * with it, as in every open Studio.
 */
export function misfitOf({ operation, path }: PatchStep, document: object): string | null {
  if (operation === 'unset' || path.includes('..')) return null
  return problemOfLists(operation, path, document) ?? problemOfTarget(operation, path, document)
}

/** The text between two brackets, and the index of the opening one. */
type Selector = { index: number; inner: string }

/** The selectors of a path such as `[0]` or `[_key == "k"]`. `['name']` selects a field, and is none. */
export function selectorsIn(path: string): Selector[] {
  const found: Selector[] = []
  for (let index = path.indexOf('['); index >= 0; index = path.indexOf('[', index)) {
    const end = endOfSelector(path, index)
    found.push({ index, inner: path.slice(index + 1, end).trim() })
    index = end
  }
  return found.filter(({ inner }) => !/^['"]/.test(inner))
}

/** Where a bracket closes that opens at `start`; a text in quotes may hold others. */
function endOfSelector(path: string, start: number): number {
  let at = start + 1
  while (at < path.length && path.charAt(at) !== ']') {
    const sign = path.charAt(at)
    at = sign === '"' || sign === "'" ? endOfText(path, at, sign) : at + 1
  }
  return at
}

/** The place after a text in quotes. */
function endOfText(path: string, start: number, quote: string): number {
  let at = start + 1
  while (at < path.length && path.charAt(at) !== quote) at += path.charAt(at) === '\\' ? 2 : 1
  return at + 1
}

/** A selector chooses in a list: why the value that the path names before it is none, or null. */
function problemOfLists(operation: string, path: string, document: object): string | null {
  const selectors = selectorsIn(path)
  if (operation === 'insert' && selectors.length === 0) return `${path} não diz um lugar numa lista`
  for (const [position, { index }] of selectors.entries()) {
    const listPath = path.slice(0, index)
    const found = extract(listPath, document)
    if (!found.every(Array.isArray)) return `${listPath} não é uma lista`
    if (found.length === 0 && position === 0) return `${listPath} não existe no documento`
  }
  return null
}

const kinds: Record<string, { is: (value: unknown) => boolean; name: string }> = {
  inc: { is: Number.isFinite, name: 'um número' },
  dec: { is: Number.isFinite, name: 'um número' },
  diffMatchPatch: { is: (value) => typeof value === 'string', name: 'um texto' },
}

function problemOfTarget(operation: string, path: string, document: object): string | null {
  const kind = Object.hasOwn(kinds, operation) ? kinds[operation] : undefined
  if (!kind) return null
  const found = extract(path, document)
  if (!found.every(kind.is)) return `${path} não é ${kind.name}`
  if (found.length === 0 && selectorsIn(path).length === 0) return `${path} não existe no documento`
  const [, parent = ''] = /^(.+)\.[\w$-]+$/.exec(path) ?? []
  const holders = parent === '' ? 0 : extract(parent, document).length
  return found.length < holders ? `${path} não existe no documento` : null
}
