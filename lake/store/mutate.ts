import { Mutation } from '@sanity/mutator'
import { mutationError } from '../http/errors.ts'
import { type Doc, type DocumentChange, isRecord, strongReferences } from './documents.ts'
import { misfitOf, stepsOf } from './patch-steps.ts'

export type NewDocument = { _id: string; _type: string; [field: string]: unknown }
export type PatchById = { id: string; ifRevisionID?: string; [operation: string]: unknown }

/** A mutation as it travels, with every id known (mutation-request.ts resolves those that name a query). */
export type WireMutation =
  | { create: NewDocument }
  | { createIfNotExists: NewDocument }
  | { createOrReplace: NewDocument }
  | { delete: { id: string; ifRevisionID?: string } }
  | { patch: PatchById }

export type MutationResult = { id: string; operation: 'create' | 'update' | 'delete' | 'none' }

type Current = {
  get(id: string): Doc | null
  referrersOf(id: string): Iterable<string>
  ofType(type: string): Iterable<string>
}
type Stamp = { transactionId: string; timestamp: string }

export function targetOf(mutation: WireMutation): string {
  if ('create' in mutation) return mutation.create._id
  if ('createIfNotExists' in mutation) return mutation.createIfNotExists._id
  if ('createOrReplace' in mutation) return mutation.createOrReplace._id
  return 'delete' in mutation ? mutation.delete.id : mutation.patch.id
}

export type Stage = ReturnType<typeof createStage>

/**
 * Further mutations by the project for a transaction, such as redirects after a move of a page, committed with it or not at
 * all. It sees documents as they will be, and may throw to refuse a change that the writer's role does not allow.
 */
export type BeforeCommit = (
  changes: DocumentChange[],
  stage: Pick<Stage, 'ofType' | 'read'>,
  writer: Writer,
) => WireMutation[]

/** Author of a commit; without a role, everything is allowed. */
export type Writer = { author: string; role?: string }

/** Documents as they would be after the mutations applied so far; nothing is written. */
export function createStage(current: Current, stamp: Stamp) {
  const staged = new Map<string, { before: Doc | null; after: Doc | null }>()
  const read = (id: string): Doc | null => {
    const known = staged.get(id)
    return known ? known.after : current.get(id)
  }

  return {
    read,
    ofType(type: string): Doc[] {
      const ids = new Set([...current.ofType(type), ...staged.keys()])
      return Array.from(ids, read).filter((doc): doc is Doc => doc?._type === type)
    },
    apply(mutation: WireMutation, index: number): MutationResult {
      const id = targetOf(mutation)
      const before = read(id)
      const after = applyOne(mutation, before, stamp, index)
      if (after === before) return { id, operation: 'none' }
      staged.set(id, { before: (staged.get(id) ?? { before }).before, after })
      return { id, operation: after === null ? 'delete' : before === null ? 'create' : 'update' }
    },
    changes(): DocumentChange[] {
      const all = Array.from(staged, ([documentId, states]) => ({ documentId, ...states }))
      return all.filter(({ before, after }) => before !== null || after !== null)
    },
  }
}

/** Applies all of `asked` in order and what `beforeCommit` adds, or throws and leaves everything as it was. */
export function applyMutations(
  asked: WireMutation[],
  current: Current,
  stamp: Stamp,
  beforeCommit: BeforeCommit,
  writer: Writer,
) {
  const stage = createStage(current, stamp)
  const results = asked.map((mutation, index) => stage.apply(mutation, index))
  const added = beforeCommit(stage.changes(), stage, writer)
  for (const mutation of added) stage.apply(mutation, asked.length)
  const changes = stage.changes()
  refuseBrokenReferences(changes, current, stage.read)
  return { changes, results, mutations: [...asked, ...added] }
}

function applyOne(mutation: WireMutation, before: Doc | null, stamp: Stamp, index: number): Doc | null {
  if ('create' in mutation && before) {
    const id = before._id
    const description = `Já existe um documento com o identificador ${id}`
    throw mutationError(409, { type: 'documentAlreadyExistsError', description, id }, index)
  }
  if ('createIfNotExists' in mutation && before) return before
  if ('delete' in mutation) {
    if (before) checkRevision(mutation.delete.ifRevisionID, before, index)
    return null
  }
  if ('patch' in mutation) {
    const { id, ifRevisionID } = mutation.patch
    if (!before) {
      const description = `O documento ${id} não existe mais`
      throw mutationError(409, { type: 'documentNotFoundError', description, id }, index)
    }
    checkRevision(ifRevisionID, before, index)
  }
  return run(mutation, before, stamp, index)
}

