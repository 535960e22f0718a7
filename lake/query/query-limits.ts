import { Script } from 'node:vm'
import { queryError } from '../http/errors.ts'

export type QueryLimits = {
  time: number
  result: number
  /** Megabytes for a query at work, besides what the documents take. */
  memory: number
}

export const usualLimits: QueryLimits = { time: 10_000, result: 50_000_000, memory: 256 }

const maxQueryLength = 100_000
const deepestNesting = 100

export function refuseOversized(query: string): void {
  if (query.length > maxQueryLength) {
    const limit = maxQueryLength.toLocaleString('pt-BR')
    throw queryError('queryParseError', `A consulta passa do limite de ${limit} caracteres`)
  }
  if (nestingOf(query) > deepestNesting) {
    throw queryError(
      'queryParseError',
      `A consulta passa do limite de ${deepestNesting} níveis de aninhamento`,
    )
  }
}

/** Deepest nesting of brackets. Texts and comments hold brackets that open nothing. */
function nestingOf(query: string): number {
  let depth = 0
  let deepest = 0
  for (let at = 0; at < query.length; at++) {
    const sign = query.charAt(at)
    if (sign === '"' || sign === "'") at = endOfText(query, at)
    else if (query.startsWith('//', at)) at = endOf(query, '\n', at)
    else if ('([{'.includes(sign)) depth += 1
    else if (')]}'.includes(sign)) depth -= 1
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Where the text in quotes ends that begins at `start`. */
function endOfText(query: string, start: number): number {
  const quote = query.charAt(start)
  let at = start + 1
  while (at < query.length && query.charAt(at) !== quote) at += query.charAt(at) === '\\' ? 2 : 1
  return at
}

function endOf(query: string, sign: string, start: number): number {
  const found = query.indexOf(sign, start)
  return found < 0 ? query.length : found
}

export function timeExceeded({ time }: QueryLimits) {
  const seconds = (time / 1000).toLocaleString('pt-BR')
  return queryError('queryTimeoutError', `A consulta passou do limite de ${seconds} s e foi interrompida`)
}

const script = new Script('globalThis.limitedJob()')

/** Result of `job`. Throws a refusal when it takes too long; its work is then left half done. */
export function within<Result>(limits: QueryLimits, job: () => Result): Result {
  const done = attempt(limits, job)
  if (!done) throw timeExceeded(limits)
  return done.result
}

/** Of its time, what a job has at least worked that is stopped for itself, and not for a machine that stood still. */
const minWork = 0.5
const maxTries = 10

/** As `within`, for queries that must not be refused by mistake: a job that was stopped before it could work is retried. */
export function withinWork<Result>(limits: QueryLimits, job: () => Result): Result {
  for (let tries = 0; tries < maxTries; tries++) {
    const before = process.threadCpuUsage()
    const done = attempt(limits, job)
    if (done) return done.result
    const { user, system } = process.threadCpuUsage(before)
    if ((user + system) / 1000 >= minWork * limits.time) break
  }
  throw timeExceeded(limits)
}

/** Nothing when the time of the clock was over before. */
function attempt<Result>({ time }: QueryLimits, job: () => Result): { result: Result } | undefined {
  let done: { result: Result } | undefined
  const limitedJob = () => {
    done = { result: job() }
  }
  Object.assign(globalThis, { limitedJob })
  try {
    script.runInThisContext({ timeout: time })
  } catch (error) {
    const isLate = error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
    if (!isLate) throw error
  }
  return done
}

export function memoryExceeded() {
  return queryError('queryMemoryError', 'A consulta precisou de memória demais e foi interrompida')
}

/** The JSON of a result, or a refusal for one that is too long. */
export function toJson(result: unknown, { result: limit }: QueryLimits): string {
  // Results share parts, so that a small one in memory can be a huge one as text.
  if (lengthWithin(result, limit) > limit) {
    const size = (limit / 1_000_000).toLocaleString('pt-BR')
    const description = `O resultado passa do limite de ${size} MB. Peça menos documentos ou menos campos`
    throw queryError('queryResultTooLargeError', description)
  }
  return JSON.stringify(result) ?? 'null'
}

/** About the characters of the JSON of `value`; stops counting soon after `limit`. */
export function lengthWithin(value: unknown, limit: number): number {
  if (typeof value === 'string') return value.length + 2
  if (typeof value !== 'object' || value === null) return 5
  let total = 2
  if (Array.isArray(value)) {
    for (const item of value) {
      if (total > limit) break
      total += lengthWithin(item, limit - total) + 1
    }
    return total
  }
  for (const [key, part] of Object.entries(value)) {
    if (total > limit) break
    total += lengthWithin(part, limit - total) + key.length + 4
  }
  return total
}
