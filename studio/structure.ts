import type { StructureBuilder, StructureResolver } from 'sanity/structure'
import { allTypes, type DocumentType, documentTypes, pageTypes } from '#schemas/document-types.ts'
import { scheduledTypes } from '#schemas/index.ts'

export const structure: StructureResolver = (S) => {
  const list = (type: DocumentType) => S.documentTypeListItem(type).title(documentTypes[type].plural)
  return S.list()
    .title('Conteúdo')
    .items([
      ...pageTypes.map(({ type }) => list(type)),
      scheduled(S),
      S.divider(),
      ...allTypes.filter((type) => !documentTypes[type].page).map(list),
    ])
}

function scheduled(S: StructureBuilder) {
  return S.listItem()
    .id('scheduled')
    .title('Agendados')
    .child(
      S.documentList()
        .id('scheduled')
        .title('Agendados')
        .apiVersion('2026-03-01')
        // Written out: the Studio reads from here which documents a list can open and create.
        .filter(`_type in ${JSON.stringify(scheduledTypes)} && defined(publishAt)`)
        .defaultOrdering([{ field: 'publishAt', direction: 'asc' }]),
    )
}
