import { type ApiError, mutationError } from '../http/errors.ts'
import type { QueryEngine } from '../query/query.ts'
import { isRecord } from '../store/documents.ts'
import type { NewDocument, PatchById, WireMutation } from '../store/mutate.ts'
import { selectorsIn } from '../store/patch-steps.ts'

const idShape = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/

/** Checks a mutation that came from outside. An absent id, or one ending in `.`, is completed at random. */
export function parseMutation(value: unknown, index: number): WireMutation {
  if (!isRecord(value) || Object.keys(value).length !== 1) throw malformed('uma operação por mutação', index)
  const [operation, body] = Object.entries(value)[0] ?? []
  if (!isRecord(body)) throw malformed(`${operation} sem corpo`, index)
  switch (operation) {
    case 'create':
      return { create: newDocument(body, index) }
    case 'createIfNotExists':
      return { createIfNotExists: newDocument(body, index) }
    case 'createOrReplace':
      return { createOrReplace: newDocument(body, index) }
    case 'delete':
      if (body.purge) throw malformed('este acervo não apaga o histórico (purge)', index)
      return { delete: { id: knownId(body.id, index), ...revisionGuard(body, index) } }
    case 'patch':
      return { patch: patchById(body, index) }
    default:
      throw malformed(`operação desconhecida: ${operation}`, index)
  }
}

function patchById(body: Record<string, unknown>, index: number): PatchById {
  const problem = problemOfPatch(body)
  if (problem) throw malformed(problem, index)
  return { ...withoutStars(body), id: knownId(body.id, index), ...revisionGuard(body, index) }
}

/** `[*]` as the range of all items: @sanity/mutator, here and in every open Studio, knows no star. */
function withoutStars(patch: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(patch).map(([name, value]) => {
      if (name === 'unset' && Array.isArray(value)) return [name, value.map(spelledOut)]
      if (!isRecord(value)) return [name, value]
      const parts = Object.entries(value).map(([key, part]) =>
        name === 'insert' ? [key, spelledOut(part)] : [spelledOut(key), part],
      )
      return [name, Object.fromEntries(parts)]
    }),
  )
}

function spelledOut(path: unknown): unknown {
  if (typeof path !== 'string' || !path.includes('*')) return path
  const stars = selectorsIn(path).filter(({ inner }) => inner === '*')
  return stars.reduceRight((text, { index }) => {
    return `${text.slice(0, index)}[0:${text.slice(text.indexOf(']', index))}`
  }, path)
}

function newDocument(body: Record<string, unknown>, index: number): NewDocument {
  const { _rev, _updatedAt, ...fields } = body
  const given = fields._id === undefined ? '' : fields._id
  if (typeof given !== 'string') throw malformed('_id não é texto', index)
  const _id = given === '' || given.endsWith('.') ? given + crypto.randomUUID() : given
  if (typeof fields._type !== 'string' || fields._type === '') throw malformed('falta _type', index)
  if (fields._createdAt !== undefined && !isTime(fields._createdAt))
    throw malformed('_createdAt não é uma data', index)
  return { ...fields, _id: knownId(_id, index), _type: fields._type }
}

function knownId(id: unknown, index: number): string {
  if (typeof id !== 'string' || !idShape.test(id)) throw malformed(`identificador inválido: ${id}`, index)
  return id
}

function isTime(value: unknown): boolean {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value))
}

// A guard that is not understood must not let the change through.
function revisionGuard({ ifRevisionID }: Record<string, unknown>, index: number): { ifRevisionID?: string } {
  if (ifRevisionID === undefined) return {}
  if (typeof ifRevisionID !== 'string') throw malformed('ifRevisionID não é texto', index)
  return { ifRevisionID }
}

function malformed(reason: string, index: number): ApiError {
  return mutationError(400, { type: 'validationError', description: `Mutação inválida: ${reason}` }, index)
}

/** Replaces each mutation by query with one mutation per document that the query finds. */
export async function resolveQueries(mutations: unknown[], engine: QueryEngine): Promise<unknown[]> {
  const resolved: unknown[] = []
  for (const [index, mutation] of mutations.entries()) {
    const selection = selectionIn(mutation)
    if (!selection) {
      resolved.push(mutation)
      continue
    }
    const { operation, body } = selection
    const { query, params, ...rest } = body
    if (typeof query !== 'string') throw malformed('query não é texto', index)
    if (rest.id !== undefined) throw malformed('id e query na mesma operação', index)
    const ids = await findIds(query, isRecord(params) ? params : {}, engine)
    resolved.push(...ids.map((id) => ({ [operation]: { ...rest, id } })))
  }
  return resolved
}

