import { type CurrentUser, createSchema, type Source } from 'sanity'
import { createStructureBuilder, type StructureResolverContext } from 'sanity/structure'
import { expect, onTestFinished, test, vi } from 'vitest'
import { today } from '#schemas/day.ts'
import { documentTypes } from '#schemas/document-traits.ts'
import { allTypes, pageTypes } from '#schemas/document-types.ts'
import { documents } from '#schemas/documents.ts'
import { workflowSteps } from '#schemas/fields/review.ts'
import { schemaTypes } from '#schemas/index.ts'
import { documentActions } from '#studio/actions/actions.ts'
import { closedByRole } from './closed-forms.ts'
import { newDocumentOptions, templatesOf } from './fixed-documents.ts'
import { unknownTypeIn } from './KnownDocuments.tsx'
import { locations, mainDocuments } from './presentation.ts'
import { queues } from './queues.ts'
import { structure } from './structure.ts'

const source = {
  schema: createSchema({ name: 'default', types: schemaTypes }),
  i18n: { t: (key: string) => key },
  document: { resolveNewDocumentOptions: () => [] },
  templates: templatesOf([]),
}
// The part of a whole Studio that the builder reads.
const context = source as unknown as StructureResolverContext
const S = createStructureBuilder({ source: source as unknown as Source, perspectiveStack: [] })

type Pane = {
  id?: unknown
  title?: unknown
  type?: unknown
  items?: Pane[]
  child?: unknown
  options?: { id?: unknown; type?: unknown; filter?: unknown }
  initialValueTemplates?: unknown[]
  canHandleIntent?: (intent: string, asked: object, place: object) => unknown
}

/** Everything that stands in a list of the desk; what a list of documents opens is the Studio's own. */
function panesBelow(pane: Pane): Pane[] {
  const child = pane.child && typeof pane.child === 'object' ? [serialized(pane.child)] : []
  return [pane, ...[...(pane.items ?? []), ...child].flatMap(panesBelow)]
}

const serialized = (child: object): Pane =>
  'serialize' in child && typeof child.serialize === 'function' ? child.serialize() : child

const panes = panesBelow((structure(S, context) as ReturnType<typeof S.list>).serialize() as Pane)

test('an editor finds every type of document on the desk, under the name of its list', () => {
  const single = new Set(panes.flatMap(({ type, options }) => (type === 'document' ? [options?.type] : [])))
  const listed = new Set(panes.map(({ title }) => title))
  expect(allTypes.filter((type) => !single.has(type) && !listed.has(documentTypes[type].plural))).toEqual([
    'article',
  ])
  expect(listed).toContain('Todos os artigos')
})

test('the fixed documents are there by their ids, and no editor makes or loses one', () => {
  const ids = panes.flatMap(({ type, options }) => (type === 'document' ? [options?.id] : []))
  expect(ids).toEqual([
    'guide-tesouro-direto',
    'guide-acoes',
    'guide-fundos-imobiliarios',
    'guide-cdb',
    'guide-lci-lca',
    'legal-politica-privacidade',
    'legal-termos-uso',
    'page-investimentos',
    'page-sobre-nos',
    'page-contato',
    'site-texts',
    'site-settings',
  ])
  const options = allTypes.map((templateId) => ({
    type: 'initialValueTemplateItem' as const,
    id: templateId,
    templateId,
  }))
  // The resolver looks at the options alone.
  const offered = newDocumentOptions(options, {} as Parameters<typeof newDocumentOptions>[1])
  expect(allTypes.filter((type) => !offered.some(({ templateId }) => templateId === type))).toEqual([
    'guide',
    'legalPage',
    'sitePage',
    'siteTexts',
    'siteSettings',
  ])
})

test('a queue offers nothing to write, nor what was asked for elsewhere; the list of a step, an article that begins there', () => {
  // A queue is asked for when it is opened.
  const asked = panes.filter(({ type, child }) => type === 'listItem' && typeof child === 'function')
  for (const wanted of [...queues.map(({ id }) => id), 'running-now']) {
    const { child } = asked.find(({ id }) => id === wanted) ?? {}
    const opened = typeof child === 'function' ? serialized(child(wanted, {})) : undefined
    expect(opened, wanted).toMatchObject({ type: 'documentList', initialValueTemplates: [] })
    const asks = ['article', 'guide', 'legalPage'].map((type) =>
      opened?.canHandleIntent?.('edit', { id: 'x', type }, { pane: opened, index: 1 }),
    )
    expect(asks, wanted).not.toContain(true)
  }
  const listed = panes.flatMap((pane) => (pane.type === 'documentList' ? pane : []))
  const begins = (id: unknown) => workflowSteps.some(({ value }) => value === id)
  expect(listed.flatMap(({ id }) => (begins(id) ? [id] : []))).toEqual(
    workflowSteps.map(({ value }) => value),
  )
  for (const { id, initialValueTemplates } of listed) {
    const template = { templateId: 'article-at', parameters: { step: id } }
    expect(initialValueTemplates).toMatchObject(begins(id) ? [template] : [])
  }
})

const everyAction = ['publish', 'unpublish', 'delete', 'duplicate', 'discardChanges', 'restore'] as const

