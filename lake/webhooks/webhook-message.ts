import { createHash, createHmac } from 'node:crypto'
import { type ExprNode, evaluate, parse } from 'groq-js'
import { walk } from '../query/groq.ts'
import { type Doc, isDraftId, isVersionId } from '../store/documents.ts'
import type { Hook } from './webhook-config.ts'
import type { NewDelivery, PendingChange } from './webhook-queue.ts'
import { completeSelectors } from './webhook-selector.ts'

export type ParsedHook = Hook & { filterTree: ExprNode; projectionTree: ExprNode }

/** What a hook's GROQ may read besides the document: the published documents it refers to, and where it runs. */
export type Surroundings = {
  get(id: string): Doc | null
  projectId: string
  dataset: string
}

/** Throws for a hook whose GROQ is wrong, with the field's name: it would never send. */
export function parseHook(hook: Hook): ParsedHook {
  return {
    ...hook,
    filterTree: parseField('filter', hook.filter || 'true'),
    projectionTree: parseField('projection', hook.projection || '@'),
  }
}

function parseField(field: 'filter' | 'projection', query: string): ExprNode {
  const tree = parseDelta(field, query)
  walk(tree, ({ type }) => {
    if (type === 'Everything') {
      throw new Error(`campo "${field}": consultas dentro de um webhook, como *[…], não são aceitas`)
    }
  })
  completeSelectors(tree)
  return tree
}

function parseDelta(field: string, query: string): ExprNode {
  try {
    return parse(query, { mode: 'delta' })
  } catch (error) {
    throw new Error(`campo "${field}": não é GROQ (${error instanceof Error ? error.message : error})`)
  }
}

/** The request a hook wants for a change, or null when it does not want any. */
export async function deliveryFor(
  hook: ParsedHook,
  change: PendingChange,
  { get, projectId, dataset }: Surroundings,
): Promise<NewDelivery | null> {
  const { before, after, documentId, transactionId, timestamp } = change
  const operation = before ? (after ? 'update' : 'delete') : 'create'
  if (!hook.on.includes(operation) || !wantsKind(hook, documentId)) return null
  const sanity = { projectId, dataset }
  const dereference = async ({ _ref }: { _ref: string }) => get(_ref)
  const valueFor = async (tree: ExprNode): Promise<unknown> =>
    // The empty dataset is where groq-js starts from when it follows a reference.
    (await evaluate(tree, { before, after, root: after ?? before, dataset: [], sanity, dereference })).get()
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

function wantsKind(hook: Hook, documentId: string): boolean {
  if (isDraftId(documentId)) return hook.includeDrafts
  return isVersionId(documentId) ? hook.includeAllVersions : true
}

/** `t=<unix ms>,v1=<base64url HMAC-SHA256 of "t.body">`, as @sanity/webhook verifies it. */
export function signatureHeader(body: string, secret: string, now: number): string {
  return `t=${now},v1=${createHmac('sha256', secret).update(`${now}.${body}`).digest('base64url')}`
}