/** A `patch` or `delete` of what a query finds. In the other operations `query` is a field of the document. */
function selectionIn(mutation: unknown) {
  if (!isRecord(mutation)) return null
  const [[operation, body] = [], ...others] = Object.entries(mutation)
  if ((operation !== 'patch' && operation !== 'delete') || others.length > 0) return null
  return isRecord(body) && body.query !== undefined ? { operation, body } : null
}

async function findIds(
  query: string,
  params: Record<string, unknown>,
  engine: QueryEngine,
): Promise<string[]> {
  const request = { query, params, perspective: 'raw', identity: '', idsAlone: true } as const
  const { json } = await engine.evaluateQuery(request)
  // The answer to `idsAlone`.
  return JSON.parse(json) as string[]
}

/** Gives a `_key` to every object inside an array that has none. */
export function withArrayKeys(value: unknown, insideArray = false): unknown {
  if (Array.isArray(value)) return value.map((item) => withArrayKeys(item, true))
  if (!isRecord(value)) return value
  const parts = Object.entries(value).map(([key, part]) => [key, withArrayKeys(part)])
  const filled = Object.fromEntries(parts)
  if (insideArray && filled._key === undefined) filled._key = crypto.randomUUID().slice(0, 12)
  return filled
}

const longestPath = 1024
const deepestPath = 64
/** @sanity/mutator writes every number of a range such as `[0:9999]` out. */
const largestIndex = 9999

type Check = (value: unknown) => string | null

const operations: Record<string, Check> = {
  set: fields(anything),
  setIfMissing: fields(anything),
  inc: fields((value) => Number.isFinite(value)),
  dec: fields((value) => Number.isFinite(value)),
  diffMatchPatch: fields((value) => typeof value === 'string'),
  unset: (value) => (Array.isArray(value) ? firstProblem(value.map(problemOfPath)) : 'não é uma lista'),
  insert: problemOfInsert,
}

/** In words for the person who sent the patch; `null` when its operations can be applied. */
function problemOfPatch(patch: Record<string, unknown>): string | null {
  const { id: _id, ifRevisionID: _guard, ...rest } = patch
  for (const [name, value] of Object.entries(rest)) {
    const check = Object.hasOwn(operations, name) ? operations[name] : undefined
    if (!check) return `operação desconhecida: ${name}`
    const problem = check(value)
    if (problem) return `${name}: ${problem}`
  }
  return null
}

function fields(isValue: (value: unknown) => boolean): Check {
  return (value) => {
    if (!isRecord(value)) return 'não é um objeto'
    const problems = Object.entries(value).map(
      ([path, part]) => problemOfPath(path) ?? (isValue(part) ? null : `valor inválido em ${path}`),
    )
    return firstProblem(problems)
  }
}

function anything(): boolean {
  return true
}

function problemOfInsert(value: unknown): string | null {
  if (!isRecord(value)) return 'não é um objeto'
  const { items, ...places } = value
  const [place, ...others] = Object.entries(places)
  if (!place || others.length > 0 || !['before', 'after', 'replace'].includes(place[0])) {
    return 'precisa de um só lugar: before, after ou replace'
  }
  return Array.isArray(items) ? problemOfPath(place[1]) : 'items não é uma lista'
}

function problemOfPath(path: unknown): string | null {
  if (typeof path !== 'string' || path === '') return 'caminho vazio'
  if (path.length > longestPath || path.split(/[.[]/).length > deepestPath) return 'caminho longo demais'
  if (/(^|[.['"])__proto__($|[.\]['"])/.test(path)) return 'caminho proibido'
  const blank = selectorsIn(path).find(({ inner }) => inner === '' || inner === ':')
  if (blank) return `[${blank.inner}] não escolhe item nenhum da lista: use [*] para todos, em ${path}`
  const indexes = Array.from(path.matchAll(/[[:,]\s*-?(\d+)/g), ([, digits]) => Number(digits))
  return indexes.some((index) => index > largestIndex) ? `índice acima de ${largestIndex}` : null
}

function firstProblem(problems: (string | null)[]): string | null {
  return problems.find((problem) => problem !== null) ?? null
}
