import { createHash, createHmac } from 'node:crypto'
import { type ExprNode, evaluate, parse } from 'groq-js'
import type { NewDelivery, PendingChange } from './webhook-queue.ts'

export type Hook = {
  id: string
  name: string
  url: string
  /** Empty: the requests are not signed. */
  secret: string
  /** GROQ in delta mode; empty: every document. */
  filter: string
  /** GROQ in delta mode; empty: the document after the change (before it, when deleted). */
  projection: string
  on: ('create' | 'update' | 'delete')[]
}

export type ParsedHook = Hook & { filterTree: ExprNode; projectionTree: ExprNode }

/** Throws for a wrong hook, which stops the start instead of never sending. */
export function parseHook(hook: Hook): ParsedHook {
  // Hooks come from a file that people edit.
  if (!URL.canParse(hook.url) || !Array.isArray(hook.on)) {
    throw new Error(`webhook "${hook.name}": "url" must be an address and "on" a list of operations`)
  }
  const tree = (query: string) => parse(query, { mode: 'delta' })
  try {
    return { ...hook, filterTree: tree(hook.filter || 'true'), projectionTree: tree(hook.projection || '@') }
  } catch (error) {
    throw new Error(`webhook "${hook.name}": ${error instanceof Error ? error.message : error}`)
  }
}

/** The request a hook wants for a change, or null when it does not want any. */
export async function deliveryFor(hook: ParsedHook, change: PendingChange): Promise<NewDelivery | null> {
  const { before, after, documentId, transactionId, timestamp } = change
  const operation = before ? (after ? 'update' : 'delete') : 'create'
  if (!hook.on.includes(operation)) return null
  const valueFor = async (tree: ExprNode): Promise<unknown> =>
    (await evaluate(tree, { before, after, root: after ?? before })).get()
  if ((await valueFor(hook.filterTree)) !== true) return null
  return {
    hookId: hook.id,
    // Derived, not random: working through the same change again after a crash gives the same key.
    idempotencyKey: createHash('sha256')
      .update(`${hook.id}\n${transactionId}\n${documentId}`)
      .digest('base64url'),
    transactionId,
    transactionTime: timestamp,
    documentId,
    operation,
    body: JSON.stringify((await valueFor(hook.projectionTree)) ?? null),
  }
}

/** `t=<unix ms>,v1=<base64url HMAC-SHA256 of "t.body">`, as @sanity/webhook verifies it. */
export function signatureHeader(body: string, secret: string, now: number): string {
  return `t=${now},v1=${createHmac('sha256', secret).update(`${now}.${body}`).digest('base64url')}`
}
