import { evaluate, evaluateSync, parse } from 'groq-js'
import type { Doc } from './documents.ts'
import { queryError } from './errors.ts'

/** A node of the tree that groq-js parses. The package ships without the file that declares its own type. */
export type GroqNode = { type: string; [part: string]: unknown }

export type GroqContext = {
  dataset: readonly Doc[]
  params: Record<string, unknown>
  dereference: (reference: { _ref: string }) => Doc | null
  identity: string
}

const parsed = new Map<string, GroqNode>()
const mostParsed = 500

/** groq-js writes the values of the parameters into the tree, so they are part of the key. */
export function parseQuery(query: string, params: Record<string, unknown>): GroqNode {
  const key = `${query}\0${JSON.stringify(params)}`
  const known = parsed.get(key)
  if (known) return known
  const node = parseFresh(query, params)
  if (parsed.size >= mostParsed) parsed.delete(parsed.keys().next().value ?? '')
  parsed.set(key, node)
  return node
}

function parseFresh(query: string, params: Record<string, unknown>): GroqNode {
  try {
    return parse(query, { params })
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error)
    const start = error instanceof Error && 'position' in error ? Number(error.position) : 0
    throw queryError('queryParseError', description, { query, start, end: query.length })
  }
}

/** The result as plain values. Functions that groq-js has only in its asynchronous form take that way. */
export async function run(node: GroqNode, context: GroqContext): Promise<unknown> {
  try {
    return runSync(node, context)
  } catch (error) {
    if (!isAsyncOnly(error)) throw refusal(error)
  }
  try {
    const value = await evaluate(node, {
      ...context,
      dereference: async (ref: { _ref: string }) => context.dereference(ref),
    })
    return await value.get()
  } catch (error) {
    throw refusal(error)
  }
}

export function runSync(node: GroqNode, context: GroqContext): unknown {
  return evaluateSync(node, context).data
}

function isAsyncOnly(error: unknown): boolean {
  return error instanceof Error && error.message === 'executeSync not supported'
}

function refusal(error: unknown): unknown {
  if (!(error instanceof Error)) return error
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

export function isNode(value: unknown): value is GroqNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}
