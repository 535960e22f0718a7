import { queryError } from '../http/errors.ts'
import { type Doc, isRecord } from '../store/documents.ts'
import { asQueryError, createHost, type GroqContext, type Guard, parseQuery, run, runSync } from './groq.ts'
import { type GroqNode, hasNode, literal, memoizePerTree, rewrite, walk } from './groq-tree.ts'
import type { Perspective } from './perspectives.ts'
import { isFilterOfAll, isNarrowed, type Listing, type Lookup, listingIn, lookupFor } from './planner.ts'
import { TooCostly } from './query-cost.ts'
import type { QuerySource } from './query-documents.ts'
import { evaluateWithSourceMap, type SourceMap } from './source-map.ts'
import { queryTags } from './sync-tags.ts'
import { rewriteTextQueries } from './text-search.ts'

export type QueryRequest = {
  query: string
  params: Record<string, unknown>
  perspective: Perspective
  /** Result of `identity()`. */
  identity: string
  /** Asks for a source map, with elements of lists named by their `_key` or by their position. */
  sourceMap?: 'keys' | 'positions'
  /** Answers the ids of the result alone, as texts: ten thousand whole documents may be more than an answer holds. */
  idsAlone?: boolean
}

/** `tags`: what a later change must touch to put the result out of date. */
export type QueryResult = { result: unknown; tags: string[]; sourceMap?: SourceMap }

/** Evaluates a query over the documents of `source`, which sees them as the request's perspective does. */
export async function evaluateQuery(
  request: QueryRequest,
  source: QuerySource,
  guard?: Guard,
): Promise<QueryResult> {
  try {
    return await evaluate(request, source, guard)
  } catch (error) {
    throw error instanceof TooCostly ? error : asQueryError(error)
  }
}

async function evaluate(request: QueryRequest, source: QuerySource, guard?: Guard): Promise<QueryResult> {
  const { query, params, identity } = request
  const tree = parseQuery(query, params)
  refuseGeo(tree)
  const host = createHost(source.get)
  const context: GroqContext = {
    dataset: [],
    params: { ...params },
    identity,
    dereference: host.dereference,
    timestamp: new Date(),
    ...(guard && { guard }),
  }
  const answerable = rewriteTextQueries(tree, { params, search: source.search, hostCall: host.call })
  const plan = createPlan(source, context)
  const narrowed = plan.narrow(answerable)
  if (plan.needsAll(narrowed)) context.dataset = source.find({ types: null })
  const answer = request.sourceMap
    ? await evaluateWithSourceMap(narrowed, {
        run: (traced) => run(traced, context),
        get: source.get,
        documents: () => documentsSeen(host.followed, context),
        useKeys: request.sourceMap === 'keys',
      })
    : { result: (await run(narrowed, context)) ?? null }
  if (request.idsAlone) answer.result = idsIn(answer.result)
  return { ...answer, tags: queryTags(plan.lookups(), request.perspective, host.followed) }
}

function idsIn(result: unknown): string[] {
  const found: unknown[] = Array.isArray(result) ? result : [result]
  return found
    .map((each) => (isRecord(each) ? each._id : each))
    .filter((id): id is string => typeof id === 'string')
}

/** Documents from which the values of the result may come, the likeliest first. */
function* documentsSeen(followed: ReadonlyMap<string, Doc | null>, { params, dataset }: GroqContext) {
  for (const doc of followed.values()) if (doc) yield doc
  // Documents that the plan gave to each `*`. A name like this is no parameter of the request.
  for (const [name, given] of Object.entries(params)) if (name.startsWith('*')) yield* given as Doc[]
  yield* dataset
}

function refuseGeo(tree: GroqNode): void {
  const name = geoFunctionIn(tree)
  if (name === null) return
  const description = `Este repositório não tem as funções geográficas do GROQ (geo::${name})`
  throw queryError('queryEvaluationError', description)
}

const geoFunctionIn = memoizePerTree((tree) => {
  let found: string | null = null
  walk(tree, ({ type, namespace, name }) => {
    if (type === 'FuncCall' && namespace === 'geo') found ??= String(name)
  })
  return found
})

/** Gives each `*[…]` of a query only documents that it can want, as a parameter that no query can name. */
function createPlan(source: QuerySource, context: GroqContext) {
  const lookups: Lookup[] = []
  let seesAll = false

  function parameter(documents: readonly Doc[]): GroqNode {
    const name = `*${Object.keys(context.params).length}`
    context.params[name] = documents
    return { type: 'Parameter', name }
  }

  function narrow(node: GroqNode): GroqNode {
    return rewrite(node, (part) => {
      if (!readsAll(part)) return part
      const listing = listingIn(part)
      if (listing) return narrowListing(part, listing)
      return isFilterOfAll(part) ? narrowFilter(part) : null
    })
  }

  function narrowFilter(filter: GroqNode): GroqNode {
    const expr = filterExpression(filter)
    const lookup = lookupFor(expr, context.params)
    lookups.push(lookup)
    const find = () => source.find(lookup)
    // A pattern can take long.
    const base = parameter(lookup.match && context.guard ? context.guard(find) : find())
    return { ...filter, base, expr: narrow(withoutMatch(expr, lookup)) }
  }

  function narrowListing(slice: GroqNode, { order, filter, keys, limit }: Listing): GroqNode {
    const expr = filterExpression(filter)
    const lookup = lookupFor(expr, context.params)
    const [type, ...others] = lookup.types ?? []
    const isWholeType = type !== undefined && others.length === 0 && !isNarrowed(lookup)
    if (!isWholeType || !isSelfContained(expr)) {
      return { ...slice, base: { ...order, base: narrowFilter(filter) } }
    }
    lookups.push(lookup)
    const first = firstMatching(source.sorted(type, keys), expr, limit, context)
    return { ...slice, base: { ...order, base: { ...filter, base: parameter(first) } } }
  }

  return {
    narrow,
    needsAll(narrowed: GroqNode): boolean {
      seesAll = hasNode(
        narrowed,
        ({ type, namespace }) => type === 'Everything' || (type === 'FuncCall' && namespace === 'releases'),
      )
      return seesAll
    },
    /** One for each `*` of the query; `null` when it may read any document. */
    lookups: (): Lookup[] | null => (seesAll ? null : lookups),
  }
}

const readsAll = memoizePerTree((tree) => hasNode(tree, ({ type }) => type === 'Everything'))

/** The conditions that remain for documents found by a `match`. */
function withoutMatch(expr: GroqNode, { match }: Lookup): GroqNode {
  return match ? rewrite(expr, (node) => (node === match.condition ? literal(true) : null)) : expr
}

function filterExpression({ expr }: GroqNode): GroqNode {
  // `isFilterOfAll` has seen that it is one.
  return expr as GroqNode
}

/** Whether a filter says the same of a document wherever it stands, and at once. */
function isSelfContained(expr: GroqNode): boolean {
  return !hasNode(
    expr,
    ({ type, namespace }) =>
      ['Parent', 'Everything'].includes(type) || ['releases', 'diff'].includes(String(namespace)),
  )
}

function firstMatching(sorted: readonly Doc[], expr: GroqNode, limit: number, context: GroqContext): Doc[] {
  const found: Doc[] = []
  const filter: GroqNode = { type: 'Filter', base: { type: 'Everything' }, expr }
  const step = Math.max(64, limit)
  for (let start = 0; start < sorted.length && found.length < limit; start += step) {
    const matching = runSync(filter, { ...context, dataset: sorted.slice(start, start + step) })
    // A filter of documents gives documents.
    found.push(...(matching as Doc[]))
  }
  return found
}
