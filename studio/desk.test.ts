import { createSchema, type Source } from 'sanity'
import { createStructureBuilder, type StructureResolverContext } from 'sanity/structure'
import { expect, test } from 'vitest'
import { allTypes, documentTypes, pageTypes } from '#schemas/document-types.ts'
import { schemaTypes } from '#schemas/index.ts'
import { locations, mainDocuments } from './presentation.ts'
import { structure } from './structure.ts'

const source = {
  schema: createSchema({ name: 'default', types: schemaTypes }),
  i18n: { t: (key: string) => key },
  document: { resolveNewDocumentOptions: () => [] },
  templates: [],
}

test('an editor finds every type of document on the desk', () => {
  // What the builder reads of a whole Studio.
  const S = createStructureBuilder({ source: source as unknown as Source, perspectiveStack: [] })
  const desk = structure(S, source as unknown as StructureResolverContext) as ReturnType<typeof S.list>
  const items = desk.serialize().items.filter((item) => item.type === 'listItem')
  const titles = allTypes.map((type) => [type, documentTypes[type].plural])
  expect(items.map(({ id, title }) => [id, title])).toEqual(expect.arrayContaining(titles))
})

test('a form tells where its document shows, and a page opens its form', () => {
  expect(Object.keys(locations)).toEqual(allTypes)
  expect(mainDocuments.map(({ route }) => route)).toEqual(pageTypes.map(({ path }) => `${path}/:slug`))
})
