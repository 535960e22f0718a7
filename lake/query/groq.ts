import { evaluate, evaluateSync, parse } from 'groq-js'
import { ApiError, queryError } from '../http/errors.ts'
import type { Doc } from '../store/documents.ts'

/** A node of the tree that groq-js parses. The package ships without the file that declares its own type. */
export type GroqNode = { type: string; [part: string]: unknown }

export type GroqContext = {
  dataset: readonly Doc[]
  params: Record<string, unknown>
  /** Mostly a document. What a rewritten query asks for besides may have any form. */
  dereference: (reference: { _ref: string }) => unknown
  identity: string
  /** What `now()` answers. */
  timestamp?: Date
  /** Runs a job that may take long. */
  guard?: Guard
}

export type Guard = <Result>(job: () => Result) => Result

// A Map iterates in insertion order: the first key is the one unused for longest.
const parsed = new Map<string, GroqNode | null>()
/** Characters of all remembered queries together; a tree takes some fifty times as many bytes. */
const mostParsed = 300_000
let parsedLength = 0

/**
 * The tree of a query. Parameters stay in it as parameters, so that one tree serves all their values.
 *
 * Only where a value decides the form of the tree, as in `[$from...$to]`, has each value a tree of its own.
 */
export function parseQuery(query: string, params: Record<string, unknown>): GroqNode {
  const shared = remembered(`=${query}`, () => parseForAnyValues(query))
  if (!shared) {
    return remembered(`$${query}\0${JSON.stringify(params)}`, () => parseStrictly(query, params))
  }
  refuseMissing(shared, query, params)
  return shared
}

function remembered<Tree extends GroqNode | null>(key: string, make: () => Tree): Tree {
  // Each key always holds what the same `make` gave.
  const known = parsed.get(key) as Tree | undefined
  const tree = known === undefined ? make() : known
  if (known === undefined) parsedLength += key.length
  parsed.delete(key)
  parsed.set(key, tree)
  for (const oldest of parsed.keys()) {
    if (parsedLength <= mostParsed) break
    parsed.delete(oldest)
    parsedLength -= oldest.length
  }
  return tree
}

/** `null` when the form of the tree depends on the values. */
function parseForAnyValues(query: string): GroqNode | null {
  const tree = attempt(() => parse(query))
  if (tree instanceof Error) {
    if (query.includes('$')) return null
    throw syntaxError(tree, query)
  }
  let isShapedByValues = false
  walk(tree, (node) => {
    isShapedByValues ||= node.type === 'Filter' && isNode(node.expr) && isConstantWithParameter(node.expr)
  })
  return isShapedByValues ? null : tree
}

function parseStrictly(query: string, params: Record<string, unknown>): GroqNode {
  const tree = attempt(() => parse(query, { params }))
  if (tree instanceof Error) throw syntaxError(tree, query)
  refuseMissing(tree, query, params)
  return tree
}

function attempt(run: () => GroqNode): GroqNode | Error {
  try {
    return run()
  } catch (error) {
    if (error instanceof Error) return error
    throw error
  }
}

function syntaxError(error: Error, query: string): ApiError {
  if (error instanceof RangeError) return tooDeep()
  const start = 'position' in error ? Number(error.position) : 0
  return queryError('queryParseError', error.message, { query, start, end: query.length })
}

function tooDeep(): ApiError {
  return queryError('queryParseError', 'A consulta está aninhada demais')
}

/** `[$n]` is an element, a field or a filter, as the value will have it. */
function isConstantWithParameter(node: GroqNode): boolean {
  if (node.type === 'Parameter') return true
  const parts =
    node.type === 'OpCall'
      ? [node.left, node.right]
      : ['Group', 'Pos', 'Neg'].includes(node.type)
        ? [node.base]
        : []
  return parts.some((part) => isNode(part) && isConstantWithParameter(part))
}

function refuseMissing(tree: GroqNode, query: string, params: Record<string, unknown>): void {
  const missing = parametersOf(tree).find((name) => !Object.hasOwn(params, name))
  if (missing === undefined) return
  const place = { query, start: 0, end: query.length }
  throw queryError('queryParseError', `Falta o valor do parâmetro $${missing}`, place)
}

const parametersOf = memoizePerTree((tree) => {
  const names: string[] = []
  walk(tree, ({ type, name }) => {
    if (type === 'Parameter') names.push(String(name))
  })
  return names
})

/** What `learn` says of a tree, learnt once for each. */
export function memoizePerTree<Fact>(learn: (tree: GroqNode) => Fact): (tree: GroqNode) => Fact {
  const known = new WeakMap<GroqNode, { fact: Fact }>()
  return (tree) => {
    const { fact } = known.get(tree) ?? { fact: learn(tree) }
    known.set(tree, { fact })
    return fact
  }
}

/** The result as plain values. Functions that groq-js has only in its asynchronous form take that way. */
export async function run(node: GroqNode, context: GroqContext): Promise<unknown> {
  try {
    return runSync(node, context)
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'executeSync not supported') throw error
  }
  const value = await evaluate(node, {
    ...context,
    dereference: async (ref: { _ref: string }) => context.dereference(ref),
  })
  return value.get()
}

export function runSync(node: GroqNode, context: GroqContext): unknown {
  const job = () => evaluateSync(node, context).data
  return context.guard ? context.guard(job) : job()
}

/** What groq-js throws, as the refusal of a query. */
export function asQueryError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiError) return error
  if (error instanceof RangeError) return tooDeep()
  const description =
    error.message === 'not implemented'
      ? 'A consulta usa uma função que este repositório não tem'
      : error.message
  return queryError('queryEvaluationError', description)
}

/** Visits `value` and everything below it, top down. */
export function walk(value: unknown, visit: (node: GroqNode) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) {
    visit(value)
    // What a literal holds is data, even where it looks like a node.
    if (value.type === 'Value') return
  }
  for (const part of Object.values(value)) walk(part, visit)
}

/** A copy with what `replace` gives in place of the nodes for which it gives something. */
export function rewrite(tree: GroqNode, replace: (node: GroqNode) => GroqNode | null): GroqNode {
  const replaced = replace(tree)
  if (replaced) return replaced
  return tree.type === 'Value' ? tree : (rewriteParts(tree, replace) as GroqNode)
}

function rewriteParts(part: unknown, replace: (node: GroqNode) => GroqNode | null): unknown {
  if (Array.isArray(part)) return part.map((item) => rewritePart(item, replace))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, rewritePart(inner, replace)]))
}

function rewritePart(part: unknown, replace: (node: GroqNode) => GroqNode | null): unknown {
  return isNode(part) ? rewrite(part, replace) : rewriteParts(part, replace)
}

export function isNode(value: unknown): value is GroqNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
