import type { Doc } from './documents.ts'
import { type GroqNode, parseQuery, run, walk } from './groq.ts'
import { createViews, type Perspective, type View } from './perspectives.ts'
import { planCandidates, selectCandidates } from './planner.ts'
import type { Store } from './store.ts'
import { isTextQuery, rewriteTextQueries } from './text-search.ts'

export type QueryRequest = {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  /** What `identity()` answers. */
  identity: string
}

/** `types`: document types that the result depends on; `null` when it may depend on any document. */
export type QueryAnswer = { result: unknown; types: Set<string> | null }

export type QueryEngine = {
  evaluateQuery(request: QueryRequest): Promise<QueryAnswer>
  view(perspective: Perspective): View
}

/** The one place where queries are evaluated. It answers later, so that a worker can take its place. */
export function createQueryEngine(store: Store): QueryEngine {
  const view = createViews(store)

  return {
    view,
    async evaluateQuery({ query, params, perspective, identity }) {
      const seen = view(perspective)
      const parsedTree = parseQuery(query, params)
      const tree = hasTextQuery(parsedTree) ? rewritten(parsedTree, seen) : parsedTree
      const candidates = planCandidates(parsedTree)
      const followed = createFollower(seen)
      const result = await run(tree, {
        dataset: selectCandidates(seen, candidates),
        params,
        identity,
        dereference: followed.dereference,
      })
      const types =
        candidates && candidates.ids.size === 0 && !followed.missed()
          ? new Set([...candidates.types, ...followed.types])
          : null
      return { result: result ?? null, types }
    },
  }
}

/** Follows references within the view, and remembers which types it came by. */
function createFollower(view: View) {
  const types = new Set<string>()
  let missed = false
  return {
    types,
    missed: () => missed,
    dereference({ _ref }: { _ref: string }): Doc | null {
      const doc = view.get(_ref)
      if (doc) types.add(doc._type)
      else missed = true
      return doc
    },
  }
}

function hasTextQuery(tree: GroqNode): boolean {
  let found = false
  walk(tree, (node) => {
    found ||= isTextQuery(node)
  })
  return found
}

function rewritten(tree: GroqNode, view: View): GroqNode {
  // The rewriting of a node is a node.
  return rewriteTextQueries(tree, view) as GroqNode
}