function checkRevision(expected: string | undefined, before: Doc, index: number): void {
  if (expected === undefined || expected === before._rev) return
  const description = `Alguém alterou o documento ${before._id} antes de você (revisão ${before._rev}, esperada ${expected})`
  throw mutationError(
    409,
    {
      type: 'documentRevisionIDDoesNotMatchError',
      description,
      currentRevisionID: before._rev,
      expectedRevisionID: expected,
    },
    index,
  )
}

function run(mutation: WireMutation, before: Doc | null, stamp: Stamp, index: number): Doc | null {
  // Mutation assigns into both its input and the document, so each gets its own copy.
  const wire = structuredClone(mutation)
  if ('createOrReplace' in wire && before) wire.createOrReplace._createdAt ??= before._createdAt
  const isPatch = 'patch' in wire
  const given = before && (isPatch ? patched(wire.patch, before, index) : { ...before })
  const engine = new Mutation({
    mutations: [isPatch ? { patch: { id: wire.patch.id } } : wire],
    timestamp: stamp.timestamp,
    transactionId: stamp.transactionId,
  })
  const after = attempt(() => engine.apply(given), index)
  if (!after) return null
  const description = unstorable(after)
  if (description !== null) throw mutationError(400, { type: 'validationError', description }, index)
  if (before && (after._id !== before._id || after._type !== before._type)) {
    const description = 'Os campos _id e _type de um documento não podem mudar'
    throw mutationError(409, { type: 'immutableAttributeError', description }, index)
  }
  // A patch may have removed it or made something else of it.
  if (typeof after._createdAt !== 'string') after._createdAt = before?._createdAt ?? stamp.timestamp
  // `transactionId` and `timestamp` make the engine fill _rev, _createdAt and _updatedAt.
  return after as Doc
}

/** A copy with the patch applied, step by step, so that each is judged by what the earlier ones left. */
function patched(patch: PatchById, before: Doc, index: number): Doc {
  let document = { ...before }
  for (const step of stepsOf(patch)) {
    const description = attempt(() => misfitOf(step, document), index)
    if (description !== null) throw mutationError(400, { type: 'invalidPatchError', description }, index)
    const engine = new Mutation({ mutations: [{ patch: { ...step.patch, id: patch.id } }] })
    // A patch never removes its document.
    document = attempt(() => engine.apply(document), index) as Doc
  }
  return document
}

function attempt<Result>(apply: () => Result, index: number): Result {
  try {
    return apply()
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error)
    throw mutationError(400, { type: 'invalidPatchError', description }, index)
  }
}

/** A field of one of these names would hide from `groq-js` and `@sanity/mutator` what they ask of every object. */
const unusableNames = ['__proto__', 'hasOwnProperty']

/** Reason, for the sender, why a value would not survive storage as JSON; null without one. */
function unstorable(value: unknown): string | null {
  // A sum beyond all numbers, which JSON writes as null.
  if (typeof value === 'number')
    return Number.isFinite(value) ? null : 'O resultado é um número grande demais'
  if (typeof value !== 'object' || value === null) return null
  const name = isRecord(value) ? unusableNames.find((unusable) => Object.hasOwn(value, unusable)) : undefined
  if (name !== undefined) return `Um campo não pode se chamar ${name}`
  for (const part of Object.values(value)) {
    const problem = unstorable(part)
    if (problem !== null) return problem
  }
  return null
}

type Read = (id: string) => Doc | null

/** After a transaction no strong reference may lead nowhere: neither by deletion nor by a new reference. */
function refuseBrokenReferences(changes: DocumentChange[], current: Current, read: Read): void {
  for (const { documentId, before, after } of changes) {
    if (after === null) refuseOrphans(documentId, current, changes, read)
    else refuseNewDangling(before, after, read)
  }
}

function refuseOrphans(id: string, current: Current, changes: DocumentChange[], read: Read): void {
  const candidates = new Set([...current.referrersOf(id), ...changes.map((change) => change.documentId)])
  const referencingIDs = Array.from(candidates).filter((candidate) =>
    strongReferences(read(candidate)).has(id),
  )
  if (referencingIDs.length === 0) return
  const description = `O documento ${id} não pode ser apagado: ${listed(referencingIDs)}`
  throw mutationError(409, { type: 'documentHasExistingReferencesError', description, id, referencingIDs })
}

function refuseNewDangling(before: Doc | null, after: Doc, read: Read): void {
  const earlier = strongReferences(before)
  for (const target of strongReferences(after)) {
    if (earlier.has(target) || read(target)) continue
    const description = `O documento ${after._id} aponta para ${target}, que não existe`
    throw mutationError(409, {
      type: 'documentReferenceDoesNotExistError',
      description,
      id: after._id,
      target,
    })
  }
}

function listed(ids: string[]): string {
  const [first, ...others] = ids
  const more = ids.length > 5 ? ` e mais ${ids.length - 5}` : ''
  return others.length === 0
    ? `${first} aponta para ele`
    : `${ids.slice(0, 5).join(', ')}${more} apontam para ele`
}
