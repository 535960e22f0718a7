import { type Doc, isRecord, toDraftId } from './documents.ts'
import { ApiError, mutationError } from './errors.ts'
import type { Stage, WireMutation } from './mutate.ts'
import { parseMutation } from './mutation-request.ts'

export type Action = { actionType: string; [argument: string]: unknown }

type Translate = (action: Action, read: Stage['read'], index: number) => unknown[]

/** Sent by the Studio to create a draft without changing anything: no document has such a field. */
const noChange = '_empty_action_guard_pseudo_field_'

const translations: Record<string, Translate> = {
  'sanity.action.document.create': createDraft,
  'sanity.action.document.edit': editDraft,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.delete': deleteDocument,
  'sanity.action.document.discard': discard,
  'sanity.action.document.replaceDraft': ({ attributes }) => [{ createOrReplace: attributes }],
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.replace': ({ document }) => [{ createOrReplace: document }],
  'sanity.action.document.version.discard': discard,
}

/** The mutations that carry out `actions`, each seeing what the earlier ones left on the stage. */
export function translateActions(actions: unknown[], stage: Stage): WireMutation[] {
  return actions.flatMap((action, index) => {
    if (!isAction(action)) throw refused('ação malformada', index)
    const translate = translations[action.actionType]
    if (!translate) throw refused(`ação desconhecida: ${action.actionType}`, index)
    return translate(action, stage.read, index).map((value) => {
      const mutation = parseMutation(value, index)
      stage.apply(mutation, index)
      return mutation
    })
  })
}

/** The same refusal under the name that clients of this endpoint expect. */
export function asActionError(error: unknown): unknown {
  if (!(error instanceof ApiError) || !isRecord(error.body.error)) return error
  const [first] = Array.isArray(error.body.error.items) ? error.body.error.items : []
  const description = first?.error?.description ?? error.message
  return new ApiError(error.status, error.message, {
    error: { ...error.body.error, type: 'actionError', description },
  })
}

function createDraft({ attributes, ifExists, publishedId }: Action, read: Stage['read'], index: number) {
  if (!isRecord(attributes)) throw refused('criação sem conteúdo', index)
  const _id = attributes._id ?? toDraftId(String(publishedId))
  if (ifExists === 'ignore' && read(String(_id))) return []
  return [{ create: { ...attributes, _id } }]
}

function createVersion(
  { document, baseId, versionId, ifBaseRevisionId }: Action,
  read: Stage['read'],
  index: number,
) {
  if (document) return [{ create: document }]
  const base = existing(baseId, read, index)
  checkRevision(base, ifBaseRevisionId, index)
  return [{ create: { ...copyOf(base), _id: versionId } }]
}

function editDraft({ draftId, publishedId, patch }: Action, read: Stage['read'], index: number) {
  if (!isRecord(patch)) throw refused('edição sem alterações', index)
  const mutations: unknown[] = []
  if (!read(String(draftId))) {
    mutations.push({ create: { ...copyOf(existing(publishedId, read, index)), _id: draftId } })
  }
  const { unset, ...rest } = patch
  const isEmpty = Array.isArray(unset) && unset.length === 1 && unset[0] === noChange
  if (!isEmpty) mutations.push({ patch: { ...patch, id: draftId } })
  else if (Object.keys(rest).length > 0) mutations.push({ patch: { ...rest, id: draftId } })
  return mutations
}

function publish(action: Action, read: Stage['read'], index: number) {
  const { publishedId, ifDraftRevisionId, ifPublishedRevisionId } = action
  const draft = existing(action.draftId ?? action.versionId, read, index)
  const published = read(String(publishedId))
  checkRevision(draft, ifDraftRevisionId ?? action.ifVersionRevisionId, index)
  if (published) checkRevision(published, ifPublishedRevisionId, index)
  else if (ifPublishedRevisionId !== undefined) throw missing(String(publishedId), index)
  const _createdAt = published?._createdAt ?? draft._createdAt
  const content = strengthenReferences({ ...copyOf(draft), _id: publishedId, _createdAt })
  return [{ createOrReplace: content }, { delete: { id: draft._id } }]
}

function unpublish({ draftId, publishedId }: Action, read: Stage['read'], index: number) {
  const published = existing(publishedId, read, index)
  const _id = String(draftId ?? toDraftId(published._id))
  return [{ createIfNotExists: { ...copyOf(published), _id } }, { delete: { id: published._id } }]
}

function deleteDocument({ publishedId, includeDrafts, includeVersions }: Action, read: Stage['read']) {
  const listed = [includeDrafts, includeVersions].filter((ids) => Array.isArray(ids)).flat()
  const ids = new Set([String(publishedId), ...listed.map(String)])
  return Array.from(ids)
    .filter((id) => read(id))
    .map((id) => ({ delete: { id } }))
}

function discard({ versionId, draftId }: Action, read: Stage['read']) {
  const id = String(versionId ?? draftId)
  return read(id) ? [{ delete: { id } }] : []
}

function existing(id: unknown, read: Stage['read'], index: number): Doc {
  const doc = read(String(id))
  if (!doc) throw missing(String(id), index)
  return doc
}

function missing(id: string, index: number): ApiError {
  const description = `O documento ${id} não existe mais`
  return mutationError(409, { type: 'documentNotFoundError', description, id }, index)
}

function checkRevision(doc: Doc, expected: unknown, index: number): void {
  if (expected === undefined || expected === doc._rev) return
  const description = `Alguém alterou o documento ${doc._id} antes de você`
  const revisions = { currentRevisionID: doc._rev, expectedRevisionID: expected }
  throw mutationError(409, { type: 'documentRevisionIDDoesNotMatchError', description, ...revisions }, index)
}

function copyOf({ _rev, _updatedAt, ...content }: Doc): Record<string, unknown> {
  return content
}

/** A draft may point weakly at what is not published yet; publishing makes such references strong. */
function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish: strengthen, _weak, ...rest } = value
  const parts = Object.entries(rest).map(([key, part]) => [key, strengthenReferences(part)])
  const result: Record<string, unknown> = Object.fromEntries(parts)
  const staysWeak = isRecord(strengthen) ? strengthen.weak === true : _weak !== undefined
  if (staysWeak) result._weak = isRecord(strengthen) ? true : _weak
  return result
}

function isAction(value: unknown): value is Action {
  return isRecord(value) && typeof value.actionType === 'string'
}

function refused(reason: string, index: number): ApiError {
  return mutationError(400, { type: 'invalidActionError', description: `Pedido recusado: ${reason}` }, index)
}
