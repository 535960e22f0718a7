import { type Doc, isRecord } from '../store/documents.ts'
import type { GroqNode } from './groq-tree.ts'
import {
  elementPlace,
  fieldOrigin,
  fieldStep,
  isLiteral,
  type Location,
  Locator,
  locate,
  memberPlace,
  traceOf,
} from './source-map-places.ts'
import { type TraceEntry, traceTree } from './source-map-tree.ts'

type Source =
  | { type: 'documentValue'; document: number; path: number }
  | { type: 'literal' }
  | { type: 'unknown' }

/** Which field of which document each value of a result was copied from. */
export type SourceMap = {
  documents: { _id: string; _type: string }[]
  /** Places in documents. */
  paths: string[]
  /** By the place in the result. A place without a mapping follows the nearest one above it. */
  mappings: Record<string, { type: 'value'; source: Source }>
}

/** A longer list than an editor looks at is mapped up to here. */
const maxMappings = 50_000

type Evaluation = {
  run(tree: GroqNode): Promise<unknown>
  get(id: string): Doc | null
  /** Once evaluated: the documents that the values may come from, the likeliest first. */
  documents(): Iterable<Doc>
  useKeys: boolean
}

/**
 * Evaluates a query and maps its values to their sources, in the form of @sanity/client's content source maps.
 * A computed or untraceable value has no place in a document: a map may be incomplete, never wrong.
 */
export async function evaluateWithSourceMap(
  tree: GroqNode,
  { run, get, documents, useKeys }: Evaluation,
): Promise<{ result: unknown; sourceMap: SourceMap }> {
  const answer = await run(traceTree(tree))
  if (!isRecord(answer)) throw new Error('A traced query answers an object')
  const contexts: Doc[] = []
  const others = documents()[Symbol.iterator]()
  const locator = new Locator({ get, useKeys, nextCandidate: () => contexts.pop() ?? others.next().value })
  const result = answer.value ?? null
  const mapper = new Mapper(locator, (doc) => contexts.push(doc))
  mapper.write('$', result, locate(locator, result, answer.origin), answer.origin)
  return { result, sourceMap: mapper.sourceMap }
}

class Mapper {
  readonly sourceMap: SourceMap = { documents: [], paths: [], mappings: {} }
  readonly #locator: Locator
  readonly #onContext: (doc: Doc) => void
  #mappings = 0
  readonly #documents = new Map<Doc, number>()
  readonly #paths = new Map<string, number>()

  constructor(locator: Locator, onContext: (doc: Doc) => void) {
    this.#locator = locator
    this.#onContext = onContext
  }

  /** Maps a value of the result and what is below it. `place` is where it may have come from. */
  write(path: string, value: unknown, place: Location | null, origin: unknown): void {
    if (value === null || value === undefined || this.#mappings >= maxMappings) return
    if (place && place.value === value) this.#writePlace(path, place)
    else if (Array.isArray(value)) this.#writeElements(path, value, origin)
    else if (isPlainObject(value)) this.#writeFields(path, value)
    else this.#writeSource(path, { type: isLiteral(origin) ? 'literal' : 'unknown' })
  }

  #writeElements(path: string, list: unknown[], origin: unknown): void {
    for (const [position, item] of list.entries()) {
      const place = elementPlace(this.#locator, list, origin, position)
      const itemOrigin = Array.isArray(origin) ? origin[position] : undefined
      this.write(`${path}[${position}]`, item, place, itemOrigin)
    }
  }

  #writeFields(path: string, object: object): void {
    for (const entry of traceOf(object) ?? []) this.#learn(entry)
    for (const [name, value] of Object.entries(object)) {
      const step = fieldStep(name)
      const place = memberPlace(this.#locator, object, name)
      if (step !== null) this.write(path + step, value, place, fieldOrigin(object, name))
    }
  }

  #learn(entry: TraceEntry): void {
    if (entry.kind === 'self' && this.#locator.isDocument(entry.value)) this.#onContext(entry.value)
    if (entry.kind !== 'field') return
    for (const list of entry.lists) {
      const place = locate(this.#locator, null, list)
      if (place) this.#locator.learn(place)
    }
  }

  #writePlace(path: string, { doc, path: place }: Location): void {
    const { documents, paths } = this.sourceMap
    const document = numberOf(this.#documents, doc, () =>
      documents.push({ _id: storedId(doc), _type: doc._type }),
    )
    const source = { document, path: numberOf(this.#paths, place, () => paths.push(place)) }
    this.#writeSource(path, { type: 'documentValue', ...source })
    if (place !== '$' || doc._originalId === undefined) return
    // Of a draft seen under its published id, these two are not what is stored.
    for (const name of ['_id', '_originalId']) this.#writeSource(`${path}['${name}']`, { type: 'unknown' })
  }

  #writeSource(path: string, source: Source): void {
    this.#mappings++
    this.sourceMap.mappings[path] = { type: 'value', source }
  }
}

/** Moments and paths are objects to groq-js, and texts in the result. */
function isPlainObject(value: unknown): value is object {
  return isRecord(value) && (Object.getPrototypeOf(value) ?? Object.prototype) === Object.prototype
}

function storedId({ _id, _originalId }: Doc): string {
  return typeof _originalId === 'string' ? _originalId : _id
}

function numberOf<Key>(numbers: Map<Key, number>, key: Key, append: () => number): number {
  const known = numbers.get(key)
  if (known !== undefined) return known
  const number = append() - 1
  numbers.set(key, number)
  return number
}
