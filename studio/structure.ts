import type { StructureResolver } from 'sanity/structure'

export const structure: StructureResolver = (S) =>
  S.list()
    .title('Conteúdo')
    .items([
      S.documentTypeListItem('article').title('Artigos'),
      S.divider(),
      S.documentTypeListItem('author').title('Autores'),
      S.documentTypeListItem('category').title('Categorias'),
    ])
