import { type Doc, isRecord } from '../store/documents.ts'
import { type Origin, originKey, type TraceEntry, traceKey } from './source-map-tree.ts'

/** A place in a document. `path` is a JSON path, such as `$['body'][?(@._key=='k1')]`. */
export type Location = { doc: Doc; path: string; value: unknown }

type Options = {
  get(id: string): Doc | null
  /** Another document to look in for an object that is no document itself, the likeliest first. */
  nextCandidate(): Doc | undefined
  /** `[?(@._key=='k1')]` in place of `[0]`, where the key tells one element from all others. */
  useKeys: boolean
}

/** Objects remembered in all before no more are searched for: what is not found stays unmapped. */
const maxIndexed = 50_000

const escapes: Record<string, string> = {
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  "'": "\\'",
  '\\': '\\\\',
}

/**
 * One step of a JSON path, as the client writes it; `null` for a name that the client cannot read back: it takes
 * `']` for the end of the step.
 */
export function fieldStep(name: string): string | null {
  return name.includes("']") ? null : `['${name.replace(/[\f\n\r\t'\\]/g, (sign) => escapes[sign] ?? sign)}']`
}

/** Tells where objects and arrays of the documents are, by identity. */
export class Locator {
  readonly #options: Options
  readonly #index = new Map<object, Location>()
  readonly #indexed = new Set<Doc>()
  readonly #learnt = new Set<unknown[]>()
  readonly #stepsInto = new Map<unknown[], string[]>()

  constructor(options: Options) {
    this.#options = options
  }

  find(value: object): Location | null {
    if (this.isDocument(value)) return { doc: value, path: '$', value }
    // A list that was built looks like one of a document, and searching for it would take them all. One of a
    // document is reached by the name of its field.
    if (!Array.isArray(value)) this.#search(value)
    return this.#index.get(value) ?? null
  }

  isDocument(value: unknown): value is Doc {
    return isRecord(value) && typeof value._id === 'string' && this.#options.get(value._id) === value
  }

  document(id: string): Location | null {
    const doc = this.#options.get(id)
    return doc && { doc, path: '$', value: doc }
  }

  /** Remembers where the elements of a list are, so that none of them need be searched for. */
  learn({ doc, path, value: list }: Location): void {
    if (!Array.isArray(list) || this.#learnt.has(list)) return
    this.#learnt.add(list)
    const steps = this.#steps(list)
    for (const [position, value] of list.entries()) {
      if (typeof value !== 'object' || value === null) continue
      this.#index.set(value, { doc, path: path + steps[position], value })
    }
  }

  element({ doc, path, value }: Location, position: number): Location | null {
    if (!Array.isArray(value)) return null
    return { doc, path: path + this.#steps(value)[position], value: value[position] }
  }

  #search(value: object): void {
    while (!this.#index.has(value) && this.#index.size < maxIndexed) {
      const doc = this.#options.nextCandidate()
      if (!doc) return
      if (!this.#indexed.has(doc)) this.#remember({ doc, path: '$', value: doc })
      this.#indexed.add(doc)
    }
  }

  #remember(location: Location): void {
    const { doc, path, value } = location
    if (typeof value !== 'object' || value === null) return
    this.#index.set(value, location)
    const parts = Array.isArray(value)
      ? this.#steps(value).map((step, position) => ({ doc, path: path + step, value: value[position] }))
      : Object.keys(value).map((name) => field(location, name))
    for (const part of parts) if (part) this.#remember(part)
  }

  #steps(values: unknown[]): string[] {
    const known = this.#stepsInto.get(values)
    if (known) return known
    const keys = this.#options.useKeys ? distinctKeys(values) : []
    const steps = values.map((_, position) => {
      const key = keys[position]
      return key === undefined ? `[${position}]` : `[?(@._key=='${key}')]`
    })
    this.#stepsInto.set(values, steps)
    return steps
  }
}

/** The field of an object; `null` where the document that is stored has no such value. */
function field({ doc, path, value }: Location, name: string): Location | null {
  if (!isRecord(value) || !Object.hasOwn(value, name)) return null
  // Of a draft seen under its published id, these two are not what is stored.
  if (path === '$' && doc._originalId !== undefined && (name === '_id' || name === '_originalId')) return null
  const step = fieldStep(name)
  return step === null ? null : { doc, path: path + step, value: value[name] }
}

/** By position, the keys that select one element. The client does not unescape keys, so odd ones select none. */
function distinctKeys(values: unknown[]): (string | undefined)[] {
  const keys = values.map((value) =>
    isRecord(value) && typeof value._key === 'string' ? value._key : undefined,
  )
  const seen = new Set<string>()
  const repeated = new Set(keys.filter((key) => key !== undefined && seen.size === seen.add(key).size))
  return keys.map((key) => (key && !repeated.has(key) && !/['\\]/.test(key) ? key : undefined))
}

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