/** The desk of one person: its items, what "Criar" offers, and the Studio's own actions on some types. */
function deskOf(email: string) {
  const currentUser = { email } as CurrentUser
  const options = allTypes.map((templateId) => ({
    type: 'initialValueTemplateItem' as const,
    id: templateId,
    templateId,
  }))
  const actionsOn = (schemaType: string) => {
    const offered = everyAction.map((action) => Object.assign(() => null, { action }))
    return documentActions(offered, { schemaType, currentUser }).map(({ action }) => action ?? 'ours')
  }
  const items =
    (structure(S, { ...context, currentUser }) as ReturnType<typeof S.list>).serialize().items ?? []
  return {
    items: items.map((item) => ('title' in item && typeof item.title === 'string' ? item.title : '—')),
    offered: newDocumentOptions(options, { currentUser } as Parameters<typeof newDocumentOptions>[1]).map(
      ({ templateId }) => templateId,
    ),
    actionsOn,
  }
}

test('each person finds the part of the desk that is theirs', () => {
  vi.stubEnv(
    'SANITY_STUDIO_ROLES',
    'Ana@exemplo.com.br:redator, bia@exemplo.com.br:juridico,caio@exemplo.com.br:marketing, dora@exemplo.com.br:editor',
  )
  onTestFinished(() => void vi.unstubAllEnvs())

  const writer = deskOf('ana@exemplo.com.br')
  expect(writer.items[0]).toBe('Escrever')
  expect(writer.items.slice(-2)).toEqual(['—', 'Glossário'])
  expect(writer.offered).toEqual(['article', 'glossaryTerm'])
  expect(writer.actionsOn('article')).toEqual(['ours', 'ours', 'duplicate', 'discardChanges', 'restore'])
  expect(writer.actionsOn('legalPage')).toEqual([])

  const lawyer = deskOf('bia@exemplo.com.br')
  expect(lawyer.items).toEqual(['Textos legais', '—', 'Autores, categorias e avisos'])
  expect(lawyer.offered).toEqual(['disclosure'])
  expect(lawyer.actionsOn('legalPage')).toContain('publish')

  const marketing = deskOf('caio@exemplo.com.br')
  expect(marketing.items).toEqual(['Anúncios', 'Configurações do site'])
  expect(marketing.actionsOn('campaign')).toContain('publish')
  expect(marketing.actionsOn('article')).toEqual([])

  const editor = deskOf('dora@exemplo.com.br')
  expect(editor.items).toContain('Páginas fixas')
  expect(editor.items).not.toContain('Textos legais')
  expect(editor.items).not.toContain('Configurações do site')
  expect(editor.actionsOn('article')).toContain('publish')

  const unnamed = deskOf('redacao@localhost')
  expect(unnamed.items).toEqual(deskOf('').items)
  expect(unnamed.items).toContain('Configurações do site')
  expect(allTypes.filter((type) => !unnamed.actionsOn(type).includes('publish'))).toEqual([])
})

test('a new document begins with what its fields say', () => {
  const begun = Object.values(documents).flatMap(({ name, fields }) =>
    fields.flatMap((field) => {
      const initial = 'initialValue' in field ? field.initialValue : undefined
      // As the Studio calls it: with its parameters first.
      return typeof initial === 'function' ? [`${name}.${field.name}: ${initial({}, {})}`] : []
    }),
  )
  expect(begun).toContain(`article.publishedAt: ${today()}`)
  expect(begun).toContain(`marketNote.day: ${today()}`)
})

test('a form tells where its document shows, and a page opens its form', () => {
  expect(Object.keys(locations)).toEqual(allTypes)
  expect(mainDocuments.map(({ route }) => route)).toEqual(pageTypes.map(({ path }) => `${path}/:slug`))
})

test.each([
  [{ panes: [[{ id: '__edit__p1', params: { type: 'post' } }]] }, 'post'],
  [{ panes: [[{ id: 'article' }], [{ id: 'a1', params: { type: 'article' } }]] }, undefined],
  [{ panes: [[{ id: '__edit__p1', params: { type: '*' } }]] }, undefined],
  [{ panes: 'nada' }, undefined],
  [null, undefined],
])('an address with %j opens a document of the unknown type %s', (state, type) => {
  expect(unknownTypeIn(state)).toBe(type)
})

test('a form is closed to whoever the store would refuse, and who does not review says of no text that it was', () => {
  vi.stubEnv('SANITY_STUDIO_ROLES', 'ana@exemplo.com.br:redator, bia@exemplo.com.br:revisor')
  onTestFinished(() => void vi.unstubAllEnvs())
  const closed = createSchema({ name: 'default', types: closedByRole(schemaTypes) })
  const isClosed = (email: string, type: string, field?: string) => {
    const document = closed.get(type)
    const fields = document?.jsonType === 'object' ? document.fields : []
    const { readOnly } = (field ? fields.find(({ name }) => name === field)?.type : document) ?? {}
    // The schema asks the form for the person alone.
    const context = { currentUser: { email } } as Parameters<
      Extract<typeof readOnly, (of: never) => unknown>
    >[0]
    return typeof readOnly === 'function' ? readOnly(context) : readOnly === true
  }
  expect([isClosed('ana@exemplo.com.br', 'article'), isClosed('ana@exemplo.com.br', 'legalPage')]).toEqual([
    false,
    true,
  ])
  const reviewed = (email: string) => isClosed(email, 'article', 'reviewedOn')
  expect([reviewed('ana@exemplo.com.br'), reviewed('bia@exemplo.com.br')]).toEqual([true, false])
  expect(isClosed('ana@exemplo.com.br', 'article', 'title')).toBe(false)
})
