import type { StructureResolver } from 'sanity/structure'

export const structure: StructureResolver = (S) =>
  S.list()
    .title('Conteúdo')
    .items([
      S.documentTypeListItem('article').title('Artigos'),
      S.listItem()
        .id('scheduled')
        .title('Agendados')
        .child(
          S.documentList()
            .id('scheduled')
            .title('Agendados')
            .apiVersion('2026-03-01')
            .filter('_type == "article" && defined(publishAt)')
            .defaultOrdering([{ field: 'publishAt', direction: 'asc' }]),
        ),
      S.divider(),
      S.documentTypeListItem('author').title('Autores'),
      S.documentTypeListItem('category').title('Categorias'),
    ])
