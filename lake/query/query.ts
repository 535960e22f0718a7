import type { Doc } from '../store/documents.ts'
import type { Store } from '../store/store.ts'
import { parseQuery } from './groq.ts'
import { memoizePerTree } from './groq-tree.ts'
import { type Perspective, seenDocument, seenId } from './perspectives.ts'
import { createMeter, TooCostly, visitsPerValue } from './query-cost.ts'
import type { QuerySource } from './query-documents.ts'
import { evaluateQuery, type QueryRequest } from './query-evaluation.ts'
import { lengthWithin, type QueryLimits, refuseOversized, usualLimits } from './query-limits.ts'
import { type Caller, createQueryProcess, type QueryAnswer } from './query-process.ts'
import { compareIds } from './sorted-documents.ts'

export type QueryEngine = {
  evaluateQuery(request: QueryRequest, caller?: Caller): Promise<QueryAnswer>
  /** The document that a perspective shows under an id. */
  get(perspective: Perspective, id: string): Doc | null
  close(): void
}

const shortQuery = 4000
const shortParams = 1000

const insider: Caller = { anonymousFrom: null }

/**
 * The one place where queries are evaluated: here when it is sure to be quick, such as an article by its slug, and
 * otherwise in a query worker. Either way a query sees every write acknowledged before it. Anonymous callers have a
 * separate worker, from their first query on: their queries delay no caller with a token.
 */
export function createQueryEngine(store: Store, limits: QueryLimits = usualLimits): QueryEngine {
  const worker = createQueryProcess(store, limits)
  const anonymousWorker = createQueryProcess(store, limits)

  async function evaluateHere(request: QueryRequest): Promise<QueryAnswer | null> {
    // A source map costs several times its query, and only previews ask for it.
    const visits = request.sourceMap ? null : visitsOf(request)
    if (visits === null) return null
    try {
      const source = createNearSource(store, request.perspective, createMeter(visits))
      const { result, tags } = await evaluateQuery(request, source)
      const json = JSON.stringify(result) ?? 'null'
      return json.length > limits.result ? null : { json, tags }
    } catch (error) {
      if (error instanceof TooCostly) return null
      throw error
    }
  }

  return {
    async evaluateQuery(request, caller = insider) {
      refuseOversized(request.query)
      const lane = caller.anonymousFrom === null ? worker : anonymousWorker
      return (await evaluateHere(request)) ?? lane.ask(request, caller)
    },
    get: (perspective, id) => seenDocument(perspective, id, store.get),
    close() {
      worker.close()
      anonymousWorker.close()
    },
  }
}

const visitsOfTree = memoizePerTree(visitsPerValue)

function visitsOf({ query, params }: QueryRequest): number | null {
  // Functions of one's own can grow without bound while they are parsed.
  if (query.length > shortQuery || /\bfn\b/.test(query)) return null
  const paramsLength = lengthWithin(params, shortParams)
  if (paramsLength > shortParams) return null
  const visits = visitsOfTree(parseQuery(query, params))
  // A list among the parameters may be looked through at every visit.
  return visits && visits * (1 + (paramsLength >> 5))
}

/** Documents that can be found without looking at the others: by id and by slug. */
function createNearSource(
  store: Store,
  perspective: Perspective,
  count: (doc: Doc | null) => Doc | null,
): QuerySource {
  const elsewhere = (): never => {
    throw new TooCostly()
  }
  const get = (id: string) => count(seenDocument(perspective, id, store.get))

  function seenUnder(ids: Iterable<string>): Doc[] {
    const seen = new Set(Array.from(ids, (id) => seenId(perspective, id)))
    const found = Array.from(seen, (id) => (id === null ? null : get(id)))
    return found.filter((doc) => doc !== null).sort(compareIds)
  }

  return {
    get,
    find({ ids, field }) {
      if (ids) return seenUnder(ids)
      if (field?.path.join('.') !== 'slug.current') return elsewhere()
      return seenUnder(field.values.flatMap((slug) => Array.from(store.withSlug(String(slug)))))
    },
    sorted: elsewhere,
    search: elsewhere,
  }
}
