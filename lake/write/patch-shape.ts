import { isRecord } from '../store/documents.ts'

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

/** What is wrong with the operations of a patch, for the person who sent it; `null` when they can be applied. */
export function problemOfPatch(patch: Record<string, unknown>): string | null {
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
  const indexes = Array.from(path.matchAll(/[[:,]\s*-?(\d+)/g), ([, digits]) => Number(digits))
  return indexes.some((index) => index > largestIndex) ? `índice acima de ${largestIndex}` : null
}

function firstProblem(problems: (string | null)[]): string | null {
  return problems.find((problem) => problem !== null) ?? null
}
