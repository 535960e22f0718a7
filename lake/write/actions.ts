import { ApiError, mutationError } from '../http/errors.ts'
import { type Doc, isPublishedId, isRecord, toDraftId, toPublishedId } from '../store/documents.ts'
import type { Stage, WireMutation } from '../store/mutate.ts'
import { parseMutation } from './mutation-request.ts'
import { publishedContent } from './publication.ts'

export type Action = { actionType: string; [argument: string]: unknown }

/** One action of a request; `index` is its position, for the error that names it. */
type Context = { action: Action; read: Stage['read']; index: number }

/** Sent by the Studio to create a draft without changing anything: no document has such a field. */
const noChange = '_empty_action_guard_pseudo_field_'

const translations: Record<string, (context: Context) => unknown[]> = {
  'sanity.action.document.create': createDraft,
  'sanity.action.document.edit': edit,
  'sanity.action.document.publish': publish,
  'sanity.action.document.unpublish': unpublish,
  'sanity.action.document.delete': deleteDocument,
  'sanity.action.document.discard': discard,
  'sanity.action.document.replaceDraft': replaceDraft,
  'sanity.action.document.version.create': createVersion,
  'sanity.action.document.version.replace': replaceVersion,
  'sanity.action.document.version.discard': discard,
}

/** Sold apart by hosted Sanity. */
const notHere = /^sanity\.action\.(release|variant|document\.variant|document\.version\.unpublish)\b/

/** The mutations that carry out `actions`, each seeing what the earlier ones left on the stage. */
export function translateActions(actions: unknown[], stage: Stage): WireMutation[] {
  if (actions.length === 0) throw refused('nenhuma ação', 0)
  return actions.flatMap((action, index) => {
    if (!isAction(action)) throw refused('ação malformada', index)
    const translate = Object.hasOwn(translations, action.actionType) && translations[action.actionType]
    if (!translate) throw refused(reasonAgainst(action.actionType), index)
    if (action.purge) throw refused('este acervo não apaga o histórico (purge)', index)
    return translate({ action, read: stage.read, index }).map((value) => {
      const mutation = parseMutation(value, index)
      stage.apply(mutation, index)
      return mutation
    })
  })
}

function reasonAgainst(actionType: string): string {
  return notHere.test(actionType)
    ? `lançamentos e variantes (releases, variants) não fazem parte deste acervo: ${actionType}`
    : `ação desconhecida: ${actionType}`
}

/** The same refusal under the name that clients of this endpoint expect. */
export function asActionError(error: unknown): unknown {
  if (!(error instanceof ApiError) || !isRecord(error.body.error)) return error
  return new ApiError(error.status, error.message, {
    error: { ...error.body.error, type: 'actionError', description: 'A ação foi recusada' },
  })
}

function createDraft(context: Context) {
  const { action, read, index } = context
  const { attributes, ifExists = 'fail' } = action
  if (ifExists !== 'fail' && ifExists !== 'ignore') throw refused(`ifExists tem de ser fail ou ignore`, index)
  const publishedId = publishedIdOf(context)
  if (!isRecord(attributes)) throw refused('criação sem conteúdo (attributes)', index)
  const _id = versionIdOf(attributes._id ?? toDraftId(publishedId), publishedId, index)
  if (ifExists === 'ignore' && read(_id)) return []
  if (_id === toDraftId(publishedId) && read(publishedId)) throw alreadyExists(publishedId, index)
  return [{ create: { ...attributes, _id } }]
}

function replaceDraft(context: Context) {
  const { action, read, index } = context
  const publishedId = publishedIdOf(context)
  if (!isRecord(action.attributes)) throw refused('troca sem conteúdo (attributes)', index)
  const _id = versionIdOf(action.attributes._id, publishedId, index)
  if (!read(_id) && !read(publishedId)) throw missing(_id, index)
  return [{ createOrReplace: { ...action.attributes, _id } }]
}

function createVersion(context: Context) {
  const { action, read, index } = context
  const { document, baseId, versionId, ifBaseRevisionId } = action
  const publishedId = publishedIdOf(context)
  if (isRecord(document)) {
    return [{ create: { ...document, _id: versionIdOf(document._id, publishedId, index) } }]
  }
  const base = existing(baseId, 'baseId', read, index)
  checkRevision(base, ifBaseRevisionId, index)
  return [{ create: { ...copyOf(base), _id: versionIdOf(versionId, publishedId, index) } }]
}

