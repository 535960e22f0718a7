import { createSchema, type Source } from 'sanity'
import { createStructureBuilder, type StructureResolverContext } from 'sanity/structure'
import { expect, test } from 'vitest'
import { allTypes, documentTypes, pageTypes } from '#schemas/document-types.ts'
import { today } from '#schemas/fields/day.ts'
import { documents, schemaTypes } from '#schemas/index.ts'
import { newDocumentOptions, templatesOf } from './fixed-documents.ts'
import { locations, mainDocuments } from './presentation.ts'
import { structure } from './structure.ts'

const source = {
  schema: createSchema({ name: 'default', types: schemaTypes }),
  i18n: { t: (key: string) => key },
  document: { resolveNewDocumentOptions: () => [] },
  templates: templatesOf([]),
}
// What the builder reads of a whole Studio.
const context = source as unknown as StructureResolverContext
const S = createStructureBuilder({ source: source as unknown as Source, perspectiveStack: [] })

type Pane = {
  id?: unknown
  title?: unknown
  type?: unknown
  items?: Pane[]
  child?: unknown
  options?: { id?: unknown; type?: unknown; filter?: unknown }
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
    'siteSettings',
  ])
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
