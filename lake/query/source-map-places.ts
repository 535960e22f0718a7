import { isRecord } from '../store/documents.ts'
import { field, type Location, type Locator } from './source-map-location.ts'
import { type Origin, originKey, type TraceEntry, traceKey } from './source-map-tree.ts'

/** Where a value of the result was copied from; `null` where it was computed or the way is lost. */
export function locate(locator: Locator, value: unknown, origin: unknown): Location | null {
  const place = typeof value === 'object' && value !== null && !traceOf(value) ? locator.find(value) : null
  return place ?? (isOrigin(origin) ? locateOrigin(locator, origin) : null)
}

function locateOrigin(locator: Locator, origin: Origin): Location | null {
  if (origin[originKey] === 'attribute') return memberPlace(locator, origin.from, origin.name)
  if (origin[originKey] !== 'element') return null
  const { from, of, index } = origin
  return Array.isArray(from) ? elementPlace(locator, from, of, index < 0 ? index + from.length : index) : null
}

/** Where the field of an object came from. */
export function memberPlace(locator: Locator, object: unknown, name: string): Location | null {
  if (!isRecord(object)) return null
  const entry = definingEntry(traceOf(object), name)
  if (entry?.kind === 'spread') return memberPlace(locator, entry.value, name)
  if (entry?.kind === 'field') return locate(locator, object[name], entry.origin)
  const place = traceOf(object) ? null : (locator.find(object) ?? scored(locator, object))
  return place && field(place, name)
}

/** `score()` copies the documents that it orders, so they are no longer the same objects. */
function scored(locator: Locator, { _id, _score }: Record<string, unknown>): Location | null {
  return typeof _score === 'number' && typeof _id === 'string' ? locator.document(_id) : null
}

/** Where the element of a list came from. */
export function elementPlace(
  locator: Locator,
  array: unknown[],
  origin: unknown,
  position: number,
): Location | null {
  const place = locate(locator, array, origin)
  if (place) return locator.element(place, position)
  if (Array.isArray(origin)) return locate(locator, array[position], origin[position])
  if (!isOrigin(origin)) return null
  if (origin[originKey] === 'flat') return flattenedPlace(locator, origin, position)
  if (origin[originKey] !== 'slice' || !Array.isArray(origin.from)) return null
  const { from, of, left } = origin
  return elementPlace(locator, from, of, Math.max(0, left < 0 ? left + from.length : left) + position)
}

type Flat = Extract<Origin, { [originKey]: 'flat' }>

function flattenedPlace(locator: Locator, { values, origins }: Flat, position: number): Location | null {
  if (!Array.isArray(values) || !Array.isArray(origins)) return null
  const [index, offset] = placesInside(values)[position] ?? []
  if (index === undefined) return null
  const value: unknown = values[index]
  if (offset === undefined || !Array.isArray(value)) return locate(locator, value, origins[index])
  return elementPlace(locator, value, origins[index], offset)
}

const flatPlaces = new WeakMap<unknown[], [index: number, offset?: number][]>()

/** By position in the flattened list: which of `values` it is of, and where in it. */
function placesInside(values: unknown[]): [index: number, offset?: number][] {
  const known = flatPlaces.get(values)
  if (known) return known
  const places = values.flatMap((value, index): [number, number?][] =>
    Array.isArray(value) ? Array.from(value, (_, offset) => [index, offset]) : [[index]],
  )
  flatPlaces.set(values, places)
  return places
}

/** The origin that the query gives to the field of an object it built. */
export function fieldOrigin(object: unknown, name: string): unknown {
  const entry = definingEntry(traceOf(object), name)
  return entry?.kind === 'spread' ? fieldOrigin(entry.value, name) : entry?.origin
}

// A later field, or spread, takes the place of an earlier one.
function definingEntry(trace: TraceEntry[] | null, name: string) {
  return trace?.findLast((entry): entry is Exclude<TraceEntry, { kind: 'self' }> => {
    if (entry.kind === 'field') return entry.name === name
    return entry.kind === 'spread' && isRecord(entry.value) && Object.hasOwn(entry.value, name)
  })
}

export function traceOf(value: unknown): TraceEntry[] | null {
  if (typeof value !== 'object' || value === null || !(traceKey in value)) return null
  // Only `traceTree` writes under this key.
  return value[traceKey] as TraceEntry[]
}

function isOrigin(origin: unknown): origin is Origin {
  return typeof origin === 'object' && origin !== null && originKey in origin
}

export function isLiteral(origin: unknown): boolean {
  return isOrigin(origin) && origin[originKey] === 'literal'
}
