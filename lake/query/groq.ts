// The one file that leans on how groq-js works inside: what an error says, that it asks for whatever has a
// `_ref`, how it parses selectors. groq.test.ts holds all of that, as it is in groq-js 2.0.0.

import { ApiError, queryError } from '../http/errors.ts'
import type { Doc } from '../store/documents.ts'
import { createLruMap } from '../store/lru-map.ts'
import { evaluate, evaluateSync, parse } from './groq-js.ts'
import { type GroqNode, hasNode, isNode, literal, memoizePerTree, object, walk } from './groq-tree.ts'

/** Message of groq-js for a function that it parses but does not have. The error has neither a class nor a code. */
const notImplemented = 'not implemented'

export type GroqContext = {
  dataset: readonly Doc[]
  params: Record<string, unknown>
  /** Mostly a document. What a rewritten query asks for besides may have any form. */
  dereference: (reference: { _ref: string }) => unknown
  identity: string
  /** Result of `now()`. */
  timestamp?: Date
  /** Runs a job that may take long. */
  guard?: Guard
}

export type Guard = <Result>(job: () => Result) => Result

/** Characters of all remembered queries together; a tree takes some fifty times as many bytes. */
const maxParsedLength = 300_000
const parsed = createLruMap<string, GroqNode | null>(maxParsedLength)

/**
 * The tree of a query. Parameters stay in it as parameters, so that one tree serves all their values.
 *
 * Only where a value decides the form of the tree, as in `[$from...$to]`, does each value have a separate tree.
 */
export function parseQuery(query: string, params: Record<string, unknown>): GroqNode {
  const shared = parsed.take(`=${query}`, () => parseForAnyValues(query), query.length)
  if (shared) {
    refuseMissing(shared, query, params)
    return shared
  }
  const key = `$${query}\0${JSON.stringify(params)}`
  return parsed.take(key, () => parseStrictly(query, params), key.length)
}

/** `null` when the form of the tree depends on the values. */
function parseForAnyValues(query: string): GroqNode | null {
  const tree = attempt(() => parse(query))
  if (tree instanceof Error) {
    if (query.includes('$')) return null
    throw syntaxError(tree, query)
  }
  const isShapedByValues = hasNode(
    tree,
    ({ type, expr }) => type === 'Filter' && isNode(expr) && isConstantWithParameter(expr),
  )
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

/** The result as plain values. Functions that groq-js has only in its asynchronous form take that way. */
export async function run(node: GroqNode, context: GroqContext): Promise<unknown> {
  try {
    return runSync(node, context)
  } catch (error) {
    if (error instanceof ApiError || !hasNode(node, isAsynchronous)) throw error
  }
  const value = await evaluate(node, {
    ...context,
    dereference: async (ref: { _ref: string }) => context.dereference(ref),
  })
  return value.get()
}

function isAsynchronous({ type, namespace }: GroqNode): boolean {
  return type === 'FuncCall' && (namespace === 'diff' || namespace === 'delta')
}

export function runSync(node: GroqNode, context: GroqContext): unknown {
  const job = () => evaluateSync(node, context).data
  return context.guard ? context.guard(job) : job()
}

/** Value of a node that reads only the document. */
export function valueIn(node: GroqNode, doc: Doc): unknown {
  return evaluateSync(node, { root: doc, dataset: [] }).data
}

/** Errors of groq-js as the refusal of a query; others unchanged. */
export function asQueryError(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ApiError) return error
  if (error instanceof RangeError) return tooDeep()
  const description =
    error.message === notImplemented
      ? 'A consulta usa uma função que este repositório não tem'
      : error.message
  return queryError('queryEvaluationError', description)
}

/** A node that gives what `answer` says to the text that `text` gives; nothing where that is no text. */
export type HostCall = (answer: (text: string) => unknown, text: GroqNode) => GroqNode

/** A reference that starts with it is no document's, but a call of a rewritten query. */
const callMark = '\u0001'

/**
 * Callbacks of a query under evaluation: documents that references lead to, which are remembered, and calls that were
 * written into it.
 *
 * groq-js has no user-defined functions, but it asks us to dereference: a call is written as a reference.
 */
export function createHost(get: (id: string) => Doc | null) {
  const followed = new Map<string, Doc | null>()
  const answers: ((text: string) => unknown)[] = []
  const call: HostCall = (answer, text) => {
    const number = answers.push(answer) - 1
    const reference = { type: 'OpCall', op: '+', left: literal(`${callMark}${number}:`), right: text }
    return { type: 'Deref', base: object({ _ref: reference }) }
  }

  function answered(reference: string): unknown {
    const [, number, text = ''] = reference.match(/^.(\d+):(.*)$/s) ?? []
    return answers[Number(number)]?.(text)
  }

  return {
    followed,
    call,
    dereference({ _ref }: { _ref: string }): unknown {
      if (_ref.startsWith(callMark)) return answered(_ref)
      const doc = get(_ref)
      followed.set(_ref, doc)
      return doc
    },
  }
}

/** GROQ of a webhook, which compares a document before and after its change. */
export function parseDelta(query: string): GroqNode {
  const tree = parse(query, { mode: 'delta' })
  completeSelectors(tree)
  return tree
}

export type Delta = {
  before: Doc | null
  after: Doc | null
  get(id: string): Doc | null
  projectId: string
  dataset: string
}

export async function runDelta(tree: GroqNode, { before, after, get, ...sanity }: Delta): Promise<unknown> {
  const dereference = async ({ _ref }: { _ref: string }) => get(_ref)
  // The empty dataset is where groq-js starts from when it follows a reference.
  const context = { before, after, root: after ?? before, dataset: [], sanity, dereference }
  return (await evaluate(tree, context)).get()
}

/**
 * Completes the selectors of `delta::changedAny` and `delta::changedOnly` in a tree, in place.
 *
 * groq-js parses `tags[].name` there as the mapping that it is elsewhere, and then cannot follow it; it can follow
 * the node that it has for a selector inside a selector.
 */
function completeSelectors(tree: GroqNode): void {
  walk(tree, (node) => {
    if (node.type !== 'FuncCall' || !(node.namespace === 'delta' || node.namespace === 'diff')) return
    if (Array.isArray(node.args)) node.args = node.args.map(complete)
  })
}

function complete(selector: unknown): unknown {
  if (!isNode(selector)) return selector
  const { type, base, members, expr } = selector
  if (type === 'Tuple' && Array.isArray(members)) return { ...selector, members: members.map(complete) }
  if (type === 'Map' && isNode(expr)) {
    return { type: 'SelectorNested', base: complete(base), nested: relative(expr) }
  }
  return isNode(base) ? { ...selector, base: complete(base) } : selector
}

/** The path below an element: without the node that stands for the element itself. */
function relative(path: GroqNode): GroqNode {
  const { base, ...rest } = path
  if (!isNode(base)) return path
  return base.type === 'This' ? rest : { ...rest, base: relative(base) }
}