function replaceVersion({ action: { document }, read, index }: Context) {
  if (!isRecord(document)) throw refused('troca sem conteúdo (document)', index)
  const { _id } = existing(document._id, 'document._id', read, index)
  return [{ createOrReplace: { ...document, _id: versionIdOf(_id, toPublishedId(_id), index) } }]
}

function edit(context: Context) {
  const { action, read, index } = context
  const { patch } = action
  if (!isRecord(patch)) throw refused('edição sem alterações (patch)', index)
  const publishedId = publishedIdOf(context)
  const id = versionIdOf(action.draftId, publishedId, index)
  const copy = read(id)
    ? []
    : [{ create: { ...copyOf(existing(publishedId, 'publishedId', read, index)), _id: id } }]
  const { unset, ...rest } = patch
  const isGuard = Array.isArray(unset) && unset.length === 1 && unset[0] === noChange
  const changes = isGuard ? rest : patch
  return Object.keys(changes).length === 0 ? copy : [...copy, { patch: { ...changes, id } }]
}

function publish(context: Context) {
  const { action, read, index } = context
  const { ifDraftRevisionId, ifVersionRevisionId, ifPublishedRevisionId } = action
  const publishedId = publishedIdOf(context)
  const draftId = versionIdOf(action.draftId ?? action.versionId, publishedId, index)
  const draft = existing(draftId, 'draftId', read, index)
  const published = read(publishedId)
  checkRevision(draft, ifDraftRevisionId ?? ifVersionRevisionId, index)
  if (published) checkRevision(published, ifPublishedRevisionId, index)
  else if (ifPublishedRevisionId !== undefined) throw missing(publishedId, index)
  return [{ createOrReplace: publishedContent(draft, published) }, { delete: { id: draft._id } }]
}

function unpublish(context: Context) {
  const { action, read, index } = context
  const publishedId = publishedIdOf(context)
  const published = existing(publishedId, 'publishedId', read, index)
  const _id = versionIdOf(action.draftId ?? toDraftId(publishedId), publishedId, index)
  return [{ createIfNotExists: { ...copyOf(published), _id } }, { delete: { id: publishedId } }]
}

function deleteDocument(context: Context) {
  const { action, read, index } = context
  const publishedId = publishedIdOf(context)
  const listed = [action.includeDrafts ?? [], action.includeVersions ?? []].flat()
  const versions = listed.map((id) => versionIdOf(id, publishedId, index))
  const draftId = toDraftId(publishedId)
  // A draft that the caller does not know of is somebody's work.
  if (read(draftId) && !versions.includes(draftId)) throw alreadyExists(draftId, index)
  const found = Array.from(new Set([publishedId, ...versions])).filter((id) => read(id))
  if (found.length === 0) throw missing(publishedId, index)
  return found.map((id) => ({ delete: { id } }))
}

function discard({ action: { versionId, draftId }, read, index }: Context) {
  const { _id } = existing(versionId ?? draftId, 'draftId', read, index)
  return [{ delete: { id: versionIdOf(_id, toPublishedId(_id), index) } }]
}

function publishedIdOf({ action: { publishedId }, index }: Context): string {
  if (typeof publishedId === 'string' && isPublishedId(publishedId)) return publishedId
  throw refused('publishedId tem de ser o identificador do documento publicado', index)
}

/** `id`, when it is that of a draft or version of the same document: else one text would land on another. */
function versionIdOf(id: unknown, publishedId: string, index: number): string {
  if (typeof id === 'string' && !isPublishedId(id) && toPublishedId(id) === publishedId) return id
  throw refused(`${id} não é rascunho nem versão de ${publishedId}`, index)
}

function existing(id: unknown, name: string, read: Stage['read'], index: number): Doc {
  if (typeof id !== 'string') throw refused(`falta ${name}`, index)
  const doc = read(id)
  if (!doc) throw missing(id, index)
  return doc
}

function missing(id: string, index: number): ApiError {
  const description = `O documento ${id} não existe mais`
  return mutationError(409, { type: 'documentNotFoundError', description, id }, index)
}

function alreadyExists(id: string, index: number): ApiError {
  const description = `O documento ${id} já existe. Recarregue a página para ver o que mudou.`
  return mutationError(409, { type: 'documentAlreadyExistsError', description, id }, index)
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

function isAction(value: unknown): value is Action {
  return isRecord(value) && typeof value.actionType === 'string'
}

function refused(reason: string, index: number): ApiError {
  return mutationError(400, { type: 'invalidActionError', description: `Pedido recusado: ${reason}` }, index)
}
